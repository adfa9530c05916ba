import type { Dialect } from '../../../grammar/dialect.ts';
import { allOrNone } from '../../collections.ts';
import { allOf, anyOf, binary, call, is, signed } from '../../compose.ts';
import type { Binary, Call, Column, Expression, Names, Table } from '../../ir.ts';
import { nodesOf, transformed } from '../../walk.ts';
import type { ColumnTest } from '../facts/column-facts.ts';
import { stepsOf } from '../facts/json-members.ts';
import { typeOf } from '../facts/literals.ts';

/** The table with one spelling of each place in a document; where a dialect has one only, the table as it is. */
export function withOnePlaceSpelling(table: Table, { semantics }: Dialect): Table {
  return semantics.documentArrow === 'step' ? withArrows(table) : table;
}

/**
 * The table with arrows in the place of what else PostgreSQL has to look into a document: paths, the functions of SQL/JSON and
 * subscripts (manual, sections 8.14.5 and 9.16.2), as far as a path names one place, and perhaps what it compares there.
 */
function withArrows(table: Table): Table {
  const documents = new Set(table.columns.flatMap(({ name, type }) => (type.shape.kind === 'json' ? [name] : [])));
  const isDocument = (name: string): boolean => documents.has(name);
  const plain = <Checked extends { readonly expression: Expression }>(check: Checked): Checked =>
    nodesOf(check.expression).some(looksInside)
      ? { ...check, expression: withFirstElements(check.expression, isDocument) }
      : check;
  const column = (one: Column): Column => {
    const isOwn = one.type.domainChecks.length > 0 && one.type.shape.kind === 'json';
    const domainChecks = one.type.domainChecks.map((check) => ({
      ...check,
      expression: withFirstElements(check.expression, () => true),
    }));
    return isOwn ? { ...one, type: { ...one.type, domainChecks } } : one;
  };
  return { ...table, checks: table.checks.map(plain), columns: table.columns.map(column) };
}

/** A check with arrows. Where all elements are looked through for one that passes, the first is to be it: then the check holds, too. */
function withFirstElements(expression: Expression, isDocument: IsDocument): Expression {
  const demanded = new Set<Expression>();
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    demanded.add(next);
    if (next.kind === 'logical') waiting.push(...next.operands);
  }
  return transformed(expression, (node) => arrowsFor(node, isDocument, demanded.has(node)));
}

/** Whether an expression may be one of those that stand for arrows. */
function looksInside(node: Expression): boolean {
  if (node.kind === 'call')
    return FINDING.has(node.name) || SAYING.has(node.name) || /^json_(?:value|query)$/.test(node.name);
  return node.kind === 'subscript' || (node.kind === 'binary' && /^@[?@]$/.test(node.operator));
}

type IsDocument = ColumnTest;

/** Functions that tell whether a path finds something, and those that tell what a path says. */
const FINDING: Names = new Set(['json_exists', 'jsonb_path_exists', 'operator @?']);
const SAYING: Names = new Set(['jsonb_path_match', 'operator @@']);

function arrowsFor(node: Expression, isDocument: IsDocument, isDemanded: boolean): Expression | null {
  if (node.kind === 'subscript') return arrowOfSubscript(node, isDocument);
  if (node.kind === 'binary' && isJsonValue(node.left) && node.right.kind === 'number') {
    const [document, path] = node.left.arguments;
    const text = document === undefined ? null : arrows(document, pathOf(path), '->>', isDocument);
    return text === null ? null : { ...node, left: { kind: 'cast', operand: text, type: NUMERIC } };
  }
  const [name, document, path] =
    node.kind === 'binary'
      ? [`operator ${node.operator}`, node.left, node.right]
      : node.kind === 'call'
        ? [node.name, ...node.arguments]
        : [''];
  if (document === undefined) return null;
  const written = isDemanded ? pathOf(path).replaceAll('[*]', '[0]') : pathOf(path);
  if (FINDING.has(name)) return found(document, written, isDocument);
  if (SAYING.has(name)) return said(document, written, isDocument);
  if (name === 'json_value') return arrows(document, written, '->>', isDocument);
  return name === 'json_query' ? arrows(document, written, '->', isDocument) : null;
}

function isJsonValue(expression: Expression): expression is Call {
  return expression.kind === 'call' && expression.name === 'json_value';
}

/** The text of a path, without its mode; empty: it is no constant. */
function pathOf(path: Expression | undefined): string {
  let inner = path;
  while (inner?.kind === 'cast') inner = inner.operand;
  return inner?.kind === 'string' ? inner.value.trim().replace(/^(?:lax|strict)\s+/, '') : '';
}

/** document -> 'a' -> 'b', for the path $.a.b; null: it names more than one place, or none. */
function arrows(document: Expression, path: string, last: '->' | '->>', isDocument: IsDocument): Binary | null {
  let inner = document;
  while (inner.kind === 'cast') inner = inner.operand;
  const steps = inner.kind === 'column' && (document.kind === 'cast' || isDocument(inner.name)) ? stepsOf(path) : null;
  if (steps === null || steps.length === 0) return null;
  let place = document;
  for (const [i, step] of steps.entries()) {
    const key: Expression =
      typeof step === 'number' ? { kind: 'number', text: String(step) } : { kind: 'string', value: step };
    place = binary(i === steps.length - 1 ? last : '->', place, key);
  }
  return place.kind === 'binary' ? place : null;
}

/** Comparisons of paths that SQL spells in another way. */
const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['==', '='],
  ['!=', '<>'],
]);

const COMPARISON = /^(\$\S*)\s*(==|<>|!=|<=|>=|<|>)\s*(-?\d+(?:\.\d+)?|"[^"\\]*"|true|false)$/;
const MATCH = /^(\$\S*)\s+(like_regex|starts\s+with)\s+"([^"\\]*)"$/;
const FILTER = /^(\$\S*)\s*\?\s*\((.*)\)$/;
const CURRENT = /@(?=[.[\s])/g;

/** A path finds something: a place, or one whose value passes a filter. */
function found(document: Expression, path: string, isDocument: IsDocument): Expression | null {
  const [, filtered = '', filter] = FILTER.exec(path) ?? [];
  if (filter !== undefined)
    return said(
      document,
      filter.replace(CURRENT, () => filtered),
      isDocument,
    );
  const place = arrows(document, path, '->', isDocument);
  return place === null ? null : is(place, 'null', true);
}

/** What a path says of places: comparisons with constants. */
function said(document: Expression, path: string, isDocument: IsDocument): Expression | null {
  for (const [sign, joined] of [['||', anyOf] as const, ['&&', allOf] as const]) {
    const parts = path.split(sign);
    if (parts.length === 1) continue;
    const operands = allOrNone(parts.map((part) => said(document, part.trim(), isDocument)));
    return operands && joined(operands);
  }
  const [, finding] = /^exists\s*\((.*)\)$/.exec(path) ?? [];
  if (finding !== undefined) return found(document, finding.trim(), isDocument);
  return matched(document, path, isDocument) ?? comparedPlace(document, path, isDocument);
}

function comparedPlace(document: Expression, path: string, isDocument: IsDocument): Expression | null {
  const [, place = '', sign = '', constant = ''] = COMPARISON.exec(path) ?? [];
  const operator = OPERATORS.get(sign) ?? sign;
  if (operator === '') return null;
  const text = arrows(document, place, '->>', isDocument);
  if (text === null) return null;
  if (/^["tf]/.test(constant)) {
    return there(text, binary(operator, text, { kind: 'string', value: constant.replaceAll('"', '') }));
  }
  return there(text, binary(operator, { kind: 'cast', operand: text, type: NUMERIC }, signed(constant)));
}

/** A place whose text matches a regular expression, or starts with a text. */
function matched(document: Expression, path: string, isDocument: IsDocument): Expression | null {
  const [, place = '', how = '', value = ''] = MATCH.exec(path) ?? [];
  const text = arrows(document, place, '->>', isDocument);
  if (text === null) return null;
  const wanted: Expression = { kind: 'string', value };
  return there(text, how === 'like_regex' ? binary('~', text, wanted) : call('starts_with', text, wanted));
}

/** What is not there is not compared: the path says false, and no NULL. */
function there(text: Expression, comparison: Expression): Expression {
  return allOf([is(text, 'null', true), comparison]);
}

/** document['a'] as document -> 'a' */
function arrowOfSubscript(
  { operand, from, to }: Expression & { kind: 'subscript' },
  isDocument: IsDocument,
): Expression | null {
  if (from === null || to !== null) return null;
  const inner = operand.kind === 'subscript' ? arrowOfSubscript(operand, isDocument) : operand;
  const isKnown = inner !== null && (inner !== operand || (inner.kind === 'column' && isDocument(inner.name)));
  return isKnown ? binary('->', inner, from) : null;
}

const NUMERIC = typeOf({ kind: 'decimal', precision: null, scale: null, unsigned: false }, 'numeric');

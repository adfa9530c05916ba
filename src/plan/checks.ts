import { DdlError } from '../ddl-error.ts';
import { columnsOf } from '../expression/walk.ts';
import type { Check, Column, Expression, Table } from '../ir.ts';
import {
  type Alternative,
  alternativesOf,
  type Condition,
  MAX_ALTERNATIVES,
  merged,
  product,
  type Resolve,
} from './alternatives.ts';

/** Checks that share columns and leave a choice: a row takes one of the cases. */
export interface Component {
  readonly columns: readonly string[];
  readonly names: readonly string[];
  readonly cases: readonly Alternative[];
}

/** All checks of a table, taken apart. */
export interface CheckedTable {
  /** What always holds. */
  readonly base: Alternative;
  readonly components: readonly Component[];
}

interface PlacedCondition extends Condition {
  readonly offset: number;
}

/** Takes the checks of a table and of its columns' domains apart. Throws DdlError where two of them contradict each other. */
export function absorbChecks(table: Table, resolve: Resolve, source: string): CheckedTable {
  let base: Alternative = { facts: new Map(), residue: [] };
  const groups: { columns: Set<string>; names: string[]; cases: readonly Alternative[] }[] = [];
  for (const condition of conditionsOf(table, source)) {
    const { name, offset, expression } = condition;
    const alternatives = alternativesOf(condition, resolve);
    const contradiction = (): DdlError =>
      new DdlError('unsatisfiable', `No row can pass the check ${name} together with the others.`, source, offset);
    const [single, second] = alternatives;
    if (single === undefined) throw contradiction();
    if (second === undefined) {
      const both = merged(base, single);
      if (both === null) throw contradiction();
      base = both;
      continue;
    }
    const columns = new Set([...columnsOf(expression)].map(resolve).filter((column) => column !== undefined));
    const touching = groups.filter((group) => [...group.columns].some((column) => columns.has(column)));
    const cases = touching.reduce<readonly Alternative[] | null>(
      (all, group) => (all === null ? null : product(all, group.cases)),
      alternatives,
    );
    if (cases !== null && cases.length === 0) throw contradiction();
    if (cases === null || cases.length > MAX_ALTERNATIVES) {
      base = { facts: base.facts, residue: [...base.residue, condition] };
      continue;
    }
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push({
      columns: new Set([...columns, ...touching.flatMap((group) => [...group.columns])]),
      names: [...touching.flatMap((group) => group.names), name],
      cases,
    });
  }
  const components = groups.map(({ columns, names, cases }) => ({ columns: [...columns], names, cases }));
  return { base, components };
}

function conditionsOf(table: Table, source: string): readonly PlacedCondition[] {
  const named = ({ name, offset, expression }: Check): PlacedCondition => ({
    name: name === null ? `at "${excerpt(source, offset)}"` : `"${name}"`,
    offset,
    expression,
  });
  return [...table.checks.map(named), ...table.columns.flatMap((column) => domainChecks(column).map(named))];
}

function excerpt(source: string, offset: number): string {
  const text = source.slice(offset, offset + 40).replace(/\s+/g, ' ');
  return text.length < 40 ? text : `${text}…`;
}

/** The checks of a domain with the column in the place of VALUE. */
function domainChecks({ name, type, offset }: Column): readonly Check[] {
  return type.domainChecks.map((check) => ({ ...check, expression: substituted(check.expression, name, offset) }));
}

/** An expression with every mention of `value` made one of the column. */
function substituted(expression: Expression, column: string, offset: number): Expression {
  if (expression.kind === 'column')
    return expression.name.toLowerCase() === 'value' ? { kind: 'column', name: column, offset } : expression;
  const copy = Object.entries(expression).map(([key, part]) => [key, substitutedPart(part, column, offset)]);
  return Object.fromEntries(copy) as Expression;
}

function substitutedPart(part: unknown, column: string, offset: number): unknown {
  if (Array.isArray(part)) return part.map((item) => substitutedPart(item, column, offset));
  if (typeof part !== 'object' || part === null) return part;
  if ('kind' in part) return substituted(part as Expression, column, offset);
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, substitutedPart(inner, column, offset)]));
}

import { isMoment } from '../../../grammar/kinds.ts';
import { DdlError } from '../../ddl-error.ts';
import type { ColumnDirectives, Expression } from '../../ir.ts';
import { shown } from '../../options/check-options.ts';
import type { OptionScalar } from '../../options/kind.ts';
import { OptionError, type OptionSubject } from '../../options/option-error.ts';
import { ALONE, type ColumnOptions, DISTRIBUTION_NAMES, LISTS } from '../../options/value-options.ts';
import { dottedName } from '../../qualified-name.ts';
import type { Parser } from '../context.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import { filledCondition, requireCondition } from './condition.ts';
import { constantFor, type OptionConstant } from './constant.ts';
import { rawExpressionFault } from './raw-expression.ts';
import type { CheckedText, TextCheck } from './text-check.ts';

/** A column, and what its options are called. */
export interface ColumnSubject {
  readonly parser: Parser;
  readonly draft: TableDraft;
  readonly column: ColumnDraft;
  /** The path of an option in the library's names, or what a comment calls it. */
  readonly pathOf: (option: string) => string;
  readonly check: TextCheck;
}

type Given = { readonly [Name in keyof ColumnOptions]-?: NonNullable<ColumnOptions[Name]> };

/** What each option makes of its column: a condition on its values, or a directive where no condition says it. */
type Effects = { readonly [Name in keyof Given]: (subject: ColumnSubject, given: Given[Name]) => void };

const NO_DIRECTIVES: ColumnDirectives = {
  nulls: null,
  meaning: null,
  weights: null,
  distribution: null,
  distinct: null,
  sql: null,
};

const EFFECTS: Effects = {
  values(subject, given) {
    if (isList(given)) {
      demandOneOf(subject, 'values', given);
      return;
    }
    const weights = Object.entries(given);
    demandOneOf(
      subject,
      'values',
      weights.filter(([, weight]) => weight > 0).map(([value]) => value),
    );
    direct(subject, {
      weights: weights.map(([value, weight]) => ({ value: constantOf(subject, 'values', value).value, weight })),
    });
  },
  from: (subject, given) => demandBound(subject, 'from', '>=', given),
  to: (subject, given) => demandBound(subject, 'to', '<=', given),
  pattern(subject, given) {
    const { parser, column } = subject;
    if (column.type.shape.kind !== 'text') {
      throw refused(subject, 'pattern', `is for columns of text, and not for the type ${column.type.written}`);
    }
    requireText(subject, 'pattern', given);
    const pattern: Expression = { kind: 'string', value: `^(?:${given})$` };
    const condition = filledCondition(parser, parser.grammar.dialect.wholeMatch, {
      subject: mentionOf(column),
      pattern,
    });
    demand(subject, 'pattern', condition);
  },
  like(subject, given) {
    requireText(subject, 'like', given);
    direct(subject, { meaning: given });
  },
  constant: (subject, given) => demandOneOf(subject, 'constant', [given]),
  nulls(subject, given) {
    if (given > 0 && isNotNull(subject)) throw refused(subject, 'nulls', 'must be 0, as the column is NOT NULL');
    direct(subject, { nulls: given });
  },
  distribution(subject, given) {
    if (typeof given !== 'string') requireDistribution(subject, given);
    direct(subject, { distribution: given });
  },
  distinct: (subject, given) => direct(subject, { distinct: given }),
  omit(subject) {
    const { column } = subject;
    if (isNotNull(subject) && column.default === null && column.filledBy === 'writer') {
      throw refused(subject, 'omit', 'is for columns with a DEFAULT or NULL, and this one has neither');
    }
    if (column.filledBy === 'writer') column.filledBy = 'default';
  },
  reference(subject, given) {
    if (isList(given)) {
      demandOneOf(subject, 'reference', given);
    } else {
      const { from, to } = given;
      if (from === undefined && to === undefined) throw refused(subject, 'reference', 'must have "from", "to" or both');
      requireInOrder(subject, 'reference.', given);
      if (from !== undefined) demandBound(subject, 'reference.from', '>=', from);
      if (to !== undefined) demandBound(subject, 'reference.to', '<=', to);
    }
    dropForeignKeys(subject);
  },
  sql(subject, given) {
    const { parser, column } = subject;
    if (column.filledBy !== 'writer') throw refused(subject, 'sql', 'is for columns that rows give a value');
    const fault = rawExpressionFault(given, parser.grammar.lexicalTable);
    if (fault !== null) throw refused(subject, 'sql', fault);
    direct(subject, { sql: given });
  },
};

/** Has a column's options obeyed: as checks of its table, and as directives. Throws OptionError for what its type cannot be. */
export function applyColumnOptions(subject: ColumnSubject, options: ColumnOptions): void {
  const names = (Object.keys(EFFECTS) as (keyof ColumnOptions)[]).filter((name) => options[name] !== undefined);
  for (const name of names) {
    const rivals = ALONE.includes(name) ? names : LISTS.includes(name) ? LISTS : [];
    const rival = rivals.find((candidate) => candidate !== name && options[candidate] !== undefined);
    if (rival !== undefined) throw refused(subject, name, `cannot stand beside "${rival}"`);
  }
  requireInOrder(subject, '', options);
  for (const name of names) applyOne(subject, name, options);
}

/** Refuses bounds between which nothing lies: a column that may be NULL would always be. `path`: what stands before their names. */
function requireInOrder(subject: ColumnSubject, path: string, { from, to }: Pick<ColumnOptions, 'from' | 'to'>): void {
  if (from === undefined || to === undefined) return;
  const [least, most] = [constantOf(subject, `${path}from`, from), constantOf(subject, `${path}to`, to)];
  if (!isBehind(subject, least.value, most.value)) return;
  throw refused(subject, `${path}from`, `must not lie behind "to", ${shown(to)}, as ${shown(from)} does`);
}

/** Whether a value surely lies behind another: of texts, only those of moments, as ISO 8601 has them, are in the order of their values. */
function isBehind({ column }: ColumnSubject, value: OptionScalar, before: OptionScalar): boolean {
  if (typeof value !== typeof before) return false;
  return value > before && (typeof value !== 'string' || isMoment(column.type.shape.kind));
}

/** Refuses a text that means nothing. */
function requireText(subject: ColumnSubject, option: CheckedText, given: string): void {
  const fault = subject.check(option, given);
  if (fault === null) return;
  throw refused(subject, option, fault.why, fault.nearest);
}

/** Refuses a distribution that is none, or several, and a histogram whose bars are not told apart. */
function requireDistribution(subject: ColumnSubject, given: Exclude<Given['distribution'], string>): void {
  const names = DISTRIBUTION_NAMES.filter((name) => given[name] !== undefined);
  if (names.length !== 1) {
    throw refused(subject, 'distribution', `must have one of the names ${DISTRIBUTION_NAMES.map(shown).join(', ')}`);
  }
  const { edges, weights } = given.histogram ?? {};
  const bars = edges === undefined ? 1 : edges.length - 1;
  if (weights !== undefined && weights.length !== bars) {
    const why = `must have as many weights as bars between its edges, ${bars}, not ${weights.length}`;
    throw refused(subject, 'distribution.histogram.weights', why);
  }
  for (const [i, edge] of (edges ?? []).entries()) {
    const before = edges?.[i - 1];
    if (before === undefined || (edge !== before && !isBehind(subject, before, edge))) continue;
    throw refused(
      subject,
      'distribution.histogram.edges',
      `must rise, and ${shown(edge)} stands behind ${shown(before)}`,
    );
  }
}

function applyOne<Name extends keyof ColumnOptions>(subject: ColumnSubject, name: Name, options: ColumnOptions): void {
  const given = options[name];
  if (given === undefined) return;
  const effect: (subject: ColumnSubject, given: Given[Name]) => void = EFFECTS[name];
  effect(subject, given as Given[Name]);
}

/** Whether a column takes no NULL, by its own words or by those of its table. */
function isNotNull({ draft, column }: ColumnSubject): boolean {
  const isMeant = (name: string | null): boolean => name !== null && draft.column(name) === column;
  const isOfKey = draft.keys.some(
    ({ kind, parts }) => kind === 'primary' && parts.some((part) => isMeant(part.column)),
  );
  return !column.nullable || isOfKey || draft.notNull.some(({ name }) => isMeant(name));
}

/** Notes what no condition says. */
export function direct({ column }: Pick<ColumnSubject, 'column'>, directives: Partial<ColumnDirectives>): void {
  column.directives = { ...NO_DIRECTIVES, ...column.directives, ...directives };
}

function isList<Item, Other>(given: readonly Item[] | Other): given is readonly Item[] {
  return Array.isArray(given);
}

function mentionOf({ name, offset }: ColumnDraft): Expression {
  return { kind: 'column', name, offset };
}

function constantOf(subject: ColumnSubject, option: string, given: OptionScalar): OptionConstant {
  const { shape, written } = subject.column.type;
  const constant = constantFor(shape, given, subject.parser);
  if (constant !== null) return constant;
  const allowed =
    'labels' in shape ? `one of its labels, ${shape.labels.map(shown).join(', ')}` : `a value of the type ${written}`;
  throw refused(subject, option, `must be ${allowed}, not ${shown(given)}`);
}

function demandOneOf(subject: ColumnSubject, option: string, given: readonly OptionScalar[]): void {
  const list = given.map((value) => constantOf(subject, option, value).expression);
  if (list.length === 0) throw refused(subject, option, 'must have a value whose weight is above 0');
  demand(subject, option, { kind: 'in', operand: mentionOf(subject.column), list, negated: false });
}

function demandBound(subject: ColumnSubject, option: string, operator: '>=' | '<=', given: OptionScalar): void {
  const { shape, written } = subject.column.type;
  // A word such as tomorrow is a value of such types, but nobody knows yet of which moment.
  if (isMoment(shape.kind) && !/\d/.test(String(given))) {
    throw refused(subject, option, `must be a value of the type ${written} in digits, not ${shown(given)}`);
  }
  const right = constantOf(subject, option, given).expression;
  demand(subject, option, { kind: 'binary', operator, left: mentionOf(subject.column), right });
}

/** Adds a condition to those of the table. */
function demand(subject: ColumnSubject, option: string, expression: Expression): void {
  const { parser, draft, column, pathOf } = subject;
  try {
    requireCondition(parser, draft, expression, '');
  } catch (error) {
    if (!(error instanceof DdlError)) throw error;
    throw refused(subject, option, `is nothing that the column takes: ${error.message.replace(/\.$/, '')}`);
  }
  draft.checks.push({ name: pathOf(option), isAsked: true, offset: column.offset, expression });
}

/** Its values are those of rows that exist already: they are no longer those of rows that are written. */
function dropForeignKeys(subject: ColumnSubject): void {
  const { draft, column } = subject;
  const kept = draft.foreignKeys.filter(({ columns }) => !columns.some((name) => draft.column(name) === column));
  draft.foreignKeys.splice(0, draft.foreignKeys.length, ...kept);
}

/** The error for an option of a column. `why`: the rest of the sentence; `nearest`: the name that may be meant. */
function refused(
  { draft, column, pathOf }: ColumnSubject,
  option: string,
  why: string,
  nearest: string | null = null,
): OptionError {
  const table = dottedName(draft.name);
  const subject: OptionSubject = { option: pathOf(option), table, column: column.name };
  return new OptionError(`Option "${option}" of column "${column.name}" of table "${table}" ${why}.`, subject, {
    nearest,
  });
}

import type { Shape } from '../../../grammar/shape.ts';
import type { ColumnDirectives, Expression } from '../../ir.ts';
import { shown } from '../../options/check-options.ts';
import type { OptionScalar } from '../../options/kind.ts';
import { OptionError, type OptionSubject } from '../../options/option-error.ts';
import type { ColumnOptions } from '../../options/value-options.ts';
import { dottedName } from '../../qualified-name.ts';
import type { Parser } from '../context.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import { filledCondition, requireCondition } from './condition.ts';
import { constantFor, type OptionConstant } from './constant.ts';
import { rawExpressionFault } from './raw-expression.ts';

/** A column, and what its options are called. */
export interface ColumnSubject {
  readonly parser: Parser;
  readonly draft: TableDraft;
  readonly column: ColumnDraft;
  /** The path of an option in the library's names, or what a comment calls it. */
  readonly pathOf: (option: string) => string;
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

/** Options that say all of a column, beside which no other stands. */
const ALONE: readonly (keyof ColumnOptions)[] = ['omit', 'sql'];

/** Options that list the values of a column, of which there is one at most. */
const LISTS: readonly (keyof ColumnOptions)[] = ['values', 'constant', 'reference'];

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
    const pattern: Expression = { kind: 'string', value: `^(?:${given})$` };
    const condition = filledCondition(parser, parser.grammar.dialect.wholeMatch, {
      subject: mentionOf(column),
      pattern,
    });
    demand(subject, 'pattern', condition);
  },
  like: (subject, given) => direct(subject, { meaning: given }),
  constant: (subject, given) => demandOneOf(subject, 'constant', [given]),
  nulls(subject, given) {
    const { draft, column } = subject;
    const isNotNull = !column.nullable || draft.notNull.some(({ name }) => draft.column(name) === column);
    if (given > 0 && isNotNull) throw refused(subject, 'nulls', 'must be 0, as the column is NOT NULL');
    direct(subject, { nulls: given });
  },
  distribution: (subject, given) => direct(subject, { distribution: given }),
  distinct: (subject, given) => direct(subject, { distinct: given }),
  omit(subject) {
    const { column } = subject;
    if (!column.nullable && column.default === null && column.filledBy === 'writer') {
      throw refused(subject, 'omit', 'is for columns with a DEFAULT or NULL, and this one has neither');
    }
    if (column.filledBy === 'writer') column.filledBy = 'default';
  },
  reference(subject, given) {
    if (isList(given)) {
      demandOneOf(subject, 'reference', given);
    } else {
      if (given.from !== undefined) demandBound(subject, 'reference.from', '>=', given.from);
      if (given.to !== undefined) demandBound(subject, 'reference.to', '<=', given.to);
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
    const rival = rivals.find((other) => other !== name && options[other] !== undefined);
    if (rival !== undefined) throw refused(subject, name, `cannot stand beside "${rival}"`);
  }
  refuseEmpty(subject, options);
  for (const name of names) applyOne(subject, name, options);
}

/** Refuses bounds between which nothing lies: a column that may be NULL would always be. */
function refuseEmpty(subject: ColumnSubject, { from, to }: ColumnOptions): void {
  if (from === undefined || to === undefined) return;
  const [least, most] = [constantOf(subject, 'from', from).value, constantOf(subject, 'to', to).value];
  const isText = typeof least === 'string';
  if (typeof least !== typeof most || (isText && !MOMENTS.has(subject.column.type.shape.kind)) || least <= most) return;
  throw refused(subject, 'from', `must not lie behind "to", ${shown(to)}, as ${shown(from)} does`);
}

/** Kinds whose texts, as ISO 8601 has them, are in the order of their values. */
const MOMENTS: ReadonlySet<Shape['kind']> = new Set(['date', 'timestamp', 'time']);

function applyOne<Name extends keyof ColumnOptions>(subject: ColumnSubject, name: Name, options: ColumnOptions): void {
  const given = options[name];
  if (given === undefined) return;
  const effect: (subject: ColumnSubject, given: Given[Name]) => void = EFFECTS[name];
  effect(subject, given as Given[Name]);
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
    shape.kind === 'enum' || shape.kind === 'set'
      ? `one of its labels, ${shape.labels.map(shown).join(', ')}`
      : `a value of the type ${written}`;
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
  if (MOMENTS.has(shape.kind) && !/\d/.test(String(given))) {
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
    throw refused(subject, option, `is nothing that the type ${column.type.written} takes: ${String(error)}`);
  }
  draft.checks.push({ name: pathOf(option), isAsked: true, offset: column.offset, expression });
}

/** Its values are those of rows that exist already: they are no longer those of rows that are written. */
function dropForeignKeys(subject: ColumnSubject): void {
  const { draft, column } = subject;
  const kept = draft.foreignKeys.filter(({ columns }) => !columns.some((name) => draft.column(name) === column));
  draft.foreignKeys.splice(0, draft.foreignKeys.length, ...kept);
}

/** The error for an option of a column. `why`: the rest of the sentence. */
function refused({ draft, column, pathOf }: ColumnSubject, option: string, why: string): OptionError {
  const table = dottedName(draft.name);
  const subject: OptionSubject = { option: pathOf(option), table, column: column.name };
  return new OptionError(`Option "${option}" of column "${column.name}" of table "${table}" ${why}.`, subject);
}

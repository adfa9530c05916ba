import type { Semantics } from '../../grammar/semantics.ts';
import type { Column, ForeignKey, Table } from '../ir.ts';
import { columnsOf } from '../walk.ts';
import type { Warning } from '../warning.ts';
import { takesNoRow } from './derived/partitions.ts';
import type { ColumnTest } from './facts/column-facts.ts';
import { innerFacts } from './facts/inner-facts.ts';
import type { DistinctKey } from './keys/keys.ts';
import { isUnknownColumn, warningsOfUnknown } from './keys/unknown-columns.ts';
import { localeWarnings } from './locale-warnings.ts';
import { optionWarnings } from './option-warnings.ts';
import { type ColumnPlan, isAlwaysNull, type Kept, type ResidualPlan } from './plan.ts';
import { isLeftToDefault } from './shares.ts';
import type { ValueSetting } from './table-meanings.ts';

/**
 * What a reader should know of a table beside its checks. `isBound`: whether a check binds a column; `kept`: what keeps its keys, and
 * the foreign keys that others contradict.
 */
export function tableWarnings(
  table: Table,
  plans: readonly ColumnPlan[],
  setting: Pick<ValueSetting, 'dialect' | 'locale'>,
  isBound: ColumnTest,
  kept: { readonly keys: ReadonlyMap<string, Kept>; readonly contradicted: ReadonlySet<number> },
): readonly Warning[] {
  const planOf = new Map(plans.map((plan) => [plan.name, plan]));
  return [
    ...table.columns.flatMap((column) => columnWarnings(column, setting.dialect.semantics, isBound)),
    ...table.foreignKeys.flatMap((foreign, index) =>
      kept.contradicted.has(index) ? contradictionWarnings(foreign, planOf) : referenceWarnings(foreign, planOf),
    ),
    ...firstRowWarnings(table, planOf),
    ...partitionWarnings(table),
    ...warningsOfUnknown(kept.keys),
    ...optionWarnings(table, plans),
    ...localeWarnings(table, plans, setting),
  ];
}

/** What is said of a constraint that not all rows keep. `name`: empty where a constraint is derived from what the server has to compute. */
export function brokenWarning(name: string): Warning {
  const subject = name === '' ? 'What the server computes' : `The check "${name}"`;
  const message = `${subject} is not ${name === '' ? 'defined for' : 'kept by'} all rows: some may be refused.`;
  return { code: 'check_not_honoured', message };
}

/**
 * Names each check that nothing keeps; those of columns that are not known are named with these. `isUndefined`: whether nothing keeps
 * what the server computes, either.
 */
export function checkWarnings(
  residuals: readonly ResidualPlan[],
  { table: { columns }, isUndefined }: { readonly table: Table; readonly isUndefined: boolean },
): readonly Warning[] {
  const unknown = new Set(columns.filter(isUnknownColumn).map(({ name }) => name));
  const unkept = residuals.filter(({ solved, evaluable }) => !solved && !evaluable);
  const names = new Set(
    unkept.filter((residual) => !residual.columns.some((name) => unknown.has(name))).map(({ name }) => name),
  );
  const found = Array.from(
    names,
    (name): Warning => ({
      code: 'check_not_honoured',
      message: `The check "${name}" holds what is not evaluated here: rows may be refused for it.`,
    }),
  );
  return isUndefined ? [...found, brokenWarning('')] : found;
}

function columnWarnings(column: Column, semantics: Semantics, isBound: ColumnTest): readonly Warning[] {
  const { name, type, filledBy, offset } = column;
  const found: Warning[] = [];
  const warn = (code: Warning['code'], message: string) => found.push({ code, message, offset });
  const { shape, written, inner } = type;
  if (shape.kind === 'unknown') {
    const given = isLeftToDefault(column, semantics) ? 'its DEFAULT' : 'a fallback';
    const close = shape.nearest === undefined ? '' : `; the nearest that is known is ${shape.nearest}`;
    warn('unknown_type', `The type ${written} of column "${name}" is not known: it gets ${given}${close}.`);
  }
  if (filledBy === 'writer' && shape.kind === 'opaque')
    warn('unknown_type', `Only the server makes values of the type ${written}: column "${name}" is NULL.`);
  if (filledBy === 'writer' && !innerFacts(inner, semantics).complete) {
    const why = 'is not evaluated: it is NULL or empty where it may be, else its rows may be refused';
    warn('check_not_honoured', `A check of a domain inside of the type of column "${name}" ${why}.`);
  }
  if (filledBy === 'expression' && isBound(name))
    warn('check_not_honoured', `A check binds the generated column "${name}": its rows may be refused.`);
  return found;
}

/** A foreign key to rows that are not known here. */
function referenceWarnings(foreign: ForeignKey, planOf: ReadonlyMap<string, ColumnPlan>): readonly Warning[] {
  if (foreign.isImplied) return [];
  const own = foreign.columns.flatMap((name) => planOf.get(name) ?? []);
  const isFilled = own.length < foreign.columns.length;
  if (own.some(isAlwaysNull) || isFilled || own.some(({ draw }) => draw.kind !== 'uniform' && draw.kind !== 'key'))
    return [];
  const message = `The foreign key "${foreign.name}" refers to rows that are not known here: its columns have values of their own.`;
  return [{ code: 'unknown_reference', message, offset: foreign.offset }];
}

/** A foreign key on whose columns others decide, where they are not NULL. */
function contradictionWarnings(
  { columns, name, offset }: ForeignKey,
  planOf: ReadonlyMap<string, ColumnPlan>,
): readonly Warning[] {
  const isNull = columns.some((column) => {
    const plan = planOf.get(column);
    return plan !== undefined && isAlwaysNull(plan);
  });
  const message = `Other foreign keys decide on the columns of the foreign key "${name}": rows may be refused for it.`;
  return isNull ? [] : [{ code: 'check_not_honoured', message, offset }];
}

/** A check that keeps a row from referring to itself: the first one has no other row to refer to. */
function firstRowWarnings({ checks, foreignKeys }: Table, planOf: ReadonlyMap<string, ColumnPlan>): readonly Warning[] {
  const isFull = (name: string | undefined): boolean => {
    const plan = planOf.get(name ?? '');
    return plan?.draw.kind === 'earlier' && plan.nullShares.every((one) => one === 0);
  };
  return foreignKeys.flatMap(({ columns: [column, more] }) => {
    if (more !== undefined || !isFull(column)) return [];
    return checks.flatMap(({ name, expression, offset }): readonly Warning[] => {
      const isDifference = expression.kind === 'binary' && expression.operator === '<>';
      if (!isDifference || !columnsOf(expression).has(column ?? '')) return [];
      const message = `The check "${name}" keeps a row from referring to itself, and the first row has no other: it may be refused.`;
      return [{ code: 'check_not_honoured', message, offset }];
    });
  });
}

function partitionWarnings(table: Table): readonly Warning[] {
  const found: Warning[] = [];
  if (takesNoRow(table)) {
    const message =
      'The table is partitioned, and its partitions (CREATE TABLE … PARTITION OF) did not all come with it: no row is sure to find one.';
    found.push({ code: 'unknown_partitions', message });
  }
  if (table.inherits) {
    const message = isOfUnknownParents(table)
      ? 'All columns of the table are those of other tables, which did not come with it: no row is sure to fit them.'
      : 'The table has columns of other tables, which are not here: they get their defaults.';
    found.push({ code: 'unknown_parent', message });
  }
  return found;
}

/** Whether all that is known of a table is what it demands of other tables' columns: without demands, rows of defaults may do. */
export function isOfUnknownParents({ inherits, columns, checks }: Table): boolean {
  return inherits && columns.length === 0 && checks.length > 0;
}

/** Warnings of keys over expressions that may be equal for rows whose columns differ. */
export function keyWarnings(keys: readonly Pick<DistinctKey, 'name' | 'oneToOne'>[]): readonly Warning[] {
  return keys
    .filter(({ oneToOne }) => !oneToOne)
    .map(({ name }) => ({
      code: 'key_not_honoured',
      message: `The key "${name}" compares an expression: rows that differ in its columns may be equal in it.`,
    }));
}

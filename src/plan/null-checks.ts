import type { Semantics } from '../../grammar/semantics.ts';
import { constantTruth } from '../expression/constant.ts';
import type { Check, Expression, Table } from '../ir.ts';
import { type Domain, radicesOf, valueText } from '../values/domain.ts';
import { operandsOf, transformed } from '../walk.ts';
import { type ColumnPlan, type ConstraintPlan, isNeverNull, type Plan } from './plan.ts';

/*
 * Checks that say no more than in which rows columns are NULL, by the values of a list or by each other: CHECK (status <> 'published'
 * OR published_at IS NOT NULL). What people expect of the states of rows keeps most of them by itself. Cases of such a check would
 * decide on columns of which more is expected: how often a state comes, and when it was reached.
 */

/** Columns that such a check names at most whose NULLs it asks for, and values of a list. */
const MOST_TESTED = 4;
const MOST_VALUES = 60;

/** A table without such checks, and these by their places; null: it has none. */
export interface OpenTable {
  readonly table: Table;
  readonly nullChecks: ReadonlyMap<number, Check>;
}

export function withoutNullChecks(table: Table): OpenTable | null {
  const nullChecks = new Map([...table.checks.entries()].filter(([, check]) => isNullCheck(check)));
  const checks = table.checks.filter((_, place) => !nullChecks.has(place));
  return nullChecks.size === 0 ? null : { table: { ...table, checks }, nullChecks };
}

/** The plan with these checks, which its rows keep; null: some rows may break one. */
export function withNullChecks(plan: Plan, { nullChecks }: OpenTable, semantics: Semantics): Plan | null {
  const constraints = [...plan.constraints];
  for (const [place, check] of nullChecks) {
    const { tested, listed } = columnsIn(check.expression);
    if (!isKept(check.expression, [...tested], [...listed], plan, semantics)) return null;
    const columns = [...listed, ...tested];
    const made: ConstraintPlan = {
      name: check.name ?? '',
      kind: 'check',
      columns,
      rows: Number.POSITIVE_INFINITY,
      kept: { by: 'values' },
    };
    constraints.splice(place, 0, made);
  }
  return { ...plan, constraints };
}

function isNullCheck({ expression, isAsked }: Check): boolean {
  const { tested, listed } = columnsIn(expression);
  const isOne = tested.size + listed.size > 1 && listed.size < 2;
  return (
    isAsked !== true &&
    isOne &&
    tested.size > 0 &&
    tested.size <= MOST_TESTED &&
    ![...tested].some((name) => listed.has(name))
  );
}

/** The columns whose NULLs alone a condition asks for, and the others. */
function columnsIn(condition: Expression): { readonly tested: Set<string>; readonly listed: Set<string> } {
  const [tested, listed] = [new Set<string>(), new Set<string>()];
  const read = (node: Expression): void => {
    if (node.kind === 'column') listed.add(node.name);
    else if (node.kind === 'is' && node.test === 'null' && node.operand.kind === 'column')
      tested.add(node.operand.name);
    else operandsOf(node).forEach(read);
  };
  read(condition);
  return { tested, listed };
}

/** A value of the list, by its rank. */
interface Listed {
  readonly rank: number | null;
  readonly literal: Expression;
}

function isKept(
  condition: Expression,
  tested: readonly string[],
  [list]: readonly string[],
  plan: Plan,
  semantics: Semantics,
): boolean {
  const columns = new Map(plan.columns.map((column) => [column.name, column]));
  const values: readonly Listed[] | null =
    list === undefined ? [{ rank: null, literal: { kind: 'null' } }] : valuesOf(columns.get(list));
  if (values === null || tested.some((name) => !isPlain(columns.get(name), plan))) return false;
  const holds = (value: Listed, lacking: ReadonlyMap<string, boolean>): boolean => {
    const [next] = tested.filter((name) => !lacking.has(name)).toSorted((lhs, rhs) => depthOf(lhs) - depthOf(rhs));
    if (next !== undefined) {
      const choices = nullsOf(columns.get(next), list, value, lacking);
      return choices.every((isNull) => holds(value, new Map([...lacking, [next, isNull]])));
    }
    const filled = transformed(condition, (node) => {
      if (node.kind === 'is' && node.test === 'null' && node.operand.kind === 'column') {
        const isNull = lacking.get(node.operand.name) === true;
        return { kind: 'boolean', value: isNull !== node.negated };
      }
      return node.kind === 'column' ? value.literal : null;
    });
    const truth = constantTruth(filled, semantics);
    return truth !== undefined && truth !== false;
  };
  /** What is NULL as another one is comes behind that. */
  function depthOf(name: string): number {
    const by = columns.get(name)?.nullsBy?.column;
    return by !== undefined && tested.includes(by) ? 1 : 0;
  }
  return values.every((value) => holds(value, new Map()));
}

/** Whether nothing but chance and another column says where a column is NULL. */
function isPlain(column: ColumnPlan | undefined, { related }: Plan): boolean {
  const isDrawn = column?.draw.kind === 'uniform' || column?.draw.kind === 'shared';
  const isFilled = column?.domains.every((domain) => domain !== null) === true;
  return (
    isDrawn && isFilled && related.every(({ column: name, nullWith }) => name !== column?.name || nullWith === null)
  );
}

/** Whether a column may be NULL beside a value of the list and the NULLs of others, and whether it may not. */
function nullsOf(
  column: ColumnPlan | undefined,
  list: string | undefined,
  { rank }: Listed,
  lacking: ReadonlyMap<string, boolean>,
): readonly boolean[] {
  const { nullsBy = null, nullShares = [] } = column ?? {};
  if (isNeverNull({ nullShares })) return [false];
  const source = nullsBy === null ? undefined : lacking.get(nullsBy.column);
  const place =
    nullsBy?.column === list && nullsBy?.digit === 0
      ? rank
      : nullsBy?.digit === null && source !== undefined
        ? Number(source)
        : null;
  const known = place === null ? undefined : nullsBy?.nulls[place];
  return known === undefined ? [true, false] : [known];
}

/** The values of a list with their ranks; null: it is none, or they are not known. */
function valuesOf(column: ColumnPlan | undefined): readonly Listed[] | null {
  const isDrawn = column?.draw.kind === 'uniform' || column?.draw.kind === 'shared';
  if (column === undefined || !isDrawn) return null;
  const found = column.domains.map((domain) => (domain === null ? [] : literalsOf(domain)));
  if (found.includes(null)) return null;
  const isNullable = column.nullShares.some((share) => share > 0);
  const none: readonly Listed[] = isNullable ? [{ rank: null, literal: { kind: 'null' } }] : [];
  return [...found.flatMap((literals) => literals ?? []), ...none];
}

function literalsOf(domain: Domain): readonly Listed[] | null {
  const [size = 0, more] = radicesOf(domain);
  if (size > MOST_VALUES || more !== undefined) return null;
  const literals = Array.from({ length: size }, (_, rank): Listed | null => {
    const text = valueText(domain, [rank]);
    switch (domain.literal) {
      case 'quoted':
        return { rank, literal: { kind: 'string', value: text } };
      case 'bare':
        return { rank, literal: { kind: 'number', text } };
      case 'boolean':
        return { rank, literal: { kind: 'boolean', value: text === 'true' } };
      default:
        return null;
    }
  });
  return literals.every((literal) => literal !== null) ? literals : null;
}

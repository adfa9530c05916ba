import type { Dialect } from '../../../grammar/dialect.ts';
import { literalsOf } from '../../../grammar/kinds.ts';
import { allOf } from '../../compose.ts';
import { compiledExpression } from '../../expression/condition.ts';
import { nodeCountOf } from '../../expression/evaluable.ts';
import { type Scope, scopeOf } from '../../expression/scope.ts';
import type { Check, Column, Expression, Names, Table } from '../../ir.ts';
import { MAX_COMPUTED_COLUMNS, MAX_RESIDUAL_NODES } from '../../limits.ts';
import { refersToItself } from '../../qualified-name.ts';
import { unlessUnevaluable } from '../../runtime/value.ts';
import { mayBeComputed } from '../../values/held.ts';
import type { TimeLine } from '../../values/time-line.ts';
import { columnsOf } from '../../walk.ts';
import { domainChecks, generatedColumns } from '../checks.ts';
import { ownColumnsIn } from '../columns.ts';
import { partitionChecks } from '../derived/partitions.ts';
import type { Condition } from '../facts/column-facts.ts';
import { conjunctsOf } from '../facts/predicate.ts';
import { comparedKeys } from '../keys/keys.ts';
import type { ColumnPlan, ConstraintPlan, Plan, ResidualPlan } from '../plan.ts';
import { NULL_SHARE } from '../shares.ts';
import { residualPlans } from './residuals.ts';

/*
 * Columns that a check makes equal to what is computed of others. They are planned as columns that the database generates are:
 * checks and keys on them are checks and keys on what they are computed of. The rows hold what the database would compute.
 */

/** A table in which some columns are generated, and what they are in its rows. */
export interface ComputedTable {
  readonly table: Table;
  readonly columns: readonly ColumnPlan[];
  /** What is asked of the columns themselves. */
  readonly residuals: readonly ResidualPlan[];
  readonly given: Table;
  /** Numbers of the checks that say what the columns are. */
  readonly equations: ReadonlySet<number>;
}

/** A column, and what a check makes it equal to. */
interface Equation {
  readonly column: Column;
  readonly value: Expression;
  readonly condition: Expression;
  /** Number and name of the check that it is, or is a part of. */
  readonly check: number;
  readonly name: string;
}

/**
 * The table with the columns computed that checks which fail otherwise make equal to expressions, and those that are computed of
 * these; null: there are none. `named`: the table with the names of its constraints.
 */
export function withComputedColumns(
  named: Table,
  { dialect: { semantics }, timeLine }: { readonly dialect: Dialect; readonly timeLine: TimeLine },
  failing: Names,
): ComputedTable | null {
  const written = generatedColumns(named);
  const asWritten = (check: Check): Check => ({ ...check, expression: written(check.expression) });
  const given = { ...named, checks: named.checks.map(asWritten) };
  const scope = scopeOf(given, { semantics, timeLine });
  const chosen = chosenEquations(equationsIn(given), failing, scope);
  if (chosen.length === 0) return null;
  const table = withGenerated(given, chosen);
  const substituted = generatedColumns(table);
  const equations = new Set(chosen.map(({ condition }) => condition));
  const own = new Set(chosen.map(({ column }) => column.name));
  const asked = [
    ...given.checks,
    ...partitionChecks(given, null).map(asWritten),
    ...chosen.flatMap(({ column }) => domainChecks(column)),
  ]
    .flatMap(({ name, expression }) =>
      conjunctsOf(expression).map((one): Condition => ({ name: name ?? '', expression: one })),
    )
    .filter(({ expression }) => mentions(expression, own));
  const nodes = asked.reduce((sum, { expression }) => sum + nodeCountOf(expression), 0);
  const read = { scope, settlesCases: false, known: new Map() };
  const residuals = residualPlans(asked, [], read);
  if (nodes > MAX_RESIDUAL_NODES || residuals.some(({ evaluable }) => !evaluable)) return null;
  const isAskedElsewhere = ({ column, condition }: Equation): boolean => {
    const only = new Set([column.name]);
    const others = asked.filter(({ expression }) => expression !== condition && !equations.has(expression));
    const isCounted = given.keys.some(
      (key) => !key.nullsDistinct && key.parts.some((part) => part.column === column.name),
    );
    return isCounted || others.some(({ expression }) => mentions(expression, only));
  };
  const columns = chosen.flatMap((equation) => {
    const residual = residuals.find(({ condition }) => condition === equation.condition);
    const value = inType(substituted(equation.value), equation.column);
    const isNullable = equation.column.nullable && !isAskedElsewhere(equation);
    return residual === undefined || mentions(value, own)
      ? []
      : [columnPlan(equation.column, value, residual, scope, isNullable)];
  });
  if (columns.length < chosen.length) return null;
  return { table, columns, residuals, given, equations: new Set(chosen.map(({ check }) => check)) };
}

function mentions(expression: Expression, names: Names): boolean {
  return [...columnsOf(expression)].some((name) => names.has(name));
}

/** A value as the column keeps it. */
function inType(value: Expression, { type }: Column): Expression {
  return { kind: 'cast', operand: value, type };
}

/** The equations that may say what a column is: one of those that the rows' writer gives, which nothing refers to. */
function equationsIn(table: Table): readonly Equation[] {
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  const given = givenColumns(table);
  const isOpen = (column: Column | undefined): column is Column =>
    column !== undefined &&
    column.filledBy === 'writer' &&
    column.condition === null &&
    column.name !== table.rising &&
    mayBeComputed(column.type.shape.kind) &&
    !isZoned(column) &&
    !given.has(column.name);
  const isRead = (name: string): boolean => {
    const column = columns.get(name);
    return column !== undefined && (column.filledBy === 'writer' || column.generation !== null);
  };
  return table.checks.flatMap(({ expression, name }, check) =>
    conjunctsOf(expression).flatMap((condition): readonly Equation[] => {
      if (condition.kind !== 'binary' || condition.operator !== '=') return [];
      const sides = [condition.left, condition.right] as const;
      return [sides, sides.toReversed()].flatMap(([one, value]) => {
        const column = one?.kind === 'column' ? columns.get(one.name) : undefined;
        if (value === undefined || !isOpen(column)) return [];
        const names = [...columnsOf(value)];
        const isComputable = names.length > 0 && names.every((other) => isRead(other) && other !== column.name);
        const equation = { column, value, condition, check, name: name ?? '' };
        return isComputable ? [equation] : [];
      });
    }),
  );
}

/** Columns whose values others decide on, or are taken by rows of the table itself. */
function givenColumns(table: Table): Names {
  const { foreignKeys, keys } = table;
  const isHierarchy = foreignKeys.some((key) => refersToItself(key, table));
  const referred = isHierarchy ? keys.flatMap(({ parts }) => parts.flatMap(({ column }) => column ?? [])) : [];
  return new Set([...foreignKeys.flatMap(({ columns }) => columns), ...referred]);
}

/** Whether a column's text depends on the session's time zone, or its values are stored with fewer digits than they are written with. */
function isZoned({ type: { shape } }: Column): boolean {
  if ('zoned' in shape) return shape.zoned;
  return shape.kind === 'float' && shape.bits === 32;
}

function isComputable(value: Expression, scope: Scope): boolean {
  return unlessUnevaluable(() => compiledExpression(value, scope)) !== null;
}

/** An equation for each column that may be computed: those of checks that fail, and those that follow; none in a circle. */
function chosenEquations(equations: readonly Equation[], failing: Names, scope: Scope): readonly Equation[] {
  const chosen = new Map<string, Equation>();
  const refused = new Set<Equation>();
  const reaches = (value: Expression, column: string): boolean => {
    const waiting = [...columnsOf(value)];
    const known = new Set<string>();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (next === column) return true;
      if (known.has(next)) continue;
      known.add(next);
      const further = chosen.get(next);
      if (further !== undefined) waiting.push(...columnsOf(further.value));
    }
    return false;
  };
  const choose = (isMeant: (equation: Equation) => boolean): boolean => {
    const before = chosen.size;
    for (const equation of equations) {
      const { column, value } = equation;
      if (chosen.size >= MAX_COMPUTED_COLUMNS || chosen.has(column.name) || refused.has(equation)) continue;
      if (!isMeant(equation) || reaches(value, column.name)) continue;
      if (isComputable(inType(value, column), scope)) chosen.set(column.name, equation);
      else refused.add(equation);
    }
    return chosen.size > before;
  };
  choose(({ name, value }) => failing.has(name) && value.kind !== 'column');
  // What is computed of computed columns is computed, too, and what is computed of no others than these.
  const isFollowing = ({ value }: Equation): boolean => {
    const names = [...columnsOf(value)];
    const sources = new Set([...chosen.values()].flatMap((one) => [...columnsOf(one.value)]));
    return names.some((name) => chosen.has(name)) || names.every((name) => sources.has(name));
  };
  for (let isMore = chosen.size > 0; isMore; ) isMore = choose(isFollowing);
  return [...chosen.values()];
}

/** The table with columns as the database would generate them, without what the checks say of that. */
function withGenerated(table: Table, chosen: readonly Equation[]): Table {
  const conditions = new Set(chosen.map(({ condition }) => condition));
  const values = new Map(chosen.map(({ column, value }) => [column.name, value]));
  const left = (check: Check): Check => {
    const operands = conjunctsOf(check.expression);
    const others = operands.filter((one) => !conditions.has(one));
    return others.length === operands.length ? check : { ...check, expression: allOf(others) };
  };
  return {
    ...table,
    checks: table.checks.map(left),
    columns: table.columns.map((column): Column => {
      const generation = values.get(column.name);
      return generation === undefined ? column : { ...column, filledBy: 'expression', generation };
    }),
  };
}

function columnPlan(
  { name, type, nullable, directives }: Column,
  value: Expression,
  { condition, values }: ResidualPlan,
  scope: Scope,
  mayLack: boolean,
): ColumnPlan {
  const { kind } = type.shape;
  const width = type.shape.kind === 'text' ? (type.shape.characters ?? MOST) : MOST;
  const of = [...columnsOf(value)];
  const sources = of.flatMap((one) => {
    const known = scope.columnOf(one);
    return known === undefined || values.some((other) => other.name === one) ? [] : [{ ...known, name: one }];
  });
  return {
    name,
    type: type.written,
    shape: type.shape,
    nullable,
    condition: null,
    choice: null,
    domains: [{ kind, literal: literalsOf(type.shape)[0] ?? 'quoted', parts: [{ kind: 'computed', width }] }],
    nullShares: [nullable ? (directives?.nulls ?? NULL_SHARE) : 0],
    nullsBy: null,
    draw: { kind: 'computed', of, value, condition, values: [...values, ...sources], mayLack },
  };
}

/** Characters of a computed text at most, where its type has no bound. */
const MOST = 1000;

const KEYS: ReadonlySet<ConstraintPlan['kind']> = new Set(['primary', 'unique', 'exclude']);

/** A plan of the table with generated columns as one of the table whose rows hold them; null: what they are computed of is not written. */
export function withComputed(plan: Plan, { columns, residuals, given, equations }: ComputedTable): Plan | null {
  const written = new Set(plan.columns.map(({ name }) => name));
  const isWritten = ({ draw }: ColumnPlan) => draw.kind === 'computed' && draw.of.every((name) => written.has(name));
  if (!columns.every(isWritten)) return null;
  const order = new Map(given.columns.map(({ name }, place) => [name, place]));
  const placeOf = ({ name, condition }: ColumnPlan): number =>
    (condition === null ? 0 : order.size) + (order.get(name) ?? 0);
  // A key compares the columns themselves, which rows hold.
  const ownKeys = new Map(comparedKeys(given).map(({ name, columns: own }) => [name, own]));
  const columnNames = new Set(given.columns.map(({ name }) => name));
  const constraints = plan.constraints.map((constraint, place): ConstraintPlan => {
    const own = KEYS.has(constraint.kind) ? ownKeys.get(constraint.name) : undefined;
    if (own !== undefined) return { ...constraint, columns: own };
    const check = constraint.kind === 'check' ? given.checks[place] : undefined;
    if (check === undefined) return constraint;
    const names = ownColumnsIn(check.expression, columnNames);
    const isComputed = equations.has(place) && constraint.kept.by === 'values';
    return { ...constraint, columns: names, kept: isComputed ? { by: 'computed' } : constraint.kept };
  });
  return {
    ...plan,
    columns: [...plan.columns, ...columns].sort((one, other) => placeOf(one) - placeOf(other)),
    residuals: [...plan.residuals, ...residuals],
    constraints,
  };
}

import { allOf, anyOf } from '../compose.ts';
import { DdlError } from '../ddl-error.ts';
import type { Check, Expression, Table } from '../ir.ts';
import type { ParsedSchema } from '../parser/parse.ts';
import { checksOfParent } from '../plan/derived/referred-checks.ts';
import { columnsOf } from '../walk.ts';

/** What one foreign key asks of the rows that it refers to. */
export interface Demand {
  /** All of them. */
  readonly checks: readonly Check[];
  /** Whether its table stays empty without: a text of certain values, which no other row has by chance, may not be NULL there. */
  readonly isNeeded: boolean;
}

/** Demands on a table that are held against each other at most: each takes a plan. */
const MAX_COMPARED = 8;

/** Demands on a table that are kept at most: what is asked in turn is asked of each table on the way. */
const MAX_DEMANDS = 64;

/** What tables ask of the rows that they refer to, by the table that is referred to: also what is asked of them in turn. */
export function demandsOf(circles: ParsedSchema['circles']): ReadonlyMap<Table, readonly Demand[]> {
  const found = new Map<Table, Demand[]>();
  const tables = circles.flat().flatMap(({ table }) => (table instanceof DdlError ? [] : [table]));
  for (const table of tables.toReversed()) {
    for (const key of table.foreignKeys) {
      const { parent } = key;
      if (parent === null) continue;
      const own = checksOfParent(table, key, parent);
      const inTurn = (found.get(table) ?? [])
        .map(({ checks }) => checksOfParent({ ...table, demanded: checks }, key, parent))
        .filter((checks) => checks.length > own.length);
      const asked = (inTurn.length > 0 ? inTurn : [own]).filter((checks) => checks.length > 0);
      const isNeeded = key.columns.every((name) => isRequiredText(table, name));
      const demands = asked.map((checks): Demand => ({ checks, isNeeded }));
      if (demands.length > 0) found.set(parent, distinct([...(found.get(parent) ?? []), ...demands]));
    }
  }
  return found;
}

/** The demands without those that ask for the same as another. */
function distinct(demands: readonly Demand[]): Demand[] {
  const byText = new Map<string, Demand>();
  for (const { checks, isNeeded } of demands) {
    const text = checks.map(({ expression }) => withoutPlaces(expression)).join('\n');
    byText.set(text, { checks, isNeeded: isNeeded || byText.get(text)?.isNeeded === true });
  }
  return [...byText.values()].slice(0, MAX_DEMANDS);
}

/**
 * Demands on a table as checks: all of them, where rows can meet them all; of those that exclude each other, such as the kinds of
 * things in a table of several kinds, each row meets some. `takesRows`: whether rows enough can meet all of some demands.
 */
export function checksOfDemands(
  demands: readonly Demand[],
  takesRows: (demands: readonly Demand[]) => boolean,
): readonly Check[] {
  if (demands.length < 2 || demands.length > MAX_COMPARED || takesRows(demands)) return checksOf(demands);
  const sets: Demand[][] = [];
  for (const [i, demand] of demands.entries()) {
    const wider = sets.filter((set) => takesRows([...set, demand]));
    for (const set of wider) set.push(demand);
    if (wider.length > 0 || !takesRows([demand])) continue;
    const own = [demand];
    for (const earlier of demands.slice(0, i)) if (takesRows([...own, earlier])) own.push(earlier);
    sets.push(own);
  }
  const [first = demands, ...others] = sets;
  if (others.length === 0) return checksOf(first);
  const common = first.filter((demand) => others.every((set) => set.includes(demand)));
  const alternatives = sets.map((set) => checksOf(set.filter((demand) => !common.includes(demand))));
  const expression = inList(alternatives) ?? anyOf(alternatives.map(conditionOf));
  return [...checksOf(common), { name: null, offset: 0, expression }];
}

/** All that is asked by some demands. */
export function checksOf(demands: readonly Demand[]): readonly Check[] {
  return demands.flatMap(({ checks }) => checks);
}

function isRequiredText({ columns }: Table, name: string): boolean {
  const column = columns.find((one) => one.name === name);
  return column !== undefined && !column.nullable && column.type.shape.kind === 'text';
}

/** Demands of one value each as a list of values, which leaves a column one domain; null: they are of another kind. */
function inList(sets: readonly (readonly Check[])[]): Expression | null {
  const tests = sets.map((set) => {
    const [only, more] = set;
    return only === undefined || more !== undefined ? null : membership(only.expression);
  });
  const known = tests.filter((one) => one !== null);
  const [first, ...others] = known;
  if (first === undefined || known.length < tests.length) return null;
  const isOfFirst = ({ operand }: Membership): boolean => withoutPlaces(operand) === withoutPlaces(first.operand);
  if (!others.every(isOfFirst)) return null;
  return { kind: 'in', operand: first.operand, list: known.flatMap(({ list }) => list), negated: false };
}

/** That an operand is one of some constants. */
interface Membership {
  readonly operand: Expression;
  readonly list: readonly Expression[];
}

function membership(expression: Expression): Membership | null {
  if (expression.kind === 'in') return expression.negated ? null : expression;
  if (expression.kind !== 'binary' || expression.operator !== '=') return null;
  const { left: operand, right } = expression;
  return columnsOf(right).size > 0 ? null : { operand, list: [right] };
}

/** A text that is the same for what is written alike in several places. */
function withoutPlaces(expression: Expression): string {
  return JSON.stringify(expression, (name, value: unknown) => (name === 'offset' ? null : value));
}

/** All checks of a set as one condition. */
function conditionOf(set: readonly Check[]): Expression {
  return allOf(set.map(({ expression }) => expression));
}

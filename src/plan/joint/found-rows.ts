import { readerOf } from '../../expression/read-value.ts';
import { type Scope, scopeOf } from '../../expression/scope.ts';
import { unlessRefused, unlessUnevaluable, type Value } from '../../runtime/value.ts';
import { poolDomain } from '../../values/domain.ts';
import { ColumnShares } from '../shares.ts';
import type { Witnesses } from '../witnesses/witnesses.ts';
import { ComparedKeys, placesOf } from './compared.ts';
import { givenColumns, type JointDomains, type Listed, withLists } from './domains.ts';
import { type JointList, listOfRows } from './list.ts';

/* Rows that a search found for checks which bind several columns: their list is a domain of its own, as short lists are. */

/** The lists with those of rows that were found, whose checks are kept by them. */
export function withFoundRows(listed: Listed, known: JointDomains, found: readonly Witnesses[]): JointDomains {
  const taken = new Set([...givenColumns(listed, 'any length'), ...known.lists.flatMap(({ columns }) => columns)]);
  const open = found.filter(
    ({ columns, rows }) => columns.length > 1 && rows.length > 0 && !columns.some((one) => taken.has(one)),
  );
  if (open.length === 0) return known;
  const { table, dialect, timeLine, checked, keys } = listed;
  const scope = scopeOf(table, { semantics: dialect.semantics, timeLine });
  const shares = new ColumnShares(table, listed, keys, checked.base);
  const compared = new ComparedKeys(listed, scope, shares);
  const lists = open.flatMap((witnesses) => listOf(witnesses, { listed, scope, shares, compared, known }) ?? []);
  return withLists(known, lists);
}

interface Known {
  readonly listed: Listed;
  readonly scope: Scope;
  readonly shares: ColumnShares;
  readonly compared: ComparedKeys;
  readonly known: JointDomains;
}

/** What evaluating a node, and reading a value, takes of the budget. */
const COST_OF_NODE = 0.5;

/** The list of such rows; null: a key compares the columns together with others, a choice binds them to others, or one is always NULL. */
function listOf({ columns, rows }: Witnesses, { listed, scope, shares, compared, known }: Known): JointList | null {
  const { budget } = listed;
  const isApart = known.checked.components.every(
    (component) =>
      component.columns.every((name) => columns.includes(name)) ||
      !component.columns.some((name) => columns.includes(name)),
  );
  const readers = columns.flatMap((name) => {
    const shape = scope.columnOf(name)?.shape;
    // A short string of bits would be taken for the number of longer ones.
    const isShort = shape?.kind === 'bits' && shape.form === 'varying';
    return shape === undefined || isShort ? [] : [readerOf(shape)];
  });
  const isAlwaysNull = columns.some((name) => shares.of(name, null).nullShare === 1);
  if (!isApart || isAlwaysNull || readers.length < columns.length) return null;
  return unlessUnevaluable(() => {
    const projections = compared.projectionsOf(columns);
    if (projections === null) return null;
    budget.left -= rows.length * COST_OF_NODE * projections.reduce((sum, { nodes }) => sum + nodes, columns.length);
    const placeOf = placesOf(columns);
    const computable = rows.flatMap((row) => {
      const texts = columns.map((name) => row.get(name) ?? '');
      const keys = unlessRefused(() => {
        const values = texts.map((text, i) => readers[i]?.(text) ?? null);
        const valueIn = (name: string): Value => values[placeOf(name)] ?? null;
        return projections.map((projection) => compared.textOf(projection, valueIn));
      });
      return keys === null ? [] : [{ texts, keys }];
    });
    if (computable.length === 0) return null;
    const found = computable.map(({ texts }) => texts);
    const domains = columns.map((name, i) => {
      const own = found.map((texts) => texts[i] ?? '');
      const { kind } = scope.columnOf(name)?.shape ?? { kind: 'unknown' };
      return shares.of(name, null).domain ?? poolDomain(kind, 'quoted', own);
    });
    const keys = projections.map(({ key }, i) => ({
      ...key,
      projection: numbered(computable.map((row) => row.keys[i] ?? null)),
    }));
    return listOfRows(columns, domains, found, keys);
  });
}

/** A number for each text, the same for the same ones; null is equal to none. */
function numbered(texts: readonly (string | null)[]): readonly number[] {
  const numbers = new Map<string, number>();
  return texts.map((text, place) => {
    const own = text === null ? place : (numbers.get(text) ?? place);
    if (text !== null) numbers.set(text, own);
    return own;
  });
}

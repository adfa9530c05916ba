import type { Key, KeyPart, Table } from '../../ir.ts';
import { meaningsOfTable } from '../../meanings/index.ts';
import { sizeOf } from '../../values/domain.ts';
import { columnsOf } from '../../walk.ts';
import type { CheckedTable } from '../checks.ts';
import { ColumnShares } from '../shares.ts';
import type { ValueSetting } from '../table-meanings.ts';
import { type DistinctKey, distinctKeys, keepsApart } from './keys.ts';

/** Values that are enough to tell all rows apart that anyone asks for. */
const ENOUGH_VALUES = 2 ** 31;

/** Values of a text that are enough to tell the rows apart without the other columns of its key. */
const ENOUGH_TEXTS = 9_000_000;

/**
 * A table whose keys have fewer parts where rows that differ in these differ in the key. `isGiven`: whether others decide on a column's
 * values.
 */
export function withDistinguishingParts(
  table: Table,
  setting: ValueSetting,
  { base, components }: CheckedTable,
  isGiven: (column: string) => boolean,
): Table {
  const keys = distinctKeys(table, (column) => [column]);
  const chosen = new Set(components.flatMap(({ columns }) => columns));
  const isFree = (name: string | undefined): name is string =>
    name !== undefined && !chosen.has(name) && !isGiven(name);
  const sizesIn = (counted: readonly DistinctKey[]) => {
    const shares = new ColumnShares(table, setting, counted, base);
    return (name: string | undefined): number => {
      const domain = isFree(name) ? shares.of(name, null).domain : null;
      return domain === null ? 1 : sizeOf(domain);
    };
  };
  // What conditions read may have fewer values than its type.
  const read = new Set(base.residual.flatMap(({ expression }) => [...columnsOf(expression)]));
  const isOpen = (name: string) => isFree(name) && !read.has(name);
  return withDistinguishingTexts(withOneToOneParts(table, keys, sizesIn), keys, isOpen, sizesIn);
}

/** How many values each column has that only such keys decide on; of others, 1. */
type SizesIn = (keys: readonly DistinctKey[]) => (column: string | undefined) => number;

/** Keys over expressions that several values make the same are kept by their other parts alone, where these have values enough. */
function withOneToOneParts(table: Table, keys: readonly DistinctKey[], sizesIn: SizesIn): Table {
  const lossy = new Set(keys.flatMap((key) => (key.oneToOne ? [] : key.name)));
  if (lossy.size === 0) return table;
  const sizeOfColumn = sizesIn(keys);
  const sizeOfPart = ({ column }: KeyPart) => sizeOfColumn(column ?? '');
  const reduced = (key: Key): Key => {
    if (key.kind === 'exclude' || !lossy.has(key.name ?? '')) return key;
    const distinguishing = key.parts.filter((part) => keepsApart(part, table));
    const size = distinguishing.reduce((product, part) => product * sizeOfPart(part), 1);
    return size < ENOUGH_VALUES ? key : { ...key, parts: distinguishing };
  };
  return { ...table, keys: table.keys.map(reduced) };
}

/**
 * What people number or name differs alone: of a company and the number of its order, the number tells the rows apart, and the company
 * is one of few. What else the key compares has the values of a column without a key.
 */
function withDistinguishingTexts(
  table: Table,
  keys: readonly DistinctKey[],
  isFree: (column: string) => boolean,
  sizesIn: SizesIn,
): Table {
  const meanings = meaningsOfTable(table);
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  const isText = (name: string) => columns.get(name)?.type.shape.kind === 'text';
  /** Whether a key has values of its own for what a column means. */
  const isNamed = (name: string) => meanings.get(name)?.some(({ meaning }) => meaning.unique !== undefined) === true;
  const candidates = keys
    .filter(({ oneToOne, columns: compared }) => oneToOne && compared.length > 1 && compared.every(isFree))
    .map((key) => ({
      key,
      distinguishing: key.columns.filter(
        (name) => isText(name) && isNamed(name) && !(key.countsNulls && columns.get(name)?.nullable === true),
      ),
      others: key.columns.filter((name) => !isText(name) || isNamed(name) || !meanings.has(name)),
    }))
    .filter(({ key, distinguishing, others }) => distinguishing.length > 0 || others.length < key.columns.length);
  if (candidates.length === 0) return table;
  const alone = candidates.flatMap(({ key, distinguishing }) =>
    distinguishing.map((name) => ({ ...key, columns: [name] })),
  );
  const sizeAlone = sizesIn(alone);
  const sizeBeside = sizesIn(keys);
  const isKnown = (name: string) => Number(meanings.get(name)?.[0]?.isGeneral === false);
  // Of equal ones the last: what belongs to something is named behind it.
  const bestOf = ({ key, distinguishing }: (typeof candidates)[number]): readonly string[] =>
    distinguishing
      // Of a department and a year, both are there several times: the department's code needs no number behind it.
      .filter((name) => sizeAlone(name) >= ENOUGH_TEXTS)
      .filter((name) => key.columns.every(isText) || sizeBeside(name) >= ENOUGH_TEXTS)
      .toReversed()
      .sort((one, other) => isKnown(other) - isKnown(one) || sizeAlone(other) - sizeAlone(one))
      .slice(0, 1);
  // What people choose from a list, a key would have in codes that nobody knows.
  const unlisted = ({ key, others }: (typeof candidates)[number]): readonly string[] => {
    const mayBeNull = key.countsNulls && others.some((name) => columns.get(name)?.nullable === true);
    if (others.length === 0 || others.length === key.columns.length || mayBeNull) return [];
    const sizeOfColumn = sizesIn([{ ...key, columns: others }]);
    const size = others.reduce((product, name) => product * sizeOfColumn(name), 1);
    return size < ENOUGH_TEXTS ? [] : others;
  };
  const tellingIn = new Map(
    candidates.map((one) => {
      const best = bestOf(one);
      return [one.key.name, new Set(best.length > 0 ? best : unlisted(one))] as const;
    }),
  );
  const reduced = (key: Key): Key => {
    const distinguishing = tellingIn.get(key.name ?? '');
    const parts = key.parts.filter(({ column }) => distinguishing?.has(column ?? '') === true);
    return parts.length === 0 ? key : { ...key, parts };
  };
  return { ...table, keys: table.keys.map(reduced) };
}

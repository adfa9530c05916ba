import type { Key, KeyPart, Table } from '../../ir.ts';
import { sizeOf } from '../../values/domain.ts';
import type { CheckedTable } from '../checks.ts';
import type { Resolve } from '../facts/column-facts.ts';
import { ColumnShares } from '../shares.ts';
import type { ValueSetting } from '../table-meanings.ts';
import { distinctKeys, keepsApart } from './keys.ts';

/** Values that are enough to tell all rows apart that anyone asks for. */
const ENOUGH_VALUES = 2 ** 31;

/**
 * A table whose keys over expressions that several values make the same are told by their other parts alone, where these have
 * values enough: rows that differ there differ in the key. `isGiven`: whether others decide on a column's values.
 */
export function withTellingParts(
  table: Table,
  setting: ValueSetting,
  { base, components }: CheckedTable,
  resolve: Resolve,
  isGiven: (column: string) => boolean,
): Table {
  const keys = distinctKeys(table, resolve, (column) => [column]);
  const lossy = new Set(keys.flatMap((key) => (key.oneToOne ? [] : key.name)));
  if (lossy.size === 0) return table;
  const shares = new ColumnShares(table, setting, keys, base, resolve);
  const chosen = new Set(components.flatMap(({ columns }) => columns));
  const sizeOfPart = ({ column }: KeyPart): number => {
    const name = resolve(column ?? '');
    const isFree = name !== undefined && !chosen.has(name) && !isGiven(name);
    const domain = isFree ? shares.of(name, null).domain : null;
    return domain === null ? 1 : sizeOf(domain);
  };
  const reduced = (key: Key): Key => {
    if (key.kind === 'exclude' || !lossy.has(key.name ?? '')) return key;
    const telling = key.parts.filter((part) => keepsApart(part, table, resolve));
    const size = telling.reduce((product, part) => product * sizeOfPart(part), 1);
    return size < ENOUGH_VALUES ? key : { ...key, parts: telling };
  };
  return { ...table, keys: table.keys.map(reduced) };
}

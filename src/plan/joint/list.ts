import type { Names } from '../../ir.ts';
import { type Domain, listedOf, poolDomain } from '../../values/domain.ts';
import type { DistinctKey } from '../keys/keys.ts';
import type { NullsByRank } from '../plan.ts';
import { type ColumnShares, NULL_SHARE, type Share } from '../shares.ts';
import { classesOf, type Projection } from './keys.ts';
import type { Combinations } from './search.ts';

/** A key that holds columns of a list. */
export interface ListKey {
  readonly name: string;
  /** Those of its columns that are listed. */
  readonly columns: readonly string[];
  /** Whether all of its columns are. */
  readonly isInner: boolean;
  /** Rows that its other columns tell apart. */
  readonly room: number;
  /** What it compares of each row of the list. */
  readonly projection: Projection;
  /** Whether these are the values of its expressions, so that rows that differ in them surely differ in the key. */
  readonly isComputed: boolean;
}

interface Given {
  readonly columns: readonly string[];
  /** The domains that the columns' texts are of, and the texts of each; null: NULL, which the first column never is. */
  readonly domains: readonly Domain[];
  readonly texts: readonly (readonly (string | null)[])[];
  /** The combinations of texts that pass, in the order of the columns. */
  readonly rows: Combinations;
  readonly nullable: Names;
  readonly keys: readonly ListKey[];
}

/** A list of rows as they are: each column has a text of its own in each. */
export function listOfRows(
  columns: readonly string[],
  domains: readonly Domain[],
  rows: readonly (readonly string[])[],
  keys: readonly ListKey[],
): JointList {
  return new JointList({
    columns,
    domains,
    texts: columns.map((_, i) => rows.map((texts) => texts[i] ?? '')),
    rows: { count: rows.length, ranks: rows.flatMap((_, row) => columns.map(() => row)) },
    nullable: new Set(),
    keys,
  });
}

/** Entries of the columns' lists at most. */
const MAX_ENTRIES = 65_536;

/**
 * Rows of some columns. Each column has a list of values of the same length, and a row of the table takes those at one place:
 * the first column, the leader, is drawn, and the others follow it.
 */
export class JointList {
  readonly columns: readonly string[];
  readonly leader: string;
  /** The columns that may be NULL in any of the rows. */
  readonly nullable: Names;
  /** Rows that keys tell apart, each of `turns` entries of the lists that stand one behind the other. */
  readonly size: number;
  readonly turns: number;
  readonly #domains: ReadonlyMap<string, Domain>;
  /** Which entries of a column's list stand for NULL; a column that is not here has none. */
  readonly #nulls = new Map<string, readonly boolean[]>();
  /** The keys that the place in the list keeps, as far as it goes. */
  readonly #keptKeys: ReadonlyMap<string, ListKey>;

  constructor(given: Given) {
    const { columns, domains, texts, rows, keys } = given;
    this.columns = columns;
    this.leader = columns[0] ?? '';
    this.nullable = given.nullable;
    const inner = keys.filter(({ isInner }) => isInner);
    // What a key has besides may be enough for it: then the list need not tell its rows apart.
    const ways = [keys, inner].map((kept) => {
      const classes = classesOf(
        rows.count,
        kept.map(({ projection }) => projection),
      );
      const rowsOf = (key: ListKey): number => (kept.includes(key) ? classes.length : 1) * key.room;
      return { kept, classes, most: Math.min(...keys.map(rowsOf)) };
    });
    const best = ways.reduce((one, other) => (other.most > one.most ? other : one));
    const classes = best.classes.slice(0, MAX_ENTRIES);
    const longest = classes.reduce((most, { length }) => Math.max(most, length), 1);
    this.size = classes.length;
    this.turns = Math.max(1, Math.min(longest, Math.floor(MAX_ENTRIES / classes.length)));
    this.#keptKeys = new Map(best.kept.map((key) => [key.name, key]));
    const places = classes.flatMap((places) =>
      Array.from({ length: this.turns }, (_, turn) => places[turn % places.length] ?? 0),
    );
    this.#domains = new Map(
      columns.map((column, i) => {
        const domain = domains[i];
        const own = places.map((place) => texts[i]?.[rows.ranks[place * columns.length + i] ?? 0] ?? null);
        if (own.includes(null))
          this.#nulls.set(
            column,
            own.map((text) => text === null),
          );
        // Where NULL stands, the entry is never written: any other will do.
        const any = own.find((text) => text !== null) ?? '';
        const entries = own.map((text) => text ?? any);
        return [column, domain === undefined ? poolDomain('text', 'quoted', entries) : listedOf(domain, entries)];
      }),
    );
  }

  /** What a column has in the rows, in the one case that there is: its list, and the share of NULLs in it, or besides, which may be asked for. */
  sharesOf(column: string, shares: ColumnShares): readonly Share[] {
    const nulls = this.#nulls.get(column) ?? [];
    const nullShare = nulls.filter((isNull) => isNull).length / Math.max(1, nulls.length);
    const domain = nullShare === 1 ? null : (this.#domains.get(column) ?? null);
    const beside = this.nullable.has(column) ? (shares.nullsAsked(column) ?? NULL_SHARE) : nullShare;
    return [{ domain, nullShare: beside }];
  }

  /** Which entries of a column's list stand for NULL, by those of the leader; null: none does. */
  nullsOf(column: string): NullsByRank | null {
    const nulls = this.#nulls.get(column);
    return nulls === undefined ? null : { column: this.leader, digit: 0, nulls };
  }

  /** A key with the leader in the place of the columns that are listed, where the place in the list tells its rows apart. */
  withLeader(key: DistinctKey): DistinctKey {
    const own = key.columns.filter((column) => this.columns.includes(column));
    if (own.length === 0) return key;
    const others = key.columns.filter((column) => !own.includes(column));
    const kept = this.#keptKeys.get(key.name);
    if (kept === undefined) return { ...key, columns: others };
    return {
      ...key,
      columns: [this.leader, ...others],
      members: new Map([...key.members, [this.leader, own]]),
      oneToOne: key.oneToOne || kept.isComputed,
    };
  }
}

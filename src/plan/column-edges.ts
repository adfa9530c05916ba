import type { Dialect } from '../../grammar/dialect.ts';
import { modelOf } from '../../grammar/kinds.ts';
import type { Column, Expressions, Names, Table } from '../ir.ts';
import type { Domain } from '../values/domain.ts';
import { edgeDomain } from '../values/edges/index.ts';
import type { DomainRequest } from '../values/request.ts';
import { columnsOf } from '../walk.ts';
import { characterSetOf, charactersOf } from './characters.ts';
import { unreadColumns } from './derived/free-arrays.ts';
import type { Resolve } from './facts/column-facts.ts';

/** Bytes of the longest value: as many as MySQL's TEXT holds. */
const LONGEST = 65_535;

/** Bytes of the longest values of a row together: a quarter of the widest row that is written. */
const LONGEST_OF_ROW = 1024 * 1024;

/** Bytes of the longest value in an index: a third of what a page of PostgreSQL's has room for. */
const LONGEST_INDEXED = 900;

/** Gives each column of a table the edges of its values. */
export class ColumnEdges {
  readonly #table: Table;
  readonly #dialect: Pick<Dialect, 'extremes' | 'strictness'>;
  readonly #unread: Names;
  readonly #computedWith: ReadonlySet<string | undefined>;
  readonly #indexed: ReadonlySet<string | undefined>;
  readonly #longest: number;

  constructor(table: Table, dialect: Pick<Dialect, 'extremes' | 'strictness'>, resolve: Resolve) {
    this.#table = table;
    this.#dialect = dialect;
    this.#unread = unreadColumns(table, resolve);
    this.#computedWith = new Set(expressionsOf(table).flatMap((one) => [...columnsOf(one)].map(resolve)));
    this.#indexed = new Set(table.indexedColumns.map(resolve));
    const long = table.columns.filter(({ type }) => modelOf(type.shape.kind).isLong).length;
    this.#longest = Math.min(LONGEST, Math.floor(LONGEST_OF_ROW / Math.max(1, long)));
  }

  /** A domain of a column with its edges. */
  withEdges(domain: Domain, column: Column, request: DomainRequest): Domain {
    const { extremes, strictness } = this.#dialect;
    const set = characterSetOf(column.type, this.#table);
    const edges = edgeDomain(column.type.shape, domain, {
      request: { ...request, computedWith: request.computedWith || this.#computedWith.has(column.name) },
      extremes,
      isUnread: this.#unread.has(column.name),
      longest: this.#indexed.has(column.name) ? Math.min(LONGEST_INDEXED, this.#longest) : this.#longest,
      characters: charactersOf(column.type, this.#table, extremes),
      letterBytes: strictness?.characterSets.get(set)?.leastBytes ?? 1,
    });
    return edges === null ? domain : { ...domain, edges };
  }
}

/** What the server computes of rows without asking whether it can: for columns, keys, indexes and partitions. */
function expressionsOf({ columns, keys, indexedExpressions, partitioning }: Table): Expressions {
  const parts = [...keys.flatMap((key) => key.parts), ...indexedExpressions, ...(partitioning?.parts ?? [])];
  const all = [...columns.map(({ generation }) => generation), ...parts.map(({ expression }) => expression)];
  return all.filter((expression) => expression !== null);
}

import type { Dialect } from '../../grammar/dialect.ts';
import { modelOf } from '../../grammar/kinds.ts';
import type { Column, Names, Table } from '../ir.ts';
import type { Domain } from '../values/domain.ts';
import { edgeDomain } from '../values/edges/index.ts';
import type { DomainRequest } from '../values/request.ts';
import { characterSetOf, charactersOf } from './characters.ts';
import { columnsIn, tableExpressions } from './columns.ts';
import { unreadColumns } from './derived/free-arrays.ts';

/** Bytes of the longest value: as many as MySQL's TEXT holds. */
const LONGEST = 65_535;

/** Bytes of the longest values of a row together: a quarter of the widest row that is written. */
const LONGEST_OF_ROW = 1024 * 1024;

/** Bytes of the longest value in an index: a third of what there is room for. */
const LONGEST_INDEXED = 900;

/** Bytes of the longest values of an index together: PostgreSQL takes 2,704, with numbers and moments beside them, and what stands between. */
const LONGEST_OF_INDEX = 2400;

/** Gives each column of a table the edges of its values. */
export class ColumnEdges {
  readonly #table: Table;
  readonly #dialect: Pick<Dialect, 'extremes' | 'strictness'>;
  readonly #unread: Names;
  readonly #computedWith: ReadonlySet<string | undefined>;
  /** Bytes of the longest value of each long column. */
  readonly #longest: ReadonlyMap<string, number>;

  constructor(table: Table, dialect: Pick<Dialect, 'extremes' | 'strictness'>) {
    this.#table = table;
    this.#dialect = dialect;
    this.#unread = unreadColumns(table);
    // What the server computes of rows without asking whether it can.
    const { generations, keyParts, indexed, partitionParts } = tableExpressions(table);
    this.#computedWith = new Set(columnsIn([...generations, ...keyParts, ...indexed, ...partitionParts]));
    this.#longest = longestValues(table);
  }

  /** A domain of a column with its edges. Nobody knows which of them a table takes that inherits what is not known, or its triggers. */
  withEdges(domain: Domain, column: Column, request: DomainRequest): Domain {
    if (this.#table.inherits || this.#table.runsTriggers) return domain;
    const { extremes, strictness } = this.#dialect;
    const set = characterSetOf(column.type, this.#table);
    const edges = edgeDomain(column.type.shape, domain, {
      request: { ...request, computedWith: request.computedWith || this.#computedWith.has(column.name) },
      extremes,
      isUnread: this.#unread.has(column.name),
      longest: this.#longest.get(column.name) ?? LONGEST,
      characters: charactersOf(column.type, this.#table, extremes),
      letterBytes: strictness?.characterSets.get(set)?.leastBytes ?? 1,
    });
    return edges === null ? domain : { ...domain, edges };
  }
}

/** By the names of long columns, the bytes of the longest value that a row and the indexes have room for. */
function longestValues({ columns, indexes }: Table): ReadonlyMap<string, number> {
  const long = columns.filter(({ type }) => modelOf(type.shape.kind).isLong).map(({ name }) => name);
  const longest = new Map(
    long.map((name) => [name, Math.min(LONGEST, Math.floor(LONGEST_OF_ROW / long.length))] as const),
  );
  for (const index of indexes) {
    const held = new Set(index);
    const indexed = long.filter((name) => held.has(name));
    const share = Math.min(LONGEST_INDEXED, Math.floor(LONGEST_OF_INDEX / indexed.length));
    for (const name of indexed) longest.set(name, Math.min(longest.get(name) ?? share, share));
  }
  return longest;
}

import { type Catalog, type ForeignKey, labelOf, type Numbering, type Query, type Table } from './catalog.ts';

/** How many child rows the parents of a foreign key have. */
export interface FanOut {
  readonly parents: number;
  readonly withoutChild: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

export interface ReferenceFinding {
  /** `child.constraint -> parent` */
  readonly foreignKey: string;
  /** Child rows that refer to a row that is not there. */
  readonly orphans: number;
  readonly fanOut: FanOut;
}

export interface NumberFinding {
  /** `table.column` */
  readonly column: string;
  /** Rows whose number the database has yet to give to a row. */
  readonly collisions: number;
  /** The database has no number for another row. */
  readonly isExhausted: boolean;
}

/** A query for the rows of a table: one row with their number. */
export function countSql({ source }: Pick<Table, 'source'>): string {
  return `SELECT count(*) FROM ${source}`;
}

/** A query for the number of child rows whose columns are all given and that no parent row has. */
export function orphansSql({ child, parent, pairs }: ForeignKey): string {
  const matches = pairs.map((pair) => `p.${pair.parent} ${pair.operator} c.${pair.child}`).join(' AND ');
  return `SELECT count(*) FROM ${child.source} c WHERE ${allGiven(pairs.map((pair) => `c.${pair.child}`))}
    AND NOT EXISTS (SELECT 1 FROM ${parent.source} p WHERE ${matches})`;
}

/** A query for the fan-out of a foreign key: a row for each number of children, with the parents that have so many. */
export function fanOutSql({ child, parent, pairs }: ForeignKey): string {
  const columns = pairs.map((pair) => `c.${pair.child}`);
  const keys = columns.map((column, place) => `${column} AS k${place}`).join(', ');
  const matches = pairs.map((pair, place) => `p.${pair.parent} ${pair.operator} g.k${place}`).join(' AND ');
  return `SELECT children, count(*) FROM (
      SELECT coalesce(g.children, 0) AS children FROM ${parent.source} p LEFT JOIN (
        SELECT ${keys}, count(*) AS children FROM ${child.source} c
        WHERE ${allGiven(columns)} GROUP BY ${columns.join(', ')}
      ) g ON ${matches} WHERE ${allGiven(pairs.map((pair) => `p.${pair.parent}`))}
    ) h GROUP BY children ORDER BY children`;
}

/** A query for the rows whose number lies where the database is yet to count, and for 1 if it cannot count on, else 0. */
export function numbersSql({ table, column, next, last, isDescending }: Numbering): string {
  return `SELECT (SELECT count(*) FROM ${table.source} WHERE ${column} ${isDescending ? '<=' : '>='} ${next}),
    CASE WHEN ${next} ${isDescending ? '<' : '>'} ${last} THEN 1 ELSE 0 END`;
}

function allGiven(columns: readonly string[]): string {
  return columns.map((column) => `${column} IS NOT NULL`).join(' AND ');
}

/** Rows of each table; partitions count with the table that they are part of. */
export async function countRows(tables: readonly Table[], query: Query): Promise<Map<Table, number>> {
  const counts = new Map<Table, number>();
  for (const table of tables.filter(({ isPartition }) => !isPartition)) {
    counts.set(table, await numberOf(query, countSql(table)));
  }
  return counts;
}

/** Looks for orphans of each foreign key of the database. */
export async function inspectReferences(catalog: Catalog, query: Query): Promise<ReferenceFinding[]> {
  const findings: ReferenceFinding[] = [];
  for (const foreignKey of await catalog.foreignKeys(query)) {
    findings.push({
      foreignKey: `${labelOf(foreignKey.child)}.${foreignKey.name} -> ${labelOf(foreignKey.parent)}`,
      orphans: await numberOf(query, orphansSql(foreignKey)),
      fanOut: fanOutOf(
        (await query(fanOutSql(foreignKey))).map(([children, parents]) => [Number(children), Number(parents)]),
      ),
    });
  }
  return findings;
}

/** Looks for rows that stand in the way of the numbers that the database gives by itself. */
export async function inspectNumbers(catalog: Catalog, query: Query): Promise<NumberFinding[]> {
  const findings: NumberFinding[] = [];
  for (const numbering of await catalog.numberings(query)) {
    const [collisions, isExhausted] = await firstRow(query, numbersSql(numbering));
    findings.push({
      column: `${labelOf(numbering.table)}.${numbering.name}`,
      collisions: Number(collisions),
      isExhausted: Number(isExhausted) === 1,
    });
  }
  return findings;
}

/** The fan-out of a histogram: numbers of children, rising, each with the parents that have so many. */
export function fanOutOf(histogram: readonly (readonly [children: number, parents: number])[]): FanOut {
  const parents = histogram.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  const middle = histogram.find(([, count]) => {
    below += count;
    return below * 2 >= parents;
  });
  return {
    parents,
    withoutChild: histogram.find(([children]) => children === 0)?.[1] ?? 0,
    least: histogram[0]?.[0] ?? 0,
    median: middle?.[0] ?? 0,
    most: histogram.at(-1)?.[0] ?? 0,
  };
}

/** Whether a row that leaves its number to the database fails now or later. */
export function isTaken({ collisions, isExhausted }: NumberFinding): boolean {
  return collisions > 0 || isExhausted;
}

async function numberOf(query: Query, sql: string): Promise<number> {
  const [value] = await firstRow(query, sql);
  return Number(value);
}

async function firstRow(query: Query, sql: string): Promise<readonly unknown[]> {
  const [row] = await query(sql);
  if (row === undefined) throw new Error(`No row: ${sql}`);
  return row;
}

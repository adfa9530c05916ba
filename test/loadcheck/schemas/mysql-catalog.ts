import type { Catalog, ColumnPair, ForeignKey, Table } from './catalog.ts';

const TABLES = `
  SELECT table_name FROM information_schema.tables
  WHERE table_schema = DATABASE() AND table_type IN ('BASE TABLE', 'SYSTEM VERSIONED')
  ORDER BY table_name`;

const FOREIGN_KEYS = `
  SELECT table_name, constraint_name, referenced_table_schema, referenced_table_name, column_name, referenced_column_name
  FROM information_schema.key_column_usage
  WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL
  ORDER BY table_name, constraint_name, ordinal_position`;

// MySQL keeps what it tells of a table for a day. MariaDB has no such setting, and passes over comments of this version.
const FRESH = '/*!80000 SET SESSION information_schema_stats_expiry = 0 */';

const NUMBERINGS = `
  SELECT c.table_name, c.column_name, t.auto_increment, c.data_type, c.column_type
  FROM information_schema.columns c
  JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
  WHERE c.table_schema = DATABASE() AND c.extra LIKE '%auto_increment%'
    AND EXISTS (
      SELECT 1 FROM information_schema.statistics s
      WHERE s.table_schema = c.table_schema AND s.table_name = c.table_name AND s.column_name = c.column_name
        AND s.non_unique = 0)
  ORDER BY c.table_name`;

/** Source: https://dev.mysql.com/doc/refman/9.4/en/information-schema.html */
export const mysqlCatalog: Catalog = {
  async tables(query) {
    const rows = await query(TABLES);
    return rows.map(([name]) => ({ ...tableOf(name), isPartition: false }));
  },

  async foreignKeys(query) {
    const found = new Map<string, ForeignKey & { readonly pairs: ColumnPair[] }>();
    for (const [table, name, database, referenced, child, parent] of await query(FOREIGN_KEYS)) {
      const id = `${table}\0${name}`;
      const foreignKey = found.get(id) ?? {
        name: String(name),
        child: tableOf(table),
        parent: { ...tableOf(referenced), source: `${quoted(database)}.${quoted(referenced)}` },
        pairs: [],
      };
      foreignKey.pairs.push({ child: quoted(child), parent: quoted(parent), operator: '=' });
      found.set(id, foreignKey);
    }
    return [...found.values()];
  },

  async numberings(query) {
    await query(FRESH);
    const rows = await query(NUMBERINGS);
    return rows.map(([table, column, next, type, typeText]) => ({
      table: tableOf(table),
      name: String(column),
      column: quoted(column),
      next: next === null ? 'NULL' : String(next),
      last: lastNumberOf(String(type), String(typeText)),
      isDescending: false,
    }));
  },
};

const BITS = new Map([
  ['tinyint', 8],
  ['smallint', 16],
  ['mediumint', 24],
  ['int', 32],
  ['bigint', 64],
]);

/** The largest number of a type of whole numbers; NULL of another type. */
function lastNumberOf(type: string, typeText: string): string {
  const bits = BITS.get(type);
  if (bits === undefined) return 'NULL';
  return String(2n ** BigInt(typeText.includes('unsigned') ? bits : bits - 1) - 1n);
}

function tableOf(name: unknown): Omit<Table, 'isPartition'> {
  return { schema: null, name: String(name), source: quoted(name) };
}

function quoted(name: unknown): string {
  return `\`${String(name).replaceAll('`', '``')}\``;
}

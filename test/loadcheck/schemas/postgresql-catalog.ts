import { type Catalog, type Table, textsOf } from './catalog.ts';

const OF_USERS = (namespace: string) =>
  `${namespace}.nspname NOT LIKE 'pg\\_%' AND ${namespace}.nspname <> 'information_schema'`;

/** The columns that an array of attribute numbers names, in its order. */
const columnsOf = (relation: string, numbers: string) => `ARRAY(
  SELECT quote_ident(a.attname) FROM unnest(${numbers}) WITH ORDINALITY AS k (number, place)
  JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = k.number ORDER BY k.place)`;

const TABLES = `
  SELECT n.nspname, c.relname, c.relkind, c.relispartition
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND ${OF_USERS('n')}
    AND NOT EXISTS (
      SELECT FROM pg_depend d
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.refclassid = 'pg_extension'::regclass)
  ORDER BY n.nspname, c.relname`;

// An operator with its schema, for a column's type may be of an extension that is not in the search path.
const FOREIGN_KEYS = `
  SELECT f.conname, cn.nspname, c.relname, c.relkind, pn.nspname, p.relname, p.relkind,
    ${columnsOf('f.conrelid', 'f.conkey')}, ${columnsOf('f.confrelid', 'f.confkey')},
    ARRAY(
      SELECT format('OPERATOR(%I.%s)', n.nspname, o.oprname)
      FROM unnest(f.conpfeqop) WITH ORDINALITY AS k (operator, place)
      JOIN pg_operator o ON o.oid = k.operator JOIN pg_namespace n ON n.oid = o.oprnamespace ORDER BY k.place)
  FROM pg_constraint f
  JOIN pg_class c ON c.oid = f.conrelid JOIN pg_namespace cn ON cn.oid = c.relnamespace
  JOIN pg_class p ON p.oid = f.confrelid JOIN pg_namespace pn ON pn.oid = p.relnamespace
  WHERE f.contype = 'f' AND f.conparentid = 0 AND ${OF_USERS('cn')}
  ORDER BY cn.nspname, c.relname, f.conname`;

// Identity columns own their sequence; of a serial column, the DEFAULT depends on it. A number outside of every key may repeat.
const NUMBERINGS = `
  SELECT n.nspname, c.relname, c.relkind, a.attname, quote_ident(a.attname), format('%I.%I', sn.nspname, s.relname),
    q.seqincrement, CASE WHEN q.seqincrement > 0 THEN q.seqmax ELSE q.seqmin END
  FROM pg_sequence q
  JOIN pg_class s ON s.oid = q.seqrelid JOIN pg_namespace sn ON sn.oid = s.relnamespace
  JOIN (
    SELECT objid, refobjid, refobjsubid FROM pg_depend
    WHERE classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass AND deptype = 'i'
    UNION
    SELECT d.refobjid, e.adrelid, e.adnum FROM pg_depend d JOIN pg_attrdef e ON e.oid = d.objid
    WHERE d.classid = 'pg_attrdef'::regclass AND d.refclassid = 'pg_class'::regclass
      AND pg_get_expr(e.adbin, e.adrelid) ~ '^nextval\\([^()]*\\)$'
  ) numbered (sequence, relation, number) ON numbered.sequence = s.oid
  JOIN pg_class c ON c.oid = numbered.relation JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = numbered.number
  WHERE NOT c.relispartition AND ${OF_USERS('n')}
    AND EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND a.attnum = ANY (i.indkey))
  ORDER BY n.nspname, c.relname, a.attnum`;

/** Source: https://www.postgresql.org/docs/18/catalogs.html */
export const postgresqlCatalog: Catalog = {
  async tables(query) {
    const rows = await query(TABLES);
    return rows.map(([schema, name, kind, isPartition]) => ({
      ...tableOf(schema, name, kind),
      isPartition: isPartition === true,
    }));
  },

  async foreignKeys(query) {
    const rows = await query(FOREIGN_KEYS);
    return rows.map(([name, ...row]) => {
      const children = textsOf(row[6]);
      const parents = textsOf(row[7]);
      const operators = textsOf(row[8]);
      return {
        name: String(name),
        child: tableOf(row[0], row[1], row[2]),
        parent: tableOf(row[3], row[4], row[5]),
        pairs: children.map((child, place) => ({
          child,
          parent: parents[place] ?? '',
          operator: operators[place] ?? '',
        })),
      };
    });
  },

  async numberings(query) {
    const rows = await query(NUMBERINGS);
    return rows.map(([schema, table, kind, name, column, sequence, increment, last]) => ({
      table: tableOf(schema, table, kind),
      name: String(name),
      column: String(column),
      next: `(SELECT last_value + CASE WHEN is_called THEN ${increment} ELSE 0 END FROM ${sequence})`,
      last: String(last),
      isDescending: Number(increment) < 0,
    }));
  },
};

/** ONLY leaves out the rows of tables that inherit: they are other tables' rows, and no foreign key sees them. */
function tableOf(schema: unknown, name: unknown, kind: unknown): Omit<Table, 'isPartition'> {
  const written = [schema, name].map((part) => `"${String(part).replaceAll('"', '""')}"`).join('.');
  return { schema: String(schema), name: String(name), source: kind === 'p' ? written : `ONLY ${written}` };
}

import type { Bulk } from '../dialect.ts';

/** PostgreSQL 18 manual: COPY (text and CSV format), psql (`\copy`), 9.16.1 and 4.1.2.4. What the input functions of the types read. */
export const bulk: Bulk = {
  bytes: '\\x',
  spatial: 'SRID={srid};',
  boolean: ['f', 't'],
  csvNull: '',
  inline: {
    // Else psql reads the rows of a COPY that failed as statements.
    preamble: '\\set ON_ERROR_STOP on\n',
    head: 'COPY {table} ({columns}) FROM stdin;\n',
    end: '\\.\n',
  },
  recordset: {
    head: 'INSERT INTO {table} ({columns}){overriding} SELECT {columns} FROM json_populate_recordset(NULL::{table}, $rows$[\n',
    end: '\n]$rows$)',
  },
  read: {
    copy: null,
    csv: "\\copy {table} ({columns}) FROM {file} WITH (FORMAT csv, HEADER, ENCODING 'UTF8')\n",
  },
  ending: 'tsv',
  staged: {
    make: 'CREATE TEMPORARY TABLE {stage} AS SELECT {columns} FROM {table} WITH NO DATA;\n',
    insert: 'INSERT INTO {table} ({columns}){overriding} SELECT {columns} FROM {stage}',
    drop: 'DROP TABLE {stage};\n',
  },
  readsByLine: true,
  conversions: {},
  default: null,
  usage: '-- To load these files in order, call in this folder: psql -v ON_ERROR_STOP=1 -f load.sql DATABASE\n',
  usageAmong: '',
};

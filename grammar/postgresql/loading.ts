import type { Loading } from '../dialect.ts';

/** PostgreSQL 18 manual: SET CONSTRAINTS, INSERT (ON CONFLICT), ALTER TABLE, TRUNCATE, 9.17 (sequence functions). */
export const loading: Loading = {
  enginesWithoutRows: new Set(),
  // A table for whose rows checks are waiting cannot be altered, which turning its triggers on is: none is to wait.
  transaction: { around: ['BEGIN;\nSET CONSTRAINTS ALL IMMEDIATE;\n', 'COMMIT;\n'], endedByNumbering: false },
  deferred: {
    alone: ['BEGIN;\nSET CONSTRAINTS ALL DEFERRED;\n', 'COMMIT;\n'],
    inside: ['SET CONSTRAINTS ALL DEFERRED;\n', 'SET CONSTRAINTS ALL IMMEDIATE;\n'],
  },
  unchecked: null,
  upsert: '\nON CONFLICT ({key}) DO UPDATE SET {assignments}',
  emptyUpsert: '\nON CONFLICT ({key}) DO NOTHING',
  assignment: {
    always: '{column} = EXCLUDED.{column}',
    whereNull: '{column} = coalesce({table}.{column}, EXCLUDED.{column})',
  },
  ignoring: { verb: 'INSERT INTO', end: '\nON CONFLICT DO NOTHING', takesDeferrable: false },
  replacing: null,
  // Without ONLY, tables that inherit from a table are emptied with it; a table with partitions is not emptied without them.
  emptying: { before: 'TRUNCATE ', between: ', ', behind: ';\n', table: 'ONLY {table}', partitioned: '{table}' },
  analyze: 'ANALYZE {table};\n',
  nextNumber: {
    own: 'SELECT setval(pg_get_serial_sequence({tableText}, {columnText}), {number}, false);\n',
    named: 'SELECT setval({sequenceText}, {number}, false);\n',
  },
  checksBeforeNumbering: false,
  // psql: \ir takes paths from the folder of the file that it stands in.
  files: {
    take: '\\ir {file}\n',
    usage: '-- To load these files in order, from any folder: psql -v ON_ERROR_STOP=1 -f load.sql DATABASE\n',
  },
  allUntriggered: ['ALTER TABLE {table} DISABLE TRIGGER USER;\n', 'ALTER TABLE {table} ENABLE TRIGGER USER;\n'],
  untriggered: ['ALTER TABLE {table} DISABLE TRIGGER {column};\n', 'ALTER TABLE {table} ENABLE TRIGGER {column};\n'],
};

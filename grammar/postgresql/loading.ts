import type { Loading } from '../dialect.ts';

/** PostgreSQL 18 manual: SET CONSTRAINTS, INSERT (ON CONFLICT), ALTER TABLE, 9.17 (sequence functions). */
export const loading: Loading = {
  enginesWithoutRows: new Set(),
  deferred: ['BEGIN;\nSET CONSTRAINTS ALL DEFERRED;\n', 'COMMIT;\n'],
  unchecked: null,
  upsert: '\nON CONFLICT ({key}) DO UPDATE SET {assignments}',
  assignment: '{column} = EXCLUDED.{column}',
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
  untriggered: ['ALTER TABLE {table} DISABLE TRIGGER {column};\n', 'ALTER TABLE {table} ENABLE TRIGGER {column};\n'],
};

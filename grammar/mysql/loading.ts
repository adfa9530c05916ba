import type { Loading } from '../dialect.ts';
import { wordSet } from '../words.ts';

/**
 * MySQL 9 manual: 7.1.8 (foreign_key_checks), 15.2.7.2 (ON DUPLICATE KEY UPDATE), 15.2.12 (REPLACE), 15.3.3 (statements that end a
 * transaction), 15.1.11 (AUTO_INCREMENT).
 */
export const loading: Loading = {
  enginesWithoutRows: wordSet('blackhole merge mrg_myisam federated connect spider'),
  transaction: { around: ['START TRANSACTION;\n', 'COMMIT;\n'], endedByNumbering: true },
  deferred: null,
  unchecked: [
    'SET @old_foreign_key_checks = @@foreign_key_checks, foreign_key_checks = 0;\n',
    'SET foreign_key_checks = @old_foreign_key_checks;\n',
  ],
  upsert: '\nON DUPLICATE KEY UPDATE {assignments}',
  emptyUpsert: '\nON DUPLICATE KEY UPDATE {column} = {column}',
  assignment: {
    always: '{column} = VALUES({column})',
    whereNull: '{column} = coalesce({column}, VALUES({column}))',
  },
  ignoring: { verb: 'INSERT IGNORE INTO', end: '', takesDeferrable: true },
  replacing: 'REPLACE INTO',
  // TRUNCATE ends a transaction, takes no table that others refer to, even if these are empty, and none with versions of its rows.
  emptying: {
    before: '',
    between: '',
    behind: '',
    table: 'DELETE FROM {table};\n',
    partitioned: 'DELETE FROM {table};\n',
  },
  analyze: 'ANALYZE TABLE {table};\n',
  nextNumber: { own: 'ALTER TABLE {table} AUTO_INCREMENT = {number};\n', named: null },
  checksBeforeNumbering: true,
  untriggered: null,
  allUntriggered: null,
  // MySQL 9 manual, 6.5.1: paths are those of the client's working folder, and some versions take `source` only with --commands.
  files: {
    take: 'source {file}\n',
    usage:
      '-- To load these files in order, call in this folder: mysql DATABASE < load.sql\n' +
      '-- A client that does not know "source" has it with --commands, or takes them joined: cat [0-9]*.sql | mysql DATABASE\n',
  },
};

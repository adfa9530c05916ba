import type { Loading } from '../dialect.ts';

/** MySQL 9 manual: 7.1.8 (foreign_key_checks), 15.2.7.2 (ON DUPLICATE KEY UPDATE), 15.1.11 (AUTO_INCREMENT). */
export const loading: Loading = {
  enginesWithoutRows: new Set(['blackhole', 'merge', 'mrg_myisam', 'federated', 'connect', 'spider']),
  deferred: null,
  unchecked: [
    'SET @old_foreign_key_checks = @@foreign_key_checks, foreign_key_checks = 0;\n',
    'SET foreign_key_checks = @old_foreign_key_checks;\n',
  ],
  upsert: '\nON DUPLICATE KEY UPDATE {assignments}',
  assignment: '{column} = VALUES({column})',
  nextNumber: { own: 'ALTER TABLE {table} AUTO_INCREMENT = {number};\n', named: null },
  checksBeforeNumbering: true,
  untriggered: null,
  // MySQL 9 manual, 6.5.1: paths are those of the client's working folder, and some versions take `source` only with --commands.
  files: {
    take: 'source {file}\n',
    usage:
      '-- To load these files in order, call in this folder: mysql DATABASE < load.sql\n' +
      '-- A client that does not know "source" has it with --commands, or takes them joined: cat [0-9]*.sql | mysql DATABASE\n',
  },
};

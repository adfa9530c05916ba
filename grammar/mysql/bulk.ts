import type { Bulk } from '../dialect.ts';

/**
 * MySQL 9 manual, 15.2.9 (LOAD DATA); MariaDB reads the same. What stands around fields is told in bytes, which are the same whatever
 * sql_mode says of backslashes, and UTF-8 is told, whatever the connection's character set is.
 */
const READ = 'LOAD DATA LOCAL INFILE {file} INTO TABLE {table} CHARACTER SET utf8mb4';

export const bulk: Bulk = {
  bytes: '',
  spatial: '',
  boolean: ['0', '1'],
  csvNull: 'NULL',
  inline: null,
  recordset: null,
  read: {
    copy: `${READ} FIELDS TERMINATED BY X'09' ESCAPED BY X'5C' LINES TERMINATED BY X'0A' ({fields}){settings};\n`,
    csv:
      `${READ} FIELDS TERMINATED BY X'2C' OPTIONALLY ENCLOSED BY X'22' ESCAPED BY '' LINES TERMINATED BY X'0D0A' ` +
      'IGNORE 1 LINES ({fields}){settings};\n',
  },
  ending: 'tsv',
  staged: null,
  readsByLine: false,
  conversions: {
    bytes: 'UNHEX({value})',
    bits: 'CAST(CONV({value}, 2, 10) AS UNSIGNED)',
    numbers: "CAST(IF({value} LIKE 'b%', CONV(SUBSTRING({value}, 2), 2, 10), {value}) AS UNSIGNED)",
    spatial: 'ST_GeomFromText({value}, {srid})',
  },
  default: 'DEFAULT',
  usage:
    '-- To load these files in order, call in this folder: mysql --local-infile=1 DATABASE < load.sql\n' +
    '-- The server has to allow it: SET GLOBAL local_infile = 1\n',
  usageAmong: '-- A client that does not know "source" has it with --commands\n',
};

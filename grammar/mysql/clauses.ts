import type {
  AlterEffect,
  ColumnEffect,
  ElementEffect,
  OptionEffect,
  StatementEffect,
  SyntaxTable,
} from '../dialect.ts';

/** MySQL 9 manual: CREATE TABLE, CREATE INDEX, ALTER TABLE; and what MariaDB's pages of these names add. */

export const rules: Readonly<Record<string, string>> = {
  named: '[CONSTRAINT [<constraint>]]',
  sign: '{UNSIGNED! | SIGNED | ZEROFILL!}*',
  compressed: 'COMPRESSED [= <value>]',
  'text-modifiers':
    '{{CHARACTER SET | CHARSET | CHAR SET} [=] <character-set> | COLLATE [=] <collation> | BINARY! | ASCII! | UNICODE! | <compressed>}*',
  'create-table': 'CREATE [OR REPLACE] [TEMPORARY] TABLE [IF NOT EXISTS] <table>',
  'index-name': '[IF NOT EXISTS] [<index-type>] [<name>] [<index-type>]',
  'index-type': '{USING | TYPE} {BTREE | HASH | RTREE}',
  'index-options':
    '{KEY_BLOCK_SIZE [=] <value> | <index-type> | WITH PARSER <label> | COMMENT [=] <text> | VISIBLE | INVISIBLE | [NOT] IGNORED | {ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE} [=] <text> | CLUSTERING = <value> | DISTANCE = <value> | M = <value>}*',
  action: 'RESTRICT | CASCADE | SET NULL | NO ACTION | SET DEFAULT',
  references:
    'REFERENCES <table> [( <referenced> )] {MATCH {FULL! | PARTIAL | SIMPLE} | ON DELETE <action> | ON UPDATE <action>}*',
  subpartition: 'SUBPARTITION <label> {<subpartition-option>}*',
  'subpartition-option':
    '[STORAGE] ENGINE [=] <label> | COMMENT [=] <text> | {DATA | INDEX} DIRECTORY [=] <text> | {MAX_ROWS | MIN_ROWS | NODEGROUP} [=] <value> | TABLESPACE [=] <label>',
  'interval-unit':
    'MICROSECOND! | SECOND! | MINUTE! | HOUR! | DAY! | WEEK! | MONTH! | QUARTER! | YEAR! | SECOND_MICROSECOND! | MINUTE_MICROSECOND! | MINUTE_SECOND! | HOUR_MICROSECOND! | HOUR_SECOND! | HOUR_MINUTE! | DAY_MICROSECOND! | DAY_SECOND! | DAY_MINUTE! | DAY_HOUR! | YEAR_MONTH! | SQL_TSI_SECOND! | SQL_TSI_MINUTE! | SQL_TSI_HOUR! | SQL_TSI_DAY! | SQL_TSI_WEEK! | SQL_TSI_MONTH! | SQL_TSI_QUARTER! | SQL_TSI_YEAR!',
  enforcement: '[[NOT] ENFORCED]',
  'partition-by':
    'PARTITION BY [LINEAR] {HASH! ( <expression> ) | KEY! [ALGORITHM [=] <integer>] ( [<columns>] ) | {RANGE! | LIST!} {COLUMNS ( <columns> ) | ( <expression> )} | SYSTEM_TIME [INTERVAL <operand> <label> [STARTS <operand>] | LIMIT <integer>] [AUTO]}',
  'subpartition-by':
    'SUBPARTITION BY [LINEAR] {HASH ( <where> ) | KEY [ALGORITHM [=] <integer>] ( [<referenced>] )} [SUBPARTITIONS <integer>]',
};

export const statements: SyntaxTable<StatementEffect> = {
  '<create-table> {LIKE <parent> | ( LIKE <parent> )}': 'createTableLike',
  '<create-table> [IGNORE | REPLACE] [AS] SELECT': 'createTableAs',
  '<create-table>': 'createTable',
  'CREATE [OR REPLACE] UNIQUE! INDEX [IF NOT EXISTS] <name> [<index-type>] ON <table> ( <parts> ) <index-options>':
    'createIndex',
  'CREATE [OR REPLACE] [FULLTEXT | SPATIAL] INDEX [IF NOT EXISTS] <name> [<index-type>] ON <table> ( <parts> ) <index-options>':
    'createIndex',
  'ALTER [ONLINE] [IGNORE] TABLE [IF EXISTS] <table>': 'alterTable',
  '{SET | USE | BEGIN | COMMIT} <rest>': 'ignored',
  'START TRANSACTION <rest>': 'ignored',
  '{LOCK | UNLOCK} {TABLES | TABLE} <rest>': 'ignored',
  '{ANALYZE | OPTIMIZE | GRANT | REVOKE | SHOW | DESCRIBE | DELIMITER} <rest>': 'ignored',
  'CREATE [OR REPLACE] [ALGORITHM = <label>] {VIEW | TRIGGER | PROCEDURE | FUNCTION | EVENT} <rest>': 'ignored',
  'DROP [TEMPORARY] {TABLE | DATABASE | SCHEMA} <rest>': 'ignored',
  'CREATE [OR REPLACE] {DATABASE | SCHEMA | SEQUENCE} <rest>': 'ignored',
};

export const tableElements: SyntaxTable<ElementEffect> = {
  '<named> PRIMARY KEY <index-name> ( <parts> ) <index-options>': 'primaryKey',
  '<named> UNIQUE [INDEX | KEY] <index-name> ( <parts> ) <index-options>': 'unique',
  '<named> FOREIGN KEY [IF NOT EXISTS] [<name>] ( <columns> ) <references>': 'foreignKey',
  '<named> CHECK ( <expression> ) <enforcement>': 'check',
  '{INDEX | KEY} <index-name> ( <parts> ) <index-options>': 'ignored',
  'SPATIAL [INDEX | KEY] <index-name> ( <parts> ) <index-options>': 'ignored',
  'FULLTEXT [INDEX | KEY] <index-name> ( <parts> ) <index-options>': 'ignored',
  'VECTOR {INDEX | KEY} <index-name> ( <parts> ) <index-options>': 'ignored',
  'PERIOD FOR <name> ( <columns> )': 'period',
  'LIKE <table>': 'like',
};

export const columnAttributes: SyntaxTable<ColumnEffect> = {
  'NOT NULL': 'notNull',
  NULL: 'null',
  'DEFAULT <operand>': 'default',
  'ON UPDATE <operand>': 'ignored',
  AUTO_INCREMENT: 'autoIncrement',
  'SERIAL DEFAULT VALUE': 'autoIncrement',
  'UNIQUE [KEY]': 'unique',
  '[PRIMARY] KEY': 'primaryKey',
  'COMMENT <text>': 'ignored',
  'COLLATE [=] <collation>': 'collation',
  'COLUMN_FORMAT {FIXED | DYNAMIC | DEFAULT}': 'ignored',
  'STORAGE {DISK | MEMORY | DEFAULT}': 'ignored',
  '{ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE} [=] <text>': 'ignored',
  'VISIBLE | INVISIBLE': 'ignored',
  'NOT SECONDARY': 'ignored',
  '[GENERATED ALWAYS] AS ROW {START | END}': 'rowPeriod',
  '[GENERATED ALWAYS] AS ( <expression> ) [VIRTUAL | STORED | PERSISTENT]': 'generated',
  '<references>': 'references',
  '<named> CHECK ( <expression> ) <enforcement>': 'check',
  'SRID <integer>': 'srid',
  'REF_SYSTEM_ID [=] <integer>': 'srid',
  '<compressed>': 'ignored',
  '{WITH | WITHOUT} SYSTEM VERSIONING': 'ignored',
  '<assignment>': 'ignored',
};

export const tableOptions: SyntaxTable<OptionEffect> = {
  '[STORAGE] ENGINE [=] <engine>': 'engine',
  '[DEFAULT] {CHARACTER SET | CHARSET | CHAR SET} [=] <character-set>': 'characterSet',
  '[DEFAULT] COLLATE [=] <collation>': 'collation',
  '{COMMENT | CONNECTION | PASSWORD | COMPRESSION | ENCRYPTION | ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE} [=] <text>':
    'ignored',
  '{DATA | INDEX} DIRECTORY [=] <text>': 'ignored',
  'AUTO_INCREMENT [=] <integer>': 'sequenceStart',
  '{AUTOEXTEND_SIZE | AVG_ROW_LENGTH | CHECKSUM | TABLE_CHECKSUM | DELAY_KEY_WRITE | INSERT_METHOD | KEY_BLOCK_SIZE | MAX_ROWS | MIN_ROWS | PACK_KEYS | PAGE_CHECKSUM | ROW_FORMAT | SECONDARY_ENGINE | SEQUENCE | STATS_AUTO_RECALC | STATS_PERSISTENT | STATS_SAMPLE_PAGES | TRANSACTIONAL | TYPE} [=] <value>':
    'ignored',
  'UNION [=] ( [<columns>] )': 'ignored',
  'TABLESPACE [=] <label> [STORAGE {DISK | MEMORY | DEFAULT}]': 'ignored',
  'STORAGE {DISK | MEMORY | DEFAULT}': 'ignored',
  'START TRANSACTION': 'ignored',
  'WITH SYSTEM VERSIONING': 'ignored',
  '<partition-by> [PARTITIONS <integer>] [<subpartition-by>] [( <partition> {, <partition>}* )]': 'partitionBy',
  '[IGNORE | REPLACE] [AS] {SELECT | WITH | ( SELECT}': 'select',
  '<assignment>': 'ignored',
};

export const alterActions: SyntaxTable<AlterEffect> = {
  'ADD COLUMN [IF! NOT EXISTS]': 'addColumn',
  'MODIFY [COLUMN] [IF EXISTS]': 'modifyColumn',
  'CHANGE [COLUMN] [IF EXISTS] <name>': 'modifyColumn',
  'ALTER [COLUMN] <name> SET DEFAULT <operand>': 'setDefault',
  'ALTER [COLUMN] <name> DROP DEFAULT': 'dropDefault',
  '{ENABLE | DISABLE} KEYS': 'ignored',
  'ADD PARTITION <rest>': 'ignored',
  ADD: 'addElement',
  '[DEFAULT] {CHARACTER SET | CHARSET} [=] <character-set> [COLLATE [=] <collation>]': 'ignored',
  'CONVERT TO <rest>': 'ignored',
  FORCE: 'ignored',
  '{ALGORITHM | LOCK} [=] <label>': 'ignored',
  '{MAX_ROWS | MIN_ROWS | AVG_ROW_LENGTH | STATS_PERSISTENT} [=] <value>': 'ignored',
  'ORDER BY <rest>': 'ignored',
  '{ENGINE | AUTO_INCREMENT | ROW_FORMAT | COMMENT | CHECKSUM | PACK_KEYS | KEY_BLOCK_SIZE} [=] <value>': 'ignored',
};

import type {
  AlterEffect,
  ColumnEffect,
  ElementEffect,
  OptionEffect,
  StatementEffect,
  SyntaxTable,
} from '../dialect.ts';
import { wordSet } from '../words.ts';

/** MySQL 9 manual: CREATE TABLE, CREATE INDEX, ALTER TABLE; and what MariaDB's pages of these names add. */

export const rules: Readonly<Record<string, string>> = {
  named: '[CONSTRAINT [<empty-name> | <constraint>]]',
  sign: '{UNSIGNED! | SIGNED | ZEROFILL!}*',
  compressed: 'COMPRESSED [= <value>]',
  'text-modifiers': '[<compressed>] [<binary-or-character-set>] [<compressed>]',
  'binary-or-character-set': 'BINARY! [<named-character-set>] | <named-character-set> [BINARY!]',
  'named-character-set': 'ASCII! | UNICODE! | {CHARACTER SET | CHARSET | CHAR SET} <character-set>',
  'create-table': 'CREATE {OR REPLACE! [TEMPORARY!] TABLE | [TEMPORARY!] TABLE [IF NOT EXISTS!]} [.] <table>',
  definer: 'DEFINER = <value> [( ) | @ <value>]',
  query: '[IGNORE | REPLACE] [AS] {(}* {SELECT | WITH [RECURSIVE] <label> | VALUES | TABLE}',
  'index-name': '[IF NOT EXISTS] [USING <index-method> | <name> [{USING | TYPE} <index-method>]]',
  'index-type': '{USING | TYPE} <index-method>',
  'index-method': 'BTREE | HASH | RTREE',
  'plain-index-name': '[IF NOT EXISTS] [<name>]',
  'index-options': '{<index-type> | <plain-index-option>}*',
  'plain-index-options': '{<plain-index-option>}*',
  'plain-index-option':
    'KEY_BLOCK_SIZE [=] <option-number-in-any-base> | WITH PARSER <label> | COMMENT <text> | VISIBLE | INVISIBLE! | NOT IGNORED | IGNORED! | {ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE} [=] <text> | <engine-option>',
  'online-options': '{{ALGORITHM | LOCK} [=] <label>}*',
  action: 'RESTRICT | CASCADE! | SET! NULL! | NO ACTION | SET! DEFAULT',
  'delete-action': 'RESTRICT | CASCADE | SET! NULL! | NO ACTION | SET! DEFAULT',
  references:
    'REFERENCES <table> [( <referenced> )] [MATCH {FULL! | PARTIAL | SIMPLE}] [ON DELETE <delete-action> [ON UPDATE <action>] | ON UPDATE <action> [ON DELETE <delete-action>]]',
  subpartition: 'SUBPARTITION <label> {<subpartition-option>}*',
  'subpartition-option':
    '[STORAGE] ENGINE [=] <label> | COMMENT [=] <text> | {DATA | INDEX} DIRECTORY [=] <text> | {MAX_ROWS | MIN_ROWS | NODEGROUP} [=] <value> | TABLESPACE [=] <label>',
  'interval-unit':
    'MICROSECOND! | SECOND! | MINUTE! | HOUR! | DAY! | WEEK! | MONTH! | QUARTER! | YEAR! | SECOND_MICROSECOND! | MINUTE_MICROSECOND! | MINUTE_SECOND! | HOUR_MICROSECOND! | HOUR_SECOND! | HOUR_MINUTE! | DAY_MICROSECOND! | DAY_SECOND! | DAY_MINUTE! | DAY_HOUR! | YEAR_MONTH! | SQL_TSI_SECOND! | SQL_TSI_MINUTE! | SQL_TSI_HOUR! | SQL_TSI_DAY! | SQL_TSI_WEEK! | SQL_TSI_MONTH! | SQL_TSI_QUARTER! | SQL_TSI_YEAR!',
  enforcement: '[[NOT!] ENFORCED]',
  now: '{CURRENT_TIMESTAMP | LOCALTIME | LOCALTIMESTAMP} [( [<integer>] )] | NOW ( [<integer>] )',
  'partition-by':
    'PARTITION BY [LINEAR] {HASH! ( <expression> ) | KEY! [ALGORITHM [=] <integer>] ( [<columns>] ) | {RANGE! | LIST!} {COLUMNS ( <columns> ) | ( <expression> )} | SYSTEM_TIME [INTERVAL <operand> <label> [STARTS <operand>] | LIMIT <integer>] [AUTO]}',
  'subpartition-by':
    'SUBPARTITION! BY [LINEAR] {HASH ( <where> ) | KEY [ALGORITHM [=] <integer>] ( [<referenced>] )} [SUBPARTITIONS <integer>]',
};

export const statements: SyntaxTable<StatementEffect> = {
  '<create-table> {LIKE <parent> | ( LIKE <parent> )}': 'createTableLike',
  '<create-table>': 'createTable',
  'CREATE [OR REPLACE] UNIQUE! INDEX [IF NOT EXISTS] <name> [<index-type>] ON <table> ( <parts> ) <index-options> <online-options>':
    'createIndex',
  'CREATE [OR REPLACE] [FULLTEXT! | SPATIAL! | VECTOR] INDEX [IF NOT EXISTS] <name> [<index-type>] ON <table> ( <parts> ) <index-options> <online-options>':
    'createIndex',
  'ALTER [ONLINE] [IGNORE] TABLE [IF EXISTS] <table> [WAIT <integer> | NOWAIT]': 'alterTable',
  'DROP INDEX [IF EXISTS] <constraint> ON <table> <online-options>': 'dropIndex',
  'RENAME {TABLE | TABLES} [IF EXISTS]': 'renameTables',
  '{SET | USE | BEGIN | COMMIT} <rest>': 'ignored',
  'START TRANSACTION <rest>': 'ignored',
  '{CHANGE {MASTER | REPLICATION} | {START | STOP} {SLAVE | REPLICA} | INSTALL | UNINSTALL} <rest>': 'ignored',
  '{LOCK | UNLOCK} {TABLES | TABLE} <rest>': 'ignored',
  '{ANALYZE | CHECK | CHECKSUM | OPTIMIZE | REPAIR | FLUSH | GRANT | REVOKE | SHOW | DESCRIBE | DESC | EXPLAIN | HELP} <rest>':
    'ignored',
  '{INSERT | REPLACE | UPDATE | DELETE | TRUNCATE | LOAD | SELECT | WITH | VALUES | TABLE | DO | CALL} <rest>':
    'ignored',
  '{PREPARE | EXECUTE | DEALLOCATE | ROLLBACK | SAVEPOINT | RELEASE} <rest>': 'ignored',
  'CREATE [OR REPLACE] [ALGORITHM = <label>] [<definer>] [SQL SECURITY {DEFINER | INVOKER}] VIEW [IF NOT EXISTS] <table> <rest>':
    'createRelation',
  'CREATE [OR REPLACE] [<definer>] TRIGGER [IF NOT EXISTS] <label> {BEFORE | AFTER} INSERT! ON <table> <trigger-body>':
    'createTrigger',
  'CREATE [OR REPLACE] [<definer>] [AGGREGATE] {TRIGGER | PROCEDURE | FUNCTION | EVENT | PACKAGE} <routine>': 'ignored',
  'DROP [TEMPORARY] {TABLE | TABLES} [IF EXISTS] <tables> <rest>': 'dropTables',
  'DROP {DATABASE | SCHEMA | VIEW | TRIGGER | PROCEDURE | FUNCTION | PACKAGE | EVENT | SEQUENCE | USER | ROLE | SERVER | TABLESPACE | LOGFILE GROUP} <rest>':
    'ignored',
  'CREATE [OR REPLACE] {DATABASE | SCHEMA | [TEMPORARY] SEQUENCE | USER | ROLE | SERVER | [UNDO] TABLESPACE | LOGFILE GROUP} <rest>':
    'ignored',
  'ALTER [<definer>] EVENT <routine>': 'ignored',
  'ALTER [ALGORITHM = <label>] [<definer>] [SQL SECURITY {DEFINER | INVOKER}] VIEW <rest>': 'ignored',
  'ALTER {DATABASE | SCHEMA | FUNCTION | PROCEDURE | SEQUENCE | USER} <rest>': 'ignored',
};

export const definingStatements =
  '{CREATE | ALTER} [OR REPLACE] [TEMPORARY | ONLINE] [IGNORE] TABLE | CREATE [OR REPLACE] UNIQUE INDEX | DROP INDEX | RENAME {TABLE | TABLES}';

export const insertion = '{INSERT | REPLACE} [LOW_PRIORITY | DELAYED | HIGH_PRIORITY] [IGNORE] [INTO] <table>';

export const tableElements: SyntaxTable<ElementEffect> = {
  '<named> PRIMARY KEY [<empty-name>] <index-name> ( <parts> ) <index-options>': 'primaryKey',
  '[CONSTRAINT [<constraint>]] UNIQUE [INDEX | KEY] <index-name> ( <parts> ) <index-options>': 'unique',
  '<named> FOREIGN KEY [IF NOT EXISTS] [<name>] ( <columns> ) <references>': 'foreignKey',
  '<named> CHECK ( <expression> ) <enforcement>': 'check',
  '{INDEX | KEY} <index-name> ( <parts> ) <index-options>': 'index',
  '{SPATIAL! | FULLTEXT!} [INDEX | KEY] <plain-index-name> ( <parts> ) <plain-index-options>': 'index',
  'VECTOR {INDEX | KEY} <plain-index-name> ( <parts> ) <plain-index-options>': 'ignored',
  'PERIOD FOR <name> ( <columns> )': 'period',
  'LIKE <table>': 'like',
};

export const columnAttributes: SyntaxTable<ColumnEffect> = {
  'NOT NULL': 'notNull',
  NULL: 'null',
  'DEFAULT <default-value>': 'default',
  'ON UPDATE <now>': 'onUpdate',
  AUTO_INCREMENT: 'autoIncrement',
  'SERIAL! DEFAULT VALUE': 'autoIncrement',
  'UNIQUE [KEY]': 'unique',
  '[PRIMARY] KEY': 'primaryKey',
  'COMMENT <text>': 'comment',
  'COLLATE <collation>': 'collation',
  'COLUMN_FORMAT {FIXED | DYNAMIC | DEFAULT}': 'ignored',
  'STORAGE {DISK | MEMORY | DEFAULT}': 'ignored',
  '{ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE} [=] <text>': 'ignored',
  'VISIBLE | INVISIBLE!': 'visibility',
  'NOT SECONDARY': 'ignored',
  '[GENERATED ALWAYS] AS ROW {START! | END!}': 'rowPeriod',
  '[GENERATED ALWAYS] AS ( <expression> ) [VIRTUAL | STORED! | PERSISTENT!]': 'generated',
  '<named> <references>': 'references',
  '<named> CHECK ( <expression> ) <enforcement>': 'check',
  'SRID! <integer>': 'srid',
  'REF_SYSTEM_ID [=] <integer>': 'srid',
  '<compressed>': 'compressed',
  '{WITH! | WITHOUT!} SYSTEM VERSIONING': 'versioning',
  '<engine-option>': 'ignored',
};

/** Effects of attributes that nothing may follow: a reference ends the column. */
const LAST: readonly ColumnEffect[] = ['references'];

/**
 * A generation expression follows the type and its collation, and leaves nothing to a default; nothing follows a
 * reference (both manuals: `column_def` ends with it).
 */
export const misplacedAttributes: Partial<Readonly<Record<ColumnEffect, readonly ColumnEffect[]>>> = {
  ignored: LAST,
  comment: LAST,
  notNull: LAST,
  null: LAST,
  primaryKey: LAST,
  unique: LAST,
  check: LAST,
  references: LAST,
  collation: LAST,
  srid: LAST,
  compressed: LAST,
  visibility: LAST,
  rowPeriod: [...LAST, 'notNull', 'null', 'default', 'onUpdate', 'generated', 'autoIncrement'],
  generated: [
    ...LAST,
    'notNull',
    'null',
    'default',
    'onUpdate',
    'generated',
    'autoIncrement',
    'primaryKey',
    'unique',
    'check',
    'ignored',
    'comment',
    'visibility',
    'srid',
  ],
  default: [...LAST, 'generated'],
  autoIncrement: [...LAST, 'generated'],
  onUpdate: [...LAST, 'generated'],
};

/**
 * MariaDB's "Engine-defined New Table/Field/Index Attributes": those of the engines that come with the servers; CONNECT, Spider,
 * Mroonga, RocksDB and ColumnStore have the others.
 */
export const engineOptions: ReadonlySet<string> = wordSet(`
  page_compressed page_compression_level encrypted encryption_key_id ietf_quotes clustering distance m

  table_type file_name xfile_name lrecl blk_size header sep_char qchar quoted ending module subtype catfunc tabname
  dbname srcdef colist filter_expression option_list data_charset mapped huge split readonly compress zipped multiple
  flag date_format field_format field_length jpath xpath max_dist special distrib dimension groonga_type flags
  tokenizer normalizer token_filters default_tokenizer remote_server remote_database remote_table
`);

export const tableOptions: SyntaxTable<OptionEffect> = {
  'ENGINE [=] <engine>': 'engine',
  '[DEFAULT] {CHARACTER SET | CHARSET | CHAR SET} [=] <character-set>': 'characterSet',
  '[DEFAULT] COLLATE [=] <collation>': 'collation',
  '{COMMENT | CONNECTION | PASSWORD | COMPRESSION | ENCRYPTION | ENGINE_ATTRIBUTE | SECONDARY_ENGINE_ATTRIBUTE} [=] <text>':
    'ignored',
  '{DATA | INDEX} DIRECTORY [=] <text>': 'ignored',
  'AUTO_INCREMENT [=] <option-number>': 'sequenceStart',
  'MAX_ROWS [=] <option-number>': 'mostRows',
  'MIN_ROWS [=] <option-number>': 'ignored',
  '{AVG_ROW_LENGTH | CHECKSUM | TABLE_CHECKSUM | DELAY_KEY_WRITE | SEQUENCE} [=] <option-number-in-any-base>':
    'ignored',
  '{PACK_KEYS | STATS_AUTO_RECALC | STATS_PERSISTENT} [=] {<switch> | DEFAULT}': 'ignored',
  '{PAGE_CHECKSUM | STATS_SAMPLE_PAGES | TRANSACTIONAL} [=] {<option-number-in-any-base> | DEFAULT}': 'ignored',
  '{AUTOEXTEND_SIZE | SECONDARY_ENGINE} [=] <value>': 'ignored',
  'INSERT_METHOD [=] {NO | FIRST | LAST}': 'ignored',
  'KEY_BLOCK_SIZE [=] <option-number-in-any-base>': 'blockSize',
  'ROW_FORMAT [=] {DEFAULT | DYNAMIC! | FIXED! | COMPRESSED! | REDUNDANT! | COMPACT! | PAGE!}': 'rowFormat',
  'UNION [=] ( [<columns>] )': 'ignored',
  'TABLESPACE [=] <label> [STORAGE {DISK | MEMORY | DEFAULT}]': 'ignored',
  'STORAGE {DISK | MEMORY | DEFAULT}': 'ignored',
  'START TRANSACTION': 'ignored',
  'WITH SYSTEM VERSIONING': 'versioned',
  '<partition-by> [PARTITIONS <count>] [<subpartition-by>] [( <partition> {, <partition>}* )]': 'partitionBy',
  '<query> <rest>': 'select',
  '<engine-option>': 'ignored',
};

export const alterActions: SyntaxTable<AlterEffect> = {
  'ADD COLUMN [IF NOT EXISTS!]': 'addColumn',
  'ADD PARTITION [IF NOT EXISTS] [NO_WRITE_TO_BINLOG | LOCAL] PARTITIONS <integer>': 'ignored',
  'ADD PARTITION [IF NOT EXISTS] [NO_WRITE_TO_BINLOG | LOCAL] ( <partition> {, <partition>}* )': 'addPartition',
  'ADD SYSTEM VERSIONING': 'versioned',
  ADD: 'addElement',
  'MODIFY [COLUMN] [IF EXISTS!]': 'modifyColumn',
  'CHANGE [COLUMN] [IF EXISTS!] <name>': 'modifyColumn',
  'DROP PARTITION [IF EXISTS] <columns>': 'dropPartition',
  'DROP {INDEX | KEY} [IF EXISTS] <constraint>': 'dropKey',
  'DROP PRIMARY! KEY': 'dropKey',
  'DROP FOREIGN KEY [IF EXISTS] <constraint>': 'dropConstraint',
  'DROP {CONSTRAINT | CHECK} [IF! EXISTS] <constraint>': 'dropConstraint',
  'DROP SYSTEM VERSIONING': 'ignored',
  'DROP PERIOD FOR <label>': 'ignored',
  'DROP [COLUMN] [IF! EXISTS] <name> [RESTRICT | CASCADE]': 'dropColumn',
  'ALTER {INDEX | KEY} [IF EXISTS] <label> {VISIBLE | INVISIBLE | [NOT] IGNORED}': 'ignored',
  'ALTER {CHECK | CONSTRAINT} <constraint> NOT ENFORCED': 'dropConstraint',
  'ALTER {CHECK | CONSTRAINT} <label> ENFORCED': 'ignored',
  'ALTER [COLUMN] [IF EXISTS] <name> SET DEFAULT <default-value>': 'setDefault',
  'ALTER [COLUMN] [IF EXISTS] <name> DROP DEFAULT': 'dropDefault',
  'ALTER [COLUMN] <label> SET {VISIBLE | INVISIBLE}': 'ignored',
  'RENAME COLUMN [IF EXISTS] <name> TO <constraint>': 'renameColumn',
  'RENAME {INDEX | KEY} [IF EXISTS] <constraint> TO <name>': 'renameKey',
  'RENAME [TO | AS | =] <table>': 'renameTable',
  '{ENABLE | DISABLE} KEYS': 'ignored',
  'CONVERT TO {CHARACTER SET | CHARSET | CHAR SET} {<character-set> | DEFAULT} [COLLATE [=] <collation>]':
    'convertCharacterSet',
  FORCE: 'ignored',
  '{ALGORITHM | LOCK} [=] <label>': 'ignored',
  '{WITH | WITHOUT} VALIDATION': 'ignored',
  'ORDER BY <parts>': 'ignored',
  'REMOVE PARTITIONING': 'removePartitioning',
  'REORGANIZE PARTITION [NO_WRITE_TO_BINLOG | LOCAL] [<columns> INTO ( <partition> {, <partition>}* )]':
    'reorganizePartition',
  '{COALESCE | ANALYZE | CHECK | OPTIMIZE | REBUILD | REPAIR | TRUNCATE | DISCARD | IMPORT} PARTITION <rest>':
    'ignored',
  'EXCHANGE PARTITION <rest>': 'ignored',
  '{DISCARD | IMPORT} TABLESPACE': 'ignored',
  '{SECONDARY_LOAD | SECONDARY_UNLOAD}': 'ignored',
  '<end>': 'ignored',
  '<here>': 'tableOptions',
};

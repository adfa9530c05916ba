import type {
  AlterEffect,
  ColumnEffect,
  DomainEffect,
  ElementEffect,
  OptionEffect,
  StatementEffect,
  SyntaxTable,
} from '../dialect.ts';

/** PostgreSQL 18 manual: CREATE TABLE, CREATE TYPE, CREATE DOMAIN, CREATE INDEX, ALTER TABLE. */

export const rules: Readonly<Record<string, string>> = {
  named: '[CONSTRAINT <constraint>]',
  // What may stand behind a constraint: of its time, and whether it counts at all.
  deferral:
    'NOT DEFERRABLE [INITIALLY IMMEDIATE] | DEFERRABLE! [INITIALLY {DEFERRED | IMMEDIATE}] | INITIALLY DEFERRED! [DEFERRABLE] | INITIALLY IMMEDIATE [NOT DEFERRABLE | DEFERRABLE!]',
  enforcement: 'NOT! ENFORCED! | ENFORCED!',
  'check-properties': '{NOT VALID | NO! INHERIT | <enforcement>}*',
  'reference-properties': '{<deferral> | NOT VALID | <enforcement>}*',
  'column-reference-properties': '{<deferral> | <enforcement>}*',
  'storage-parameters': '( <storage-parameter> {, <storage-parameter>}* )',
  'storage-parameter': '<label> [= <value>]',
  'index-storage': '[WITH <storage-parameters>] [USING INDEX TABLESPACE <label>]',
  'index-parameters': '[INCLUDE ( <included> )] <index-storage>',
  'key-list': '( <key-columns> [WITHOUT OVERLAPS!] )',
  // Noted is what changes the column that refers.
  action: 'NO ACTION | RESTRICT | CASCADE! | SET! NULL | SET! DEFAULT',
  'delete-action': 'NO ACTION | RESTRICT | CASCADE | {SET! NULL | SET! DEFAULT} [( <set-columns> )]',
  references:
    'REFERENCES <table> [( <referenced> )] [MATCH {FULL! | SIMPLE}] [ON DELETE <delete-action> [ON UPDATE <action>] | ON UPDATE <action> [ON DELETE <delete-action>]]',
  'nulls-distinct': '[NULLS {NOT! DISTINCT | DISTINCT}]',
  'sequence-options': '( {<sequence-option>}+ )',
  'sequence-option':
    'AS! <type> | INCREMENT! [BY] <signed-integer> | MINVALUE! <signed-integer> | NO! {MINVALUE! | MAXVALUE! | CYCLE!} | MAXVALUE! <signed-integer> | START! [WITH] <signed-integer> | RESTART! [WITH] <signed-integer> | RESTART | CACHE! <signed-integer> | CYCLE! | OWNED! BY <label> | SEQUENCE! NAME <label> | LOGGED! | UNLOGGED!',
  'interval-fields':
    'YEAR! [TO MONTH!] | MONTH! | DAY! [TO {HOUR! | MINUTE! | <seconds>}] | HOUR! [TO {MINUTE! | <seconds>}] | MINUTE! [TO <seconds>] | <seconds>',
  seconds: 'SECOND! [( <integer> )]',
  'like-option':
    '{INCLUDING! | EXCLUDING!} {COMMENTS! | COMPRESSION! | CONSTRAINTS! | DEFAULTS! | GENERATED! | IDENTITY! | INDEXES! | STATISTICS! | STORAGE! | ALL!}',
  'range-option':
    'SUBTYPE = <type> | MULTIRANGE_TYPE_NAME = <multirange> | {SUBTYPE_OPCLASS | COLLATION | CANONICAL | SUBTYPE_DIFF} = <label>',
  persistence: '[GLOBAL | LOCAL] {TEMPORARY! | TEMP!} | UNLOGGED!',
  'create-table': 'CREATE [<persistence>] TABLE [IF NOT EXISTS!] <table>',
  'create-foreign-table': 'CREATE FOREIGN TABLE [IF NOT EXISTS] <table>',
  'storage-kind': 'PLAIN | EXTERNAL! | EXTENDED! | MAIN! | DEFAULT',
  drop: '[CASCADE | RESTRICT]',
  'trigger-event': 'INSERT! | DELETE | TRUNCATE | UPDATE [OF <columns>]',
  'on-commit': 'ON COMMIT {PRESERVE ROWS | DELETE ROWS | DROP}',
};

/** What may stand between a column's type and its attributes, in this order. Noted is what only values of varying length have. */
export const columnStorage = '[STORAGE <storage-kind>] [COMPRESSION {DEFAULT | PGLZ! | LZ4!}] [OPTIONS <balanced>]';

export const statements: SyntaxTable<StatementEffect> = {
  '<create-table> OF <parent>': 'createTableOf',
  '{<create-table> | <create-foreign-table>} PARTITION OF <parent>': 'createPartition',
  '<create-table> {AS | <query-head>}': 'createTableAs',
  '{<create-table> | <create-foreign-table>}': 'createTable',
  'CREATE TYPE <table> AS ENUM ( [<string> {, <string>}*] )': 'createEnum',
  'CREATE TYPE <table> AS RANGE ( <range-option> {, <range-option>}* )': 'createRange',
  'CREATE TYPE <table> AS': 'createComposite',
  'CREATE TYPE <table> [<balanced>]': 'ignored',
  'CREATE DOMAIN <table> [AS] <type>': 'createDomain',
  'CREATE [UNIQUE!] INDEX [CONCURRENTLY] [[IF NOT EXISTS] <name>] ON [ONLY] <table> [USING <label>] ( <parts> ) [INCLUDE ( <included> )] <nulls-distinct> [WITH <storage-parameters>] [TABLESPACE <label>] [WHERE <where>]':
    'createIndex',
  'ALTER TABLE ALL IN TABLESPACE <rest>': 'ignored',
  'ALTER [FOREIGN] TABLE [IF EXISTS!] [ONLY] <table> [*]': 'alterTable',
  'ALTER TYPE <table> ADD VALUE [IF NOT! EXISTS] <string> [{BEFORE! | AFTER!} <string>]': 'addLabel',
  'ALTER TYPE <table> RENAME VALUE <string> TO <string>': 'renameLabel',
  'ALTER TYPE <table> {ADD! | DROP! | ALTER!} ATTRIBUTE': 'alterAttributes',
  'ALTER TYPE <table> RENAME ATTRIBUTE <name> TO <constraint> <drop>': 'renameAttribute',
  'ALTER {TYPE | DOMAIN} <table> RENAME TO <name>': 'renameType',
  'ALTER DOMAIN <table> {SET NOT! NULL | DROP NOT NULL}': 'domainNullability',
  'ALTER DOMAIN <table> SET DEFAULT <operand>': 'domainDefault',
  'ALTER DOMAIN <table> DROP DEFAULT': 'domainDefault',
  'ALTER DOMAIN <table> DROP CONSTRAINT [IF! EXISTS] <constraint> <drop>': 'domainDropConstraint',
  'ALTER DOMAIN <table> ADD': 'domainAdd',
  'COMMENT ON COLUMN <parent> IS {<string> | NULL}': 'commentColumn',
  'COMMENT ON <rest>': 'ignored',
  'SET [SESSION | LOCAL] SEARCH_PATH {TO | =} <schemas>': 'setSearchPath',
  '{SET | RESET | BEGIN | START | COMMIT | END | ROLLBACK | ABORT | SAVEPOINT | RELEASE | GRANT | REVOKE | LOCK | ANALYZE | ANALYSE | VACUUM | CHECKPOINT | REINDEX | CLUSTER | REFRESH | DO | CALL | EXECUTE | PREPARE | DEALLOCATE | DISCARD | EXPLAIN | SHOW | NOTIFY | LISTEN | UNLISTEN | LOAD | SECURITY LABEL | REASSIGN | IMPORT | DECLARE | FETCH | MOVE | CLOSE | TABLE} <rest>':
    'ignored',
  '{INSERT | UPDATE | DELETE | MERGE | TRUNCATE | COPY | VALUES} <rest>': 'ignored',
  '{SELECT | WITH} <query-into>': 'selectInto',
  '{SELECT | WITH} <rest>': 'ignored',
  'CREATE [TEMPORARY | TEMP | UNLOGGED] SEQUENCE [IF NOT EXISTS] <table> {<sequence-option>}*': 'createSequence',
  'CREATE [OR REPLACE] [TEMPORARY | TEMP] [RECURSIVE] VIEW <table> <rest>': 'createRelation',
  'CREATE MATERIALIZED VIEW [IF NOT EXISTS] <table> <rest>': 'createRelation',
  'CREATE SCHEMA IF NOT EXISTS <rest>': 'ignored',
  'CREATE SCHEMA {AUTHORIZATION <label> | <name> [AUTHORIZATION <label>]}': 'createSchema',
  'CREATE {EXTENSION | ROLE | USER | GROUP | DATABASE | TABLESPACE | SERVER | FOREIGN DATA WRAPPER | EVENT TRIGGER | TEXT SEARCH | ACCESS METHOD | CONVERSION | DEFAULT CONVERSION | SUBSCRIPTION} <rest>':
    'ignored',
  'ALTER {SEQUENCE | TYPE | DOMAIN | INDEX | SCHEMA | DEFAULT | VIEW | MATERIALIZED VIEW | FUNCTION | PROCEDURE | ROUTINE | AGGREGATE | OPERATOR | TRIGGER | EVENT TRIGGER | POLICY | RULE | STATISTICS | COLLATION | CONVERSION | EXTENSION | [PROCEDURAL] LANGUAGE | ROLE | USER | GROUP | DATABASE | TABLESPACE | SERVER | USER MAPPING | FOREIGN DATA WRAPPER | PUBLICATION | SUBSCRIPTION | TEXT SEARCH | ACCESS METHOD | SYSTEM | LARGE OBJECT} <rest>':
    'ignored',
  'CREATE [OR REPLACE] [CONSTRAINT] TRIGGER <name> {BEFORE | AFTER | INSTEAD OF} <trigger-event> {OR <trigger-event>}* ON <table> <up-to-execute> EXECUTE {FUNCTION | PROCEDURE} <parent> <rest>':
    'createTrigger',
  'CREATE [OR REPLACE] RULE <routine>': 'ignored',
  'CREATE [OR REPLACE] {TRIGGER | CONSTRAINT TRIGGER | STATISTICS | POLICY | COLLATION | PUBLICATION | TRANSFORM | [TRUSTED] [PROCEDURAL] LANGUAGE} <rest>':
    'ignored',
  'CREATE [OR REPLACE] {FUNCTION | PROCEDURE | AGGREGATE} <table> <routine-body>': 'createRoutine',
  'CREATE {OPERATOR | CAST} <rest>': 'createOperator',
  'DROP [FOREIGN] TABLE [IF EXISTS] <tables> <rest>': 'dropTables',
  'DROP {TYPE | DOMAIN | SEQUENCE | INDEX | SCHEMA | VIEW | MATERIALIZED VIEW | FUNCTION | PROCEDURE | ROUTINE | AGGREGATE | OPERATOR | TRIGGER | EVENT TRIGGER | POLICY | RULE | STATISTICS | COLLATION | EXTENSION | CAST | ROLE | USER | GROUP | OWNED | SERVER | FOREIGN DATA WRAPPER | PUBLICATION | SUBSCRIPTION | TEXT SEARCH | CONVERSION | TRANSFORM | ACCESS METHOD | DATABASE | TABLESPACE | [PROCEDURAL] LANGUAGE} <rest>':
    'ignored',
};

export const definingStatements =
  'CREATE [<persistence>] TABLE | CREATE FOREIGN TABLE | ALTER [FOREIGN] TABLE | CREATE SCHEMA | {CREATE | ALTER} {TYPE | DOMAIN} | CREATE UNIQUE INDEX';

export const insertion = 'INSERT INTO <table>';

export const tableElements: SyntaxTable<ElementEffect> = {
  '<named> PRIMARY KEY <key-list> <index-parameters> [<deferral>]': 'primaryKey',
  '<named> PRIMARY KEY USING INDEX <name> [<deferral>]': 'primaryKeyOfIndex',
  '<named> UNIQUE <nulls-distinct> <key-list> <index-parameters> [<deferral>]': 'unique',
  '<named> UNIQUE USING INDEX <label> [<deferral>]': 'ignored',
  '<named> CHECK ( <expression> ) <check-properties>': 'check',
  '<named> FOREIGN KEY ( <columns> ) <references> <reference-properties>': 'foreignKey',
  '<named> NOT NULL <name> {NOT VALID | NO! INHERIT}*': 'notNull',
  '<named> EXCLUDE [USING <name>] ( <parts> ) <index-parameters> [WHERE ( <where> )] [<deferral>]': 'exclude',
  'LIKE <table> {<like-option>}*': 'like',
};

export const columnAttributes: SyntaxTable<ColumnEffect> = {
  '<named> NOT NULL [NO! INHERIT]': 'notNull',
  '<named> NULL': 'null',
  '<named> DEFAULT <operand>': 'default',
  '<named> PRIMARY KEY <index-storage> [<deferral>]': 'primaryKey',
  '<named> UNIQUE <nulls-distinct> <index-storage> [<deferral>]': 'unique',
  '<named> CHECK ( <expression> ) [NO! INHERIT] [<enforcement>]': 'check',
  '<named> <references> <column-reference-properties>': 'references',
  '<named> GENERATED {ALWAYS! | BY DEFAULT} AS IDENTITY [<sequence-options>]': 'identity',
  '<named> GENERATED ALWAYS AS ( <expression> ) [STORED! | VIRTUAL]': 'generated',
  'COLLATE <collation-name>': 'collation',
};

/** In the order in which they may stand. */
export const tableOptions: SyntaxTable<OptionEffect> = {
  'INHERITS ( <tables> )': 'inherits',
  'PARTITION BY {RANGE! | LIST! | HASH!} ( <partition-parts> )': 'partitionKey',
  'USING <name>': 'accessMethod',
  'WITH ( <parameter> {, <parameter>}* ) | WITHOUT OIDS': 'storageParameters',
  '<on-commit>': 'onCommit',
  'TABLESPACE <label>': 'ignored',
  'SERVER <label>': 'ignored',
  'OPTIONS <balanced>': 'ignored',
};

export const alterActions: SyntaxTable<AlterEffect> = {
  'ADD COLUMN [IF NOT EXISTS!]': 'addColumn',
  'DROP CONSTRAINT [IF! EXISTS] <constraint> <drop>': 'dropConstraint',
  'DROP [COLUMN] [IF! EXISTS] <name> <drop>': 'dropColumn',
  'RENAME CONSTRAINT <constraint> TO <name>': 'renameConstraint',
  'RENAME TO <name>': 'renameTable',
  'RENAME [COLUMN] <name> TO <constraint>': 'renameColumn',
  'ALTER CONSTRAINT <label> {<deferral> | <enforcement> | NO INHERIT | INHERIT}*': 'ignored',
  'ALTER [COLUMN] <name> DROP IDENTITY [IF EXISTS]': 'dropGeneration',
  'ALTER [COLUMN] <name> DROP EXPRESSION [IF EXISTS]': 'dropGeneration',
  'ALTER [COLUMN] <name> SET EXPRESSION AS ( <expression> )': 'setExpression',
  'ALTER [COLUMN] <name> {SET GENERATED {ALWAYS | BY DEFAULT} | SET <sequence-option> | RESTART [[WITH] <signed-integer>]}+':
    'ignored',
  'ALTER [COLUMN] <name> SET NOT NULL': 'setNotNull',
  'ALTER [COLUMN] <name> DROP NOT NULL': 'dropNotNull',
  'ALTER [COLUMN] <name> SET DEFAULT <operand>': 'setDefault',
  'ALTER [COLUMN] <name> DROP DEFAULT': 'dropDefault',
  'ALTER [COLUMN] <name> ADD GENERATED {ALWAYS! | BY DEFAULT} AS IDENTITY [<sequence-options>]': 'identity',
  'ALTER [COLUMN] <name> SET STORAGE <storage-kind>': 'ignored',
  'ALTER [COLUMN] <name> SET COMPRESSION {DEFAULT | <label>}': 'ignored',
  'ALTER [COLUMN] {<name> | <integer>} SET STATISTICS {DEFAULT | <signed-integer>}': 'ignored',
  'ALTER [COLUMN] <name> SET <storage-parameters>': 'ignored',
  'OWNER TO <label>': 'ignored',
  'CLUSTER ON <label>': 'ignored',
  'SET {LOGGED | UNLOGGED | WITHOUT CLUSTER | WITHOUT OIDS | <storage-parameters> | TABLESPACE <label> | ACCESS METHOD {DEFAULT | <label>}}':
    'ignored',
  'SET SCHEMA <name>': 'setSchema',
  'REPLICA IDENTITY {DEFAULT | FULL | NOTHING | USING INDEX <label>}': 'ignored',
  '{ENABLE | DISABLE | FORCE | NO FORCE} ROW LEVEL SECURITY': 'ignored',
  'VALIDATE CONSTRAINT <label>': 'ignored',
  'ATTACH PARTITION <table> <bound>': 'attachPartition',
  'DETACH PARTITION <table> [CONCURRENTLY | FINALIZE]': 'detachPartition',
  'INHERIT <table>': 'inherit',
  'NO INHERIT <label>': 'ignored',
  '{OF <label> | NOT OF}': 'ignored',
  'ALTER [COLUMN] <name> [SET DATA] TYPE <type> [COLLATE <label>] [USING <operand>]': 'setType',
  'ALTER [COLUMN] <name> RESET <storage-parameters>': 'ignored',
  'ALTER [COLUMN] <name> OPTIONS <balanced>': 'ignored',
  'OPTIONS <balanced>': 'ignored',
  'RESET <storage-parameters>': 'ignored',
  '{ENABLE | DISABLE} [ALWAYS | REPLICA] {TRIGGER | RULE} <label>': 'ignored',
  ADD: 'addElement',
};

export const domainAttributes: SyntaxTable<DomainEffect> = {
  'COLLATE <label>': 'ignored',
  'DEFAULT <operand>': 'default',
  '<named> NOT NULL': 'notNull',
  '<named> NULL': 'null',
  '<named> CHECK ( <expression> )': 'check',
};

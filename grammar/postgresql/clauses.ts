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
  enforcement:
    '{DEFERRABLE | NOT DEFERRABLE | INITIALLY {DEFERRED | IMMEDIATE} | NOT ENFORCED | ENFORCED | NOT VALID | NO INHERIT}*',
  'storage-parameters': '( <storage-parameter> {, <storage-parameter>}* )',
  'storage-parameter': '<label> [= <value>]',
  'index-parameters': '[INCLUDE ( <balanced-list> )] [WITH <storage-parameters>] [USING INDEX TABLESPACE <label>]',
  'balanced-list': '<label> {, <label>}*',
  action: 'NO ACTION | RESTRICT | CASCADE | {SET NULL | SET DEFAULT} [( <balanced-list> )]',
  references:
    'REFERENCES <table> [( <referenced> )] {MATCH {FULL! | PARTIAL | SIMPLE} | ON DELETE <action> | ON UPDATE <action>}*',
  'nulls-distinct': '[NULLS {NOT! DISTINCT | DISTINCT}]',
  'sequence-options': '( {<sequence-option>}* )',
  'sequence-option':
    'AS <type> | INCREMENT [BY] <signed-integer> | MINVALUE <signed-integer> | NO {MINVALUE | MAXVALUE | CYCLE} | MAXVALUE <signed-integer> | START [WITH] <signed-integer> | RESTART [[WITH] <signed-integer>] | CACHE <integer> | CYCLE | OWNED BY <label> | SEQUENCE NAME <label> | LOGGED | UNLOGGED',
  'interval-fields':
    'YEAR! [TO MONTH!] | MONTH! | DAY! [TO {HOUR! | MINUTE! | SECOND!}] | HOUR! [TO {MINUTE! | SECOND!}] | MINUTE! [TO SECOND!] | SECOND!',
  'like-option':
    '{INCLUDING | EXCLUDING} {COMMENTS | COMPRESSION | CONSTRAINTS | DEFAULTS | GENERATED | IDENTITY | INDEXES | STATISTICS | STORAGE | ALL}',
  'range-option':
    'SUBTYPE = <type> | MULTIRANGE_TYPE_NAME = <multirange> | {SUBTYPE_OPCLASS | COLLATION | CANONICAL | SUBTYPE_DIFF} = <label>',
  persistence: '[GLOBAL | LOCAL] {TEMPORARY | TEMP} | UNLOGGED',
  'create-table': 'CREATE [<persistence>] TABLE [IF NOT EXISTS] <table>',
  'storage-kind': 'PLAIN | EXTERNAL | EXTENDED | MAIN | DEFAULT',
};

export const statements: SyntaxTable<StatementEffect> = {
  '<create-table> OF': 'createTableOf',
  '<create-table> PARTITION OF <parent> [( <partition-elements> )] <bound> [PARTITION BY <rest>] [USING <label>] [WITH <storage-parameters>] [TABLESPACE <label>]':
    'createPartition',
  '<create-table> PARTITION OF': 'createTablePartition',
  '<create-table> AS': 'createTableAs',
  '<create-table>': 'createTable',
  'CREATE FOREIGN TABLE [IF NOT EXISTS] <table>': 'createTable',
  'CREATE TYPE <table> AS ENUM ( [<string> {, <string>}*] )': 'createEnum',
  'CREATE TYPE <table> AS RANGE ( <range-option> {, <range-option>}* )': 'createRange',
  'CREATE TYPE <table> AS': 'createComposite',
  'CREATE DOMAIN <table> [AS] <type>': 'createDomain',
  'CREATE [UNIQUE!] INDEX [CONCURRENTLY] [[IF NOT EXISTS] <name>] ON [ONLY] <table> [USING <label>] ( <parts> ) [INCLUDE ( <balanced-list> )] <nulls-distinct> [WITH <storage-parameters>] [TABLESPACE <label>] [WHERE <where>]':
    'createIndex',
  'ALTER TABLE [IF EXISTS] [ONLY] <table>': 'alterTable',
  'COMMENT ON <rest>': 'ignored',
  '{SET | RESET | BEGIN | START | COMMIT | END | GRANT | REVOKE | LOCK | ANALYZE | VACUUM} <rest>': 'ignored',
  'SELECT {PG_CATALOG . SET_CONFIG | SET_CONFIG | PG_CATALOG . SETVAL | SETVAL} <rest>': 'ignored',
  'CREATE {SEQUENCE | SCHEMA | EXTENSION} <rest>': 'ignored',
  'CREATE {TEMPORARY | TEMP | UNLOGGED} SEQUENCE <rest>': 'ignored',
  'ALTER {SEQUENCE | TYPE | DOMAIN | INDEX | SCHEMA | DEFAULT} <rest>': 'ignored',
  'CREATE [OR REPLACE] {VIEW | MATERIALIZED VIEW | FUNCTION | PROCEDURE | TRIGGER | CONSTRAINT TRIGGER | STATISTICS | POLICY | RULE | COLLATION | AGGREGATE | OPERATOR | CAST | PUBLICATION} <rest>':
    'ignored',
  'DROP {TABLE | TYPE | DOMAIN | SEQUENCE | INDEX | SCHEMA} <rest>': 'ignored',
};

export const tableElements: SyntaxTable<ElementEffect> = {
  '<named> PRIMARY KEY ( <parts> ) <index-parameters> <enforcement>': 'primaryKey',
  '<named> PRIMARY KEY USING INDEX <name> <enforcement>': 'primaryKeyOfIndex',
  '<named> UNIQUE <nulls-distinct> ( <parts> ) <index-parameters> <enforcement>': 'unique',
  '<named> UNIQUE USING INDEX <label> <enforcement>': 'ignored',
  '<named> CHECK ( <expression> ) <enforcement>': 'check',
  '<named> FOREIGN KEY ( <columns> ) <references> <enforcement>': 'foreignKey',
  '<named> NOT NULL <name> <enforcement>': 'notNull',
  '<named> EXCLUDE [USING <label>] ( <parts> ) <index-parameters> [WHERE ( <where> )] <enforcement>': 'exclude',
  'LIKE <table> {<like-option>}*': 'like',
};

export const columnAttributes: SyntaxTable<ColumnEffect> = {
  '<named> NOT NULL <enforcement>': 'notNull',
  '<named> NULL': 'null',
  '<named> DEFAULT <operand>': 'default',
  '<named> PRIMARY KEY <index-parameters> <enforcement>': 'primaryKey',
  '<named> UNIQUE <nulls-distinct> <index-parameters> <enforcement>': 'unique',
  '<named> CHECK ( <expression> ) <enforcement>': 'check',
  '<named> <references> <enforcement>': 'references',
  '<named> GENERATED {ALWAYS | BY DEFAULT} AS IDENTITY [<sequence-options>]': 'identity',
  '<named> GENERATED ALWAYS AS ( <expression> ) [STORED | VIRTUAL]': 'generated',
  'COLLATE <collation>': 'collation',
  'STORAGE <storage-kind>': 'ignored',
  'COMPRESSION <label>': 'ignored',
  'OPTIONS <balanced>': 'ignored',
};

export const tableOptions: SyntaxTable<OptionEffect> = {
  'INHERITS ( [<balanced-list>] )': 'inherits',
  'PARTITION BY {RANGE! | LIST! | HASH!} ( <parts> )': 'partitionKey',
  'USING <label>': 'ignored',
  'WITH <storage-parameters>': 'ignored',
  'WITHOUT OIDS': 'ignored',
  'ON COMMIT {PRESERVE ROWS | DELETE ROWS | DROP}': 'ignored',
  'TABLESPACE <label>': 'ignored',
  'SERVER <label>': 'ignored',
  'OPTIONS <balanced>': 'ignored',
  AS: 'select',
};

export const alterActions: SyntaxTable<AlterEffect> = {
  'ADD COLUMN [IF NOT EXISTS]': 'addColumn',
  'ALTER [COLUMN] <name> SET NOT NULL': 'setNotNull',
  'ALTER [COLUMN] <name> DROP NOT NULL': 'dropNotNull',
  'ALTER [COLUMN] <name> SET DEFAULT <operand>': 'setDefault',
  'ALTER [COLUMN] <name> DROP DEFAULT': 'dropDefault',
  'ALTER [COLUMN] <name> ADD GENERATED {ALWAYS | BY DEFAULT} AS IDENTITY [<sequence-options>]': 'identity',
  'ALTER [COLUMN] <name> SET STORAGE <storage-kind>': 'ignored',
  'ALTER [COLUMN] <name> SET COMPRESSION <label>': 'ignored',
  'ALTER [COLUMN] <name> SET STATISTICS <signed-integer>': 'ignored',
  'ALTER [COLUMN] <name> SET <storage-parameters>': 'ignored',
  'OWNER TO <label>': 'ignored',
  'CLUSTER ON <label>': 'ignored',
  'SET {LOGGED | UNLOGGED | WITHOUT CLUSTER | WITHOUT OIDS | <storage-parameters> | TABLESPACE <label> | SCHEMA <label>}':
    'ignored',
  'REPLICA IDENTITY {DEFAULT | FULL | NOTHING | USING INDEX <label>}': 'ignored',
  '{ENABLE | DISABLE | FORCE | NO FORCE} ROW LEVEL SECURITY': 'ignored',
  'VALIDATE CONSTRAINT <label>': 'ignored',
  'ATTACH PARTITION <label> <bound>': 'attachPartition',
  'INHERIT <label>': 'ignored',
  'ALTER [COLUMN] <name> [SET DATA] TYPE <type> [COLLATE <label>] [USING <operand>]': 'setType',
  'ALTER [COLUMN] <name> {SET GENERATED {ALWAYS | BY DEFAULT} | RESET <storage-parameters>}': 'ignored',
  'RESET <storage-parameters>': 'ignored',
  '{ENABLE | DISABLE} [ALWAYS | REPLICA] {TRIGGER | RULE} <label>': 'ignored',
  ADD: 'addElement',
};

export const domainAttributes: SyntaxTable<DomainEffect> = {
  'COLLATE <label>': 'ignored',
  'DEFAULT <operand>': 'default',
  '<named> NOT NULL': 'notNull',
  '<named> NULL': 'ignored',
  '<named> CHECK ( <expression> ) <enforcement>': 'check',
};

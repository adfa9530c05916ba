import type { DialectName } from './index.ts';

/** A product whose DDL may be given to us, and the dialect that reads it; null: none does. */
export interface Product {
  readonly name: string;
  readonly dialect: DialectName | null;
  /** What its DDL holds and that of the others does not, with what messages call it. */
  readonly signs: Readonly<Record<string, string>>;
  /** Names of types that stand for it behind a column's name, beside those that its dialect alone lists. */
  readonly types: string;
}

/**
 * What tells whose DDL a text is. A sign is one to three tokens: words in lower case and marks as they are; in capitals what stands
 * for any string, number, or name in such quotes. Weak signs, which several products have, are none.
 */
export const products: readonly Product[] = [
  {
    name: 'MySQL',
    dialect: 'mysql',
    signs: {
      '`NAME`': 'a name in backticks',
      '/*!': 'a comment such as /*!40101 ... */',
      auto_increment: 'AUTO_INCREMENT',
      unsigned: 'UNSIGNED',
      zerofill: 'ZEROFILL',
      'engine =': 'ENGINE=',
      'unique key': 'UNIQUE KEY',
      'fulltext key': 'FULLTEXT KEY',
      'charset =': 'CHARSET=',
      'character set': 'CHARACTER SET',
      'comment STRING': 'COMMENT with a string',
      'on update current_timestamp': 'ON UPDATE CURRENT_TIMESTAMP',
      'on update now': 'ON UPDATE NOW()',
    },
    types: '',
  },
  {
    name: 'PostgreSQL',
    dialect: 'postgresql',
    signs: {
      '::': 'a cast with ::',
      $: 'a string between dollar signs',
      nextval: 'nextval',
      ilike: 'ILIKE',
      'similar to': 'SIMILAR TO',
      'without time zone': 'WITHOUT TIME ZONE',
      'with time zone': 'WITH TIME ZONE',
      'as identity': 'GENERATED AS IDENTITY',
      'create type': 'CREATE TYPE',
      'create domain': 'CREATE DOMAIN',
      'create extension': 'CREATE EXTENSION',
      'alter table only': 'ALTER TABLE ONLY',
      'owner to': 'OWNER TO',
      'using gin': 'USING gin',
      'using gist': 'USING gist',
      inherits: 'INHERITS',
      'comment on': 'COMMENT ON',
      'partition of': 'PARTITION OF',
    },
    types: 'serial',
  },
  {
    name: 'SQL Server',
    dialect: null,
    signs: {
      '[NAME]': 'a name in brackets',
      'identity ( NUMBER': 'IDENTITY(…)',
      nonclustered: 'NONCLUSTERED',
      clustered: 'CLUSTERED',
      rowguidcol: 'ROWGUIDCOL',
      getdate: 'GETDATE()',
      newid: 'NEWID()',
    },
    types:
      'uniqueidentifier datetime2 datetimeoffset smalldatetime smallmoney ntext rowversion hierarchyid sql_variant image',
  },
  {
    name: 'SQLite',
    dialect: null,
    signs: {
      autoincrement: 'AUTOINCREMENT',
      'without rowid': 'WITHOUT ROWID',
      pragma: 'PRAGMA',
    },
    types: '',
  },
  {
    name: 'Oracle',
    dialect: null,
    signs: { sysdate: 'SYSDATE', systimestamp: 'SYSTIMESTAMP' },
    types: 'varchar2 nvarchar2 number clob nclob bfile binary_float binary_double',
  },
];

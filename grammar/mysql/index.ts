import type { Dialect } from '../dialect.ts';
import { bulk } from './bulk.ts';
import {
  alterActions,
  columnAttributes,
  definingStatements,
  engineOptions,
  insertion,
  misplacedAttributes,
  rules,
  statements,
  tableElements,
  tableOptions,
} from './clauses.ts';
import { extremes } from './extremes.ts';
import { semantics } from './functions.ts';
import { keywords } from './keywords.ts';
import { lexis } from './lexis.ts';
import { literals } from './literals.ts';
import { loading } from './loading.ts';
import { callForms, functionTokens, operators, reservedFunctions } from './operators.ts';
import { strictness } from './strictness.ts';
import { types } from './types.ts';

/** MySQL 8 and 9, and MariaDB: one dialect reads the statements of all of them. */
export const mysql: Dialect = {
  name: 'mysql',
  lexis,
  keywords,
  names: {
    column: [],
    type: [],
    function: [],
    label: ['reserved'],
  },
  rules,
  statements,
  definingStatements,
  insertion,
  tableElements,
  columnAttributes,
  tableOptions,
  alterActions,
  domainAttributes: {},
  columnNames: 'anyCase',
  constraintNames: 'numbered',
  dropColumn: 'fromKeys',
  analysis: null,
  catalog: null,
  strictness,
  columnStorage: '',
  columnPosition: 'FIRST | AFTER <name>',
  keyPartSuffix: '[ASC | DESC] [WITHOUT OVERLAPS!]',
  partitionPartSuffix: '',
  partitionOption:
    'DEFAULT | [STORAGE] ENGINE [=] <label> | COMMENT [=] <text> | {DATA | INDEX} DIRECTORY [=] <text> | {MAX_ROWS | MIN_ROWS | NODEGROUP} [=] <value> | TABLESPACE [=] <label> | HISTORY | CURRENT | ( <subpartition> {, <subpartition>}* )',
  optionOrder: 'free',
  optionSeparator: ',',
  emptyTables: false,
  types,
  systemTypes: {},
  extensionTypes: {},
  pseudoTypes: new Set(),
  typeSchemas: ['mariadb_schema', 'oracle_schema', 'maxdb_schema'],
  unlistedTypes: 'refused',
  arraySuffix: '',
  operators,
  callForms,
  reservedFunctions,
  functionTokens,
  repeatedAttributes: 'lastCounts',
  misplacedAttributes,
  qualifiers: { table: 1, column: 2, leadingPoint: true, ofColumns: 'anyTable' },
  engineOptions,
  typedLiterals: new Set(['date', 'time', 'timestamp']),
  introducer: '_',
  adjacentStrings: 'anywhere',
  // Where NO_AUTO_VALUE_ON_ZERO is not set, as by default.
  askForNext: [0],
  radixNumbers: 'bytes',
  intervalFields: '',
  literals,
  extremes,
  loading,
  wholeMatch: "regexp_like(subject, pattern, 'c')",
  bulk,
  semantics,
};

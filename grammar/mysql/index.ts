import type { Dialect } from '../dialect.ts';
import { alterActions, columnAttributes, rules, statements, tableElements, tableOptions } from './clauses.ts';
import { semantics } from './functions.ts';
import { keywords } from './keywords.ts';
import { lexis } from './lexis.ts';
import { literals } from './literals.ts';
import { callForms, functionTokens, operators, reservedFunctions } from './operators.ts';
import { types } from './types.ts';

/** MySQL 8 and 9, and MariaDB: one dialect reads the statements of all of them. */
export const mysql: Dialect = {
  name: 'mysql',
  lexis,
  keywords,
  names: {
    column: ['nonreserved'],
    type: ['nonreserved'],
    function: ['nonreserved'],
    label: ['nonreserved', 'reserved'],
  },
  rules,
  statements,
  tableElements,
  columnAttributes,
  tableOptions,
  alterActions,
  domainAttributes: {},
  columnNames: 'anyCase',
  analysis: null,
  columnStorage: '',
  columnPosition: 'FIRST | AFTER <name>',
  keyPartSuffix: '[ASC | DESC] [WITHOUT OVERLAPS!]',
  partitionOption:
    '[STORAGE] ENGINE [=] <label> | COMMENT [=] <text> | {DATA | INDEX} DIRECTORY [=] <text> | {MAX_ROWS | MIN_ROWS | NODEGROUP} [=] <value> | TABLESPACE [=] <label> | HISTORY | CURRENT | ( <subpartition> {, <subpartition>}* )',
  optionOrder: 'free',
  optionSeparator: ',',
  emptyTables: false,
  types,
  systemTypes: {},
  extensionTypes: {},
  pseudoTypes: new Set(),
  typeSchemas: [],
  unlistedTypes: 'refused',
  arraySuffix: '',
  operators,
  callForms,
  reservedFunctions,
  functionTokens,
  repeatedAttributes: 'lastCounts',
  typedLiterals: new Set(['date', 'time', 'timestamp']),
  introducer: '_',
  adjacentStrings: 'anywhere',
  dateDifference: 'digits',
  radixNumbers: 'bytes',
  intervalFields: '',
  literals,
  semantics,
};

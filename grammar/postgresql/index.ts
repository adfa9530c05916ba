import type { Dialect } from '../dialect.ts';
import { analysis } from './analysis.ts';
import { bulk } from './bulk.ts';
import { callForms, callRules } from './calls.ts';
import { catalog } from './catalog.ts';
import {
  alterActions,
  columnAttributes,
  columnStorage,
  definingStatements,
  domainAttributes,
  insertion,
  rules,
  statements,
  tableElements,
  tableOptions,
} from './clauses.ts';
import { extensionTypes } from './extension-types.ts';
import { extremes } from './extremes.ts';
import { semantics } from './functions.ts';
import { keywords } from './keywords.ts';
import { lexis } from './lexis.ts';
import { literals } from './literals.ts';
import { loading } from './loading.ts';
import { operators } from './operators.ts';
import { pseudoTypes } from './pseudo-types.ts';
import { systemTypes } from './system-types.ts';
import { types } from './types.ts';

/** PostgreSQL 18. */
export const postgresql: Dialect = {
  name: 'postgresql',
  lexis,
  keywords,
  names: {
    column: ['columnName'],
    type: ['typeOrFunctionName'],
    function: ['typeOrFunctionName'],
    label: ['columnName', 'typeOrFunctionName', 'reserved'],
  },
  rules: { ...rules, ...callRules },
  statements,
  definingStatements,
  insertion,
  tableElements,
  columnAttributes,
  tableOptions,
  alterActions,
  domainAttributes,
  columnNames: 'exact',
  constraintNames: 'joined',
  dropColumn: 'withKeys',
  analysis,
  catalog,
  strictness: null,
  columnStorage,
  columnPosition: '',
  keyPartSuffix:
    '[COLLATE <label>] {NULLS {FIRST | LAST} | [<qualified-name> [<storage-parameters>]] [ASC | DESC] [NULLS {FIRST | LAST}]} [WITH <operator>]',
  partitionPartSuffix: '[COLLATE <label>] [<qualified-name>]',
  partitionOption: '',
  optionOrder: 'fixed',
  optionSeparator: '',
  emptyTables: true,
  types,
  systemTypes,
  extensionTypes,
  pseudoTypes,
  typeSchemas: ['pg_catalog'],
  unlistedTypes: 'read',
  arraySuffix: "{'['! [<integer>] ']'}+ | ARRAY! ['[' <integer> ']']",
  operators,
  callForms,
  reservedFunctions: new Set(),
  functionTokens: new Set(),
  repeatedAttributes: 'refused',
  misplacedAttributes: {},
  qualifiers: { table: 2, column: 0, leadingPoint: false, ofColumns: 'ownTable' },
  engineOptions: new Set(),
  typedLiterals: null,
  introducer: '',
  adjacentStrings: 'acrossLines',
  askForNext: [],
  radixNumbers: 'number',
  intervalFields: '<interval-fields>',
  literals,
  extremes,
  loading,
  wholeMatch: 'subject ~ pattern',
  bulk,
  semantics,
};

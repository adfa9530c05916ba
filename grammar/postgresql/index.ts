import type { Dialect } from '../dialect.ts';
import {
  alterActions,
  columnAttributes,
  domainAttributes,
  rules,
  statements,
  tableElements,
  tableOptions,
} from './clauses.ts';
import { extensionTypes } from './extension-types.ts';
import { keywords } from './keywords.ts';
import { lexis } from './lexis.ts';
import { literals } from './literals.ts';
import { callForms, operators } from './operators.ts';
import { systemTypes } from './system-types.ts';
import { types } from './types.ts';

/** PostgreSQL 18. */
export const postgresql: Dialect = {
  name: 'postgresql',
  lexis,
  keywords,
  names: {
    column: ['unreserved', 'columnName'],
    type: ['unreserved', 'typeOrFunctionName'],
    function: ['unreserved', 'typeOrFunctionName', 'columnName'],
    label: ['unreserved', 'columnName', 'typeOrFunctionName', 'reserved'],
  },
  rules,
  statements,
  tableElements,
  columnAttributes,
  tableOptions,
  alterActions,
  domainAttributes,
  columnPosition: '',
  keyPartSuffix:
    '[COLLATE <label>] [NULLS {FIRST | LAST} | WITHOUT OVERLAPS! | <operator-class> [<storage-parameters>]] [ASC | DESC] [NULLS {FIRST | LAST}] [WITH <operator>]',
  partitionOption: '',
  optionSeparator: '',
  emptyTables: true,
  types,
  systemTypes,
  extensionTypes,
  typeSchemas: ['pg_catalog'],
  unlistedTypes: 'read',
  arraySuffix: "{'['! [<integer>] ']'}+ | ARRAY! ['[' <integer> ']']",
  operators,
  callForms,
  reservedFunctions: new Set(),
  functionTokens: new Set(),
  repeatedAttributes: 'refused',
  typedLiterals: null,
  introducer: '',
  adjacentStrings: 'acrossLines',
  dateDifference: 'days',
  radixNumbers: 'number',
  intervalFields: '<interval-fields> [( <integer> )]',
  literals,
};

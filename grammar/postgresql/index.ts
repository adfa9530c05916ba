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
import { keywords } from './keywords.ts';
import { lexis } from './lexis.ts';
import { literals } from './literals.ts';
import { callForms, operators } from './operators.ts';
import { quotedTypes, types } from './types.ts';

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
  quotedTypes,
  typeSchemas: ['pg_catalog'],
  unlistedTypes: 'read',
  arraySuffix: "{'['! [<integer>] ']'}+ | ARRAY! ['[' <integer> ']']",
  operators,
  callForms,
  reservedFunctions: new Set(),
  functionTokens: new Set(),
  repeatedAttributes: 'refused',
  strictness: {
    nameCharacters: Number.POSITIVE_INFINITY,
    nameEnd: '',
    paddedLength: Number.POSITIVE_INFINITY,
    literalDefaults: 'free',
    expressionColumns: 'free',
    indexNames: 'free',
    refusedInChecks: new Set(),
    engines: new Set(),
    characterSets: new Map(),
    characterSetOf: () => null,
  },
  misplacedAttributes: {},
  qualifiers: { table: 2, column: 0, leadingPoint: false },
  engineOptions: new Set(),
  typedLiterals: null,
  introducer: '',
  adjacentStrings: 'acrossLines',
  dateDifference: 'days',
  radixNumbers: 'number',
  intervalFields: '<interval-fields> [( <integer> )]',
  literals,
};

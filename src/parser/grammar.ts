import type { Dialect, SyntaxTable } from '../../grammar/dialect.ts';
import { LexicalTable } from '../lexical-table.ts';
import { nameTable } from '../name-table.ts';
import { Vocabulary } from '../vocabulary.ts';
import { misplacedBehind } from './column.ts';
import type { Grammar } from './context.ts';
import { nonterminals } from './nonterminals.ts';
import { RowSet, spellingsOf } from './pattern.ts';

/** Words and marks that the productions in code ask for themselves. */
const SPELLINGS_IN_CODE =
  '( ) [ ] , ; . : := => = * @ ? - + all any attribute escape filter less minvalue over period returns some than uescape within'.split(
    ' ',
  );

/** Makes a dialect's tables ready for the parser. Throws Error where a pattern is badly written. */
export function makeGrammar(dialect: Dialect): Grammar {
  const { rules, operators } = dialect;
  const vocabulary = new Vocabulary(spellings(dialect));
  const systemTypes = new Map(Object.entries(dialect.systemTypes));
  const known = { rules, nonterminals, vocabulary, compiledRules: new Map() };
  const rows = <Effect>(table: Readonly<Record<string, Effect>>) => new RowSet<Effect>(table, known);
  const single = <Effect extends string>(pattern: string, effect: Effect) =>
    rows<Effect>(pattern === '' ? {} : ({ [pattern]: effect } as Record<string, Effect>));
  return {
    dialect,
    lexicalTable: new LexicalTable(dialect.lexis, vocabulary),
    names: nameTable(dialect, vocabulary.spellings),
    statements: rows(dialect.statements),
    definingStatements: single(dialect.definingStatements, 'definition'),
    insertion: single(dialect.insertion, 'insertion'),
    tableElements: rows(dialect.tableElements),
    columnAttributes: rows(dialect.columnAttributes),
    misplacedBehind: misplacedBehind(dialect),
    tableOptions: rows(dialect.tableOptions),
    alterActions: rows(dialect.alterActions),
    domainAttributes: rows(dialect.domainAttributes),
    types: rows(dialect.types),
    systemTypes,
    numberedTypes: vocabulary.spellings.map((spelling) => systemTypes.get(spelling)),
    extensionTypes: new Map(Object.entries(dialect.extensionTypes)),
    callForms: rows(dialect.callForms),
    isTests: rows(operators.isTests),
    arraySuffix: single(dialect.arraySuffix, 'array'),
    intervalFields: single(dialect.intervalFields, 'interval'),
    columnStorage: single(dialect.columnStorage, 'storage'),
    columnPosition: single(dialect.columnPosition, 'position'),
    keyPartSuffix: single(dialect.keyPartSuffix, 'suffix'),
    partitionPartSuffix: single(dialect.partitionPartSuffix, 'suffix'),
    partitionOptions: single(dialect.partitionOption, 'option'),
    prefix: new Map(Object.entries(operators.prefix)),
    infix: new Map(Object.entries(operators.infix)),
  };
}

function* spellings(dialect: Dialect): Generator<string> {
  yield* SPELLINGS_IN_CODE;
  yield* dialect.keywords.keys();
  yield* dialect.lexis.marks;
  yield* dialect.reservedFunctions;
  yield* Object.keys(dialect.systemTypes);
  yield* Object.keys(dialect.operators.prefix);
  yield* Object.keys(dialect.operators.infix);
  yield* Object.values(dialect.operators.infix).flatMap(({ second }) => second ?? []);
  const tables: readonly SyntaxTable<string>[] = [
    dialect.statements,
    dialect.tableElements,
    dialect.columnAttributes,
    dialect.tableOptions,
    dialect.alterActions,
    dialect.domainAttributes,
    dialect.callForms,
    dialect.operators.isTests,
  ];
  const patterns = [
    ...tables.flatMap((table) => Object.keys(table)),
    ...Object.keys(dialect.types),
    ...Object.values(dialect.rules),
    dialect.definingStatements,
    dialect.insertion,
    dialect.arraySuffix,
    dialect.intervalFields,
    dialect.columnStorage,
    dialect.columnPosition,
    dialect.keyPartSuffix,
    dialect.partitionPartSuffix,
    dialect.partitionOption,
  ];
  for (const pattern of patterns) yield* spellingsOf(pattern);
}

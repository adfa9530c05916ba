import type { OptionEffect } from '../../grammar/dialect.ts';
import { MAX_PARTITIONS } from '../limits.ts';
import { OWN_HASH } from './captures.ts';
import type { Parser } from './context.ts';
import { inherit } from './copy.ts';
import type { TableDraft, TableEffect } from './draft.ts';
import { faultOfInheritance } from './inheritance.ts';
import { undivided } from './repartition.ts';
import { faultOfParameter, faultOfPlace } from './storage.ts';
import { unknownColumns } from './target.ts';

/** Option ( [Separator] Option )* */
export function parseOptions(
  parser: Parser,
  table: TableDraft,
  separator = parser.grammar.dialect.optionSeparator,
): void {
  const { cursor, grammar } = parser;
  let characterSet: string | undefined;
  for (let separated = false, last: { readonly effect: OptionEffect; readonly place: number } | null = null; ; ) {
    const offset = cursor.offset;
    const match = grammar.tableOptions.match(parser);
    if (match === null) {
      if (!separated) return;
      cursor.expecting('a table option');
      throw cursor.unexpected();
    }
    if (grammar.dialect.optionOrder === 'fixed' && last !== null && match.place <= last.place) {
      throw cursor.error('This option cannot stand behind the one before it.', offset);
    }
    if (separated && (match.effect === 'partitionBy' || match.effect === 'select')) {
      throw cursor.error('No comma stands before this option.', offset);
    }
    // Behind the partitions that the statement defines, only a query stands.
    if (last?.effect === 'partitionBy' && match.effect !== 'select') {
      throw cursor.error('This option stands before PARTITION BY.', offset);
    }
    if (match.effect === 'characterSet') {
      const named = match.captures.characterSet;
      if (characterSet !== undefined && named !== undefined && named !== characterSet) {
        throw cursor.error(`The character set is "${characterSet}" already.`, offset, 'semantic_error');
      }
      characterSet = named;
    }
    last = match;
    optionEffects[match.effect](table, match.captures, { parser, offset });
    separated = separator !== '' && cursor.eat(separator);
  }
}

/** A number of partitions is that of their definitions. */
function refusePartitionCount(
  { cursor }: Parser,
  said: number | undefined,
  defined: number | undefined,
  offset: number,
): void {
  if (said === undefined) return;
  if (said < 1 || said > MAX_PARTITIONS) {
    throw cursor.error(`A table has between 1 and ${MAX_PARTITIONS} partitions.`, offset, 'semantic_error');
  }
  if (said !== defined) {
    throw cursor.error(`There are ${defined} partitions defined instead of ${said}.`, offset, 'semantic_error');
  }
}

const optionEffects: Readonly<Record<OptionEffect, TableEffect>> = {
  ignored() {},

  characterSet(table, { characterSet }) {
    table.characterSet = characterSet ?? null;
  },

  collation(table, { collation }) {
    table.collation = collation ?? null;
  },

  engine(table, { name }) {
    table.engine = name ?? null;
  },

  inherits(table, { tables: names = [] }, { parser, offset }) {
    const parents = names.map((name) => parser.tables.find(name)).filter((parent) => parent !== undefined);
    const [own] = parents.filter((parent) => parent === table);
    if (own !== undefined) throw parser.cursor.error('A table cannot inherit from itself.', offset, 'semantic_error');
    table.inherits = parents.length < names.length;
    table.isChild = true;
    const fault = faultOfInheritance(table, parents);
    if (fault !== null) throw parser.cursor.error(fault, offset, 'semantic_error');
    inherit(parser, table, parents);
  },

  onCommit(table, _captures, { parser, offset }) {
    if (table.persistence === 'temporary') return;
    throw parser.cursor.error('ON COMMIT is for temporary tables only.', offset, 'semantic_error');
  },

  accessMethod(table, { name = '' }) {
    table.accessMethod = name;
  },

  storageParameters(table, { strings }, { parser, offset }) {
    const { analysis } = parser.grammar.dialect;
    // Other ways of storing a table have parameters of their own.
    if (analysis === null || table.accessMethod !== 'heap') return;
    const seen = new Set<string>();
    for (const written of strings) {
      const fault = faultOfParameter(written, analysis) ?? faultOfPlace(written, seen, table.partitioning !== null);
      if (fault !== null) throw parser.cursor.error(fault, offset, 'semantic_error');
    }
  },

  sequenceStart(table, { integers }) {
    table.sequenceStart = integers[0] ?? 1;
  },

  mostRows(table, { integers }) {
    table.mostRows = integers[0] ?? 0;
  },

  rowFormat(table, { words: [format] }) {
    table.rowFormat = format ?? null;
  },

  blockSize(table, { integers }) {
    table.blockSize = integers[0] ?? 0;
  },

  versioned(table) {
    table.isVersioned = true;
  },

  /** The columns that the query adds to those of the list are not known. */
  select(table, _captures, { parser, offset }) {
    if (table.columns.length > 0) table.inherits = true;
    else throw unknownColumns(parser.cursor, offset);
  },

  partitionKey(table, captures, place) {
    if (table.isChild) {
      const message = 'A table that inherits from others is not partitioned.';
      throw place.parser.cursor.error(message, place.offset, 'semantic_error');
    }
    optionEffects.partitionBy(table, captures, place);
    if (table.partitioning !== null) {
      const hash = captures.words.includes(OWN_HASH) ? 'unknown' : 'known';
      table.partitioning = { ...table.partitioning, unlisted: 'noRow', hash };
    }
  },

  partitionBy(table, { words, expressions, columns, parts, bounds, count }, { parser, offset }) {
    const [method] = words;
    // What SYSTEM_TIME takes are no columns, but constants.
    const divided = method === undefined ? [] : expressions;
    refusePartitionCount(parser, count, bounds?.length ?? count, offset);
    const elements = [
      ...(parts ?? []),
      ...(columns ?? []).map((column) => ({ column, expression: null, length: null, offset, operator: null })),
      ...divided.map((expression) => ({ column: null, expression, length: null, offset, operator: null })),
    ];
    if (words.includes('subpartition') && (method === 'hash' || method === 'key')) {
      throw parser.cursor.error('Only partitions by RANGE or LIST have subpartitions.', offset, 'semantic_error');
    }
    const known = method === 'range' || method === 'list' || method === 'key' ? method : 'hash';
    const partitions = (bounds ?? []).map(undivided);
    table.partitioning = { method: known, parts: elements, partitions, unlisted: 'anyRow', hash: 'unknown', offset };
  },
};

import { CELLS, IMAGE } from '../../src/emit/memory.ts';
import * as record from '../../src/emit/record.ts';
import type { Domain } from '../../src/values/domain.ts';
import {
  type Broken,
  CASES,
  COMMENTED,
  form,
  LONG,
  type Made,
  recordOf,
  references,
  set,
  TWO,
  viewOf,
  withColumn,
} from './broken.ts';

const INTEGERS = 'CREATE TABLE t (a int NOT NULL, b int NOT NULL)';
const DATE = 'CREATE TABLE t (a date NOT NULL, b int NOT NULL)';
const TIME = 'CREATE TABLE t (a time NOT NULL)';
const BARE = 'CREATE TABLE t ()';

/** Digits with a constant between them: two texts of a cell. */
const CODES: Domain = {
  kind: 'text',
  literal: 'quoted',
  parts: [
    { kind: 'hexadecimal', width: 7 },
    { kind: 'constant', text: '-----' },
    { kind: 'hexadecimal', width: 7 },
  ],
};

/** Pools of which the middle one has nothing around its entries. */
const LETTERS: Domain = {
  kind: 'text',
  literal: 'quoted',
  parts: ['ab', 'cd', 'ef'].map((letters) => ({ kind: 'pool', entries: [...letters] })),
};

const EIGHT_DIGITS: Domain = {
  kind: 'integer',
  literal: 'bare',
  parts: [{ kind: 'digits', width: 8, first: 0, size: 2 }],
};

/** Has a form make its cells at an address, from where its reference reads them. */
function move(given: Made, index: number, address: number): void {
  set(form(given, index), record.ADDRESS_AT, address);
  set(references(given), index * record.REFERENCE_BYTES + record.CELLS_AT, address);
}

/** Says that rows may be wider than they were. */
function widen({ text }: Made): void {
  Object.assign(text.writes, { width: text.writes.width + 16 });
}

/** Writes a text over each place of the image where another one of the same length stands. */
function overwrite({ text: { image } }: Made, old: string, text: string): void {
  const [before, after] = [old, text].map((one) => new TextEncoder().encode(one));
  const bytes = image.bytesAt(IMAGE, image.next - IMAGE - 16);
  if (before === undefined || after === undefined || bytes === null) throw new Error('There is no image.');
  for (let at = 0; at <= bytes.length - before.length; at++) {
    if (before.every((byte, i) => bytes[at + i] === byte)) bytes.set(after, at);
  }
}

/** Cells and forms that are other ones in memory, and statements that are others than those of the plan. */
export const BROKEN_FORMS: readonly Broken[] = [
  // Lanes that nothing is known of.
  {
    name: 'a form of a lane that no column has',
    ddl: 'CREATE TABLE t (a int NOT NULL)',
    built: (given) => set(form(given), record.LANE_AT, 3 * 4),
    message: /nothing is known of/,
  },
  {
    name: 'an entry by a lane that no column has',
    ddl: LONG,
    built: (given) => set(recordOf(given, record.ENTRY), record.LANE_AT, 3 * 4),
    message: /reads Infinity entries/,
  },
  // Cells in memory.
  {
    name: 'cells of a form over those of another',
    ddl: INTEGERS,
    built: (given) => move(given, 1, CELLS + 4 * record.CELL_BYTES),
    message: /over others/,
  },
  {
    name: 'cells of a form before those that are made first',
    ddl: INTEGERS,
    built: (given) => {
      move(given, 0, CELLS + record.GROUP_ROWS * record.CELL_BYTES);
      move(given, 1, CELLS);
    },
    message: /over others/,
  },
  {
    name: 'cells that are not wiped',
    ddl: INTEGERS,
    built: ({ text }) => Object.assign(text.writes, { cellsEnd: CELLS }),
    message: /end where they are not said to/,
  },
  {
    name: 'a text of any length behind another one',
    ddl: TIME,
    built: (given) => set(form(given, 1), record.TAIL_AT, record.SHORT),
    message: /behind another one of its cell/,
  },
  {
    name: 'digits that are stored beyond their cell',
    ddl: 'CREATE TABLE t (a text NOT NULL)',
    plan: (plan) => withColumn(plan, 'a', { domains: [CODES] }),
    built: (given) => {
      const second = form(given, 1);
      for (const at of [0, 1, 2]) second.setUint8(record.PREFIX_AT + at, 0x61);
      set(second, record.PREFIX_LENGTH_AT, 3);
      set(second, record.WHOLE_LENGTH_AT, second.getUint32(record.WHOLE_LENGTH_AT, true) + 3);
      widen(given);
    },
    message: /stores more than its cell holds/,
  },
  {
    name: 'more characters kept than there are',
    ddl: 'CREATE TABLE t (a bigint NOT NULL CHECK (a BETWEEN 0 AND 999999999999999))',
    built: (given) => {
      set(form(given), record.KEPT_AT, 17);
      widen(given);
    },
    message: /More characters are kept/,
  },
  {
    name: 'days of more digits than are stored',
    ddl: DATE,
    built: (given) => set(form(given), record.LENGTH_AT, 9),
    message: /Other digits are stored/,
  },
  {
    name: 'days with a sign',
    ddl: DATE,
    built: (given) => set(form(given), record.SIGNED_AT, 1),
    message: /has a sign/,
  },
  {
    name: 'large numbers of fewer digits than are stored',
    ddl: 'CREATE TABLE t (a int NOT NULL CHECK (a BETWEEN 0 AND 99999))',
    built: (given) => set(form(given), record.OPCODE_AT, record.WIDE),
    message: /Other digits are stored/,
  },
  {
    name: 'a record of more digits than its kernel writes',
    ddl: CASES,
    plan: (plan) => withColumn(plan, 'b', { domains: [EIGHT_DIGITS, { ...EIGHT_DIGITS }] }),
    built: (given) => {
      set(recordOf(given, record.DIGITS), record.LENGTH_AT, 9);
      widen(given);
    },
    message: /more digits than are written/,
  },
  // Pools.
  {
    name: 'entries that are others in the image',
    ddl: TWO,
    built: (given) => {
      const address = references(given).getUint32(record.CELLS_AT, true) & ~3;
      viewOf(given.text.image.bytesAt(address, record.CELL_BYTES)).setUint8(3, 0x3b);
    },
    message: /others in the image/,
  },
  {
    name: 'entries that are longer than their pool says',
    ddl: TWO,
    built: (given) => {
      const view = references(given);
      for (let at = 0; at < view.byteLength; at += record.REFERENCE_BYTES) {
        const pool = given.text.image.poolAt(view.getUint32(at + record.CELLS_AT, true) & ~3);
        Object.assign(pool ?? {}, { width: 0 });
      }
      Object.assign(given.text.writes, { width: 1 });
    },
    message: /wider than it says/,
  },
  {
    name: 'fewer cells than a pool has entries',
    ddl: 'CREATE TABLE t (a text NOT NULL)',
    plan: (plan) => withColumn(plan, 'a', { domains: [LETTERS] }),
    built: (given) => {
      const address = references(given).getUint32(record.REFERENCE_BYTES + record.CELLS_AT, true) & ~3;
      const pool = given.text.image.poolAt(address);
      Object.assign(pool ?? {}, { count: (pool?.count ?? 0) + 1 });
    },
    message: /fewer cells than are read/,
  },
  // Statements.
  {
    name: 'another name before the rows',
    ddl: TWO,
    built: ({ text }) => {
      text.header[text.header.indexOf(0x61)] = 0x62;
    },
    message: /the list of their names/,
  },
  {
    name: 'the comment of another version around a value',
    ddl: COMMENTED,
    dialect: 'mysql',
    built: (given) => overwrite(given, '!80023', '!99999'),
    message: /"b" has its value in another comment/,
  },
  {
    name: 'statements of several rows without values',
    ddl: BARE,
    built: ({ text }) => Object.assign(text, { statementRows: 5 }),
    message: /another number of rows/,
  },
  {
    name: 'a statement that comes first',
    ddl: TWO,
    built: ({ text }) => Object.assign(text, { preamble: 'DROP TABLE t;\n' }),
    message: /none of ours/,
  },
  {
    name: 'a value out of its comment',
    ddl: 'CREATE TABLE t (a int NOT NULL /*!80023 , b int NOT NULL */ /*!80023 , c int NOT NULL */)',
    dialect: 'mysql',
    plan: (plan) => plan,
    built: ({ plan }) => Object.assign(plan.columns[1] ?? {}, { condition: null }),
    message: /"b" has its value in another comment/,
  },
  {
    name: 'a comment of a table that has none',
    ddl: COMMENTED,
    dialect: 'mysql',
    plan: (plan) => plan,
    built: ({ plan }) => Object.assign(plan.columns[1] ?? {}, { condition: null }),
    message: /A row holds what is no value/,
  },
];

import { LANES } from '../../src/emit/memory.ts';
import * as record from '../../src/emit/record.ts';
import {
  type Broken,
  CASES,
  changeCells,
  changePool,
  fields,
  form,
  LIST,
  LONG,
  LONG_CONSTANT,
  NULLABLE,
  recordOf,
  references,
  set,
  TWO,
  UUID,
  viewOf,
  withColumn,
} from './broken.ts';

/** Records, cells and forms that read what is not theirs, or write what is no row. */
export const BROKEN_RECORDS: readonly Broken[] = [
  // Records.
  {
    name: 'an opcode that is none',
    ddl: UUID,
    built: (given) => set(recordOf(given, record.UUID), record.OPCODE_AT, 99),
    message: /No kernel writes/,
  },
  {
    name: 'lanes of a UUID that are others',
    ddl: 'CREATE TABLE t (a uuid NOT NULL, b int NOT NULL)',
    built: (given) => set(recordOf(given, record.UUID), record.LANE_AT, 4),
    message: /part of a UUID/,
  },
  {
    name: 'a record that reads beyond the row',
    ddl: LONG,
    built: (given) => set(recordOf(given, record.ENTRY), record.LANE_AT, 4000),
    message: /lane that its rows do not have/,
  },
  {
    name: 'a pool that is another',
    ddl: LONG,
    built: (given) => set(recordOf(given, record.ENTRY), record.ADDRESS_AT, given.text.writes.offset),
    message: /where there are none/,
  },
  {
    name: 'an entry beyond its pool',
    ddl: LONG,
    built: (given) => {
      const address = recordOf(given, record.ENTRY).getUint32(record.ADDRESS_AT, true);
      changePool(given, address, (view) => set(view, 4, 4000));
    },
    message: /beyond its pool/,
  },
  {
    name: 'a suffix that is too long',
    ddl: UUID,
    built: (given) => set(recordOf(given, record.UUID), record.SUFFIX_LENGTH_AT, 9),
    message: /appends more/,
  },
  {
    name: 'a row without its end',
    ddl: UUID,
    built: (given) => set(recordOf(given, record.UUID), record.SUFFIX_LENGTH_AT, 0),
    message: /ends within a value/,
  },
  {
    name: 'no end of the records',
    ddl: UUID,
    built: (given) => set(recordOf(given, record.END), record.OPCODE_AT, record.JUMP),
    message: /have no end/,
  },
  {
    name: 'a branch less than there are cases',
    ddl: CASES,
    built: (given) => set(recordOf(given, record.BRANCH), record.ADDRESS_AT, given.text.image.next - 4),
    message: /fewer branches/,
  },
  {
    name: 'branches that do not meet',
    ddl: CASES,
    built: (given) => {
      for (let index = 0; ; index++) {
        const found = fields(given, index);
        if (found.getUint32(record.OPCODE_AT, true) !== record.JUMP) continue;
        set(found, record.ADDRESS_AT, found.getUint32(record.ADDRESS_AT, true) + record.RECORD_BYTES);
        return;
      }
    },
    message: /beyond the image|do not meet|within a branch|different states/,
  },
  {
    name: 'a case that skips its value',
    ddl: CASES,
    built: (given) => {
      const split = recordOf(given, record.BRANCH);
      const table = viewOf(given.text.image.bytesAt(split.getUint32(record.ADDRESS_AT, true), 8));
      // The other branch ends with a jump to where they meet.
      let index = (table.getUint32(4, true) - given.text.writes.offset) / record.RECORD_BYTES;
      while (fields(given, index).getUint32(record.OPCODE_AT, true) !== record.JUMP) index++;
      set(table, 0, fields(given, index).getUint32(record.ADDRESS_AT, true));
    },
    message: /different states/,
  },
  {
    name: 'a branch to the middle of a record',
    ddl: CASES,
    built: (given) => {
      const split = recordOf(given, record.BRANCH);
      const table = viewOf(given.text.image.bytesAt(split.getUint32(record.ADDRESS_AT, true), 8));
      set(table, 4, table.getUint32(4, true) + 8);
    },
    message: /./,
  },
  {
    name: 'a row that is wider than it says',
    ddl: LIST,
    built: ({ text }) => Object.assign(text.writes, { width: 8 }),
    message: /wider than it says/,
  },
  {
    name: 'a constant beyond the image',
    ddl: 'CREATE TABLE t (a text NOT NULL)',
    plan: (plan) => withColumn(plan, 'a', { domains: [LONG_CONSTANT] }),
    built: (given) => set(recordOf(given, record.CONSTANT), record.LENGTH_AT, 4000),
    message: /constant lies beyond/,
  },
  // Cells and forms.
  {
    name: 'a reference to another lane',
    ddl: LIST,
    built: (given) => {
      const view = references(given);
      set(view, 0, given.program.lanes.count * 4);
    },
    message: /lane that its rows do not have/,
  },
  {
    name: 'cells that are read by another lane',
    ddl: LIST,
    built: ({ text, program, ...rest }) => {
      const given = { text, program, ...rest };
      set(references(given), 0, (program.lanes.columns.get('b')?.first ?? 0) * 4);
    },
    message: /entries of a pool of 2/,
  },
  {
    name: 'cells that are wider than they are',
    ddl: TWO,
    built: (given) => {
      const view = references(given);
      set(view, record.CELLS_AT, view.getUint32(record.CELLS_AT, true) | record.WIDE_CELLS);
    },
    message: /where there are none/,
  },
  {
    name: 'a cell with a length that is too large',
    ddl: "CREATE TABLE t (a varchar(9) NOT NULL CHECK (a IN ('qx', 'qy')))",
    built: (given) => changeCells(given, (view) => view.setUint8(record.CELL_BYTES - 1, 16)),
    message: /longer than the cell/,
  },
  {
    name: 'a quote in a cell',
    ddl: "CREATE TABLE t (a varchar(9) NOT NULL CHECK (a IN ('rx', 'ry')))",
    built: (given) =>
      changeCells(given, (view) => {
        for (let at = 0; at < view.byteLength; at++) if (view.getUint8(at) === 0x72) view.setUint8(at, 0x27);
      }),
    message: /no value/,
  },
  {
    name: 'a flag that is a rank',
    ddl: NULLABLE,
    built: (given) => {
      const { count } = given.program.lanes;
      const view = references(given);
      for (let at = 0; at < view.byteLength; at += 4) {
        if ((view.getUint32(at, true) & record.NULLABLE_CELLS) === 0 || view.getUint32(at, true) < count * 4) continue;
        set(view, at - record.CELLS_AT + record.FLAG_AT, 0);
        return;
      }
    },
    message: /flag of a value/,
  },
  {
    name: 'a form that reads another lane',
    ddl: 'CREATE TABLE t (a date NOT NULL, b int NOT NULL CHECK (b BETWEEN -1000000000 AND 1000000000))',
    built: (given) => set(form(given), record.LANE_AT, (given.program.lanes.columns.get('b')?.first ?? 0) * 4),
    message: /years of four digits/,
  },
  {
    name: 'a form with fewer digits than its numbers',
    ddl: 'CREATE TABLE t (a int NOT NULL)',
    built: (given) => set(form(given), record.LENGTH_AT, 3),
    message: /more digits/,
  },
  {
    name: 'a form without a sign',
    ddl: 'CREATE TABLE t (a int NOT NULL CHECK (a BETWEEN -5 AND 5))',
    built: (given) => set(form(given), record.SIGNED_AT, 0),
    message: /without a sign/,
  },
  {
    name: 'a form that makes its cells in the lanes',
    ddl: 'CREATE TABLE t (a int NOT NULL)',
    built: (given) => set(form(given), record.ADDRESS_AT, LANES),
    message: /no place for them/,
  },
  {
    name: 'a form of another opcode',
    ddl: 'CREATE TABLE t (a int NOT NULL)',
    built: (given) => set(form(given), record.OPCODE_AT, record.ENTRY),
    message: /No form has the opcode/,
  },
  {
    name: 'a prefix that is too long',
    ddl: 'CREATE TABLE t (a int NOT NULL)',
    built: (given) => set(form(given), record.PREFIX_LENGTH_AT, 9),
    message: /around a value is too long/,
  },
  {
    name: 'letters in a number',
    ddl: 'CREATE TABLE t (a date NOT NULL)',
    built: (given) => form(given).setUint8(record.FIXED_AT, 0x29),
    message: /no value|within a value|more than its values/,
  },
  // What stands before the rows.
  {
    name: 'a statement before the rows',
    ddl: TWO,
    built: ({ text }) => {
      text.header[text.header.length - 1] = 0x3b;
    },
    message: /the list of their names/,
  },
  {
    name: 'a name that does not end',
    ddl: TWO,
    built: ({ text }) => {
      text.header[text.header.lastIndexOf(0x22)] = 0x61;
    },
    message: /the list of their names/,
  },
];

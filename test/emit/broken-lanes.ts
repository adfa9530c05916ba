import {
  drawDependent,
  drawFlag,
  drawParent,
  drawParentRow,
  drawPermuted,
  drawPrevious,
  drawPreviousNumber,
} from '../../src/emit/draw.ts';
import { NO_SKEW, type Operation, type ParentRowStep, type Permutation } from '../../src/emit/operation.ts';
import * as record from '../../src/emit/record.ts';
import { drawRelated } from '../../src/emit/related.ts';
import { MAX_GENERATIONS } from '../../src/limits.ts';
import {
  addDraws,
  addRedraw,
  type Broken,
  CASES,
  divided,
  KEY,
  laneOfColumn,
  like,
  type Made,
  operation,
  RELATED,
  ranked,
  recordOf,
  set,
  viewOf,
} from './broken.ts';

const TWO_CHOICES = `CREATE TABLE t (a int NOT NULL, b int NOT NULL, c int NOT NULL, d int NOT NULL,
  CHECK (a = 1 AND b = 2 OR a = 3 AND b IN (4, 5)), CHECK (c = 1 AND d = 2 OR c = 3 AND d IN (4, 5)))`;
const COMPUTED = 'CREATE TABLE t (a varchar(20) NOT NULL, b varchar(40) NOT NULL, CHECK (b = md5(a)))';
const COMPUTED_NULL = 'CREATE TABLE t (a varchar(20) NOT NULL, b varchar(40), CHECK (b = md5(a)))';
const TWO_COMPUTED = `CREATE TABLE t (a varchar(20) NOT NULL, b varchar(40) NOT NULL, c varchar(40) NOT NULL,
  CHECK (b = md5(a)), CHECK (c = md5(b)))`;
const DEPENDENT = 'CREATE TABLE t (customer_id int NOT NULL, customer_name text NOT NULL)';
const PREVIOUS_NUMBER = 'CREATE TABLE t (id serial PRIMARY KEY, p int UNIQUE REFERENCES t (id))';
const PREVIOUS = 'CREATE TABLE t (id int PRIMARY KEY, p int UNIQUE REFERENCES t (id))';

/** The permutation of the key that is drawn. */
function permutationIn(given: Made): Permutation {
  return operation(given, drawPermuted).permutation;
}

/** A draw from the rows of a parent that the digits of `a` in the key number. `every`: of how many rows one takes each in turn. */
function numbered(given: Made, isNumber: boolean, beside: 'next' | null, every: number | null = null) {
  const permutation = permutationIn(given);
  const lanes = permutation.lanes
    .filter(({ lane }) => lane === laneOfColumn(given, 'a'))
    .map((cut) => ({ ...cut, lane: 0 }));
  const cover = every === null ? null : { every, offset: permutation.offset, listed: null };
  const turn = { permutation: { ...permutation, lanes }, beside };
  const parent = {
    steps: [
      {
        key: 1,
        rows: 10,
        skew: NO_SKEW,
        inOrder: 0,
        apart: null,
        among: null,
        instead: null,
        scheduled: null,
        cover,
        turn,
      },
    ],
    isNumber,
    lanes: [],
    listed: [],
    edges: null,
  };
  return like(undefined, { kernel: drawParent, lane: laneOfColumn(given, 'b'), parent });
}

/** Adds a draw of a parent's number by a step that is changed. */
function addStep(given: Made, changed: (step: ParentRowStep) => ParentRowStep): void {
  const draw = numbered(given, true, null);
  addDraws(given, Object.assign(draw, { parent: { ...draw.parent, steps: draw.parent.steps.map(changed) } }));
}

/** The siblings of rows, of which a step leads to the first. */
function among(leader: ParentRowStep, firsts: number[], counts: number[], followers: number[]): ParentRowStep['among'] {
  const [first, count, listed] = [firsts, counts, followers].map((list) => Int32Array.from(list));
  return { leader, siblings: { firsts: first ?? NONE, counts: count ?? NONE, followers: listed ?? NONE } };
}

const NONE = new Int32Array(0);

/** A draw of a parent's row by these operations. */
function parentRow(operations: readonly Operation[]): Operation {
  return like(undefined, { kernel: drawParentRow, branches: [operations] });
}

/** Draws that fill lanes with what belongs to another case, another row or no row, and that count with what is no number of values. */
export const BROKEN_LANES: readonly Broken[] = [
  {
    name: 'a dependent of lanes that are none',
    ddl: DEPENDENT,
    built: (given) => Object.assign(operation(given, drawDependent), { offset: 900 }),
    message: /reads lane 900/,
  },
  {
    name: 'a dependent with more ranks than it has values',
    ddl: DEPENDENT,
    built: (given) => {
      const drawn = operation(given, drawDependent);
      const lanes = drawn.parent.lanes.map((lane) => ({ ...lane, size: 2 ** 31, skew: null }));
      Object.assign(drawn, { parent: { ...drawn.parent, lanes } });
    },
    message: /"customer_name" is drawn from/,
  },
  // Cases.
  {
    name: 'another attempt that draws a case by all ranks',
    ddl: CASES,
    built: (given) => {
      const lane = laneOfColumn(given, 'b');
      addRedraw(given, ranked(lane, 2), divided(0, [], [ranked(lane, 2, 1)]));
    },
    message: /"b" is drawn from 2 ranks of 1/,
  },
  {
    name: 'another attempt that draws the cases of another choice',
    ddl: TWO_CHOICES,
    built: (given) => {
      const lane = laneOfColumn(given, 'b');
      addRedraw(given, divided(1, [ranked(lane, 2, 1)], [ranked(lane, 1, 1)]));
    },
    message: /"b" is drawn from 2 ranks of 1/,
  },
  {
    name: 'a choice that is drawn behind its cases',
    ddl: CASES,
    built: (given) => addDraws(given, ranked(0, 2)),
    message: /"b" is drawn from 2 ranks of 1/,
  },
  {
    name: 'a branch that draws its own choice',
    ddl: CASES,
    built: (given) => addDraws(given, divided(0, [ranked(0, 2, 1)], [])),
    message: /draws the choice/,
  },
  // Digits on the way to a parent's row.
  {
    name: 'digits of a parent that are left in a lane',
    ddl: KEY,
    built: (given) => addDraws(given, numbered(given, false, null)),
    message: /"b" is drawn from 100 ranks of 10/,
  },
  {
    name: 'a row beside another that no digit numbers',
    ddl: KEY,
    built: (given) => addDraws(given, numbered(given, true, 'next')),
    message: /other digits than its own/,
  },
  {
    name: 'rows that take other rows in turn than the parent has',
    ddl: KEY,
    built: (given) => addDraws(given, numbered(given, true, null, 2)),
    message: /no such size/,
  },
  {
    name: 'rows that take each row in turn after no number of rows',
    ddl: KEY,
    built: (given) => addDraws(given, numbered(given, true, null, 0.5)),
    message: /from 0.5 values/,
  },
  {
    name: 'more rows in order than the parent has',
    ddl: KEY,
    built: (given) => addStep(given, (step) => ({ ...step, inOrder: step.rows + 1 })),
    message: /taken in order than there are/,
  },
  {
    name: 'a row in the place of another that the parent does not have',
    ddl: KEY,
    built: (given) => addStep(given, (step) => ({ ...step, instead: Int32Array.of(0, step.rows) })),
    message: /rows that a parent does not have/,
  },
  {
    name: 'a scheduled row that the parent does not have',
    ddl: KEY,
    built: (given) => addStep(given, (step) => ({ ...step, scheduled: Int32Array.of(0, step.rows) })),
    message: /rows that a parent does not have/,
  },
  {
    name: 'a schedule of no rows',
    ddl: KEY,
    built: (given) => addStep(given, (step) => ({ ...step, scheduled: new Int32Array(0) })),
    message: /No row of a parent is scheduled/,
  },
  {
    name: 'a sibling that the parent does not have',
    ddl: KEY,
    built: (given) => addStep(given, (step) => ({ ...step, among: among(step, [0], [1], [step.rows]) })),
    message: /rows that a parent does not have/,
  },
  {
    name: 'siblings beyond their list',
    ddl: KEY,
    built: (given) => addStep(given, (step) => ({ ...step, among: among(step, [0, 1], [1, 2], [3, 4]) })),
    message: /siblings beyond their list/,
  },
  {
    name: 'a row of a parent whose edges are more than those of the column',
    ddl: KEY,
    built: (given) => {
      const draw = like(undefined, { kernel: drawParent, lane: laneOfColumn(given, 'b') });
      const edges = { lane: laneOfColumn(given, 'a'), rows: 2 ** 20, listed: null };
      addDraws(given, Object.assign(draw, { parent: { ...draw.parent, edges } }));
    },
    message: /"b" is drawn from 1048576 ranks of/,
  },
  {
    name: 'a row of a parent that has more in a column',
    ddl: KEY,
    built: (given) => addDraws(given, parentRow([ranked(laneOfColumn(given, 'b'), 100)])),
    message: /"b" is drawn from 100 ranks of 10/,
  },
  {
    name: 'rows of more generations of parents than there is a place for',
    ddl: KEY,
    built: (given) => {
      const generations = Array.from({ length: MAX_GENERATIONS + 1 });
      addDraws(given, ...generations.reduce<readonly Operation[]>((inner) => [parentRow(inner)], []));
    },
    message: /no place for the numbers/,
  },
  // Computed texts.
  {
    name: 'a rank in the place of a computed text',
    ddl: COMPUTED,
    built: (given) => addDraws(given, ranked(laneOfColumn(given, 'b'), 128)),
    message: /"b" is not computed of all rows/,
  },
  {
    name: 'a computed text that another attempt leaves out',
    ddl: COMPUTED,
    built: (given) => addRedraw(given, ranked(laneOfColumn(given, 'b'), 128)),
    message: /"b" is not computed of all rows/,
  },
  {
    name: 'a flag that is drawn behind the text that it is for',
    ddl: COMPUTED_NULL,
    built: (given) => {
      const lane = given.program.lanes.columns.get('b')?.flag ?? -1;
      addDraws(given, like(undefined, { kernel: drawFlag, lane, size: 1000 }));
    },
    message: /"b" is not computed of all rows/,
  },
  {
    name: 'the text of another column',
    ddl: TWO_COMPUTED,
    built: (given) => set(recordOf(given, record.ENTRY), record.LANE_AT, laneOfColumn(given, 'c') * 4),
    message: /not computed of its row/,
  },
  {
    name: 'computed texts behind those that there is a place for',
    ddl: COMPUTED,
    plan: (plan) => {
      const [a, b] = plan.columns;
      if (a === undefined || b === undefined) return plan;
      return { ...plan, columns: [a, ...Array.from({ length: 40 }, (_, i) => ({ ...b, name: `b${i}` }))] };
    },
    message: /have no place/,
  },
  // Numbers.
  {
    name: 'a digit of a key that is spread by less than nothing',
    ddl: KEY,
    built: (given) => {
      const permutation = permutationIn(given);
      const lanes = permutation.lanes.map((cut) => ({ ...cut, spread: -1 }));
      Object.assign(operation(given, drawPermuted), { permutation: { ...permutation, lanes } });
    },
    message: /counts with -1/,
  },
  {
    name: 'a permutation of more than a double counts',
    ddl: KEY,
    built: (given) => {
      const permutation = permutationIn(given);
      const lanes = permutation.lanes.filter(({ lane }) => lane === laneOfColumn(given, 'b'));
      const size = 2 ** 53 + 2;
      Object.assign(operation(given, drawPermuted), { permutation: { ...permutation, lanes, size } });
      const table = viewOf(given.program.tables.bytesAt(permutation.offset, record.PERMUTATION_BYTES));
      table.setBigUint64(0, BigInt(size), true);
      set(table, 8, 2 ** 27 - 1);
      set(table, 12, 2 ** 27 - 1);
    },
    message: /counts with 9007199254740994/,
  },
  {
    name: 'attempts before the first',
    ddl: KEY,
    built: (given) => Object.assign(operation(given, drawPermuted), { length: -1 }),
    message: /counts with -1/,
  },
  {
    name: 'the number of a row that comes later',
    ddl: PREVIOUS_NUMBER,
    built: (given) => Object.assign(operation(given, drawPreviousNumber), { length: -5 }),
    message: /counts with -5/,
  },
  {
    name: 'what a row has that comes later',
    ddl: PREVIOUS,
    built: (given) => Object.assign(operation(given, drawPrevious), { length: -5 }),
    message: /counts with -5/,
  },
  {
    name: 'a measure that counts less than nothing',
    ddl: RELATED,
    built: (given) => {
      const { ranks } = operation(given, drawRelated).related;
      viewOf(given.program.tables.bytesAt(ranks, record.RANKS_BYTES)).setFloat64(record.SIZE_AT, -5, true);
    },
    message: /counts other values/,
  },
];

import { splitCases } from '../../src/emit/block.ts';
import { drawCopy, drawFlag, drawListedFlag, drawParent, drawRank, drawSkewed } from '../../src/emit/draw.ts';
import { LANES } from '../../src/emit/memory.ts';
import type { Operation } from '../../src/emit/operation.ts';
import * as record from '../../src/emit/record.ts';
import { drawRelated } from '../../src/emit/related.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { poolDomain } from '../../src/values/domain.ts';
import { BASE_AT, CELL_BYTES, LINE_BYTES, SLOPE_AT } from '../../src/values/piece-code.ts';
import {
  BEHIND,
  type Broken,
  CASES,
  changeCells,
  KEY,
  type Made,
  NULLABLE,
  operation,
  RELATED,
  references,
  TWO,
  viewOf,
  withColumn,
} from './broken.ts';
import { skewedParts } from './skewed.ts';

/** The first column of TWO with weights: a program that is in order by itself. */
const skewedColumn = (plan: Plan): Plan =>
  withColumn(plan, 'a', {
    domains: (plan.columns[0]?.domains ?? []).map(
      (domain) => domain && { ...domain, parts: skewedParts(domain.parts, [{ kind: 'weights', weights: [5, 3, 1] }]) },
    ),
  });

/** A cell of the quantile table of such a program. */
function cellOf(given: Made, cell: number): DataView {
  const { skew } = operation(given, drawSkewed);
  return viewOf(given.program.tables.bytesAt(skew.offset + cell * CELL_BYTES, CELL_BYTES));
}

/** Plans that contradict themselves, and draws that leave their lanes or fill them with too much. */
export const BROKEN_DRAWS: readonly Broken[] = [
  // What is planned of a column is not what it is drawn by.
  {
    name: 'a copy of a longer list',
    ddl: TWO,
    plan: (plan) => withColumn(plan, 'b', { draw: { kind: 'copy', of: 'a' } }),
    message: /"b" is drawn from 3 ranks of 1/,
  },
  {
    name: 'ranks beside others that a list does not have',
    ddl: TWO,
    plan: (plan) =>
      withColumn(plan, 'b', {
        domains: plan.columns[0]?.domains ?? [],
        draw: { kind: 'shared', digits: [{ column: 'a', digit: 0, beside: { ranks: [[0], [3], [1]], turn: null } }] },
      }),
    message: /rows that a parent does not have/,
  },
  {
    name: 'relations that draw a copy',
    ddl: RELATED,
    plan: (plan) => withColumn(plan, 'b', { domains: [poolDomain('integer', 'bare', ['8'])] }),
    message: /"b" is drawn from \d+ ranks of 1/,
  },
  {
    name: 'the domain of another column, with its own quoting',
    ddl: "CREATE TABLE t (a varchar(9) NOT NULL CHECK (a IN ('x', 'y')), b int NOT NULL CHECK (b IN (1, 2)))",
    plan: (plan) => withColumn(plan, 'b', { domains: plan.columns[0]?.domains ?? [] }),
    message: /"b" of kind integer gets a literal of the classes 2/,
  },
  {
    name: 'a text that is no number without quotes',
    ddl: TWO,
    plan: (plan) =>
      withColumn(plan, 'a', {
        domains: [{ kind: 'integer', literal: 'bare', parts: [{ kind: 'pool', entries: ['1', '1)', '3'] }] }],
      }),
    message: /more than its values/,
  },
  {
    name: 'a statement behind a value',
    ddl: TWO,
    plan: (plan) =>
      withColumn(plan, 'a', {
        domains: [{ kind: 'integer', literal: 'bare', parts: [{ kind: 'constant', text: '1);DELETE FROM t;-- ' }] }],
      }),
    message: /more than its values/,
  },
  {
    name: 'NULL where it may not be',
    ddl: NULLABLE,
    plan: (plan) => withColumn(plan, 'b', { nullShares: [0.5] }),
    message: /"b" of kind integer gets a literal of the classes 64/,
  },
  {
    name: 'a column less',
    ddl: NULLABLE,
    built: ({ plan }) => Object.assign(plan, { columns: [...plan.columns, ...plan.columns] }),
    message: /2 values for 4 columns/,
  },
  {
    name: 'a text in a column of numbers',
    ddl: NULLABLE,
    plan: (plan) => withColumn(plan, 'b', { domains: [poolDomain('text', 'quoted', ['x'])] }),
    message: /"b" of kind integer gets a literal of the classes 2/,
  },
  {
    name: 'the end of a comment in a text',
    ddl: "CREATE TABLE t (a int NOT NULL /*!80023 , b varchar(9) NOT NULL CHECK (b IN ('x', 'y')) */)",
    dialect: 'mysql',
    built: (given) => {
      const at = references(given).byteLength - record.REFERENCE_BYTES;
      const end = (view: DataView) => {
        const text = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
        const place = text.indexOf("'y'");
        for (const [i, code] of [0x27, 0x2a, 0x2f].entries()) view.setUint8(place + i, code);
      };
      changeCells(given, end, at);
    },
    message: /no value/,
  },
  // Draws.
  {
    name: 'a draw from more than there is',
    ddl: CASES,
    built: (given) => Object.assign(operation(given, drawRank), { size: 7 }),
    message: /drawn from 7/,
  },
  {
    name: 'a draw from nothing',
    ddl: CASES,
    built: (given) => Object.assign(operation(given, drawRank), { size: 0 }),
    message: /from 0 values/,
  },
  {
    name: 'a lane that is none',
    ddl: CASES,
    built: (given) => Object.assign(operation(given, drawRank), { lane: 400 }),
    message: /fills lane 400/,
  },
  {
    name: 'a lane before the first',
    ddl: CASES,
    built: (given) => Object.assign(operation(given, drawRank), { lane: -1 }),
    message: /fills lane -1/,
  },
  {
    name: 'a flag in the place of a rank',
    ddl: TWO,
    built: ({ program, plan }) => {
      const draw = Object.assign(Object.create(Object.getPrototypeOf(program.draws[0])), program.draws[0], {
        kernel: drawFlag,
        lane: program.lanes.columns.get(plan.columns[1]?.name ?? '')?.first ?? -1,
      });
      (program.draws as Operation[]).push(draw);
    },
    message: /"b" is drawn from 2 ranks of 1/,
  },
  {
    name: 'a copy of a lane that is none',
    ddl: RELATED,
    plan: (plan) => withColumn(plan, 'b', { draw: { kind: 'copy', of: 'a' }, domains: plan.columns[0]?.domains ?? [] }),
    built: (given) => Object.assign(operation(given, drawCopy), { offset: 900 }),
    message: /reads lane 900/,
  },
  {
    name: 'a list of NULLs that lacks places',
    ddl: "CREATE TABLE t (a text NOT NULL CHECK (a IN ('open', 'paid', 'lost')), paid_at date)",
    built: (given) => Object.assign(operation(given, drawListedFlag), { flags: Uint8Array.of(1, 0) }),
    message: /A rank has no place in the list/,
  },
  {
    name: 'a draw that nothing is known of',
    ddl: CASES,
    built: (given) => Object.assign(operation(given, drawRank), { kernel: () => undefined }),
    message: /No rule says/,
  },
  {
    name: 'cases within cases',
    ddl: CASES,
    built: (given) => {
      const split = operation(given, splitCases);
      Object.assign(split.branches[0]?.[0] ?? {}, { kernel: splitCases, branches: [] });
    },
    message: /divided once more/,
  },
  {
    name: 'the draws of a case for all rows',
    ddl: CASES,
    built: (given) => Object.assign(operation(given, splitCases).branches[0]?.[0] ?? {}, { region: 0 }),
    message: /other rows/,
  },
  {
    name: 'the draws of another case',
    ddl: 'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK (a = 1 AND b IN (4, 5, 6) OR a = 3 AND b IN (4, 5)))',
    built: (given) => {
      const split = operation(given, splitCases);
      Object.assign(split, { branches: [...split.branches].reverse() });
    },
    message: /drawn from 3 ranks of 2/,
  },
  {
    name: 'tables that end before they are read',
    ddl: KEY,
    built: ({ program }) => Object.assign(program.draws[0] ?? {}, { offset: program.tables.next - 16 }),
    message: /beyond the tables/,
  },
  {
    name: 'a permutation with another end',
    ddl: KEY,
    built: ({ program }) => {
      const key = program.draws.find(({ permutation }) => permutation.lanes.length > 0);
      Object.assign(key ?? {}, { permutation: { ...key?.permutation, end: 12_345 } });
    },
    message: /no such size/,
  },
  {
    name: 'a permutation of nothing',
    ddl: KEY,
    built: ({ program }) => {
      const key = program.draws.find(({ permutation }) => permutation.lanes.length > 0);
      viewOf(program.tables.bytesAt(key?.permutation.offset ?? 0, 8)).setBigUint64(0, 0n, true);
    },
    message: /no such size/,
  },
  {
    name: 'a digit of a key that weighs too much',
    ddl: KEY,
    built: ({ program }) => {
      const key = program.draws.find(({ permutation }) => permutation.lanes.length > 0);
      viewOf(program.tables.bytesAt(key?.permutation.lanes[0]?.offset ?? 0, record.PLACE_BYTES)).setFloat64(
        16,
        3,
        true,
      );
    },
    message: /is drawn from \d+ ranks of \d+/,
  },
  // Quantile tables.
  {
    name: 'a rank beyond those of a digit',
    ddl: TWO,
    plan: skewedColumn,
    built: (given) => cellOf(given, 1).setFloat64(LINE_BYTES + BASE_AT, 3, true),
    message: /from 3,3 of 3 ranks/,
  },
  {
    name: 'a line that rises beyond the ranks',
    ddl: TWO,
    plan: skewedColumn,
    built: (given) => cellOf(given, 1).setFloat64(LINE_BYTES + SLOPE_AT, 1, true),
    message: /from \d+,4294967\d+ of 3 ranks/,
  },
  {
    name: 'a line that falls below the first rank',
    ddl: TWO,
    plan: skewedColumn,
    built: (given) => cellOf(given, 0).setFloat64(SLOPE_AT, -1, true),
    message: /,-\d+ of 3 ranks/,
  },
  {
    name: 'a point that is no number',
    ddl: TWO,
    plan: skewedColumn,
    built: (given) => cellOf(given, 0).setFloat64(LINE_BYTES + BASE_AT, Number.NaN, true),
    message: /from NaN,NaN of 3 ranks/,
  },
  {
    name: 'a quantile table outside of the tables',
    ddl: TWO,
    plan: skewedColumn,
    built: (given) => {
      const draw = operation(given, drawSkewed);
      Object.assign(draw, { skew: { ...draw.skew, offset: LANES } });
    },
    message: /beyond the tables/,
  },
  {
    name: 'a quantile table of more cells than it has',
    ddl: TWO,
    plan: skewedColumn,
    built: (given) => {
      const draw = operation(given, drawSkewed);
      Object.assign(draw, { skew: { ...draw.skew, bits: 16 } });
    },
    message: /beyond the tables/,
  },
  {
    name: 'a hash that is not divided',
    ddl: TWO,
    plan: skewedColumn,
    built: (given) => {
      const draw = operation(given, drawSkewed);
      Object.assign(draw, { skew: { ...draw.skew, bits: 0 } });
    },
    message: /divides hashes by 0 bits/,
  },
  {
    name: 'a quantile table of a longer list',
    ddl: TWO,
    plan: skewedColumn,
    built: (given) => Object.assign(operation(given, drawSkewed), { size: 2 }),
    message: /from 2,2 of 2 ranks/,
  },
  {
    name: 'rows of a parent beyond those that there are',
    ddl: 'CREATE TABLE p (id int PRIMARY KEY); CREATE TABLE t (a int NOT NULL REFERENCES p)',
    built: (given) => {
      const draw = operation(given, drawParent);
      const steps = draw.parent.steps.map((step) => ({ ...step, rows: 10 }));
      Object.assign(draw, { parent: { ...draw.parent, steps } });
    },
    message: /of 10 ranks/,
  },
  {
    name: 'a measure with a larger radix',
    ddl: RELATED,
    built: (given) => {
      const { ranks } = operation(given, drawRelated).related;
      viewOf(given.program.tables.bytesAt(ranks + record.RANKS_BYTES, record.DIGIT_BYTES)).setFloat64(
        record.RADIX_AT,
        2 ** 31,
        true,
      );
    },
    message: /is drawn from 2147483648 ranks of 50/,
  },
  {
    name: 'values that lie in the lanes',
    ddl: RELATED,
    built: (given) => {
      const draw = operation(given, drawRelated);
      Object.assign(draw, { related: { ...draw.related, values: LANES } });
    },
    message: /values of a related column have no place/,
  },
  {
    name: 'distances that fall',
    ddl: BEHIND,
    built: (given) => {
      const { behind } = operation(given, drawRelated).related;
      viewOf(given.program.tables.bytesAt(behind, record.DISTANCES_BYTES)).setFloat64(8, -1, true);
    },
    message: /Distances do not rise/,
  },
  {
    name: 'distances beyond the tables',
    ddl: BEHIND,
    built: (given) => {
      const draw = operation(given, drawRelated);
      Object.assign(draw, { related: { ...draw.related, behind: given.program.tables.next } });
    },
    message: /beyond the tables/,
  },
  {
    name: 'a step of a relation beyond the slots',
    ddl: RELATED,
    built: (given) => {
      for (const draw of given.program.draws) {
        const demands = draw.related.demands.map((demand) => ({
          ...demand,
          steps: demand.steps.map((step) => ({ ...step, out: step.out + 8 })),
        }));
        Object.assign(draw, { related: { ...draw.related, demands } });
      }
    },
    message: /has no slot/,
  },
  {
    name: 'a rank in the place of a flag',
    ddl: NULLABLE,
    built: ({ program }) => {
      const lane = program.lanes.columns.get('a')?.flag ?? -1;
      const [first] = program.draws;
      const draw = Object.assign(Object.create(Object.getPrototypeOf(first)), first, {
        kernel: drawRank,
        lane,
        size: 1000,
      });
      Object.assign(program, { draws: [...program.draws, draw] });
    },
    message: /flag of a value/,
  },
  {
    name: 'lanes that hold what the block before left',
    ddl: CASES,
    built: ({ program }) => Object.assign(program, { draws: program.draws.slice(1) }),
    message: /drawn first/,
  },
  {
    name: 'more groups of lanes than a row has',
    ddl: CASES,
    built: ({ program }) => Object.assign(program.draws[0] ?? {}, { length: 400 }),
    message: /drawn at once/,
  },
  {
    name: 'a place that is in no lane of the row',
    ddl: CASES,
    built: ({ program, text }) => Object.assign(text, { place: program.lanes.count }),
    message: /no lane of its own/,
  },
];

import type { StatesOfRows } from '../plan/plan.ts';
import { laneValue } from './block.ts';
import { NO_LANES } from './lanes.ts';
import { drawRows, type Making, programReady } from './parent-list.ts';
import type { Program } from './program.ts';
import type { SiblingRows } from './siblings.ts';

/** Rows of other tables that are drawn for one test, at most: with more, any rows will do, so that the first row comes soon. */
export const MOST_TESTED = 400_000;

/** Draws rows of a table once: 1 for each that is in a state which fits. Null: they are too many. */
export function rowsInStates(states: StatesOfRows, rows: number, making: Making): Uint8Array | null {
  if (rows > MOST_TESTED) return null;
  const program = programReady(states.plan, making);
  const fits = stateReader(states, program);
  const fitting = new Uint8Array(rows);
  drawRows(program, rows, (row, place) => {
    fitting[row] = Number(fits(place));
  });
  return fitting;
}

/** Reads whether a row of the block is in a state that fits. */
export function stateReader(
  { plan, column, fits }: StatesOfRows,
  { lanes: ofRows }: Program,
): (place: number) => boolean {
  const lanes = ofRows.columns.get(column) ?? NO_LANES;
  const choice = plan.columns.find(({ name }) => name === column)?.choice ?? null;
  const caseLane = choice === null ? -1 : (ofRows.choices[choice] ?? -1);
  return (place) => {
    const isNull = lanes.flag >= 0 && laneValue(lanes.flag, place) === 1;
    const ranks = fits[caseLane < 0 ? 0 : laneValue(caseLane, place)];
    return isNull || ranks?.[laneValue(lanes.first, place)] !== false;
  };
}

/** 1 for each row that has siblings. */
export function rowsWithSiblings({ counts }: SiblingRows): Uint8Array {
  return Uint8Array.from(counts, (count) => Number(count > 0));
}

/** 1 for each row that passes all tests; a test is left out where no row would be left. Null: any row will do. */
export function rowsPassing(tests: readonly Uint8Array[]): Uint8Array | null {
  return tests.reduce<Uint8Array | null>((passing, test) => {
    const both = passing === null ? test : passing.map((passes, row) => passes & (test[row] ?? 0));
    return both.includes(1) ? both : passing;
  }, null);
}

/** The numbers of the rows that pass. */
export function rowsIn(passing: Uint8Array): Int32Array {
  return Int32Array.from(passing.keys()).filter((row) => passing[row] === 1);
}

/** Of each row of a table the one that stands in its place: itself where it passes. The first rows still come most often. */
export function rowsInstead(passing: Uint8Array): Int32Array {
  const left = rowsIn(passing);
  return Int32Array.from(passing, (passes, row) =>
    passes === 1 ? row : (left[Math.floor((row * left.length) / passing.length)] ?? row),
  );
}

import { type DialectName, dialects } from '../../grammar/index.ts';
import { laneValue, run, startBlock } from '../../src/emit/block.ts';
import { buildProgram } from '../../src/emit/build-program.ts';
import { setSalt } from '../../src/emit/draw.ts';
import { spokenIn } from '../../src/emit/formats/index.ts';
import { BLOCK_LANE_BYTES, BLOCK_ROWS } from '../../src/emit/memory.ts';
import { occupyMemory } from '../../src/emit/occupancy.ts';
import type { Program } from '../../src/emit/program.ts';
import { redrawFailing } from '../../src/emit/redraw.ts';
import type { CompiledTable } from '../../src/index.ts';
import type { ColumnPlan } from '../../src/plan/plan.ts';

import { sameRows } from '../../src/row-counts.ts';
import { resultOf } from '../../src/steps.ts';
import { seedsOf } from '../../src/table-seeds.ts';
import { isComputed, radicesOf } from '../../src/values/domain.ts';
import { literalOfText, referenceLiteral } from './reference.ts';

/** A value as the slow writer writes it, or what is wrong with the ranks that were drawn for it. */
export type ReferenceValue = { readonly literal: string } | { readonly fault: string };

/** The first rows of a table, written by the slow reference from the ranks that a program's draws leave in the lanes. */
export function referenceRows(
  { plan }: CompiledTable,
  dialect: DialectName,
  options: { readonly rows: number; readonly seed: number | string; readonly tableRows?: number },
): readonly (readonly ReferenceValue[])[] {
  const { rows, seed, tableRows = rows } = options;
  const program = resultOf(
    buildProgram(plan, spokenIn('insert', dialects[dialect]), seedsOf(seed), sameRows(tableRows)),
  );
  const most = Math.max(1, Math.min(BLOCK_ROWS, Math.floor(BLOCK_LANE_BYTES / (program.lanes.count * 4))));
  const end = Math.min(rows, plan.rowLimit, program.rowLimit);
  const writers = plan.columns.map((column) => columnWriter(column, program, dialect));
  const found: (readonly ReferenceValue[])[] = [];
  for (let first = 0; first < end; first += most) {
    const count = Math.min(most, end - first);
    occupyMemory(program, () => program.scratch);
    program.tables.enter();
    setSalt(0, 0);
    startBlock(count, program.lanes.count);
    run(program.draws, first);
    if (plan.residuals.length > 0) redrawFailing(plan, program, count, first, 0);
    for (let row = 0; row < count; row++) found.push(writers.map((write) => write(row)));
  }
  return found;
}

/** What writes the value of a column in a row of the block at hand. */
function columnWriter(column: ColumnPlan, program: Program, dialect: DialectName): (row: number) => ReferenceValue {
  const { lanes, texts } = program;
  const { name, choice, domains, nullShares, condition } = column;
  const { literals } = dialects[dialect];
  const context = { literals, inComment: condition !== null };
  const { first, flag } = lanes.columns.get(name) ?? { first: 0, flag: -1 };
  const choiceLane = choice === null || domains.length === 1 ? -1 : (lanes.choices[choice] ?? -1);
  const NULL = { literal: 'NULL' };
  const cases = domains.map((domain, index) => {
    const share = nullShares[index] ?? 0;
    return { domain, radices: domain === null ? [] : radicesOf(domain), share };
  });
  return (row) => {
    const number = choiceLane < 0 ? 0 : laneValue(choiceLane, row);
    const own = cases[number];
    if (own === undefined) return { fault: `There is no case ${number} of ${cases.length}.` };
    const { domain, radices, share } = own;
    if (domain === null || share === 1 || (share > 0 && laneValue(flag, row) === 1)) return NULL;
    if (isComputed(domain)) {
      const text = texts.get(name)?.textOf(row) ?? null;
      return text === null ? NULL : { literal: literalOfText(domain, text, context) };
    }
    const digits = radices.map((_, digit) => laneValue(first + digit, row));
    const wrong = digits.findIndex((digit, i) => digit < 0 || digit >= (radices[i] ?? 0));
    if (wrong >= 0) return { fault: `Rank ${digits[wrong]} of digit ${wrong} is not below ${radices[wrong]}.` };
    return { literal: referenceLiteral(domain, digits, context) };
  };
}

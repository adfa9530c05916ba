import { getOrInsertComputed, sumOf } from '../collections.ts';
import type { QualifiedName } from '../ir.ts';
import { sizedKey } from '../plan/keys/sized-key.ts';
import type {
  ColumnPlan,
  DrawPlan,
  EarlierDraw,
  FittingImages,
  KeyPlan,
  ParentStep,
  ParentValue,
  Plan,
  RowCount,
  Siblings,
} from '../plan/plan.ts';
import { keyFor } from '../random.ts';
import { rowsOf } from '../row-counts.ts';
import { type Seeds, seedOfTable } from '../table-seeds.ts';
import { clearCovering } from './draw.ts';
import { digitsOf, type FittingRows, fittingPairs } from './fitting-images.ts';
import { ownLanes } from './following.ts';
import type { Lanes } from './lanes.ts';
import type { ParentList } from './listed-rows.ts';
import { type FittingPairs, NO_PERMUTATION, NO_SKEW, Operation, type ParentRowStep } from './operation.ts';
import type { Making } from './parent-list.ts';
import { bijection, permutationOf } from './permutation.ts';
import { ranksOfPlaces } from './places.ts';
import { MOST_TESTED, rowsIn, rowsInStates, rowsInstead, rowsPassing, rowsWithSiblings } from './row-tests.ts';
import { scheduledRows } from './schedules.ts';
import type { Segment } from './segment.ts';
import { type SiblingRows, siblingRows } from './siblings.ts';
import type { SkewTables } from './skew.ts';
import { earlierInThreads } from './threads.ts';

/**
 * Child rows that there are for each parent row at least, where each parent gets one: with fewer, all would have one and no parent
 * would have many.
 */
const LEAST_FAN_OUT = 2;

/** Of how many rows one refers to a row of the parent in turn, to how many such rows, and which; null: all. */
interface CoveredRows {
  readonly every: number;
  readonly rows: number;
  readonly listed: Int32Array | null;
}

/** Where the operations for rows of a parent have their tables and lanes. */
export interface Host {
  readonly tables: Segment;
  readonly skews: SkewTables;
  readonly lanes: Lanes;
}

/** What the rows of parents are found by. */
interface Finding {
  readonly seeds: Seeds;
  readonly making: Making;
  readonly lists: ReadonlyMap<number, ParentList>;
  /** What each row has in the lanes of the columns that say what other rows come to, by column. */
  readonly aggregates: ReadonlyMap<string, readonly Int32Array[]>;
  readonly tables: Segment;
  readonly skews: SkewTables;
  readonly rowsIn: (counts: RowCount) => number;
}

/** The ways from rows to those that they refer to. */
export class ParentRows {
  readonly #finding: Finding;

  constructor(finding: Finding) {
    this.#finding = finding;
  }

  /** Rows of the parent that a step chooses from. */
  rowsOf(step: ParentStep): number {
    return Math.max(1, Math.min(this.#known(step), step.rows));
  }

  /** Whether a draw chooses from the rows of a parent that has none, or none that will do, as one row has no other beside it. */
  isEmpty(draw: DrawPlan): boolean {
    const [step] = draw.kind === 'parent' ? draw.steps : [];
    return step !== undefined && this.#known(step) < (step.turn?.beside == null ? 1 : 2);
  }

  #known({ table, reference, list }: ParentStep): number {
    const { making, lists } = this.#finding;
    return list === null ? rowsOf(making.counts, table) : (lists.get(reference)?.rows ?? 1);
  }

  /**
   * Of how many rows of a table one refers to a row of the parent in turn by the first step of a draw, and to how many such rows; null:
   * they are not taken in turn.
   */
  #coveredBy(draw: DrawPlan, table: QualifiedName): CoveredRows | null {
    const [step] = draw.kind === 'parent' ? draw.steps : [];
    return step === undefined || step.turn !== null ? null : this.#covered(step, table);
  }

  /** What keeps NULL from the rows that take each row of a parent once, where chance alone decides on it. */
  clearing({ name, draw, choice }: ColumnPlan, lane: number, { table, residuals }: Plan): readonly Operation[] {
    const isChecked = choice !== null || residuals.some(({ columns }) => columns.includes(name));
    const covered = isChecked ? null : this.#coveredBy(draw, table);
    if (covered === null) return [];
    const { rows: size, every: length } = covered;
    return [Object.assign(new Operation(), { kernel: clearCovering, lane, size, length })];
  }

  /** The rows of the parent that those of a table take in turn: all that pass, or where these are too many, those that ask for it. */
  #covered(step: ParentStep, table: QualifiedName): CoveredRows | null {
    const total = rowsOf(this.#finding.making.counts, table);
    const passing = this.#passing(step);
    const rows = passing === null ? this.rowsOf(step) : sumOf(passing);
    const every = Math.floor(total / rows);
    if (rows < 2) return null;
    if (every >= LEAST_FAN_OUT) return { every, rows, listed: passing === null ? null : rowsIn(passing) };
    const asking = this.#asking(step, passing);
    const asked = asking === null ? 0 : sumOf(asking);
    if (asking === null || asked < 2 || asked > total) return null;
    return { every: Math.floor(total / asked), rows: asked, listed: rowsIn(asking) };
  }

  /** The earlier row of its thread that each row of a table refers to; null: any will do. */
  earlier({ thread, reference }: EarlierDraw, table: QualifiedName): Int32Array | null {
    if (thread === undefined) return null;
    const { making, seeds } = this.#finding;
    const key = keyFor(seedOfTable(seeds, table), `reference ${reference} thread`);
    const rows = rowsOf(making.counts, table);
    return getOrInsertComputed(making.shared.threads, thread, () => earlierInThreads(thread, rows, key, making));
  }

  /** The same where a row that has none before it in its thread refers to none. */
  firstInThreads(draw: DrawPlan, table: QualifiedName): Int32Array | null {
    return draw.kind === 'earlier' && draw.thread?.beginsAlone === true ? this.earlier(draw, table) : null;
  }

  /** Steps from rows of a table. */
  steps(steps: readonly ParentStep[], from: QualifiedName): readonly ParentRowStep[] {
    return steps.map((step, i) => this.#step(step, steps[i - 1]?.table ?? from));
  }

  /**
   * What draws a value of rows that steps from those of a table lead to, in lanes from `lane` on. `edgeLane`: that of the choice between
   * values and edges; a negative one: there are no edges.
   */
  valueOf(
    value: Exclude<ParentValue, { kind: 'drawn' }>,
    steps: readonly ParentStep[],
    from: QualifiedName,
    lane: number,
    edgeLane: number,
  ): Pick<Operation, 'parent' | 'permutation'> {
    const { lists, aggregates, making, skews, tables, rowsIn } = this.#finding;
    const { counts } = making;
    const parent = { steps: this.steps(steps, from), isNumber: value.kind === 'number', lanes: [], listed: [] };
    if (value.kind === 'number') return { parent: { ...parent, edges: null }, permutation: NO_PERMUTATION };
    if (value.kind === 'aggregate') {
      const listed = aggregates.get(value.column) ?? [];
      return { parent: { ...parent, listed, edges: null }, permutation: NO_PERMUTATION };
    }
    if (value.kind === 'place') {
      const ranks = () => ranksOfPlaces(value, rowsOf(counts, from), making);
      const listed = getOrInsertComputed(making.shared.places, value, ranks);
      const { ranks: size, distribution } = value;
      const key = keyFor(seedOfTable(this.#finding.seeds, from), `place ${lane}`);
      const chance = { lane, key, size, skew: distribution === null ? null : skews.of(distribution, size) };
      const drawn = listed === null ? { lanes: [chance] } : { listed: [listed] };
      return { parent: { ...parent, ...drawn, edges: null }, permutation: NO_PERMUTATION };
    }
    if (value.kind === 'listed') {
      const list = lists.get(steps[0]?.reference ?? -1);
      const marks = edgeLane < 0 ? undefined : list?.edges.get(value.column);
      const edges = marks === undefined ? null : { lane: edgeLane, rows: 0, listed: marks };
      const listed = list?.lanes.get(value.column) ?? [];
      return { parent: { ...parent, listed, edges }, permutation: NO_PERMUTATION };
    }
    const seed = seedOfTable(this.#finding.seeds, steps.at(-1)?.table ?? from);
    const digits = value.kind === 'digits' ? value : null;
    const sizes = value.kind === 'digits' ? value.sizes : [Math.max(1, Math.min(value.size, counts.others))];
    const distributions = value.kind === 'digits' ? value.distributions : [value.distribution];
    const whole = digits?.key ? sizedKey(digits.key.plan, rowsIn) : null;
    const key = whole && ownLanes(whole, (name) => name === digits?.column);
    const keyed = new Set(key?.lanes.map((one) => one.lane));
    const others = sizes.map((_, digit) => digit).filter((digit) => !keyed.has(digit));
    const purpose = (digit: number) => (digits === null ? `${value.column} 0` : `${value.column} 0 ${digit}`);
    const lanes = others.map((digit) => {
      const size = sizes[digit] ?? 1;
      const distribution = distributions[digit] ?? null;
      const skew = distribution === null ? null : skews.of(distribution, size);
      return { lane: lane + digit, key: keyFor(seed, purpose(digit)), size, skew };
    });
    const index = digits?.key?.index ?? 0;
    const permutation =
      key === null
        ? NO_PERMUTATION
        : permutationOf(
            { seed, tables },
            key,
            index,
            rowsOf(counts, steps.at(-1)?.table ?? from),
            () => lane,
            whole && this.fittingPairs(whole),
          );
    const edges = edgeLane < 0 ? null : { lane: edgeLane, rows: digits?.edges ?? 0, listed: null };
    return { parent: { ...parent, lanes, edges }, permutation };
  }

  #step(step: ParentStep, from: QualifiedName): ParentRowStep {
    const { reference, turn, distribution } = step;
    const { tables, skews, rowsIn } = this.#finding;
    const seed = seedOfTable(this.#finding.seeds, from);
    const rows = this.rowsOf(step);
    const choosing = {
      apart: step.apart === undefined ? null : this.#step(step.apart, from),
      // What a key numbers, it gives each row of.
      among: turn === null ? this.#among(step, from) : null,
      instead: turn === null ? this.#instead(step) : null,
      scheduled: this.#scheduled(step, from),
    };
    const key = keyFor(seed, `reference ${reference}`);
    if (turn === null) {
      const covered = this.#covered(step, from);
      const permutation = (size: number) => tables.append(bijection(size, seed, `reference ${reference} cover`));
      const cover = covered && { every: covered.every, offset: permutation(covered.rows), listed: covered.listed };
      const inOrder = Math.min(rows, step.inOrder ?? 0);
      return { key, rows, skew: skews.of(distribution, rows), inOrder, ...choosing, cover, turn: null };
    }
    // Its own comes last: where one number tells both rows, the other one's is the same.
    const lanes = new Map([
      [turn.beside?.lane, 1],
      [turn.lane, 0],
    ]);
    const whole = sizedKey(turn.plan, rowsIn);
    const own = ownLanes(whole, (lane) => lanes.has(lane));
    const ownRows = rowsOf(this.#finding.making.counts, from);
    const permutation = permutationOf(
      { seed, tables },
      own,
      turn.key,
      ownRows,
      (lane) => lanes.get(lane) ?? 0,
      this.fittingPairs(whole),
    );
    return {
      key,
      rows,
      skew: NO_SKEW,
      inOrder: 0,
      ...choosing,
      cover: null,
      turn: { permutation, beside: turn.beside?.as ?? null },
    };
  }

  /** The pairs of rows whose images come first in a key of so many rows of parents; null: all images are alike. */
  fittingPairs(key: KeyPlan): FittingPairs | null {
    const { fitting, lanes } = key;
    const placeOf = (name: string): number =>
      lanes.find(({ column, spread, digits }) => column === name && spread === 1 && digits.length === 1)?.digits[0]
        ?.digit ?? -1;
    if (fitting === undefined || isBounded(key)) return null;
    const found = this.#fittingRows(fitting);
    const following = found?.follower == null ? null : placeOf(found.follower.lane);
    return found && fittingPairs(digitsOf(key), placeOf(fitting.leader.lane), following, found);
  }

  /** The rows that fit. `follower`: null where any row of the second parent does. */
  #fittingRows({ leader, follower, siblings }: FittingImages): (FittingRows & Pick<FittingImages, 'follower'>) | null {
    const rows = this.rowsOf(leader.step);
    if (rows > MOST_TESTED) return null;
    const passing = this.#passing(leader.step);
    if (siblings !== null) {
      const found = this.#siblings(siblings);
      const counts = found?.counts.map((count, row) => (passing?.[row] === 0 ? 0 : count));
      return found === null || counts === undefined ? null : { ...found, counts, follower };
    }
    const others = follower === null ? null : this.#passing(follower.step);
    if (passing === null && others === null) return null;
    const followers =
      others === null ? Int32Array.of(0) : Int32Array.from(others.keys()).filter((row) => others[row] === 1);
    const counts = Int32Array.from({ length: rows }, (_, row) => (passing?.[row] === 0 ? 0 : followers.length));
    return { firsts: new Int32Array(rows), counts, followers, follower: others === null ? null : follower };
  }

  /** The rows that it may lead to by that which another reference leads to; null: any. */
  #among({ among }: ParentStep, from: QualifiedName): ParentRowStep['among'] {
    const siblings = among === undefined ? null : this.#siblings(among.siblings);
    return among === undefined || siblings === null ? null : { leader: this.#step(among.leader, from), siblings };
  }

  /** The row of the parent that each row of a table holds; null: they hold none for themselves. */
  #scheduled({ schedule }: ParentStep, from: QualifiedName): Int32Array | null {
    if (schedule === undefined) return null;
    const { making } = this.#finding;
    const { step } = schedule;
    return getOrInsertComputed(making.shared.schedules, schedule, () => {
      const siblings = step.among === undefined ? null : this.#siblings(step.among.siblings);
      const counts = { rows: rowsOf(making.counts, from), parents: this.rowsOf(step) };
      return scheduledRows(schedule, counts, { siblings, passing: this.#passing(step) }, making);
    });
  }

  /** What stands in the place of rows that do not pass; null: nothing does. */
  #instead(step: ParentStep): Int32Array | null {
    const passing = this.#passing(step);
    return passing === null ? null : rowsInstead(passing);
  }

  /** 1 for each row of the parent that passes and is in a state that asks for rows which refer to it; null: none does. */
  #asking(step: ParentStep, passing: Uint8Array | null): Uint8Array | null {
    const { making } = this.#finding;
    for (const test of step.only ?? []) {
      const asking = test.kind === 'state' ? test.asking : null;
      const rows =
        asking &&
        getOrInsertComputed(making.shared.fitting, asking, () => rowsInStates(asking, this.rowsOf(step), making));
      if (rows !== null) return rows.map((asks, row) => asks & (passing?.[row] ?? 1));
    }
    return null;
  }

  /** 1 for each row of the parent that passes what a step asks for; null: any will do. */
  #passing(step: ParentStep): Uint8Array | null {
    const { making } = this.#finding;
    const tests = (step.only ?? []).map((test) => {
      if (test.kind === 'state') {
        const { fitting } = making.shared;
        return getOrInsertComputed(fitting, test.states, () => rowsInStates(test.states, this.rowsOf(step), making));
      }
      const siblings = this.#siblings(test.siblings);
      return siblings && rowsWithSiblings(siblings);
    });
    return rowsPassing(tests.filter((test) => test !== null));
  }

  #siblings(siblings: Siblings): SiblingRows | null {
    const { making } = this.#finding;
    const { leader, follower } = siblings;
    const [leading, following] = [this.rowsOf(leader), this.rowsOf(follower)];
    return getOrInsertComputed(making.shared.siblings, siblings, () =>
      siblingRows(siblings, leading, following, this.#passing(follower), making),
    );
  }
}

/** Whether rows take the images of a key in an order that is not the permutation's, or not all of them. */
function isBounded({ attempts, isCounted, start, window, placed, overflow, size, radices }: KeyPlan): boolean {
  const isWhole = size === radices.reduce((product, radix) => product * radix, 1);
  return (
    attempts > 1 || isCounted || start > 0 || window !== null || placed !== undefined || overflow.length > 0 || !isWhole
  );
}

import { patienceOf } from '../plan/plan.ts';
import type { Redraw } from './program.ts';

/** How often a row may fail in all of its draws: once in ten million rows, so that outputs as people ask for them lose none. */
const MOST_LOSS = 1e-7;

/** Looks at rows for the checks of a group, how many of these rows passed in the end, and how many did not. */
interface Looks {
  readonly looks: number;
  readonly passed: number;
  readonly left: number;
}

/** What was seen of the draws for groups of checks. */
export class SeenDraws {
  readonly #seen = new Map<Redraw, Looks>();

  add(redraw: Redraw, { looks, passed, left }: Looks): void {
    const before = this.#seen.get(redraw) ?? NONE;
    const sum = { looks: before.looks + looks, passed: before.passed + passed, left: before.left + left };
    this.#seen.set(redraw, sum);
  }

  /** Whether rows passed in no draw. */
  hasLeft(redraw: Redraw): boolean {
    return (this.#seen.get(redraw) ?? NONE).left > 0;
  }

  /** How many times as many draws as for any check the rows need so that hardly any is lost; 1 where no draw follows. */
  neededFor(redraw: Redraw): number {
    const { looks, passed } = this.#seen.get(redraw) ?? NONE;
    if (redraw.operations.length === 0 || looks === passed) return 1;
    // A few rows tell the share of draws that pass only about: it may be less by what it varies.
    const share = (passed - Math.sqrt((passed * (looks - passed)) / looks)) / looks;
    const draws = share <= 0 ? Number.POSITIVE_INFINITY : Math.log(MOST_LOSS) / Math.log1p(-share);
    return Math.max(1, Math.ceil((draws * patienceOf(redraw.residuals)) / redraw.attempts));
  }
}

const NONE: Looks = { looks: 0, passed: 0, left: 0 };

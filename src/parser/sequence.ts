import type { Shape } from '../../grammar/shape.ts';
import type { Cursor } from '../cursor.ts';
import type { Numbering } from '../ir.ts';
import type { Captures } from './captures.ts';

/** Options that take a number. */
const NUMBERED: ReadonlySet<string> = new Set(['increment', 'minvalue', 'maxvalue', 'start', 'restart', 'cache']);

/** What stands behind the name of each option, and the options that say the same. */
const SUBJECTS: Readonly<Record<string, string>> = { unlogged: 'logged' };

/** The options of a sequence by name, with the number behind each. */
type Options = ReadonlyMap<string, number | null>;

/**
 * Refuses options of an identity column's sequence that say a thing twice or leave no number (manual, CREATE
 * SEQUENCE). The words are the options' names in their order, the integers what stands behind them.
 */
export function checkSequence(cursor: Cursor, captures: Captures, shape: Shape, offset: number): void {
  const given = optionsOf(captures, (word) => {
    throw cursor.error(
      `This option of a sequence cannot stand here: "${word.toUpperCase()}".`,
      offset,
      'semantic_error',
    );
  });
  const fault = shape.kind === 'integer' ? faultOf(given, shape.bits) : null;
  if (fault !== null) throw cursor.error(fault, offset, 'semantic_error');
}

/** The options that a row took; `refuse` is called with one that is given twice, and with the type: that is the column's. */
function optionsOf({ words, integers }: Captures, refuse: (word: string) => void): Options {
  const given = new Map<string, number | null>();
  let next = 0;
  for (const [i, word] of words.entries()) {
    if (word === 'no' || word === ALWAYS) continue;
    const subject = SUBJECTS[word] ?? word;
    if (given.has(subject) || subject === 'as') refuse(word);
    const isNumber = words[i - 1] !== 'no' && NUMBERED.has(word);
    given.set(subject, isNumber ? (integers[next++] ?? null) : null);
  }
  return given;
}

/** The word in front of the options that keeps rows from giving a number. */
const ALWAYS = 'always';

/** The numbers that a sequence of these options gives; null: all those from 1 on, which a row may replace. */
export function numberingOf(captures: Captures): Numbering | null {
  const exclusive = captures.words.includes(ALWAYS);
  const given = optionsOf(captures, () => {});
  const step = given.get('increment') ?? 1;
  const [start, end] = step > 0 ? ['minvalue', 'maxvalue'] : ['maxvalue', 'minvalue'];
  const first = given.get('start') ?? given.get(start) ?? Math.sign(step);
  const last = given.get(end) ?? endOf(captures.type?.shape, step);
  const count = Math.max(1, Math.floor((last - first) / step) + 1);
  const isPlain = first === 1 && step === 1 && count === Number.POSITIVE_INFINITY;
  return isPlain && !exclusive ? null : { first, step, exclusive, count, cycles: isCycle(captures) };
}

/** Where the numbers of a sequence's own type end: those of 64 bits are more than rows are counted. */
function endOf(shape: Shape | undefined, step: number): number {
  const end = shape?.kind === 'integer' && shape.bits < 64 ? 2 ** (shape.bits - 1) : Number.POSITIVE_INFINITY;
  return step > 0 ? end - 1 : -end;
}

/** Whether a sequence begins again behind its last number: CYCLE, but not NO CYCLE. */
function isCycle({ words }: Captures): boolean {
  return words.some((word, i) => word === 'cycle' && words[i - 1] !== 'no');
}

/** Why no sequence has these options; null: one has. */
function faultOf(given: Options, bits: number): string | null {
  const increment = given.get('increment') ?? 1;
  if (increment === 0) return 'The INCREMENT of a sequence is not 0.';
  if ((given.get('cache') ?? 1) < 1) return 'The CACHE of a sequence is 1 at least.';
  const half = 2 ** (bits - 1);
  const least = given.get('minvalue') ?? (increment > 0 ? 1 : -half);
  const most = given.get('maxvalue') ?? (increment > 0 ? half - 1 : -1);
  // Numbers of 64 bits are rounded here: what is beyond them for sure is refused.
  if (least < -half || most > half || (bits < 64 && most === half)) {
    return `A sequence of ${bits} bits has no such MINVALUE or MAXVALUE.`;
  }
  if (least > most || (least === most && Math.abs(least) < Number.MAX_SAFE_INTEGER)) {
    return 'The MINVALUE of a sequence is below its MAXVALUE.';
  }
  for (const option of ['start', 'restart']) {
    const value = given.get(option) ?? null;
    if (value !== null && (value < least || value > most)) {
      return `The ${option.toUpperCase()} of a sequence lies between its MINVALUE and MAXVALUE.`;
    }
  }
  return null;
}

import type { Shape } from '../../grammar/shape.ts';
import type { Cursor } from '../cursor.ts';
import type { Expression, Sequence } from '../ir.ts';
import type { Captures } from './captures.ts';
import { type ColumnDraft, PLAIN_SEQUENCE, type TableDraft } from './draft.ts';
import type { Tables } from './tables.ts';

/** Options that take a number. */
const NUMBERED: ReadonlySet<string> = new Set(['increment', 'minvalue', 'maxvalue', 'start', 'restart', 'cache']);

/** What stands behind the name of each option, and the options that say the same. */
const SUBJECTS: Readonly<Record<string, string>> = { unlogged: 'logged' };

/** The numbers of a sequence with these options, among those of `before`: it begins at its end that comes first, if nothing else is said. */
export function sequenceOf(captures: Captures, before: Sequence = PLAIN_SEQUENCE): Sequence {
  const given = numbersOf(captures);
  const step = given.get('increment') ?? before.step;
  const natural = step < 0 && before === PLAIN_SEQUENCE ? -1 : before.first;
  const [start, end] = step < 0 ? (['maxvalue', 'minvalue'] as const) : (['minvalue', 'maxvalue'] as const);
  const first = given.get('restart') ?? given.get('start') ?? given.get(start) ?? natural;
  const last = captures.words.includes('cycle') ? undefined : given.get(end);
  return { first, step, count: last === undefined ? before.count : Math.floor((last - first) / step) + 1 };
}

/** The numbers that the database gives a column. */
export function sequenceOfColumn(
  { sequenceStart }: TableDraft,
  { default: expression, sequence }: ColumnDraft,
  tables: Tables,
): Sequence {
  const name = expression === null ? null : sequenceNameIn(expression);
  const named = name === null ? undefined : tables.sequence([name]);
  return named ?? (sequenceStart === null ? sequence : { ...sequence, first: sequenceStart });
}

/** The name of the sequence, without schema and quotes, that a default draws from; null: it is another. */
function sequenceNameIn(expression: Expression): string | null {
  switch (expression.kind) {
    case 'cast':
      return sequenceNameIn(expression.operand);
    case 'call':
      return expression.arguments[0] === undefined ? null : sequenceNameIn(expression.arguments[0]);
    case 'string':
      return expression.value.split('.').at(-1)?.replaceAll('"', '') ?? null;
    default:
      return null;
  }
}

/** The numbers behind the options' names. */
function numbersOf({ words, integers }: Captures): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  let next = 0;
  for (const [i, word] of words.entries()) {
    const number = words[i - 1] !== 'no' && NUMBERED.has(word) ? integers[next++] : undefined;
    if (number !== undefined) given.set(word, number);
  }
  return given;
}

/**
 * Refuses options of an identity column's sequence that say a thing twice or leave no number (manual, CREATE
 * SEQUENCE). The words are the options' names in their order, the integers what stands behind them.
 */
export function checkSequence(cursor: Cursor, { words, integers }: Captures, shape: Shape, offset: number): void {
  const given = new Map<string, number | null>();
  let next = 0;
  for (const [i, word] of words.entries()) {
    if (word === 'no') continue;
    const subject = SUBJECTS[word] ?? word;
    // The type is that of the column.
    if (given.has(subject) || subject === 'as') {
      throw cursor.error(
        `This option of a sequence cannot stand here: "${word.toUpperCase()}".`,
        offset,
        'semantic_error',
      );
    }
    const isNumber = words[i - 1] !== 'no' && NUMBERED.has(word);
    given.set(subject, isNumber ? (integers[next++] ?? null) : null);
  }
  const fault = shape.kind === 'integer' ? faultOf(given, shape.bits) : null;
  if (fault !== null) throw cursor.error(fault, offset, 'semantic_error');
}

/** Why no sequence has these options; null: one has. */
function faultOf(given: ReadonlyMap<string, number | null>, bits: number): string | null {
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

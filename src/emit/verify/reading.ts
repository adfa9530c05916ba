import { NOWHERE } from './automaton.ts';
import { endsRow, type Place, placeBehind, type RowGrammar } from './row-grammar.ts';

/*
 * How far a row is read while its program is walked: the states that the grammar of rows may be in, whatever the ranks, and the
 * values that were read. All texts that may stand at a place have to leave as many values behind.
 */

/** A program that was found to do what none of ours may. It is our own fault, whatever the input. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** What stands at a place in all rows: the classes that its texts are of, each a set of bits, and what stands before it. */
export interface ReadValue {
  readonly classes: readonly number[];
  readonly before: string;
}

/** What texts do to a row that was read so far. */
export interface Reading {
  /** States of the grammar, in order. */
  readonly states: readonly number[];
  /** Values that ended in these texts: what these hold of what stands before the first of them. */
  readonly values: readonly ReadValue[];
  /** What was read behind these, of a separator or of what stands before a value that has not ended. */
  readonly between: string;
}

/** One text, read from one state on. */
interface Path {
  readonly state: number;
  readonly values: readonly { readonly bits: number; readonly before: string }[];
  readonly between: string;
}

const NO_VALUES: Path['values'] = [];

/** Reads each of some texts from each of some states on. Throws Refused where one of them stands in no row. */
export function readingOf(grammar: RowGrammar, states: readonly number[], texts: Iterable<Uint8Array>): Reading {
  const ends = new Set<number>();
  let first: Path | null = null;
  let classes: readonly Set<number>[] = [];
  for (const text of texts) {
    for (const state of states) {
      const path = pathOf(grammar, state, text);
      ends.add(path.state);
      if (first === null) {
        first = path;
        classes = path.values.map(({ bits }) => new Set([bits]));
      } else {
        addClasses(classes, first, path);
      }
    }
  }
  const values = (first?.values ?? []).map(({ before }, i) => ({ classes: [...(classes[i] ?? [])], before }));
  return { states: [...ends].sort((one, other) => one - other), values, between: first?.between ?? '' };
}

function addClasses(classes: readonly Set<number>[], first: Path, { values, between }: Path): void {
  if (values.length !== classes.length) throw new Refused('Texts at one place hold different numbers of values.');
  const isAlike = between === first.between && values.every(({ before }, i) => before === first.values[i]?.before);
  if (!isAlike) throw new Refused('Texts at one place separate values in different ways.');
  values.forEach(({ bits }, i) => {
    classes[i]?.add(bits);
  });
}

/** Reads a text from a state on: the longest text that a place allows belongs to it. */
function pathOf({ next, accepted, places, starts }: RowGrammar, from: number, text: Uint8Array): Path {
  let state = from;
  let isBetween = !isValue(places[from]);
  let between = '';
  let values: { bits: number; before: string }[] | null = null;
  for (let i = 0; i < text.length; i++) {
    const byte = text[i] as number;
    let reached = next[state * 256 + byte] as number;
    while (reached === NOWHERE) {
      const place = places[state];
      const bits = accepted[state] ?? 0;
      const behind = place === undefined || bits === 0 ? null : placeBehind(place, bits);
      if (behind === null) throw new Refused('A row holds what is no value, or more than its values.');
      if (!isBetween) {
        values ??= [];
        values.push({ bits, before: between });
        between = '';
      }
      isBetween = !isValue(behind);
      state = starts[behind];
      reached = next[state * 256 + byte] as number;
    }
    if (isBetween) between += String.fromCharCode(byte);
    state = reached;
  }
  return { state, values: values ?? NO_VALUES, between };
}

function isValue(place: Place | undefined): boolean {
  return place === 'value' || place === 'commented value';
}

/** Whether the row is over in all of the states. */
export function isRowEnd({ accepted, places }: RowGrammar, states: readonly number[]): boolean {
  return states.every((state) => {
    const place = places[state];
    return place !== undefined && endsRow(place, accepted[state] ?? 0);
  });
}

export function areEqual(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i]);
}

/** Refuses what is no number of values. */
export function wholeSize(size: number): number {
  if (!Number.isInteger(size) || size < 1) throw new Refused(`A draw is from ${size} values.`);
  return size;
}

/** Refuses what is no whole number from `least` on that a double counts. */
export function wholeNumber(value: number, least: number): number {
  if (!Number.isSafeInteger(value) || value < least) throw new Refused(`A draw counts with ${value}.`);
  return value;
}

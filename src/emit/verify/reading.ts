import { NOWHERE } from './automaton.ts';
import { endsRow, placeBehind, type RowGrammar } from './row-grammar.ts';

/*
 * How far a row is read while its program is walked: the states that the grammar of rows may be in, whatever the ranks, and the
 * values that were read. All texts that may stand at a place have to leave as many values behind.
 */

/** A program that was found to do what none of ours may. It is our own fault, whatever the input. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** What stands at a place in all rows: the classes that its texts are of, each a set of bits, and whether it is in a comment. */
export interface ReadValue {
  readonly classes: readonly number[];
  readonly isCommented: boolean;
}

/** What texts do to a row that was read so far. */
export interface Reading {
  /** States of the grammar, in order. */
  readonly states: readonly number[];
  /** Values that ended in these texts. */
  readonly values: readonly ReadValue[];
}

/** One text, read from one state on. */
interface Path {
  readonly state: number;
  readonly values: readonly { readonly bits: number; readonly isCommented: boolean }[];
}

const NO_VALUES: Path['values'] = [];

/** Reads each of some texts from each of some states on. Throws Refused where one of them stands in no row. */
export function readingOf(grammar: RowGrammar, states: readonly number[], texts: Iterable<Uint8Array>): Reading {
  const ends = new Set<number>();
  let classes: Set<number>[] | null = null;
  let first: Path['values'] = NO_VALUES;
  for (const text of texts) {
    for (const state of states) {
      const path = pathOf(grammar, state, text);
      ends.add(path.state);
      if (classes === null) {
        first = path.values;
        classes = first.map(({ bits }) => new Set([bits]));
      } else {
        addClasses(classes, first, path.values);
      }
    }
  }
  const values = (classes ?? []).map((bits, i) => ({
    classes: [...bits],
    isCommented: first[i]?.isCommented ?? false,
  }));
  return { states: [...ends].sort((one, other) => one - other), values };
}

function addClasses(classes: readonly Set<number>[], first: Path['values'], values: Path['values']): void {
  if (values.length !== classes.length) throw new Refused('Texts at one place hold different numbers of values.');
  values.forEach(({ bits, isCommented }, i) => {
    if (isCommented !== first[i]?.isCommented) throw new Refused('Only some texts at a place stand in a comment.');
    classes[i]?.add(bits);
  });
}

/** Reads a text from a state on: the longest text that a place allows belongs to it. */
function pathOf({ next, accepted, places, starts }: RowGrammar, from: number, text: Uint8Array): Path {
  let state = from;
  let values: { bits: number; isCommented: boolean }[] | null = null;
  for (let i = 0; i < text.length; i++) {
    const byte = text[i] as number;
    let reached = next[state * 256 + byte] as number;
    while (reached === NOWHERE) {
      const place = places[state];
      const bits = accepted[state] ?? 0;
      const behind = place === undefined || bits === 0 ? null : placeBehind(place, bits);
      if (behind === null) throw new Refused('A row holds what is no value, or more than its values.');
      if (place === 'value' || place === 'commented value') {
        values ??= [];
        values.push({ bits, isCommented: place === 'commented value' });
      }
      state = starts[behind];
      reached = next[state * 256 + byte] as number;
    }
    state = reached;
  }
  return { state, values: values ?? NO_VALUES };
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

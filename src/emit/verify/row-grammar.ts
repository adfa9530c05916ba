import { type Automaton, NOWHERE } from './automaton.ts';

/*
 * What a row looks like, byte by byte: a lead, values with separators between them, and an end. The texts between values are a
 * language of their own, so that one value always ends before the next begins. Each form of output has its own: see rules/.
 */

/** Bits of the classes of values: a text may be of several, as '0' is a number and MySQL's FALSE. */
export const NUMBER = 1;
export const STRING = 2;
export const BYTES = 4;
export const BITS = 8;
export const SPATIAL = 16;
export const BOOLEAN = 32;
export const NULL = 64;
export const DEFAULT = 128;
export const JSON_VALUE = 256;
export const EXPRESSION = 512;

/** Bits of what stands between values: what comes behind it. */
export const PLAIN_VALUE = 1;
export const COMMENTED_VALUE = 2;
export const NOTHING = 4;

/** What a state of the row belongs to. */
export type Place = 'lead' | 'value' | 'commented value' | 'separator' | 'commented separator';

/** The states of all automata of a row, numbered one behind the other; the first is that before the row. */
export interface RowGrammar {
  readonly next: Int16Array;
  readonly accepted: readonly number[];
  readonly places: readonly Place[];
  /** First state of each place. */
  readonly starts: Readonly<Record<Place, number>>;
}

/** What follows a place when its text has ended; null: the row has. */
export function placeBehind(place: Place, accepted: number): Place | null {
  if (place === 'value') return 'separator';
  if (place === 'commented value') return 'commented separator';
  if ((accepted & NOTHING) !== 0) return null;
  return (accepted & COMMENTED_VALUE) !== 0 ? 'commented value' : 'value';
}

/** Whether a text may end the row. */
export function endsRow(place: Place, accepted: number): boolean {
  return placeBehind(place, accepted) === null && accepted !== 0;
}

/** The grammar of rows whose places have these automata. */
export function rowGrammar(automata: Readonly<Record<Place, Automaton>>): RowGrammar {
  const next = new Int16Array(Object.values(automata).reduce((length, automaton) => length + automaton.next.length, 0));
  const accepted: number[] = [];
  const places: Place[] = [];
  const starts = { lead: 0, value: 0, 'commented value': 0, separator: 0, 'commented separator': 0 };
  for (const place of Object.keys(starts) as (keyof typeof starts)[]) {
    const first = accepted.length;
    starts[place] = first;
    const automaton = automata[place];
    next.set(
      automaton.next.map((state) => (state === NOWHERE ? NOWHERE : state + first)),
      256 * first,
    );
    accepted.push(...automaton.accepted);
    places.push(...automaton.accepted.map(() => place));
  }
  return { next, accepted, places, starts };
}

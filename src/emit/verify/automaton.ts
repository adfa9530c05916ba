/*
 * Regular languages over bytes, and deterministic automata that recognise several of them at once: Thompson's construction and
 * the subset construction (Hopcroft, Motwani, Ullman: Introduction to Automata Theory, chapters 2 and 3).
 */

/** A regular language, as a graph that is laid between two states. */
export type Language = (graph: Graph, from: number) => number;

/** A nondeterministic automaton under construction. */
class Graph {
  /** By state: the states that it reaches without a byte, and those that a set of bytes leads to. */
  readonly free: number[][] = [];
  readonly steps: { readonly bytes: ReadonlySet<number>; readonly to: number }[][] = [];

  state(): number {
    this.free.push([]);
    this.steps.push([]);
    return this.free.length - 1;
  }

  join(from: number, to: number): void {
    this.free[from]?.push(to);
  }

  step(from: number, bytes: ReadonlySet<number>): number {
    const to = this.state();
    this.steps[from]?.push({ bytes, to });
    return to;
  }
}

/** One byte of these. */
export function oneOf(bytes: Iterable<number>): Language {
  const set = new Set(bytes);
  return (graph, from) => graph.step(from, set);
}

/** Bytes from one character to another, both included. */
export function range(first: string, last: string): readonly number[] {
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, i) => from + i);
}

/** Just this text of ASCII. */
export function word(text: string): Language {
  return inTurn(...Array.from(text, (character) => oneOf([character.charCodeAt(0)])));
}

export function inTurn(...parts: readonly Language[]): Language {
  return (graph, from) => parts.reduce((state, part) => part(graph, state), from);
}

export function either(...branches: readonly Language[]): Language {
  return (graph, from) => {
    const end = graph.state();
    for (const branch of branches) graph.join(branch(graph, from), end);
    return end;
  };
}

/** Any number of them, none included. */
export function many(part: Language): Language {
  return (graph, from) => {
    // A state of its own: what stands before must not be entered again.
    const hub = graph.state();
    graph.join(from, hub);
    graph.join(part(graph, hub), hub);
    return hub;
  };
}

export function atLeastOne(part: Language): Language {
  return inTurn(part, many(part));
}

export function optional(part: Language): Language {
  return either(inTurn(), part);
}

/** Where no byte leads on. */
export const NOWHERE = -1;

/** Begins in state 0. */
export interface Automaton {
  /** The next state, at 256 times the state plus the byte; NOWHERE: there is none. */
  readonly next: Int16Array;
  /** By state: the bits of the languages that hold what was read so far. */
  readonly accepted: readonly number[];
}

/** A language, named by a bit. */
export interface Accepted {
  readonly bit: number;
  readonly language: Language;
}

/** The automaton that tells which of some languages hold a text. */
export function automatonOf(languages: readonly Accepted[]): Automaton {
  const graph = new Graph();
  const start = graph.state();
  const ends = languages.map(({ bit, language }) => {
    const own = graph.state();
    graph.join(start, own);
    return { bit, end: language(graph, own) };
  });
  const sets: (readonly number[])[] = [];
  /** Numbers of sets, by their states and by those that these were reached from: many classes of bytes lead to the same. */
  const numbers = new Map<string, number>();
  const numberOf = (states: readonly number[]): number => {
    const reached = states.join();
    const before = numbers.get(reached);
    if (before !== undefined) return before;
    const set = closure(graph, states);
    const key = set.join();
    const number = numbers.get(key) ?? sets.length;
    if (number === sets.length) sets.push(set);
    numbers.set(key, number);
    numbers.set(reached, number);
    return number;
  };
  numberOf([start]);
  const { classOf, classesOf, count } = byteClasses(graph);
  const rows: Int16Array[] = [];
  for (let state = 0; state < sets.length; state++) {
    const reached: number[][] = Array.from({ length: count }, () => []);
    for (const inner of sets[state] ?? []) {
      for (const { bytes, to } of graph.steps[inner] ?? []) for (const own of classesOf(bytes)) reached[own]?.push(to);
    }
    const numbered = reached.map((states) => (states.length === 0 ? NOWHERE : numberOf(states)));
    rows.push(Int16Array.from(classOf, (own) => numbered[own] ?? NOWHERE));
  }
  const next = new Int16Array(256 * rows.length);
  for (const [state, row] of rows.entries()) next.set(row, 256 * state);
  const accepted = sets.map((set) => ends.reduce((bits, { bit, end }) => (set.includes(end) ? bits | bit : bits), 0));
  return { next, accepted };
}

/** Bytes that no set of a graph tells apart are of one class: they lead to the same states. */
interface ByteClasses {
  readonly classOf: Uint16Array;
  /** The classes that a set of the graph is made of. */
  readonly classesOf: (set: ReadonlySet<number>) => readonly number[];
  readonly count: number;
}

function byteClasses(graph: Graph): ByteClasses {
  const sets = new Map(graph.steps.flat().map(({ bytes }) => [[...bytes].join(), bytes]));
  const classOf = new Uint16Array(256);
  let count = 1;
  for (const set of sets.values()) {
    // The bytes of the set leave the classes that they were of, each class for a new one.
    const split = new Map<number, number>();
    for (const byte of set) {
      const before = classOf[byte] ?? 0;
      const own = split.get(before) ?? count++;
      split.set(before, own);
      classOf[byte] = own;
    }
  }
  const known = new Map<ReadonlySet<number>, readonly number[]>();
  const classesOf = (set: ReadonlySet<number>) => {
    const classes = known.get(set) ?? [...new Set(Array.from(set, (byte) => classOf[byte] ?? 0))];
    known.set(set, classes);
    return classes;
  };
  return { classOf, classesOf, count };
}

/** The states that are reached without a byte, in order. */
function closure(graph: Graph, states: readonly number[]): readonly number[] {
  const reached = new Set(states);
  // A set is walked in the order of insertion, what is added on the way included.
  for (const state of reached) for (const to of graph.free[state] ?? []) reached.add(to);
  return [...reached].sort((one, other) => one - other);
}

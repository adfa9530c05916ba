/** Kinds of token. WORD and SYMBOL are the ones whose spelling the vocabulary may know. */
export const END = 0;
export const QUOTED_NAME = 1;
export const STRING = 2;
export const NUMBER = 3;
export const WORD = 4;
export const SYMBOL = 5;

export type TokenKind = typeof END | typeof QUOTED_NAME | typeof STRING | typeof NUMBER | typeof WORD | typeof SYMBOL;

/** Code that only some servers run: a half-open range of offsets, and what opens its comment (`!50705`, `M!100301`). */
export interface ConditionalRegion {
  readonly start: number;
  readonly end: number;
  readonly marker: string;
}

/** The tokens of a text in lanes: token i starts at `starts[i]`, ends before `ends[i]`, the last one is END. */
export interface Tokens {
  readonly source: string;
  readonly count: number;
  readonly kinds: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Index of a WORD's or SYMBOL's spelling in the vocabulary; 0: not in it. */
  readonly spellings: Uint16Array;
  readonly regions: readonly ConditionalRegion[];
}

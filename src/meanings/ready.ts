import type { Phrases } from './phrases.ts';

/** The phrases of the table of meanings, which the build puts here (build.mjs); null: they are made when they are asked for. */
export const READY: Phrases | null = null;

import { type Extent, memory } from './memory.ts';

/*
 * Who has the common memory. Outputs take turns in it, and each finds nothing there of another: what one may have written outside of
 * its segments is zeroed before the next one begins.
 */

const bytes = new Uint8Array(memory.buffer);

let occupant: object | null = null;
let extents: () => readonly Extent[] = () => [];

/**
 * Gives the memory to an output, unless it has it. `mayHaveWritten`: what it may have written to when it leaves, outside of its
 * segments.
 */
export function occupyMemory(output: object, mayHaveWritten: () => readonly Extent[]): void {
  if (occupant === output) return;
  for (const { start, bytes: length } of extents()) bytes.fill(0, start, start + length);
  occupant = output;
  extents = mayHaveWritten;
}

import type { Shape } from '../../../grammar/shape.ts';

/** Kinds of which a key has millions of values at least, where nothing narrows them. */
const ROOMY_KINDS: ReadonlySet<Shape['kind']> = new Set(['decimal', 'float', 'uuid', 'timestamp']);
export const ROOM = 10_000_000;

/** Characters of a text that has as many. */
const ROOMY_CHARACTERS = 6;

/** How many values a key has of a column, about, where nothing narrows them: rather too few than too many. */
export function roomOf(shape: Shape | undefined): number {
  if (shape?.kind === 'integer') return 2 ** Math.min(31, shape.bits - 1);
  const isRoomyText = shape?.kind === 'text' && (shape.characters ?? ROOMY_CHARACTERS) >= ROOMY_CHARACTERS;
  return isRoomyText || ROOMY_KINDS.has(shape?.kind ?? 'unknown') ? ROOM : 1;
}

import type { TextForm } from '../../values/meaning.ts';
import { type Part, widthOf } from '../../values/part.ts';

const encoder = new TextEncoder();

const known = new WeakMap<readonly string[], number>();

/** Bytes of UTF-8 that a text of a form has at most. */
export function bytesOfForm(form: TextForm): number {
  return form.reduce((sum, part) => sum + bytesOf(part), 0);
}

function bytesOf(part: Part): number {
  if (part.kind === 'constant') return encoder.encode(part.text).length;
  if (part.kind === 'again') return bytesOf(part.of);
  if (part.kind !== 'pool') return widthOf(part);
  let most = known.get(part.entries);
  if (most === undefined) {
    most = part.entries.reduce((bytes, entry) => Math.max(bytes, encoder.encode(entry).length), 0);
    known.set(part.entries, most);
  }
  return most;
}

import { DdlError } from '../ddl-error.ts';
import type { Tokens } from '../token.ts';

/** Half of a surrogate pair, which is no character: nothing in UTF-8 stands for it. */
const HALF = /\p{Surrogate}/u;

/** Throws DdlError where a token holds half of a surrogate pair. What is passed over, as comments are, may hold what it will. */
export function refuseHalves({ source, count, starts, ends }: Tokens): void {
  if (!HALF.test(source)) return;
  for (let i = 0; i < count; i++) {
    const start = starts[i] ?? 0;
    const at = source.slice(start, ends[i]).search(HALF);
    if (at >= 0) throw new DdlError('syntax_error', 'The text is not valid UTF-8.', source, start + at);
  }
}

import { DdlError } from '../ddl-error.ts';
import type { Tokens } from '../token.ts';

/** A surrogate without its other half is no character: nothing in UTF-8 stands for it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Throws DdlError where a token holds a lone surrogate. What is no token, as a comment, may hold any. */
export function refuseLoneSurrogates({ source, count, starts, ends }: Tokens): void {
  if (!LONE_SURROGATE.test(source)) return;
  for (let i = 0; i < count; i++) {
    const start = starts[i] ?? 0;
    const at = source.slice(start, ends[i]).search(LONE_SURROGATE);
    if (at >= 0) throw new DdlError('syntax_error', 'The text is not valid UTF-8.', source, start + at);
  }
}

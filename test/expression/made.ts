import type { DialectName } from '../../src/index.ts';
import { mix32 } from '../../src/random.ts';
import { argumentFrom } from './pools.ts';

/** Numbers from a seed, for made-up expressions. */
function dice(seed: number): (count: number) => number {
  let state = seed | 0;
  return (count) => {
    state = (state + 1) | 0;
    return (mix32(Math.imul(state, 0x9e3779b1)) >>> 0) % count;
  };
}

/** At most `times` expressions of one form, each once. */
export function expressionsOf(template: string, dialect: DialectName, times: number): readonly string[] {
  const pick = dice([...template].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 7));
  const made = Array.from({ length: times }, () =>
    template.replaceAll(/\{([a-z]\w*)\}/g, (_match, place: string) => argumentFrom(dialect, place, pick)),
  );
  return [...new Set(made)];
}

import type { DialectName } from '../../src/index.ts';
import { dice } from '../support/dice.ts';
import { argumentFrom } from './pools.ts';

/** At most `times` expressions of one form, each once. */
export function expressionsOf(template: string, dialect: DialectName, times: number): readonly string[] {
  const pick = dice([...template].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 7));
  const made = Array.from({ length: times }, () =>
    template.replaceAll(/\{([a-z]\w*)\}/g, (_match, place: string) => argumentFrom(dialect, place, pick)),
  );
  return [...new Set(made)];
}

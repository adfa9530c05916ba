import { RequestError } from '../../src/http/failure.ts';
import { parseJson } from '../../src/http/json.ts';
import type { Task } from '../support/work.ts';

const MEBIBYTE = 2 ** 20;

const manyNames = Array.from({ length: 60_000 }, (_, number) => `"name${number}":0`);

/** What a careless reader goes over again for each of its parts. */
const TEXTS: Readonly<Record<string, string>> = {
  'one string': `"${'x'.repeat(MEBIBYTE)}"`,
  escapes: `"${'\\n'.repeat(MEBIBYTE / 2)}"`,
  numbers: `[${'0,'.repeat(MEBIBYTE / 2)}0]`,
  objects: `[${'{},'.repeat(MEBIBYTE / 4)}0]`,
  names: `{${manyNames.join()}}`,
  blanks: ' '.repeat(MEBIBYTE),
  digits: '1'.repeat(MEBIBYTE),
  lines: '\n'.repeat(MEBIBYTE),
  quotes: '"'.repeat(MEBIBYTE),
};

export const large: readonly (Task & { readonly bytes: number })[] = Object.entries(TEXTS).map(([name, text]) => ({
  name,
  bytes: text.length,
  run: () => {
    try {
      parseJson(text);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
    }
  },
}));

export const tasks = large;

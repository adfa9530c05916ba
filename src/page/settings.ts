import type { DialectName } from '../index.ts';
import type { OptionsOf } from '../options/kind.ts';
import { oneOf, option } from '../options/kinds.ts';
import { OUTPUT_OPTIONS } from '../options/output-options.ts';
import { VALUE_OPTIONS } from '../options/value-options.ts';

const { rows, seed, batchSize, identity, insert, transaction, truncate, single, analyze, disableTriggers } =
  OUTPUT_OPTIONS;

/** Named here, since the library, which knows them, is in the worker alone. */
const DIALECTS = ['mysql', 'postgresql'] as const satisfies readonly DialectName[];

/** All that the page lets one ask for: what `rowsmith.json` can hold, but for parts of outputs. */
export const SETTINGS = {
  dialect: option(oneOf(DIALECTS), 'The dialect of the text (default: what the text tells)'),
  ...{ rows, seed, batchSize, identity, insert, transaction, truncate, single, analyze, disableTriggers },
  ...VALUE_OPTIONS,
} as const;

export type Settings = OptionsOf<typeof SETTINGS>;

/** What is asked for until somebody asks for something else. */
export const USUAL_SETTINGS: Settings = { seed: 1, rows: 1000 };

import { people } from './people.ts';
import type { MeaningRow } from './row.ts';

/** The table of meanings: of phrases that are equally long, the first row's wins. */
export const rows: readonly MeaningRow[] = [...people];

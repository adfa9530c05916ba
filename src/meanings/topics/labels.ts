import type { MeaningRow } from '../row.ts';
import { laboratory } from './health.ts';
import { businessLabels } from './labels-business.ts';
import { leisureLabels } from './labels-leisure.ts';
import { livingLabels } from './labels-living.ts';
import { tradeLabels } from './labels-trades.ts';
import { vehicles } from './vehicles.ts';

/** Words for what something is, in the trades that have words of their own. */
export const labels: readonly MeaningRow[] = [
  ...leisureLabels,
  ...livingLabels,
  ...businessLabels,
  ...tradeLabels,
  ...laboratory,
  ...vehicles,
];

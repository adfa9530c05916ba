import type { Expression } from '../../ir.ts';
import { column } from './agreement.ts';

/** What is added to an amount, or to nothing, and taken off, where the table has it. */
export interface Sum {
  readonly of: string;
  readonly whole: Expression;
  readonly plus: readonly string[];
  readonly minus: readonly string[];
  /** Words of which the table's name or the column's has to have one; none: any will do. */
  readonly about?: string;
}

/** Sums and rests of what is counted or measured, and is no money. */
export const COUNTED_SUMS: readonly Sum[] = [
  {
    of: 'measure.free storage in gigabytes',
    whole: column('measure.storage in gigabytes'),
    plus: [],
    minus: ['measure.used storage in gigabytes'],
  },
  { of: 'measure.free bytes', whole: column('measure.bytes in all'), plus: [], minus: ['measure.used bytes'] },
  {
    of: 'commerce.available quantity',
    whole: column('commerce.stock'),
    plus: [],
    minus: ['commerce.reserved quantity'],
  },
  {
    of: 'measure.passengers in all',
    whole: column('measure.passengers in economy'),
    plus: [
      'measure.passengers in business',
      'measure.passengers in premium economy',
      'measure.passengers in first class',
    ],
    minus: [],
  },
  { of: 'duration.cooking in all', whole: column('duration.preparation'), plus: ['duration.cooking'], minus: [] },
];

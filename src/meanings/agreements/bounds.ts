import type { Expression } from '../../ir.ts';
import { column } from './agreement.ts';

/** A condition that the value of a role lies within so much of that of another: bounds as decimal numbers. */
export interface Fraction {
  readonly of: string;
  readonly least: string;
  readonly most: string;
  readonly whole: Expression;
  /** Words of which the table's name or the column's has to have one; none: any will do. */
  readonly about?: string;
}

/** How many times as large as the least of something the largest is, by words of its name. */
const LARGEST: readonly Required<Pick<Fraction, 'about' | 'least' | 'most'>>[] = [
  { about: 'salary pay wage', least: '1.15', most: '1.7' },
  { about: 'price fare cost amount budget rate fee', least: '1.1', most: '2.5' },
  { about: 'insured coverage limit loan premium deposit income revenue value investment bet', least: '2', most: '20' },
  { about: 'player stock quantity guest person size order', least: '1.2', most: '5' },
];

/** What columns of a row are of each other by a word of their names: the least, the most, with what it is packed in. */
export const BOUNDS: readonly Fraction[] = [
  ...LARGEST.flatMap(({ about, least, most }) => [
    { of: 'word.maximum', least, most, whole: column('word.minimum'), about },
    { of: 'word.high', least, most, whole: column('word.low'), about },
  ]),
  { of: 'commerce.target level', least: '1.5', most: '5', whole: column('commerce.reorder level') },
  { of: 'word.95 of 100', least: '1.6', most: '5', whole: column('word.half'), about: 'p percentile latency response' },
  {
    of: 'word.99 of 100',
    least: '1.1',
    most: '2.5',
    whole: column('word.95 of 100'),
    about: 'p percentile latency response',
  },
  { of: 'word.gross', least: '1.02', most: '1.25', whole: column('word.net'), about: 'weight' },
];

import type { OptionsOf } from './kind.ts';
import { oneOf, option } from './kinds.ts';

/** What can be asked of rows that the library gives as JavaScript values: in which form they come. */
export const ROW_FORM_OPTIONS = {
  /** `object`: by the names of the columns; `array`: in the order of the INSERT statement's columns. Default object. */
  as: option(oneOf(['object', 'array']), 'What a row is (default object)'),
  /** Of exact numbers: `string` keeps all digits, as NUMERIC and MONEY need them; `number`: the nearest double. Default string. */
  decimals: option(oneOf(['string', 'number']), 'What exact numbers are (default string)'),
  /** Of dates and timestamps: `text`: in ISO 8601; `date`: a Date; what has no zone is taken as UTC. Default text. */
  moments: option(oneOf(['text', 'date']), 'What dates and timestamps are (default text)'),
  /** Of JSON: `value`: as JSON.parse gives it; `text`: as the statement has it, with all digits of its numbers. Default value. */
  json: option(oneOf(['value', 'text']), 'What JSON is (default value)'),
} as const;

export type RowForm = OptionsOf<typeof ROW_FORM_OPTIONS>;

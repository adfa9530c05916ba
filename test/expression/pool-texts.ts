/** Texts and patterns that the pools of both dialects share. */

export const words = (list: string): readonly string[] => list.trim().split(/\s*\n\s*/);

export const TEXTS = [
  '',
  'a',
  'A',
  ' a ',
  'abc',
  'Abc',
  'aBcAbC',
  'a%c',
  'a_c',
  '12',
  '-3.5',
  'hello world',
  'x@y.com',
  'a  ',
  '2020-02-29',
  'true',
  '[1,2]',
  "it''s",
  'a1-b2',
  '10.0.0.1',
];
export const WIDE_TEXTS = ['äÖü', 'ÄÖ𝄞', 'straße', 'a\nb'];
export const PATTERNS = [
  '^a',
  'c$',
  '^[a-c]+$',
  'b|x',
  '^(ab)+c?$',
  '[0-9]',
  '^[^@]+@[^@]+[.][a-z]{2,3}$',
  '^.{3}$',
  '(^| )w',
  'a.c',
  '^$',
  '[[:digit:]]+',
  '^[[:alpha:]]*$',
  'a{2,}',
  '(?:a|b)c',
  '^(?=.*[0-9]).+$',
  '^(?!a)',
];
export const LIKES = ['%', '_', 'a%', '%c', '%b%', '_b_', '', 'a!%c', '!_%', '%%_', 'A%', '%@%.%'];
export const ESCAPED_PATTERNS = ['^\\d+$', '\\s', '^\\w+$', '\\.', '^\\D', '[\\d.]+', '^\\S+$'];

export const quoted = (texts: readonly string[]): readonly string[] => texts.map((text) => `'${text}'`);

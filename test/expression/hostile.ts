import type { Task } from '../support/work.ts';
import { answerOf, parsed, scopeFor } from './expressions.ts';

/** Each would take a matcher that tries one way after the other longer than anybody waits. */
const TEXTS: readonly string[] = [
  `repeat('a', 30) || 'b' ~ '^(a+)+$'`,
  `repeat('a', 30) ~ '^${'(a?)'.repeat(30)}${'a'.repeat(30)}$'`,
  `repeat('ab', 5000) ~ '${'.*'.repeat(40)}c'`,
  `repeat('a', 5000) LIKE '${'%a'.repeat(200)}b'`,
  `'a' ~ '${'('.repeat(90)}a${'){1,9}'.repeat(90)}'`,
  `repeat('a', 100000) ~ '(?<=a+)b'`,
  `'a' ~ '${'('.repeat(30)}${'){255}'.repeat(30)}'`,
  `repeat('a', 40000) LIKE '%${'a'.repeat(4000)}b'`,
  `lpad('x', 1000000000, 'ab') = ''`,
  `${'replace('.repeat(9)}s${", 'a', repeat('a', 20000))".repeat(9)} = ''`,
  `s::bit(80000000) = B'1'`,
  `(((10 ^ 100) ^ 100) ^ 100) ^ 100 > 1`,
  `regexp_replace(repeat('a', 20000), 'a*b', '', 'g') = ''`,
  `repeat(repeat('x', 200000), 200000) = ''`,
  `${'CASE WHEN i > 0 THEN '.repeat(200)} 1 ${'ELSE 0 END '.repeat(200)} = 1`,
  `i = ANY (ARRAY[${Array.from({ length: 5000 }, (_, k) => k + 10).join(', ')}])`,
];

export const hostile: readonly Task[] = TEXTS.map((text) => ({
  name: text,
  run: () => void answerOf(parsed(text, 'postgresql'), scopeFor('postgresql'), (name) => (name === 'i' ? '3' : null)),
}));

export const tasks = hostile;

import { readFileSync } from 'node:fs';
import type { DialectName } from '../../src/index.ts';
import type { ServerAnswer } from './server-answers.ts';

/** Where the answers are that both servers of a dialect gave: a line of JSON for each, `[expression, text or null]`. */
export const RECORD = new URL('../../../fixtures/expressions/mysql.jsonl', import.meta.url);

/**
 * What servers that this process cannot hold said of expressions, so that those are compared where no server is.
 * PostgreSQL needs no record: PGlite is asked.
 */
export const recordedAnswers: ReadonlyMap<DialectName, ReadonlyMap<string, ServerAnswer>> = new Map([
  ['mysql', new Map(readFileSync(RECORD, 'utf8').trim().split('\n').map(readLine))],
]);

function readLine(line: string): [string, ServerAnswer] {
  const [expression, text]: [string, string | null] = JSON.parse(line);
  return [expression, { text }];
}

/**
 * `node dist/test/expression/record.js`: asks MySQL and MariaDB (MYSQL_URL, MARIADB_URL) for the values of some
 * expressions of each form, and writes those that both agree on to fixtures/expressions/mysql.jsonl.
 */
import { writeFileSync } from 'node:fs';
import { expressionsOf } from './made.ts';
import { RECORD } from './recorded.ts';
import { oracles, type ServerAnswer } from './server-answers.ts';
import { templatesOf } from './templates.ts';

/** Expressions of each form. */
const TIMES = 6;

const expressions = templatesOf('mysql').flatMap((template) => expressionsOf(template, 'mysql', TIMES));

async function answersOf(name: 'mysql' | 'mariadb'): Promise<readonly ServerAnswer[]> {
  const server = oracles.find((oracle) => oracle.name === name);
  if (server === undefined) throw new Error(`${name.toUpperCase()}_URL is not set.`);
  const oracle = await server.connect();
  try {
    return await oracle.answers(expressions);
  } finally {
    await oracle.close();
  }
}

const [mysql, mariadb] = [await answersOf('mysql'), await answersOf('mariadb')];
const lines = expressions.flatMap((expression, i) => {
  const [one, other] = [mysql[i], mariadb[i]];
  if (typeof one !== 'object' || typeof other !== 'object' || one.text !== other.text) return [];
  return [`${JSON.stringify([expression, one.text])}\n`];
});
writeFileSync(RECORD, lines.join(''));
console.log(`${lines.length} of ${expressions.length} expressions are on record.`);

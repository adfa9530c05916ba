import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileAtOnce, postTo, withService } from './harness.ts';

/** What the service says to a table of PostgreSQL. */
async function answerTo(body: object): Promise<{ status: number; codes: string | null; text: string }> {
  const answers: { status: number; codes: string | null; text: string }[] = [];
  await withService({ compile: compileAtOnce }, async ({ origin }) => {
    const response = await postTo(`${origin}/postgresql/api/v1/generate/sql`, JSON.stringify(body));
    const codes = response.headers.get('x-rowsmith-warnings');
    answers.push({ status: response.status, codes, text: await response.text() });
  });
  const [answer] = answers;
  if (answer === undefined) throw new Error('There was no answer.');
  return answer;
}

const misspelled = 'CREATE TABLE t (a INTT, b VARCHR(20), c int CHECK (odd(c) > 1))';

test('names the codes of warnings in a header, each once, and counts them at the top of the rows', async () => {
  const { status, codes, text } = await answerTo({ table_definition: misspelled, rows: 1 });
  assert.is(status, 200);
  assert.is(codes, 'unknown_type, check_not_honoured');
  assert.match(text, /^-- Warning: unknown_type \(2\)\n-- Warning: check_not_honoured \(1\)\nINSERT INTO "t" /);
});

test('has neither for a table without warnings', async () => {
  const { codes, text } = await answerTo({ table_definition: 'CREATE TABLE t (a int)', rows: 1 });
  assert.is(codes, null);
  assert.match(text, /^INSERT INTO /);
});

test('no text of the input stands in the comments', async () => {
  const name = '"x\n\\! touch /tmp/y -- "';
  const { codes, text } = await answerTo({
    table_definition: `CREATE TABLE t (a ${name}, b int, CONSTRAINT ${name} CHECK (odd(b) > 1))`,
    rows: 1,
  });
  assert.is(codes, 'unknown_type, check_not_honoured');
  const comments = text.split('\n').filter((line) => line.startsWith('--'));
  assert.equal(comments, ['-- Warning: unknown_type (1)', '-- Warning: check_not_honoured (1)']);
  assert.not.match(text, 'touch');
});

test('names in the header, too, that the keys allow fewer rows', async () => {
  const small = { table_definition: 'CREATE TABLE t (a boolean PRIMARY KEY)', rows: 3 };
  const { status, codes, text } = await answerTo(small);
  assert.is(status, 200);
  assert.is(codes, 'row_limit');
  assert.match(text, /^INSERT INTO .*-- Warning: 2 of 3 rows were written\.\n$/s);
  const refused = await answerTo({ ...small, options: { strict: true } });
  assert.is(refused.status, 400);
  assert.equal(JSON.parse(refused.text), {
    error: "The table's keys allow 2 rows, fewer than the 3 asked for.",
    code: 'row_limit',
    line: 1,
    column: 1,
  });
});

test('with strict, a warning is an error with its place', async () => {
  const { status, codes, text } = await answerTo({ table_definition: misspelled, options: { strict: true } });
  assert.is(status, 400);
  assert.is(codes, null);
  const { code, line, column }: Record<string, unknown> = JSON.parse(text);
  assert.equal({ code, line, column }, { code: 'unknown_type', line: 1, column: 17 });
});

test('with strict, the rows of an answer are cut as ever', async () => {
  await withService({ compile: compileAtOnce, limits: { rows: 2 } }, async ({ post }) => {
    const body = { table_definition: 'CREATE TABLE t (a INT)', rows: 5, options: { strict: true } };
    const response = await post(body);
    assert.is(response.status, 200);
    assert.is(response.headers.get('x-rowsmith-warnings'), null);
    assert.match(await response.text(), '-- Warning: 2 of 5 rows were written.');
  });
});

test.run();

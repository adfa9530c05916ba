import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import { type Answer, answerOf, parsedAll, scopeFor } from './expressions.ts';
import { expressionsOf } from './made.ts';
import { recordedAnswers } from './recorded.ts';
import { type Oracle, oracles, type ServerAnswer } from './server-answers.ts';
import { templatesOf } from './templates.ts';

/** Expressions made of each form, and of so many forms one is in a sample. */
const TIMES = Number(process.env['EXPRESSION_TIMES'] ?? '40');
const FORM_STEP = 10;

/** Whether the server says what is said here. A loose server only warns, while it reads, of what it refuses to write. */
function agrees(ours: Answer, theirs: ServerAnswer, dialect: DialectName): boolean {
  if (ours === 'unknown') return true;
  if (ours === 'refused') return theirs === 'error' || dialect === 'mysql';
  if (theirs === 'error') return false;
  if (ours.text === null || theirs.text === null) return ours.text === theirs.text;
  return sameText(ours.text, theirs.text);
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

function sameText(ours: string, theirs: string): boolean {
  if (ours === theirs) return true;
  if (NUMBER.test(ours) && NUMBER.test(theirs)) {
    const [one, other] = [Number(ours), Number(theirs)];
    return Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other));
  }
  // A moment of whole seconds is written with or without its fraction.
  return theirs.startsWith(ours) && /^\.0+$/.test(theirs.slice(ours.length));
}

const show = (answer: Answer | ServerAnswer | undefined): string =>
  typeof answer === 'object' ? JSON.stringify(answer.text) : String(answer);

async function differences(oracle: Oracle, templates: readonly string[]): Promise<readonly string[]> {
  const { dialect } = oracle;
  const different: string[] = [];
  const silent: string[] = [];
  const scope = scopeFor(dialect);
  for (const template of templates) {
    const texts = expressionsOf(template, dialect, TIMES);
    const ours = parsedAll(texts, dialect).map((expression) => answerOf(expression, scope));
    const theirs = await oracle.answers(texts);
    // Not every server of a dialect has every function.
    if (theirs.every((answer) => answer === 'error') && dialect === 'mysql') continue;
    texts.forEach((text, i) => {
      const [mine = 'unknown', other = 'error'] = [ours[i], theirs[i]];
      if (!agrees(mine, other, dialect)) different.push(`${text}: ${show(mine)}, not ${show(other)}`);
    });
    const isAnswered = ours.some((answer) => answer !== 'unknown');
    const isKnown = theirs.some((answer) => answer !== 'error');
    if (!isAnswered && isKnown) silent.push(`${template} is never evaluated`);
  }
  return [...different, ...silent];
}

for (const { name, connect } of oracles) {
  test(`${name} gives every expression the value that it has here`, async () => {
    const oracle = await connect();
    try {
      const found = await differences(oracle, sampled(templatesOf(oracle.dialect), FORM_STEP));
      assert.is(found.slice(0, 400).join('\n'), '', `${found.length} differ`);
    } finally {
      await oracle.close();
    }
  });
}

for (const [dialect, answers] of recordedAnswers) {
  test(`the answers of ${dialect} servers that are on record hold here`, () => {
    const scope = scopeFor(dialect);
    const expressions = parsedAll([...answers.keys()], dialect);
    const different = [...answers].flatMap(([text, theirs], i) => {
      const expression = expressions[i];
      const mine = expression === undefined ? 'unknown' : answerOf(expression, scope);
      return agrees(mine, theirs, dialect) ? [] : [`${text}: ${show(mine)}, not ${show(theirs)}`];
    });
    assert.is(different.join('\n'), '', `${different.length} differ`);
  });
}

test.run();

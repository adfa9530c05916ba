import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../src/index.ts';
import { mix32 } from '../../src/random.ts';
import { type Answer, answerOf, parsedAll, scopeFor } from './expressions.ts';
import { argumentFrom } from './pools.ts';
import { type Oracle, oracles, type ServerAnswer } from './server-answers.ts';
import { templatesOf } from './templates.ts';

/** Expressions made of each form. */
const TIMES = Number(process.env['EXPRESSION_TIMES'] ?? '40');

/** Numbers from a seed, for made-up expressions. */
function dice(seed: number): (count: number) => number {
  let state = seed | 0;
  return (count) => {
    state = (state + 1) | 0;
    return (mix32(Math.imul(state, 0x9e3779b1)) >>> 0) % count;
  };
}

/** Many expressions of one form, each once. */
function expressionsOf(template: string, dialect: DialectName): readonly string[] {
  const pick = dice([...template].reduce((sum, character) => Math.imul(sum, 31) + character.charCodeAt(0), 7));
  const made = Array.from({ length: TIMES }, () =>
    template.replaceAll(/\{([a-z][A-Za-z0-9]*)\}/g, (_match, place: string) => argumentFrom(dialect, place, pick)),
  );
  return [...new Set(made)];
}

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
    const texts = expressionsOf(template, dialect);
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
      const found = await differences(oracle, templatesOf(oracle.dialect));
      assert.is(found.slice(0, 400).join('\n'), '', `${found.length} differ`);
    } finally {
      await oracle.close();
    }
  });
}

test.run();

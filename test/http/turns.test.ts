import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TURNS_LEFT_TO_ARRIVALS } from '../../src/http/limits.ts';
import { Turns } from '../../src/http/turns.ts';

/** Asks for turns, and notes who got one in which turn of the event loop. */
async function order(asked: readonly (readonly [name: string, isShort: boolean])[]): Promise<readonly string[]> {
  const turns = new Turns();
  const given: string[] = [];
  for (const [name, isShort] of asked) turns.next(isShort).then(() => given.push(name));
  const log: string[] = [];
  for (let turn = 0; turn <= asked.length; turn++) {
    await setImmediate();
    log.push(given.splice(0).join());
  }
  return log;
}

test('one turn in each turn of the event loop, in the order of asking', async () => {
  const asked = [
    ['a', false],
    ['b', false],
    ['c', false],
  ] as const;
  assert.equal(await order(asked), ['a', 'b', 'c', '']);
});

test('what is short goes first', async () => {
  const asked = [
    ['a', false],
    ['b', true],
    ['c', false],
    ['d', true],
  ] as const;
  assert.equal(await order(asked), ['b', 'd', 'a', 'c', '']);
});

test('no turn is given in those in which a connection came, but for each so many', async () => {
  const turns = new Turns();
  let given = 0;
  turns.next(true).then(() => given++);
  let left = 0;
  for (; given === 0; left++) {
    if (left < 5) turns.arrived();
    await setImmediate();
  }
  assert.is(left, 6);
  for (left = 0; given < 3; left++) {
    turns.arrived();
    if (left === 0) for (let i = 0; i < 2; i++) turns.next(false).then(() => given++);
    await setImmediate();
  }
  assert.is(left, 2 * (TURNS_LEFT_TO_ARRIVALS + 1));
});

test('who asks again goes behind those that wait', async () => {
  const turns = new Turns();
  const given: string[] = [];
  const lane = async (name: string) => {
    for (let i = 0; i < 3; i++) {
      await turns.next(false);
      given.push(name);
    }
  };
  await Promise.all([lane('a'), lane('b')]);
  assert.is(given.join(''), 'ababab');
});

test.run();

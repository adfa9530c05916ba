import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Presence } from '../../src/http/compilers.ts';
import { type Place, Streams } from '../../src/http/streams.ts';
import { until } from './harness.ts';

const isHere = (): Presence => 'waiting';
const isSilent = (): Presence => 'silent';

const opened: Streams[] = [];
test.after.each(async () => {
  for (const streams of opened.splice(0)) await until(() => streams.waiting === 0, 'nobody waits any more');
});

/** Streams with three places, two of them for one client, and what became of those that asked for one. */
function threePlaces(waitMilliseconds = 1000) {
  const streams = new Streams({ places: 3, clientPlaces: 2, waitMilliseconds });
  const places = new Map<string, Place | null>();
  opened.push(streams);
  /** Asks for a place for the client that the name begins with. */
  const enter = async (name: string, presence = isHere): Promise<void> => {
    void streams.enter(name.slice(0, 1), presence).then((place) => places.set(name, place));
    await new Promise(setImmediate);
  };
  return { streams, places, enter };
}

test('a place is given to the one that waits longest, of those whose clients surely wait', async () => {
  const { streams, places, enter } = threePlaces();
  for (const name of ['a1', 'b1', 'c1', 'd1', 'e1']) await enter(name, name === 'd1' ? isSilent : isHere);
  assert.equal([...places.keys()], ['a1', 'b1', 'c1']);
  assert.equal([streams.active, streams.waiting], [3, 2]);
  places.get('b1')?.leave();
  await until(() => places.has('e1'), 'the other has the place');
  places.get('a1')?.leave();
  await until(() => places.has('d1'), 'the silent one has a place');
  assert.equal([streams.active, streams.waiting], [3, 0]);
});

test('a client that may be gone loses its place to one that waits, unless its answer has begun', async () => {
  const { streams, places, enter } = threePlaces();
  await enter('a1', isSilent);
  await enter('b1', isSilent);
  await enter('c1');
  places.get('a1')?.keep();
  await enter('d1');
  assert.equal([places.get('a1')?.isLost, places.get('b1')?.isLost, places.get('d1')?.isLost], [false, true, false]);
  places.get('b1')?.leave();
  assert.is(streams.active, 3);
  await enter('e1', isSilent);
  await enter('e2');
  assert.is(streams.waiting, 2);
});

test('where its own share is full, a client loses places of its own only', async () => {
  const { places, enter } = threePlaces();
  await enter('b1', isSilent);
  await enter('a1');
  await enter('a2', isSilent);
  await enter('a3');
  assert.equal([places.get('b1')?.isLost, places.get('a2')?.isLost], [false, true]);
  await enter('a4');
  assert.is(places.has('a4'), false);
});

test('where as many wait as may, one that waits comes instead of one that may be gone', async () => {
  const { streams, places, enter } = threePlaces();
  for (const name of ['a1', 'b1', 'c1']) await enter(name);
  for (const name of ['d1', 'e1', 'f1']) await enter(name, name === 'e1' ? isSilent : isHere);
  await enter('g1', isSilent);
  assert.is(places.get('g1'), null);
  await enter('h1');
  assert.is(places.get('e1'), null);
  assert.is(streams.waiting, 3);
  await enter('i1');
  assert.is(places.get('i1'), null);
  for (const name of ['a1', 'b1', 'c1']) places.get(name)?.leave();
  await until(() => places.has('h1'), 'all have places');
});

test('who waits too long has no place', async () => {
  const { streams, places, enter } = threePlaces(5);
  for (const name of ['a1', 'a2', 'a3']) await enter(name);
  await until(() => places.get('a3') === null, 'it gives up');
  assert.equal([streams.active, streams.waiting], [2, 0]);
});

test.run();

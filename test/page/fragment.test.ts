import { deflateRawSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fragmentOf, stateOf } from '../../src/page/link/fragment.ts';
import { type PageState, USUAL_VIEW } from '../../src/page/state.ts';

const STATE: PageState = {
  ...USUAL_VIEW,
  ddl: 'CREATE TABLE "Straße" (id int, "a<b>" text);\n',
  settings: { rows: 50, seed: 'é', where: ['id > 3'], tables: { Straße: { columns: { 'a<b>': { nulls: 0.5 } } } } },
};

/** A fragment that holds any value. */
function fragmentWith(value: unknown): string {
  return `1.${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;
}

for (const [name, state] of [
  ['what is usual', STATE],
  ['a panel, a table and a column', { ...STATE, panel: 'columns', table: 'Straße', column: 'a<b>', format: 'csv' }],
  ['an empty text', { ...USUAL_VIEW, ddl: '', settings: {} }],
  ['a long text', { ...STATE, ddl: STATE.ddl.repeat(20_000) }],
] as const) {
  test(`a fragment holds ${name}`, async () => {
    const fragment = await fragmentOf(state);
    assert.match(fragment ?? '', /^1\.[\w-]+$/);
    assert.equal(await stateOf(fragment ?? ''), { state });
  });
}

test('what is usual takes no room', async () => {
  const whole = await fragmentOf(STATE);
  assert.is(whole, fragmentWith({ ddl: STATE.ddl, settings: STATE.settings }));
});

test('a text that is too long has no fragment', async () => {
  const noise = Array.from({ length: 40_000 }, (_, place) => String.fromCodePoint(0x4e00 + ((place * 7919) % 20_000)));
  assert.is(await fragmentOf({ ...STATE, ddl: noise.join('') }), null);
  assert.is(await fragmentOf({ ...STATE, ddl: ' '.repeat(5_000_000) }), null);
});

const start = { ddl: 'x', settings: {} };
const REFUSED: readonly (readonly [name: string, fragment: string, fault: RegExp])[] = [
  ['another fragment', 'section-2', /not one of this page/],
  ['another version', '2.abc', /not one of this page/],
  ['nothing', '1.', /broken/],
  ['no base64', '1.%%%', /broken/],
  ['no deflated bytes', '1.aaaaaaaaaaaa', /broken/],
  ['a part of a link', fragmentWith({ ...start, ddl: STATE.ddl.repeat(9) }).slice(0, -9), /broken/],
  ['too many characters', `1.${'a'.repeat(70_000)}`, /too long/],
  ['a short link with a huge text', fragmentWith({ ...start, ddl: ' '.repeat(5_000_000) }), /broken/],
  ['no object', fragmentWith([1]), /cannot be read/],
  ['no text', fragmentWith({ settings: {} }), /"ddl" of a link is missing/],
  ['a text that is none', fragmentWith({ ddl: 5, settings: {} }), /ddl must be a string, not 5/],
  ['an unknown part', fragmentWith({ ...start, style: 'x' }), /Unknown option "style"/],
  ['an unknown setting', fragmentWith({ ddl: '', settings: { rws: 5 } }), /Unknown option "rws" of settings/],
  ['too many rows', fragmentWith({ ddl: '', settings: { rows: 1e300 } }), /settings.rows must be a whole number/],
  ['a prototype', fragmentWith(JSON.parse('{"ddl":"","settings":{},"__proto__":{}}')), /Unknown option/],
  ['a panel that is none', fragmentWith({ ...start, panel: 'toString' }), /panel must be "rows"/],
];

for (const [name, fragment, fault] of REFUSED) {
  test(`refuses ${name}`, async () => {
    const read = await stateOf(fragment);
    assert.match('fault' in read ? read.fault : JSON.stringify(read), fault);
  });
}

test.run();

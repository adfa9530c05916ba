import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema } from '../../src/index.ts';
import { optionsFromJson } from '../../src/options/json.ts';
import { record } from '../../src/options/kinds.ts';
import { COLUMN_OPTIONS, VALUE_OPTIONS } from '../../src/options/value-options.ts';
import { blocksOf, filesOf } from '../documents/blocks.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const [, SECTION = ''] = /### Say what you want\n(.*?)\n### /s.exec(README) ?? [];

test('its table names every option of a column, and no others', () => {
  const rows = [...SECTION.matchAll(/^\| (`[a-z].*?) +\| /gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
  assert.equal(new Set(rows), new Set(Object.keys(COLUMN_OPTIONS)));
});

test('its table of orders gets the rows that its comments ask for', () => {
  const [, ddl = ''] = /```sql\n(.*?)```/s.exec(SECTION) ?? [];
  const decoder = new TextDecoder();
  const chunks = [...compileSchema(ddl, { dialect: 'postgresql' }).insert()];
  const rows =
    chunks
      .map((chunk) => decoder.decode(chunk, { stream: true }))
      .join('')
      .match(/^\(.*\)/gm) ?? [];
  assert.is(rows.length, 500);
  for (const row of rows) assert.match(row, /^\(\d+, '(?:paid|open)', (?:'[A-Z]{3}-\d{4}'|NULL)\)$/);
});

test('its rowsmith.json is one for its shop.sql', () => {
  const [, json = ''] = /```jsonc\n(.*?)```/s.exec(SECTION) ?? [];
  const given: unknown = JSON.parse(json.replace(/ \/\/.*/g, '').replace(/,(\s*[}\]])/g, '$1'));
  const { rows, ...values } = Object(optionsFromJson(record(VALUE_OPTIONS), given));
  assert.is(rows, 100);
  const ddl = filesOf(blocksOf('README.md')).get('shop.sql') ?? '';
  assert.is(compileSchema(ddl, { dialect: 'postgresql', ...values }).insert({ rows }).rows, 500);
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { loadLocale } from '../../src/index.ts';
import { CASE_DDL, type Case, OF_COLUMNS, OF_OUTPUT, OF_TABLES, OF_VALUES } from './cases.ts';
import { type Asked, byLibrary, type Door, doorsTo } from './doors.ts';

/*
 * Each option through each door: the library, flags, a file of options, comments of the DDL and the service. What one takes, all take, and
 * their rows are the same bytes.
 */

const same = suite('an option through each door');

same.before(() => loadLocale('de'));

function addCase(name: string, asked: Asked, doors: readonly Door[]): void {
  for (const { door, answer } of doors) {
    same(`${name}: ${door}`, async () => {
      const { isTaken, text } = byLibrary(CASE_DDL, asked);
      assert.ok(isTaken, text);
      assert.is((await answer()).text, text);
    });
  }
}

const words = ({ flags }: Case<object>) => flags?.split(/ (?=--)/) ?? null;

for (const [name, one] of Object.entries(OF_OUTPUT)) {
  const asked = { output: { ...one.beside, ...one.given } };
  addCase(name, asked, doorsTo(CASE_DDL, asked, words(one), name));
}
for (const [name, one] of Object.entries(OF_VALUES)) {
  const asked = { values: { ...one.beside, ...one.given } };
  addCase(`${name} of values`, asked, doorsTo(CASE_DDL, asked, words(one)));
}
for (const [name, one] of Object.entries(OF_TABLES)) {
  const asked = { values: { tables: { orders: one.given } } };
  addCase(`${name} of a table`, asked, doorsTo(CASE_DDL, asked, words(one)));
}
for (const [name, { given, flags }] of Object.entries(OF_COLUMNS)) {
  const asked = { values: { columns: { 'customers.city': given } } };
  const commented = CASE_DDL.replace(/city .*/, (line) => `${line} -- rowsmith: ${flags}`);
  addCase(`${name} of a column`, asked, [
    ...doorsTo(CASE_DDL, asked, [`--column=customers.city: ${flags}`]),
    { door: 'comment', answer: () => byLibrary(commented, {}) },
  ]);
}

same.run();

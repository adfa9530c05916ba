import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* Names in columns that hold few characters: those that fit, or what fits of them, before codes and initials. */

const COLUMNS = `first_name varchar(10) NOT NULL, last_name varchar(20) NOT NULL, email varchar(100) NOT NULL,
  city varchar(15) NOT NULL, region varchar(15) NOT NULL, country varchar(15) NOT NULL`;

const table = compile(`CREATE TABLE employees (${COLUMNS})`, { dialect: 'postgresql' });
const rows = [...table.rows<Readonly<Record<string, string>>>({ rows: 500, seed: '1' })];

test('a first name is whole, and that of the address', () => {
  for (const { first_name: name = '', email = '' } of rows) {
    assert.match(name, /^[A-Z].+$/);
    assert.ok(email.startsWith(name.toLowerCase()), `${name} ${email}`);
  }
});

test('cities, regions and countries are named, and end with a word', () => {
  for (const column of ['city', 'region', 'country']) {
    const names = rows.map((row) => row[column] ?? '');
    assert.ok(names.every((name) => name.length <= 15 && !/ (?:and|of|the)$|[ -]$/.test(name)));
    assert.ok(names.filter((name) => name.length > 3).length > 450, column);
  }
});

test.run();

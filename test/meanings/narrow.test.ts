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

test('codes fill a column of just so many characters, and one that may be shorter has them as they are', () => {
  const columns =
    'booking_code char(8) UNIQUE NOT NULL, academic_year char(9) NOT NULL, confirmation_code varchar(8) NOT NULL';
  for (const row of compile(`CREATE TABLE stays (${columns})`, { dialect: 'postgresql' }).rows({
    rows: 50,
    seed: '1',
  })) {
    assert.match(String(row['booking_code']), /^[A-Z0-9]{8}$/);
    assert.match(String(row['academic_year']), /^20\d\d\/20\d\d$/);
    assert.match(String(row['confirmation_code']), /^[A-Z0-9]{6}$/);
  }
});

test('a password in a column of just the width of a hash is one, and bcrypt elsewhere', () => {
  const password = (type: string) => {
    const { rows: made } = compile(`CREATE TABLE users (password_hash ${type} NOT NULL)`, { dialect: 'postgresql' });
    return [...made<Readonly<Record<string, string>>>({ rows: 1, seed: '1' })][0]?.['password_hash'] ?? '';
  };
  assert.match(password('char(64)'), /^[0-9a-f]{64}$/);
  assert.match(password('char(32)'), /^[0-9a-f]{32}$/);
  assert.match(password('varchar(64)'), /^\$2b\$/);
});

test('a weight is that of a height and a body mass index, whoever is born when', () => {
  const patients = compile(
    'CREATE TABLE patients (dob date NOT NULL, ht_cm numeric(4,1) NOT NULL, wt_kg numeric(5,2) NOT NULL, bmi numeric(4,1) NOT NULL)',
    { dialect: 'postgresql' },
  );
  for (const { ht_cm: height, wt_kg: weight, bmi } of patients.rows<Readonly<Record<string, number>>>({ rows: 200 })) {
    const [metres, kilograms] = [Number(height) / 100, Number(weight)];
    assert.ok(Math.abs(Number(bmi) - kilograms / metres ** 2) < 0.2, `${bmi} ${weight} ${height}`);
  }
});

test.run();

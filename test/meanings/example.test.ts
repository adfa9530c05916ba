import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/** Values of a text column with a comment, beside a day. */
function valuesOf(comment: string, constraint = ''): readonly (readonly [value: string, day: string])[] {
  const ddl = `CREATE TABLE papers (paper_number varchar(24) NOT NULL ${constraint} COMMENT '${comment}', issued_on date NOT NULL)`;
  const rows = compile(ddl, { dialect: 'mysql' }).rows({ rows: 100, seed: 3 });
  return Array.from(rows, (row) => [String(row['paper_number']), String(row['issued_on'])]);
}

for (const [comment, form] of [
  ['e.g. PAP-00042', /^PAP-\d{5}$/],
  ['PAP/2024/17', /^PAP\/20\d\d\/\d{2}$/],
  ['looks like "ABC-123"', /^[A-Z]{3}-\d{3}$/],
  ['in the form QX.1200.b', /^QX\.\d{4}\.b$/],
  ['such as 2023/24', /^20(\d\d)\/\d\d$/],
  ['2023/2024', /^20\d\d\/20\d\d$/],
  ['QX-YYYY-NNNN', /^QX-20\d\d-\d{4}$/],
  ['format: QX####', /^QX\d{4}$/],
  ['QX-<year>-<six digits>', /^QX-20\d\d-\d{6}$/],
  ['{three letters}-{4 digits}', /^[A-Z]{3}-\d{4}$/],
  ['Number of the paper, PAP-0000000', /^PAP-\d{7}$/],
  ['number given on receipt (PAP-NNNNNN)', /^PAP-\d{6}$/],
  ['E + six digits', /^E\d{6}$/],
  ['A + 4 digits', /^A\d{4}$/],
  ['letter followed by 5 digits', /^[A-Z]\d{5}$/],
  ['Two letters and 4 digits, unique per year', /^[A-Z]{2}\d{4}$/],
  ['prefix PAP- followed by 6 digits', /^PAP-\d{6}$/],
  ['Starts with Q-, then three digits', /^Q-\d{3}$/],
] as const) {
  test(`an example gives the form of values: ${comment}`, () => {
    const values = valuesOf(comment);
    assert.equal(
      values.filter(([value]) => !form.test(value)),
      [],
    );
    assert.ok(new Set(values.map(([value]) => value)).size > 2);
  });
}

test('the year in an example is that of the row, and keys count on', () => {
  const values = valuesOf('e.g. PAP-2024-0001', 'UNIQUE');
  for (const [value, day] of values) assert.is(value.slice(4, 8), day.slice(0, 4));
  assert.equal(
    values.map(([value]) => Number(value.slice(9))),
    values.map((_, i) => i + 1),
  );
});

for (const [comment, form] of [
  ['format: ORD-YYYYMMDD-NNNN', /^ORD-(\d{4})(\d\d)(\d\d)-\d{4}$/],
  ['e.g. LOT-2024-01-17-####', /^LOT-(\d{4})-(\d\d)-(\d\d)-\d{4}$/],
  ['B-YYMM-NNN', /^B-(\d\d)(\d\d)()-\d{3}$/],
] as const) {
  for (const constraint of ['', 'UNIQUE']) {
    test(`a day in a form is that of the row: ${comment} ${constraint}`, () => {
      const values = valuesOf(comment, constraint);
      for (const [value, day] of values) {
        const [, ...pieces] = form.exec(value) ?? [];
        const [year = '', month = '', date = ''] = pieces;
        const ofRow = day.replaceAll('-', '').slice(4 - year.length, 4 + month.length + date.length);
        assert.is(`${year}${month}${date}`, ofRow, value);
      }
      assert.ok(constraint === '' || new Set(values.map(([value]) => value)).size === values.length);
    });
  }
}

test('a day in a form is one that has come where the row has no moment', () => {
  const ddl = (constraint: string) =>
    `CREATE TABLE papers (paper_number varchar(24) NOT NULL ${constraint} COMMENT 'PAP-YYYYMMDD-NNN')`;
  for (const constraint of ['', 'UNIQUE']) {
    const rows = Array.from(compile(ddl(constraint), { dialect: 'mysql' }).rows({ rows: 500, seed: 3 }), (row) =>
      String(row['paper_number']),
    );
    for (const value of rows) {
      const [, year, month, day] = /^PAP-(\d{4})(\d\d)(\d\d)-\d+$/.exec(value) ?? [];
      assert.ok(Date.parse(`${year}-${month}-${day}`) < Date.UTC(2026, 0, 1), value);
    }
  }
});

for (const [column, comment, form] of [
  ['pin_hash char(60)', 'bcrypt', /^\$2b\$12\$.{53}$/],
  ['password_hash text', 'argon2id', /^\$argon2id\$v=19\$m=65536,t=3,p=4\$[\w+/]{22}\$[\w+/]{43}$/],
  ['key_hash text', 'SHA-256, hex', /^[\da-f]{64}$/],
  ['checksum varchar(64)', 'md5 of the file', /^[\da-f]{32}$/],
  ['mobile varchar(20)', 'E.164', /^\+\d{10,12}$/],
  ['permalink text', 'url slug, lower case', /^[a-z\d-]+$/],
  ['landing_page text', 'path', /^\/[^/ ]/],
  ['ext_id varchar(32)', 'pay_xxxxxxxx', /^pay_\d{8}$/],
  ['acct_no varchar(34)', 'IBAN', /^[A-Z]{2}\d{2}[A-Z\d]{11,}$/],
  ['ref_id char(26)', 'ULID', /^01[\dA-Z]{24}$/],
  ['labels varchar(200)', 'comma separated', /^[a-z]+(?:,[a-z]+)*$/],
  ['account_name varchar(80)', 'company that pays', /^[A-Z][^.@]+(?:[, ]|$)/],
  ['aircraft_type char(4)', 'ICAO type designator, e.g. A320', /^(?!D975)[A-Z]\w{3}$/],
] as const) {
  test(`a norm that a comment names gives the form: ${column}, ${comment}`, () => {
    const ddl = `CREATE TABLE things (id int PRIMARY KEY, ${column} NOT NULL COMMENT '${comment}')`;
    const [name = ''] = column.split(' ');
    const rows = Array.from(compile(ddl, { dialect: 'mysql' }).rows({ rows: 50, seed: 3 }), (row) => String(row[name]));
    assert.equal(
      rows.filter((value) => !form.test(value)),
      [],
    );
  });
}

test('an example chooses among the meanings of a name', () => {
  const ddl = (comment: string) =>
    `CREATE TABLE flights (carrier char(2) NOT NULL, flight_no varchar(7) NOT NULL COMMENT '${comment}', tail_no text)`;
  const rowsOf = (comment: string) =>
    Array.from(compile(ddl(comment), { dialect: 'mysql' }).rows({ rows: 50, seed: 3 }), (row) => row);
  assert.ok(rowsOf('number').every((row) => /^\d+$/.test(String(row['flight_no']))));
  const named = rowsOf('with carrier, e.g. LH438');
  assert.ok(named.every((row) => String(row['flight_no']).startsWith(String(row['carrier']))));
});

test('neither rules of signs nor quoted words nor parts of days are examples', () => {
  for (const comment of [`${'#'.repeat(80)} x ${'#'.repeat(80)}!`, 'format: DD.MM.YYYY']) {
    assert.ok(
      valuesOf(comment).every(([value]) => !/^[#\dA-Z]{2}\./.test(value)),
      comment,
    );
  }
});

test('what names a norm is no example', () => {
  for (const comment of ['A, B or C', 'A and B', 'last 4 digits']) {
    assert.ok(
      valuesOf(comment).every(([value]) => !/^(?:AB|A|B)/.test(value)),
      comment,
    );
  }
  for (const comment of ['ISO 3166-1 alpha-2', 'SHA-256', 'like 1.2.3', 'since 2024']) {
    assert.ok(valuesOf(comment).every(([value]) => !/^(?:ISO|SHA)/.test(value)));
  }
});

test.run();

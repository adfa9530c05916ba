import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import { labelsOf } from '../../src/meanings/comments/labels.ts';
import { valuesIn } from '../../src/meanings/comments/list.ts';
import { subjectsOf } from '../../src/meanings/comments/subjects.ts';
import { wordsOfColumns } from '../../src/meanings/index.ts';
import { read } from '../parser/reading.ts';

/** The values of a comment, with their labels where it has any. */
const listed = (comment: string) =>
  valuesIn(comment)
    .map(({ value, label }) => (label === null ? value : `${value}=${label}`))
    .join(' | ');

const LISTS: readonly (readonly [comment: string, values: string])[] = [
  ['1=basic, 2=pro, 3=enterprise', '1=basic | 2=pro | 3=enterprise'],
  ['D = debit (money out), C = credit (money in)', 'D=debit | C=credit'],
  ['0: inactive, 1: active', '0=inactive | 1=active'],
  ['State of the order: 0 = open; 1 = paid; 2 = sent', '0=open | 1=paid | 2=sent'],
  ['plan (1=free, 2=paid)', '1=free | 2=paid'],
  ['0-no 1-yes', '0=no | 1=yes'],
  ['A - arrived, D - departed', 'A=arrived | D=departed'],
  ['red => stop, green => go', 'red=stop | green=go'],
  ['G good, S suspect, M missing', 'G=good | S=suspect | M=missing'],
  ['CHK checking, MMK money market', 'CHK=checking | MMK=money market'],
  ['Y/N', 'Y | N'],
  ['BILLING, SHIPPING', 'BILLING | SHIPPING'],
  ['FullTime, PartTime, Intern', 'FullTime | PartTime | Intern'],
  ['unit of measure: PCE, KGM, LTR', 'PCE | KGM | LTR'],
  ['EAN, UPC', ''],
  ['tenant_id, user_id, order_id', ''],
  ['yes/no flag', 'yes | no'],
  ['one of: red, green, blue', 'red | green | blue'],
  ['Can be north, south or west.', 'north | south | west'],
  ['values: a | b | c', 'a | b | c'],
  ["['oak', 'elm', 'yew']", 'oak | elm | yew'],
  ['oak|elm|yew', 'oak | elm | yew'],
  ['NEW, OLD, BAD', 'NEW | OLD | BAD'],
  ['Draft, Unpaid, Paid, Cancelled', 'Draft | Unpaid | Paid | Cancelled'],
  ["either 'in stock' or 'sold out'", 'in stock | sold out'],
  ['visibility (public, private or hidden)', 'public | private | hidden'],
  ['(M)ale, (F)emale', 'M=Male | F=Female'],
  ['\u72b6\u6001\uff1a0=\u6b63\u5e38\uff0c1=\u505c\u7528', '0=\u6b63\u5e38 | 1=\u505c\u7528'],
];

for (const [comment, values] of LISTS) test(`${comment} lists values`, () => assert.is(listed(comment), values));

for (const comment of [
  'street, city, zip',
  '',
  'the name of the customer',
  'km/h',
  'TCP/IP address',
  'First line, second line, city',
  'when it was made: see the handbook',
  '{"field": ["old", "new"]}',
  'EAN / UPC / GTIN',
  'note: taken by hand',
  'values of the thing, in euros and without taxes or fees that apply',
  '1=one, 1=uno',
  'one of: the reds that people like best of all, blue',
  `one of: ${'x, '.repeat(400)}`,
]) {
  test(`${comment.slice(0, 60)} lists nothing`, () => assert.is(listed(comment), ''));
}

test('a comment names what a column holds by its first words', () => {
  assert.equal(subjectsOf("Customer's e-mail, as typed"), ["Customer's e-mail"]);
  assert.equal(subjectsOf('Date of birth'), ['Date of birth', 'Date']);
  assert.equal(subjectsOf('\u59d3\u540d'), []);
  assert.equal(subjectsOf('per year, before tax'), []);
  assert.equal(subjectsOf('what somebody has written on a sheet of paper once'), ['what somebody has written']);
});

/** The first values of a column in rows of a table. */
function valuesOf(dialect: 'mysql' | 'postgresql', ddl: string, column: string): ReadonlySet<string> {
  const plan = compile(ddl, { dialect }).plan.columns.find(({ name }) => name === column);
  const [part] = plan?.domains[0]?.parts ?? [];
  return new Set(part?.kind === 'pool' ? part.entries : []);
}

test('a column draws the values that its comment lists, in either dialect', () => {
  const mysql =
    "CREATE TABLE plans (tier TINYINT(1) COMMENT '1=basic, 2=pro, 3=enterprise', hue TEXT COMMENT 'one of: red, blue')";
  assert.equal(valuesOf('mysql', mysql, 'tier'), new Set(['1', '2', '3']));
  assert.equal(valuesOf('mysql', mysql, 'hue'), new Set(['red', 'blue']));
  const postgresql = `CREATE TABLE shop.plans (tier smallint); COMMENT ON COLUMN shop.plans.tier IS '1=basic, 2=pro';
    COMMENT ON TABLE shop.plans IS 'a/b/c'; COMMENT ON COLUMN shop.others.tier IS '8/9/7'`;
  assert.equal(valuesOf('postgresql', postgresql, 'tier'), new Set(['1', '2']));
});

test('the last comment counts, and NULL takes it away', () => {
  const ddl = "CREATE TABLE t (a text); COMMENT ON COLUMN t.a IS 'one of: x, y'; COMMENT ON COLUMN t.a IS ";
  assert.equal(valuesOf('postgresql', `${ddl}'one of: u, v'`, 'a'), new Set(['u', 'v']));
  assert.is(valuesOf('postgresql', `${ddl}NULL`, 'a').has('x'), false);
});

test('a comment beats no type, no check and no key', () => {
  const of = (column: string) => valuesOf('mysql', `CREATE TABLE t (${column})`, 'a').has('quill');
  const comment = "COMMENT 'one of: quill, x2, x3'";
  assert.is(of(`a VARCHAR(5) ${comment}`), true);
  assert.is(of(`a VARCHAR(1) ${comment}`), false);
  assert.is(of(`a INT ${comment}`), false);
  assert.is(of(`a VARCHAR(5) UNIQUE ${comment}`), false);
  assert.is(of(`a VARCHAR(5) ${comment} CHECK (a IN ('u', 'v'))`), false);
  assert.is(of(`a VARCHAR(5) ${comment} CHECK (a <> 'x2')`), false);
  assert.is(of(`a VARCHAR(5) ${comment}, b VARCHAR(5), CHECK (a < b)`), false);
});

test('a comment tells the meaning where the name does not', () => {
  const first = (column: string) => {
    const rows = compile(`CREATE TABLE t (${column})`, { dialect: 'mysql' }).text({ rows: 1, seed: 1 });
    return /'(?<value>[^']*)'/.exec(rows)?.groups?.['value'] ?? '';
  };
  assert.match(first("col1 VARCHAR(60) NOT NULL COMMENT 'customer e-mail'"), /@example\./);
  assert.match(first("value VARCHAR(60) NOT NULL COMMENT 'E-mail of the customer'"), /@example\./);
  assert.match(first("col1 DATE NOT NULL COMMENT 'Date of birth'"), /^(?:19|200)/);
  assert.match(first("netdt DATE NOT NULL COMMENT 'Date of birth'"), /^(?:19|200)/);
  assert.match(first("waers CHAR(3) NOT NULL COMMENT 'Currency'"), /^[A-Z]{3}$/);
  assert.not.match(first("last_name VARCHAR(60) NOT NULL COMMENT 'customer e-mail'"), /@/);
});

test('a comment that names some of the values is for the words of which they are some, or for these', () => {
  const values = (column: string) => {
    const rows = compile(`CREATE TABLE t (${column})`, { dialect: 'mysql' }).rows({ rows: 60, seed: 1 });
    return new Set(Array.from(rows, (row) => Object.values(row)[0]));
  };
  assert.equal(values("col1 text NOT NULL COMMENT 'quill, plume, reed, etc.'"), new Set(['quill', 'plume', 'reed']));
  const fields = values("col1 text NOT NULL COMMENT 'e.g. North Field, Hill Block'");
  assert.ok(fields.has('North Field') && fields.has('Mill Field'));
  assert.ok(values("city text NOT NULL COMMENT 'Paris, Tokyo, ...'").size > 20);
  assert.ok(values(`city text NOT NULL COMMENT '"Paris", "Tokyo", ...'`).size > 20);
  assert.equal(values(`col1 text NOT NULL COMMENT '"quill", "plume", "reed"'`), new Set(['quill', 'plume', 'reed']));
});

for (const [column, comment, form] of [
  ['iban varchar(34)', 'IBAN without spaces', /^[A-Z]{2}\d{2}/],
  ['order_number varchar(20)', 'no dashes', /^ORD\d+$/],
  ['full_name varchar(50)', 'Company contact person', /^[A-Z]\S+ [A-Z]\S+$/],
  ['username varchar(50)', 'company login name', /^[a-z.]+$/],
  ['ip varchar(45)', 'like remote, proxy, or forwarded', /^\d+\.\d+\.\d+\.\d+$/],
  ['phone text', 'such as home, mobile, work', /^\+?[\d -]+$/],
  ['first_name text', 'with accents, hyphens, apostrophes, etc.', /^[A-Z][a-z]+$/],
] as const) {
  test(`a comment that only speaks of values leaves them: ${comment}`, () => {
    const ddl = `CREATE TABLE users (${column} NOT NULL COMMENT '${comment}')`;
    const rows = compile(ddl, { dialect: 'mysql' }).rows({ rows: 20, seed: 1 });
    for (const row of rows) assert.match(String(Object.values(row)[0]), form);
  });
}

test('a comment of digits alone shows a form', () => {
  const { columns } = read('postgresql', 'CREATE TABLE t (a char(9) NOT NULL, -- 2024/2025\nb int)');
  assert.is(columns[0]?.comment, '2024/2025');
});

const LABELS: readonly (readonly [values: string, comment: string | null, labels: string])[] = [
  ['A I C', 'active, inactive, closed', 'active inactive closed'],
  ['DEP WDR PMT', 'deposit, withdrawal or card payment', 'deposit withdrawal card payment'],
  ['D C', 'D debit, C credit', 'debit credit'],
  ['A B', 'before, after', 'A B'],
  ['NEW SHIP DLVD CANC', null, 'new shipped delivered canceled'],
  ['PEND BOOK REJ', 'as the bank says', 'pending booked rejected'],
  ['SCH DEP ARR CNX', null, 'scheduled departed arrived canceled'],
  ['ROSE ASH', null, 'ROSE ASH'],
  ['create update delete', null, 'create update delete'],
  ['CREATE READ UPDATE DELETE', null, 'CREATE READ UPDATE DELETE'],
  ['GET POST PUT DELETE', null, 'GET POST PUT DELETE'],
  ['read write exec', null, 'read write exec'],
  ['SALE RENT LEASE', null, 'SALE RENT LEASE'],
];

for (const [values, comment, labels] of LABELS) {
  test(`${values} are ${labels}`, () => assert.is(labelsOf(values.split(' '), comment).join(' '), labels));
}

const SPELLED: readonly (readonly [column: string, comment: string, words: string])[] = [
  ['arr_apt', 'IATA airport of arrival', 'arrival airport'],
  ['dlv_dt', 'delivered', 'delivered date'],
  ['rem_cnt', 'reminders sent', 'reminder count'],
  ['ft_flg', 'full time', 'full time flag'],
  ['los_days', 'length of stay', 'length of stay day'],
  ['cust_no', 'contract used for the order', 'customer number'],
  ['note', 'name of the tenant', 'note'],
  ['order_no', 'name of owner', 'order number'],
  ['dept_id', 'identifies department', 'department id'],
  ['ship_dt', 'delivery terms', 'ship date'],
  ['aba_code', 'alpha beta alpha', 'alpha beta alpha code'],
];

for (const [column, comment, words] of SPELLED) {
  test(`${column} is ${words} where its comment says ${comment}`, () => {
    const table = read('mysql', `CREATE TABLE t (${column} VARCHAR(9) COMMENT '${comment}')`);
    assert.is(wordsOfColumns(table)(column).join(' '), words);
  });
}

test.run();

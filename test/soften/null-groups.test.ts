import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/** Which of two columns is NULL, row by row. */
function nulls(columns: string, names: readonly [string, string]): readonly (readonly [boolean, boolean])[] {
  const table = compile(`CREATE TABLE things (id int PRIMARY KEY, ${columns})`, { dialect: 'postgresql' });
  const [lhs, rhs] = names;
  return Array.from(table.rows({ rows: 400, seed: '1' }), (row) => [row[lhs] === null, row[rhs] === null]);
}

const agree = (rows: readonly (readonly [boolean, boolean])[]) => rows.every(([lhs, rhs]) => lhs === rhs);
const has = (rows: readonly (readonly [boolean, boolean])[]) => rows.some(([lhs]) => lhs) && rows.some(([lhs]) => !lhs);

const REDUCED = 'special_price numeric(8,2), special_from date, special_to date';

test('columns about a thing that not every row has are NULL together', () => {
  for (const [columns, names] of [
    ['voucher_code varchar(20), voucher_value numeric(6, 2)', ['voucher_code', 'voucher_value']],
    ['quibbleCode text, quibbleValue text', ['quibblecode', 'quibblevalue']],
    ['latitude float, longitude float', ['latitude', 'longitude']],
    ['quibble_code text UNIQUE, quibble_value text', ['quibble_code', 'quibble_value']],
    ['quibble_value text, quibble_code varchar(12) UNIQUE', ['quibble_code', 'quibble_value']],
    ['shipping_city text, shipping_country text', ['shipping_city', 'shipping_country']],
    [
      'emergency_contact_name text, emergency_contact_phone text',
      ['emergency_contact_name', 'emergency_contact_phone'],
    ],
    ['first_name text, last_name text', ['first_name', 'last_name']],
    ['company text, legal_name text', ['company', 'legal_name']],
    ['left_on date, reason_for_leaving text', ['left_on', 'reason_for_leaving']],
    ['http_verb text, url_path text', ['http_verb', 'url_path']],
    ['exc_class text, exc_stack text', ['exc_class', 'exc_stack']],
    ['company text, vat_number text', ['company', 'vat_number']],
    ['company_name text, country_code char(2), vat_id text', ['company_name', 'vat_id']],
    ['currency char(3), original_amount numeric(8,2), fx_rate numeric(9,6)', ['original_amount', 'fx_rate']],
    ['original_currency char(3), original_amount numeric(8,2)', ['original_currency', 'original_amount']],
    [
      'currency char(3) NOT NULL, fx_rate numeric(9,6), amount numeric(8,2) NOT NULL, orig_amount numeric(8,2), orig_ccy char(3)',
      ['fx_rate', 'orig_ccy'],
    ],
    [`price numeric(8,2) NOT NULL, ${REDUCED}`, ['special_price', 'special_from']],
    [`price numeric(8,2) NOT NULL, ${REDUCED}`, ['special_from', 'special_to']],
  ] as const) {
    const rows = nulls(columns, names);
    assert.ok(has(rows) && agree(rows), columns);
  }
});

test('what there is only where a flag says so is NULL elsewhere', () => {
  for (const [columns, names] of [
    ['is_gift boolean NOT NULL, gift_message text', ['is_gift', 'gift_message']],
    ['is_gift boolean DEFAULT false, gift_message text', ['is_gift', 'gift_message']],
    ['has_insurance boolean NOT NULL, insurance_provider text', ['has_insurance', 'insurance_provider']],
    ['two_factor_enabled boolean NOT NULL, two_factor_secret text', ['two_factor_enabled', 'two_factor_secret']],
  ] as const) {
    const table = compile(`CREATE TABLE things (id int PRIMARY KEY, ${columns})`, { dialect: 'postgresql' });
    const rows = [...table.rows({ rows: 400, seed: '1' })];
    assert.ok(
      rows.every((row) => row[names[0]] === (row[names[1]] !== null)),
      columns,
    );
    assert.ok(rows.some((row) => row[names[0]] === true) && rows.some((row) => row[names[0]] === false), columns);
  }
  assert.ok(
    nulls('is_active boolean NOT NULL, active_color text', ['is_active', 'active_color']).some(([, is]) => !is),
  );
});

test('of the last login there are a time and an address, or neither', () => {
  const rows = nulls('last_login_ip inet, last_login_agent text', ['last_login_ip', 'last_login_agent']);
  assert.ok(has(rows) && agree(rows));
});

test('what a filled column is about is there, and words that tell no thing say nothing', () => {
  for (const [columns, names] of [
    ['ship_name text NOT NULL, ship_flag text, ship_owner text', ['ship_flag', 'ship_owner']],
    ['first_name text, first_visit date', ['first_name', 'first_visit']],
    ['address_line1 text, address_line2 text', ['address_line1', 'address_line2']],
  ] as const) {
    assert.not.ok(agree(nulls(columns, names)), columns);
  }
});

test('what is drawn behind another column is so in a group, too, whichever of them is in front', () => {
  const ddl = 'CREATE TABLE things (id int PRIMARY KEY, battery_mv int, battery_pct int)';
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 400, seed: '1' }));
  const filled = rows.filter((row) => row['battery_mv'] !== null);
  assert.ok(filled.length < rows.length);
  for (const row of filled) {
    const above = Number(row['battery_mv']) - 8.5 * Number(row['battery_pct']);
    assert.ok(above >= 3280 && above <= 3350);
  }
});

test('whose last name each row has, has a first name, though it is a company, whose VAT number leads its country', () => {
  const columns = `cust_type text NOT NULL CHECK (cust_type IN ('PRIVATE', 'BUSINESS')), cust_fname text, cust_lname text NOT NULL,
    cust_company text, cust_vat_no varchar(20), cust_city text, cust_country char(2) NOT NULL`;
  assert.ok(nulls(columns, ['cust_fname', 'cust_lname']).every(([first]) => !first));
  const firms = nulls(columns, ['cust_company', 'cust_vat_no']);
  assert.ok(has(firms) && agree(firms));
});

test('a check decides on its columns', () => {
  const rows = nulls('gift_code text CHECK (gift_code IS NOT NULL), gift_value int', ['gift_code', 'gift_value']);
  assert.ok(rows.every(([code]) => !code) && rows.some(([, value]) => value));
});

test.run();

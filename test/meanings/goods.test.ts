import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Product, products } from '../../src/meanings/builders/products.ts';
import { rowsByTable } from '../schema/schema-rows.ts';

const byName = new Map(products().map((product) => [product.name, product]));

test('products differ in their names, and each has a price, a weight and sides', () => {
  assert.ok(products().length >= 600, `${products().length}`);
  assert.is(byName.size, products().length);
  for (const { name, noun, category, price, grams, sides } of products()) {
    assert.ok(name.endsWith(noun) && category !== '', name);
    assert.ok(price >= 1 && grams >= 1 && sides.every((side) => side > 0), `${name}: ${price}, ${grams}, ${sides}`);
  }
});

test('the first products are of all categories in turn', () => {
  const categories = new Set(products().map(({ category }) => category));
  assert.is(
    new Set(
      products()
        .slice(0, categories.size)
        .map(({ category }) => category),
    ).size,
    categories.size,
  );
});

/** Columns of products, and what their numbers are for a product; with what else stands in the table. */
const NUMBERS: readonly (readonly [columns: string, name: string, number: string, of: (product: Product) => number])[] =
  [
    ['name varchar(80) NOT NULL, price numeric(10,2) NOT NULL', 'name', 'price', ({ price }) => price],
    ['name varchar(80) NOT NULL UNIQUE, price numeric(10,2) CHECK (price > 0)', 'name', 'price', ({ price }) => price],
    [
      'name varchar(80), price numeric(8,2), sale_price numeric(8,2), CHECK (sale_price < price)',
      'name',
      'price',
      ({ price }) => price,
    ],
    [
      'product_name text, unit_price numeric(10,2), quantity int, total numeric(12,2)',
      'product_name',
      'unit_price',
      ({ price }) => price,
    ],
    ['title varchar(90), price_cents integer NOT NULL', 'title', 'price_cents', ({ price }) => Math.round(100 * price)],
    ['name varchar(80), weight_kg numeric(9,3)', 'name', 'weight_kg', ({ grams }) => Math.max(0.01, grams / 1000)],
    ['name varchar(80), weight_g integer', 'name', 'weight_g', ({ grams }) => grams],
    [
      'name varchar(80), length_cm numeric(6,1), width_cm numeric(6,1), height_cm numeric(6,1)',
      'name',
      'height_cm',
      ({ sides }) => sides[2],
    ],
  ];

for (const [columns, named, number, of] of NUMBERS) {
  test(`${number} is that of the product: ${columns}`, () => {
    const ddl = `CREATE TABLE products (id integer PRIMARY KEY, ${columns});`;
    const rows = rowsByTable(ddl, { rows: 300 }).get('products') ?? [];
    let count = 0;
    for (const row of rows) {
      const product = byName.get((row.get(named) ?? '').replace(/ \d+$/, ''));
      const value = row.get(number);
      if (product === undefined || value === undefined || value === null) continue;
      count++;
      assert.ok(Math.abs(Number(value) - of(product)) < 0.01, `${product.name}: ${value}, not ${of(product)}`);
    }
    assert.ok(count > 200, `${count}`);
  });
}

test('what is light weighs something in whole kilograms, too', () => {
  for (const type of ['integer', 'numeric(6,1)', 'numeric(6,2)']) {
    const ddl = `CREATE TABLE parts (id integer PRIMARY KEY, product_name varchar(80), weight ${type} NOT NULL);`;
    const rows = rowsByTable(ddl, { rows: 200 }).get('parts') ?? [];
    assert.ok(
      rows.every((row) => Number(row.get('weight')) > 0),
      type,
    );
  }
});

test('dishes of a menu are no goods', () => {
  const rows = rowsByTable(
    'CREATE TABLE menu_items (id integer PRIMARY KEY, item_name varchar(80) NOT NULL, price numeric(8,2));',
    {
      rows: 60,
    },
  ).get('menu_items');
  assert.ok(rows?.every((row) => !byName.has(row.get('item_name') ?? '')));
});

test('prices outside of bounds are those of no product', () => {
  const ddl = `CREATE TABLE products (name varchar(80) NOT NULL, price numeric(8,2) NOT NULL CHECK (price BETWEEN 10 AND 400));`;
  const rows = rowsByTable(ddl, { rows: 300 }).get('products') ?? [];
  assert.ok(rows.every((row) => Number(row.get('price')) >= 10 && Number(row.get('price')) <= 400));
  const [within, beyond] = [true, false].map((isWithin) =>
    rows.filter((row) => {
      const price = byName.get(row.get('name') ?? '')?.price ?? 0;
      return (price >= 10 && price <= 400) === isWithin;
    }),
  );
  assert.ok((within?.length ?? 0) > 150 && (beyond?.length ?? 0) > 0, `${within?.length}, ${beyond?.length}`);
  for (const row of within ?? []) assert.is(Number(row.get('price')), byName.get(row.get('name') ?? '')?.price);
});

test.run();

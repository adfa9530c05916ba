import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { open, paste, settled, showPanel } from './actions.ts';
import { browserSuite } from './browser.ts';

const test = browserSuite('what columns and tables are');

const ROWS = 10_000;

const SHOP = `
  CREATE TABLE customers (id serial PRIMARY KEY, email text UNIQUE, born date, vip boolean NOT NULL, score numeric(6,2));
  CREATE TABLE orders (id serial PRIMARY KEY, customer_id int REFERENCES customers, note varchar(20), before int REFERENCES orders);
  CREATE TABLE audit (id serial, what int REFERENCES elsewhere);`;

async function chooseColumn(page: Page, name: string): Promise<void> {
  await page.locator('.choices button', { has: page.getByText(name, { exact: true }) }).click();
  await settled(page);
}

async function chooseTable(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}, `) }).click();
  await settled(page);
}

/** The counts of a chart, as its table has them. */
function counts(page: Page): Promise<readonly number[]> {
  const cells = page.locator('.chart').first().locator('tbody td:nth-of-type(1)');
  return cells.evaluateAll((found) => found.map((cell) => Number((cell.textContent ?? '').replaceAll(',', ''))));
}

/** What is said under a heading of a list of facts. */
function fact(page: Page, subject: string): Promise<string | null> {
  return page.locator('.facts').first().locator(`dt:text-is("${subject}") + dd`).textContent();
}

test(
  'beside a choice of tables, tabs have the width of a small window',
  async ({ page, address }) => {
    await open(page, address);
    await paste(page, SHOP);
    const { width = 0 } = (await page.getByRole('tablist').boundingBox()) ?? {};
    assert.ok(width > 300, `${width} pixels`);
  },
  { viewport: { width: 360, height: 800 } },
);

test('bars and NULLs are all rows that were counted', async ({ page, address }) => {
  await open(page, address);
  await paste(page, SHOP);
  await showPanel(page, 'Columns');
  for (const column of ['email', 'born', 'vip', 'score']) {
    await chooseColumn(page, column);
    const nulls = /counted: ([\d,]+) of/.exec((await fact(page, 'NULL')) ?? '')?.[1] ?? '0';
    const sum = (await counts(page)).reduce((total, count) => total + count, Number(nulls.replaceAll(',', '')));
    assert.is(sum, ROWS, column);
  }
});

test('a bar has the height of its count', async ({ page, address }) => {
  await open(page, address);
  await paste(page, SHOP);
  await showPanel(page, 'Columns');
  await chooseColumn(page, 'born');
  const heights = await page
    .locator('.chart rect')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('height'))));
  const found = await counts(page);
  assert.is(heights.length, found.length);
  const [most, tallest] = [Math.max(...found), Math.max(...heights)];
  for (const [at, height] of heights.entries()) {
    assert.ok(Math.abs(height / tallest - (found[at] ?? 0) / most) < 1e-6);
  }
});

test('a column says what it means, and what keeps its constraints', async ({ page, address }) => {
  await open(page, address);
  await paste(page, SHOP);
  await showPanel(page, 'Columns');
  await chooseColumn(page, 'email');
  assert.is(await fact(page, 'Meaning'), 'contact.email');
  assert.match((await fact(page, 'Key')) ?? '', 'customers_email_key: unique (email)');
  assert.is(await page.getByRole('button', { name: /email/ }).getAttribute('aria-current'), 'true');
  await page.getByRole('combobox', { name: 'Table' }).selectOption('audit');
  await settled(page);
  await chooseColumn(page, 'id');
  assert.is(await fact(page, 'Left out'), 'the database numbers it');
});

test('a table is chosen in the graph, by mouse and by keys', async ({ page, address }) => {
  await open(page, address);
  await paste(page, SHOP);
  await showPanel(page, 'Tables');
  await chooseTable(page, 'orders');
  assert.is(await fact(page, 'Loaded'), 'after customers');
  await page.getByRole('button', { name: /^customers, / }).focus();
  await page.keyboard.press('Enter');
  await settled(page);
  assert.is(await page.locator('.detail h2').textContent(), 'customers');
  assert.match((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ?? '', /^customers, /);
  assert.is(await page.getByRole('button', { name: /^customers, / }).getAttribute('aria-pressed'), 'true');
});

test('children are counted for each row of a table', async ({ page, address }) => {
  await open(page, address);
  await paste(page, SHOP);
  await showPanel(page, 'Tables');
  await chooseTable(page, 'customers');
  const parents = (await counts(page)).reduce((sum, count) => sum + count, 0);
  assert.is(parents, 1000);
});

test('the graph has all tables, those outside of the text, and a line for each reference', async ({
  page,
  address,
}) => {
  await open(page, address);
  await paste(page, SHOP);
  await showPanel(page, 'Tables');
  assert.equal((await page.locator('.graph .node .name').allTextContents()).sort(), [
    'audit',
    'customers',
    'elsewhere',
    'orders',
  ]);
  assert.is(await page.locator('.graph .line').count(), 3);
  assert.is(await page.locator('.graph .grey').count(), 1);
});

test('one table alone needs no graph', async ({ page, address }) => {
  await open(page, address);
  await paste(page, 'CREATE TABLE alone (a int)');
  await showPanel(page, 'Tables');
  assert.is(await page.locator('.graph').count(), 0);
  assert.match((await page.locator('.overview').textContent()) ?? '', 'alone is the only table');
});

test('the list of columns stays where it is scrolled to', async ({ page, address }) => {
  const columns = Array.from({ length: 60 }, (_, at) => `column_${at} int`);
  await open(page, address);
  await paste(page, `CREATE TABLE wide (${columns.join(', ')})`);
  await showPanel(page, 'Columns');
  await chooseColumn(page, 'column_50');
  const top = await page.locator('.choices').evaluate((list) => list.scrollTop);
  assert.ok(top > 0);
  await chooseColumn(page, 'column_51');
  assert.ok((await page.locator('.choices').evaluate((list) => list.scrollTop)) >= top);
});

test('names and values of the text are text', async ({ page, address }) => {
  const name = '<img src=x onerror=alert(1)>';
  await open(page, address);
  await paste(
    page,
    `CREATE TABLE "${name}" ("${name}" text CHECK ("${name}" IN ('${name}', 'x')), b int REFERENCES "${name}2")`,
  );
  for (const panel of ['Columns', 'Tables']) {
    await showPanel(page, panel);
    assert.is(await page.locator('#panel img').count(), 0);
    assert.ok(await page.locator('#panel').getByText(name).count());
  }
});

test.run();

import * as assert from 'uvu/assert';
import { compileSchema } from '../../src/index.ts';
import { faultsShown, open, paste, rowsShown, settled, showPanel } from './actions.ts';
import { browserSuite } from './browser.ts';

const test = browserSuite('typing into the page');

const PAIRS = "CREATE TABLE pairs (a int CHECK (a BETWEEN 1 AND 9), b text CHECK (b IN ('x', 'y')));\n";

test('a text that is pasted has its rows shown, those of the library', async ({ page, address }) => {
  await open(page, address);
  await paste(page, PAIRS);
  const rows = compileSchema(PAIRS, { dialect: 'postgresql' }).rows('pairs', { rows: 1000, seed: 1, as: 'array' });
  const expected = [...rows].slice(0, 50).map((row) => row.map((value) => (value === null ? 'NULL' : String(value))));
  assert.equal(await rowsShown(page), expected);
});

test('a fault is underlined and said, the last rows stay, and go on when it is mended', async ({ page, address }) => {
  await open(page, address);
  await paste(page, PAIRS);
  const before = await rowsShown(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('CREATE TABLE broken (');
  await settled(page);
  // The other table of the text has its rows nevertheless.
  assert.is((await faultsShown(page)).length, 1);
  assert.equal(await rowsShown(page), before);
  await paste(page, 'CREATE TABLE pairs (\n  a int CHECK (a > nowhere)\n);\n');
  assert.equal(await faultsShown(page), ['Fault Line 2: There is no column "nowhere".']);
  assert.equal(await page.locator('.cm-lintRange-error').allTextContents(), ['nowhere']);
  assert.equal(await rowsShown(page), before);
  assert.ok(await page.locator('.results.stale .note').isVisible());
  await showPanel(page, 'CSV');
  assert.match((await page.locator('#panel pre').textContent()) ?? '', /^a,b\r?\n/);
  await showPanel(page, 'Rows');
  await page.locator('.faults button').click();
  await page.keyboard.press('Shift+Control+ArrowRight');
  await page.keyboard.type('0');
  await settled(page);
  assert.equal(await faultsShown(page), []);
  assert.not(await page.locator('.results.stale').count());
  assert.is(await page.locator('#panel th').count(), 1);
});

test('typing over a selection of lines keeps to the policy', async ({ page, address }) => {
  await open(page, address);
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(PAIRS.trim());
  await settled(page);
  assert.is(await page.locator('.cm-content').textContent(), PAIRS.trim());
});

test('a warning stands in the margin', async ({ page, address }) => {
  await open(page, address);
  await paste(page, `FROBNICATE pairs;\n${PAIRS}`);
  assert.match((await faultsShown(page)).join(), /^Warning Line 1: /);
  assert.is(await page.locator('.cm-lint-marker-warning').count(), 1);
});

test('the dialect is found and said, and another can be chosen', async ({ page, address }) => {
  const dialect = page.getByLabel('Dialect');
  const choice = () => dialect.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent);
  await open(page, address);
  await paste(page, 'CREATE TABLE t (id int PRIMARY KEY AUTO_INCREMENT, a tinyint(1));\n');
  assert.is(await choice(), 'MySQL, MariaDB (found)');
  assert.is(await page.locator('.sign').textContent(), 'shown by: AUTO_INCREMENT');
  await dialect.selectOption('PostgreSQL');
  await settled(page);
  assert.is(await choice(), 'PostgreSQL');
  assert.match((await faultsShown(page)).join(), /^Fault Line 1: /);
  await dialect.selectOption({ index: 0 });
  await settled(page);
  assert.equal(await faultsShown(page), []);
});

test.run();

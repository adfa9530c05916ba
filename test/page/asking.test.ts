import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { fragmentOf, stateOf } from '../../src/page/link/fragment.ts';
import { USUAL_VIEW } from '../../src/page/state.ts';
import { rowsmith } from '../cli/harness.ts';
import { inFolder } from '../cli/world.ts';
import { browserSuite } from './browser.ts';

const test = browserSuite('what is asked for');

const DDL =
  'CREATE TABLE users (id serial PRIMARY KEY, name text NOT NULL, age int);\nCREATE TABLE "Märkte" (ort text);';

/** The address of a page with this text. */
async function addressOf(address: string, settings = {}): Promise<string> {
  return `${address}#${await fragmentOf({ ...USUAL_VIEW, ddl: DDL, settings })}`;
}

/** The texts of the cells, once there is a table with so many rows. */
async function cells(page: Page, rows: number): Promise<readonly string[]> {
  await page.waitForFunction((count) => document.querySelectorAll('.panel tbody tr').length === count, rows);
  return page.locator('.panel tbody td').allInnerTexts();
}

/** The page's address, once it holds these settings: it follows some time behind what is asked. */
async function addressWith(page: Page, settings: object): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const url = page.url();
    const read = await stateOf(new URL(url).hash.slice(1));
    if ('state' in read && isDeepStrictEqual(read.state.settings, settings)) return url;
    await page.waitForTimeout(50);
  }
  throw new Error(`The address ${page.url()} does not come to hold ${JSON.stringify(settings)}.`);
}

test('a link shows the same rows', async ({ page, address }) => {
  await page.goto(await addressOf(address, { rows: 7 }));
  const before = await cells(page, 7);
  await page.fill('#setting-seed', 'another');
  await page.fill('#setting-rows', '9');
  const rows = await cells(page, 9);
  assert.is.not(rows[1], before[1]);
  const link = await addressWith(page, { rows: 9, seed: 'another' });
  const second = await page.context().newPage();
  await second.goto(link);
  assert.equal(await cells(second, 9), rows);
  assert.is(await second.inputValue('#setting-seed'), 'another');
  // An address that is put into the same window is read, too.
  await second.goto(await addressOf(address, { rows: 7 }));
  assert.equal(await cells(second, 7), before);
});

test('a broken link is said, and the page starts', async ({ page, address }) => {
  await page.goto(`${address}#1.broken`);
  await page.waitForSelector('.panel table');
  assert.match((await page.textContent('.status')) ?? '', /The link is broken/);
});

test('a link is copied, or shown where the browser does not let it', async ({ page, address }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await addressOf(address, { rows: 7 }));
  await cells(page, 7);
  await page.click('text=Copy link');
  await page.waitForSelector('text=Copied.');
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.click('text=Copy link');
  assert.is(await page.getByRole('textbox', { name: 'Copy link' }).inputValue(), page.url());
  assert.is(await page.evaluate(() => getSelection()?.toString()), page.url());
});

test('settings change the rows, and are kept apart from what is usual', async ({ page, address }) => {
  await page.goto(await addressOf(address, { rows: 7 }));
  await cells(page, 7);
  await page.click('summary:has-text("Tables and columns")');
  await page.getByRole('combobox', { name: 'Column' }).selectOption('name');
  await page.fill('#column-values', "Ann, 'Bo b'");
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.panel tbody td:nth-child(1)')].every(({ textContent }) =>
      ['Ann', 'Bo b'].includes(textContent ?? ''),
    ),
  );
  await page.click('summary:has-text("Values")');
  await page.getByRole('group', { name: 'Where' }).first().getByRole('button', { name: 'Add' }).click();
  await page.keyboard.type('users: age = 4711');
  await page.waitForFunction(() => document.querySelector('.panel tbody td:nth-child(2)')?.textContent === '4711');
  await page.getByRole('tab', { name: 'Settings file' }).click();
  const file = (await page.textContent('.config pre')) ?? '';
  const columns = { name: { values: ['Ann', 'Bo b'] } };
  const asked = { dialect: 'postgresql', seed: 0, rows: 7, where: ['users: age = 4711'] };
  assert.equal(JSON.parse(file), { ...asked, tables: { users: { columns } } });
  await page.getByRole('button', { name: 'Remove Where 1' }).click();
  await page.fill('#column-values', '');
  // Each of the two changes is shown by itself: the file is read once both of them are.
  await page.waitForFunction(() => !/where|tables/.test(document.querySelector('.config pre')?.textContent ?? 'where'));
  assert.equal(JSON.parse((await page.textContent('.config pre')) ?? ''), { dialect: 'postgresql', seed: 0, rows: 7 });
});

test('a fault stands at its field', async ({ page, address }) => {
  await page.goto(await addressOf(address, { rows: 7, tables: { users: { columns: { age: { from: 'x' } } } } }));
  await page.waitForSelector('.faults .error');
  await page.fill('#setting-rows', 'many');
  const rows = page.locator('#setting-rows');
  assert.is(await rows.getAttribute('aria-invalid'), 'true');
  assert.match((await rows.getAttribute('aria-describedby')) ?? '', /setting-rows-fault/);
  assert.match((await page.textContent('#setting-rows-fault')) ?? '', /^Rows must be a whole number from 1/);
  await page.fill('#setting-rows', '8');
  assert.is(await rows.getAttribute('aria-invalid'), 'false');
  assert.is((await page.textContent('#setting-rows-fault')) ?? '', '');
});

test('what rows cannot obey stands at the field that asks for it', async ({ page, address }) => {
  await page.goto(await addressOf(address, { rows: 7 }));
  await cells(page, 7);
  await page.click('summary:has-text("Tables and columns")');
  await page.getByRole('combobox', { name: 'Column' }).selectOption('age');
  await page.fill('#column-from', 'x');
  await page.waitForSelector('#column-from[aria-invalid=true]');
  assert.match((await page.textContent('#column-from-fault')) ?? '', /users/);
  assert.is(await page.inputValue('#column-from'), 'x');
  await page.fill('#column-from', '3');
  await page.waitForSelector('#column-from[aria-invalid=false]');
});

test('a download has all rows, those of the command', async ({ page, address }) => {
  await page.goto(await addressOf(address, { rows: 100_000, seed: 7 }));
  await page.waitForSelector('.panel table');
  for (const [format, name, args] of [
    ['csv', 'users.csv', ['--format', 'csv', '--table', 'users']],
    ['insert', 'generated.sql', []],
  ] as const) {
    await page.getByLabel('Form of the file').selectOption(format);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Download').click()]);
    assert.is(download.suggestedFilename(), name);
    await inFolder(async (folder) => {
      const path = join(folder, name);
      await download.saveAs(path);
      const bytes = readFileSync(path, 'utf8');
      if (format === 'csv') assert.is(bytes.split('\n').length - 2, 100_000);
      const file = join(folder, 'schema.sql');
      writeFileSync(file, DDL);
      const { stdout } = await rowsmith([file, '--seed', '7', '--rows', '100000', ...args]);
      assert.ok(bytes === stdout, 'The command writes other bytes.');
    });
  }
  await page.waitForSelector('text=generated.sql: 200,000 rows.');
});

test('a download can be cancelled', async ({ page, address }) => {
  await page.goto(await addressOf(address, { rows: 5_000_000 }));
  await page.waitForSelector('.panel table');
  await page.getByText('Download').click();
  await page.waitForSelector('text=/ of 10,000,000 rows/');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForSelector('text=Cancelled.');
  assert.is(await page.getByText('Download').isEnabled(), true);
});

test.run();

import * as assert from 'uvu/assert';
import { browserSuite } from './browser.ts';

const test = browserSuite('rows');

test('the page shows rows of the table that it starts with', async ({ page, address }) => {
  await page.goto(address);
  await page.waitForSelector('.panel table');
  assert.is(await page.locator('.panel tbody tr').count(), 100);
});

test.run();

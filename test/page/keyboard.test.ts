import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { open, settled, tabTitles } from './actions.ts';
import { browserSuite } from './browser.ts';

const test = browserSuite('the page by keyboard');

/** What has the focus, as it is read out, also in a shadow root. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const host = document.activeElement;
    const target = host?.shadowRoot?.activeElement ?? host;
    const isLabelled = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
    const label = isLabelled ? target.labels?.[0]?.firstChild?.textContent : null;
    return label ?? target?.getAttribute('aria-label') ?? target?.textContent ?? '';
  });
}

test('Tab goes from the head through the text and the settings to the results', async ({ page, address }) => {
  await open(page, address);
  await page.locator('header select').focus();
  assert.is(await focused(page), 'Example');
  const settings = ['Rows', 'Seed', 'Values', 'Tables and columns', 'Statements'];
  const results = ['Rows', 'bookings: the first 50 of 1000 rows', 'Form of the file', 'Download', 'Copy link'];
  for (const name of ['Dialect', 'CREATE TABLE statements', ...settings, ...results]) {
    await page.keyboard.press('Tab');
    assert.is(await focused(page), name);
  }
});

test('arrow keys, Home and End choose tabs, and one alone is reached by Tab', async ({ page, address }) => {
  await open(page, address);
  const titles = await tabTitles(page);
  const chosen = () => page.locator('[role=tab][aria-selected=true]').allTextContents();
  await page.getByRole('tab', { name: 'Rows' }).focus();
  for (const [key, place] of [
    ['ArrowRight', 1],
    ['End', titles.length - 1],
    ['ArrowRight', 0],
    ['ArrowLeft', titles.length - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await settled(page);
    assert.equal(await chosen(), [titles[place]]);
    assert.is(await focused(page), titles[place]);
    assert.is(await page.locator('[role=tab][tabindex="0"]').count(), 1);
    const label = await page.locator('#panel').getAttribute('aria-labelledby');
    assert.is(await page.locator(`#${label}`).textContent(), titles[place]);
  }
});

test('the focus stays in a panel whose content is replaced', async ({ page, address }) => {
  await open(page, address);
  const scrolled = page.locator('#panel .scrolled');
  await scrolled.focus();
  await scrolled.evaluate((element) => {
    element.scrollTop = 300;
  });
  await page.getByLabel('Dialect').selectOption('postgresql');
  await settled(page);
  assert.is(await focused(page), 'bookings: the first 50 of 1000 rows');
  assert.is(await scrolled.evaluate((element) => element.scrollTop), 300);
});

test.run();

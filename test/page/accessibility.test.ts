import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { sampled } from '../support/sample.ts';
import { open, paste, settled, showPanel, tabTitles } from './actions.ts';
import { browserSuite } from './browser.ts';

const test = browserSuite('accessibility');

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const TEXT = `CREATE TABLE parents (id serial PRIMARY KEY, name varchar(30) NOT NULL, born date, weight numeric(5, 2));
CREATE TABLE children (id serial PRIMARY KEY, parent_id int NOT NULL REFERENCES parents, note text, loud boolean);
`;

/** What axe-core finds, a line each. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: typeof import('axe-core') };
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}

/** How much wider than the window the page is. */
function pixelsCutOff(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const WINDOWS = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'light', width: 1920 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'dark', width: 1920 },
] as const;

for (const { colorScheme, width } of sampled(WINDOWS, 3)) {
  test(
    `axe-core finds nothing in any panel, ${colorScheme} and ${width} px wide`,
    async ({ page, address }) => {
      await page.addInitScript({ path: AXE });
      await open(page, address);
      await paste(page, TEXT);
      for (const title of await tabTitles(page)) {
        await showPanel(page, title);
        assert.equal(await violations(page), [], title);
        assert.is(await pixelsCutOff(page), 0, title);
      }
      await showPanel(page, 'Rows');
      for (const summary of await page.locator('summary').all()) await summary.click();
      await page.getByRole('combobox', { name: 'Column' }).selectOption('name');
      await page.locator('#column-nulls').fill('much');
      await page.getByRole('button', { name: 'Add' }).first().click();
      await settled(page);
      assert.equal(await violations(page), [], 'settings');
      assert.is(await pixelsCutOff(page), 0, 'settings');
      await paste(page, 'CREATE TABLE broken (a int, a int, b int CHECK (c > 1));');
      assert.equal(await violations(page), [], 'a fault');
    },
    { colorScheme, viewport: { width, height: 800 } },
  );
}

test.run();

/** Makes the pictures of the page that the README shows. Usage: npm run screenshots */
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { open, settled } from './actions.ts';
import { hostPage, openPage } from './browser.ts';

const FOLDER = fileURLToPath(new URL('../../../src/page/screenshots/', import.meta.url));

interface Picture {
  /** What is clicked before: tabs and columns by their names. */
  readonly clicks: readonly string[];
  /** What is scrolled to then. */
  readonly shows?: string;
  readonly window: BrowserContextOptions;
}

const PICTURES: { readonly [name: string]: Picture } = {
  'rows-light': { clicks: [], window: { colorScheme: 'light', viewport: { width: 1280, height: 720 } } },
  'columns-dark': {
    clicks: ['Columns', 'night_price'],
    shows: '.results svg',
    window: { colorScheme: 'dark', viewport: { width: 1280, height: 720 } },
  },
};

const host = await hostPage();
try {
  for (const [name, { clicks, shows, window }] of Object.entries(PICTURES)) {
    const { page, address } = await openPage(host, { ...window, reducedMotion: 'reduce' });
    await open(page, address);
    for (const text of clicks) {
      await page.locator('.results').getByText(text, { exact: true }).first().click();
      await settled(page);
    }
    if (shows !== undefined) await page.locator(shows).first().scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${FOLDER}${name}.png` });
    await page.context().close();
  }
} finally {
  await host.close();
}

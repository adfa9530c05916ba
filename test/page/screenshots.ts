/** Makes the pictures of the page that the README shows. Usage: npm run screenshots */
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { open } from './actions.ts';
import { hostPage, openPage } from './browser.ts';

const PICTURES = fileURLToPath(new URL('../../../src/page/screenshots/', import.meta.url));

const WINDOWS: { readonly [name: string]: BrowserContextOptions } = {
  light: { colorScheme: 'light', viewport: { width: 1280, height: 720 } },
  'narrow-dark': { colorScheme: 'dark', viewport: { width: 400, height: 720 } },
};

const host = await hostPage();
try {
  for (const [name, options] of Object.entries(WINDOWS)) {
    const { page, address } = await openPage(host, { ...options, reducedMotion: 'reduce' });
    await open(page, address);
    await page.screenshot({ path: `${PICTURES}${name}.png` });
    await page.context().close();
  }
} finally {
  await host.close();
}

import type { Page } from 'playwright-core';

/*
 * What one does with the page, and what one sees then.
 */

/** Waits until all that is shown is that of the text, the settings and the panel. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('#panel[aria-busy=false]', { timeout: 60_000 });
}

/** Opens the page, with a fragment or without. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Replaces the text, as one pastes another. */
export async function paste(page: Page, ddl: string): Promise<void> {
  const editor = page.locator('.cm-content');
  await editor.focus();
  await page.keyboard.press('Control+a');
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, ddl);
  await settled(page);
}

/** Chooses what is shown by the title of its tab. */
export async function showPanel(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: title, exact: true }).click();
  await settled(page);
}

export function tabTitles(page: Page): Promise<string[]> {
  return page.getByRole('tab').allTextContents();
}

/** The cells of the rows. */
export function rowsShown(page: Page): Promise<string[][]> {
  const rows = page.locator('#panel tbody tr');
  return rows.evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
  );
}

/** What is said of the text. */
export function faultsShown(page: Page): Promise<string[]> {
  return page.locator('.faults li').allTextContents();
}

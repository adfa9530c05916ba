import * as assert from 'uvu/assert';
import { EXAMPLES } from '../../src/page/examples/examples.ts';
import { faultsShown, open, paste, rowsShown, settled } from './actions.ts';
import { browserSuite } from './browser.ts';

const test = browserSuite('the head of the page');

test('an example that is chosen is shown with its rows, and can be undone', async ({ page, address }) => {
  await open(page, address);
  await paste(page, 'CREATE TABLE t (a int);');
  const examples = page.getByLabel('Example');
  assert.is(await examples.inputValue(), '');
  for (const [place, { title }] of EXAMPLES.entries()) {
    await examples.selectOption(title);
    await settled(page);
    assert.is(await examples.inputValue(), String(place));
    assert.equal(await faultsShown(page), []);
    assert.ok((await rowsShown(page)).length > 0);
  }
  await page.locator('.cm-content').focus();
  for (const _ of EXAMPLES) await page.keyboard.press('Control+z');
  await settled(page);
  assert.is(await page.locator('.cm-content').textContent(), 'CREATE TABLE t (a int);');
});

test('a table of a schema can be chosen', async ({ page, address }) => {
  await open(page, address);
  await page.getByLabel('Example').selectOption('1');
  await settled(page);
  await page.getByRole('combobox', { name: 'Table' }).selectOption('payments');
  await settled(page);
  assert.match((await page.locator('#panel caption').textContent()) ?? '', /^payments: /);
  await page.locator('.cm-content').press('Control+End');
  await page.keyboard.type('-- more');
  await settled(page);
  assert.match((await page.locator('#panel caption').textContent()) ?? '', /^payments: /);
});

test.run();

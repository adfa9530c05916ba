import * as assert from 'uvu/assert';
import { open, paste, showPanel, tabTitles } from './actions.ts';
import { browserSuite } from './browser.ts';

const test = browserSuite('hostile texts');

/** Where markup is read, it runs. */
const IMAGE = '<img src=x onerror=document.title=1>';
const SCRIPT = '</script><script>document.title=1</script>';

const SCHEMA = `CREATE TYPE mood AS ENUM ('${IMAGE}', '${SCRIPT}');
COMMENT ON TYPE mood IS '${SCRIPT}';
CREATE TABLE "${IMAGE}" (
  "${SCRIPT}" int PRIMARY KEY,
  "${IMAGE}" mood NOT NULL, -- ${IMAGE}
  "a'b" varchar(80) NOT NULL DEFAULT '${IMAGE}' CHECK ("a'b" IN ('${IMAGE}', '${SCRIPT}'))
);
COMMENT ON COLUMN "${IMAGE}"."a'b" IS '${IMAGE}';
CREATE TABLE "child&lt;" ("${IMAGE}" int NOT NULL REFERENCES "${IMAGE}", CONSTRAINT "${IMAGE}" UNIQUE ("${IMAGE}"));
`;

/** Faults and warnings that quote it. */
const FAULTY = `${SCHEMA}CREATE TABLE "${SCRIPT}" (a int CHECK ("${IMAGE}" > 1));\n`;

for (const [title, text] of [
  ['names and labels', SCHEMA],
  ['faults', FAULTY],
] as const) {
  test(`${title} that hold markup are shown as text in each panel`, async ({ page, address }) => {
    await open(page, address);
    const before = await page.title();
    await paste(page, text);
    const tables = page.getByRole('combobox', { name: 'Table' }).locator('option');
    assert.equal(await tables.allTextContents(), [IMAGE, 'child&lt;']);
    for (const panel of await tabTitles(page)) {
      await showPanel(page, panel);
      assert.is(await page.locator('body img, body script').count(), 0, panel);
    }
    await showPanel(page, 'Rows');
    assert.ok((await page.locator('#panel').textContent())?.includes(IMAGE));
    assert.is(await page.title(), before);
  });
}

test('a fault that quotes markup is shown as text', async ({ page, address }) => {
  await open(page, address);
  await paste(page, FAULTY);
  assert.ok((await page.locator('.faults').textContent())?.includes(IMAGE));
});

test.run();

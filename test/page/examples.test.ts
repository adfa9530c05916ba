import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PageCompiler } from '../../src/page/compiler.ts';
import { EXAMPLES } from '../../src/page/examples/examples.ts';
import { USUAL_SETTINGS } from '../../src/page/settings.ts';

for (const { title, ddl, settings } of EXAMPLES) {
  test(`the example "${title}" has rows in each table, and nothing is said of it`, async () => {
    const asked = { ...USUAL_SETTINGS, ...settings };
    const { tables, marks } = await new PageCompiler().answer('read', { ddl, settings: asked });
    assert.equal(marks, []);
    assert.ok(tables.length > 0);
    for (const { name, rows } of tables) assert.is(rows, asked.rows, name);
  });
}

test.run();

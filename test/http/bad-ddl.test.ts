import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { badDdl } from '../node/bad-ddl.ts';
import { compileAtOnce, postTo, withService } from './harness.ts';

for (const { name, dialect, ddl, place } of badDdl) {
  test(`${dialect}: ${name}`, async () => {
    await withService({ compile: compileAtOnce }, async ({ origin, faults }) => {
      const body = JSON.stringify({ table_definition: ddl });
      const response = await postTo(`${origin}/${dialect}/api/v1/generate/sql`, body);
      const { error, code, line, column, ...rest } = Object(await response.json());
      assert.equal(faults, []);
      assert.is(response.status, 400);
      assert.match(error, /^[A-Z].*\.$/);
      assert.match(code, /^[a-z]+(_[a-z]+)*$/);
      assert.is(`${line}:${column}`, place);
      assert.equal(rest, {});
    });
  });
}

test.run();

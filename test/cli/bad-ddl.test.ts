import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { badDdl } from '../node/bad-ddl.ts';
import { sampled } from '../support/sample.ts';
import { rowsmith } from './harness.ts';

for (const { name, dialect, ddl, place } of sampled(badDdl, 4)) {
  test(`${dialect}: ${name}`, async () => {
    const { code, stdout, stderr } = await rowsmith(['generate', '--dialect', dialect, '--seed', '1'], ddl);
    const [first = '', excerpt, caret, ...rest] = stderr.split('\n');
    assert.is(stdout, '');
    assert.is(code, 3);
    assert.match(first, /^<stdin>:\d+:\d+: [A-Z].*\.$/);
    assert.ok(first.startsWith(`<stdin>:${place}: `), `${first} is not at ${place}`);
    assert.type(excerpt, 'string');
    assert.match(caret ?? '', /^ *\^$/);
    assert.equal(rest, ['']);
  });
}

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stubTable } from '../node/stub-table.ts';
import { postTo, withService } from './harness.ts';

const body = '{"table_definition":"CREATE TABLE t (a INT)"}';

for (const [path, status] of [
  ['/mysql/api/v1/generate/sql', 200],
  ['/postgresql/api/v1/generate/sql', 200],
  ['/mysql/api/v1/generate/sql?verbose=1', 200],
  ['/mysql/api/v1/generate/sql/', 404],
  ['/mysql/api/v1/generate/sqlx', 404],
  ['/MySQL/api/v1/generate/sql', 404],
  ['/mysql/api/v1/generate/sq%6C', 404],
  ['//mysql/api/v1/generate/sql', 404],
  ['/x/mysql/api/v1/generate/sql', 404],
  ['/sqlite/api/v1/generate/sql', 404],
  ['/api/v1/generate/sql', 404],
  ['/%', 404],
  ['/', 404],
] as const) {
  test(`answers POST ${path} with ${status}`, async () => {
    await withService({}, async ({ origin }) => {
      const response = await postTo(origin + path, body);
      assert.is(response.status, status);
      const text = await response.text();
      if (status === 404) assert.match(text, /^\{"error":"Nothing is at this path; .*","code":"not_found"\}$/);
    });
  });
}

for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
  test(`refuses ${method}`, async () => {
    await withService({}, async ({ origin }) => {
      const response = await fetch(`${origin}/mysql/api/v1/generate/sql`, { method });
      assert.is(response.status, 405);
      assert.is(response.headers.get('allow'), 'POST');
      const expected = `{"error":"The method here is POST, not ${method}.","code":"method_not_allowed"}`;
      assert.is(await response.text(), method === 'HEAD' ? '' : expected);
    });
  });
}

test('compiles in the dialect of the mount', async () => {
  const dialects: string[] = [];
  const compile = (_ddl: string, { dialect }: { readonly dialect: string }) => {
    dialects.push(dialect);
    return stubTable().compiled;
  };
  const mounts = [
    { path: '', dialect: 'mysql' },
    { path: '/a.b/c', dialect: 'postgresql' },
  ] as const;
  await withService({ compile, mounts }, async ({ origin }) => {
    const statuses: number[] = [];
    for (const path of ['', '/a.b/c', '/aXb/c', '/mysql']) {
      const response = await postTo(`${origin}${path}/api/v1/generate/sql`, body);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    assert.equal(statuses, [200, 200, 404, 404]);
    assert.equal(dialects, ['mysql', 'postgresql']);
  });
});

test.run();

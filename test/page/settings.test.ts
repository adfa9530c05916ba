import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { settingAt, withSetting } from '../../src/page/settings/paths.ts';

test('a setting is set and taken away, with what is empty then', () => {
  const path = ['tables', 'orders', 'columns', 'total', 'from'];
  const settings = withSetting({ rows: 5 }, path, 3);
  assert.equal(settings, { rows: 5, tables: { orders: { columns: { total: { from: 3 } } } } });
  assert.is(settingAt(settings, path), 3);
  assert.equal(withSetting(settings, path, undefined), { rows: 5 });
  assert.equal(withSetting({ rows: 5 }, ['rows'], undefined), {});
});

test('any name is a name', () => {
  const path = ['tables', '__proto__', 'columns', 'constructor', 'nulls'];
  assert.is(settingAt({}, path), undefined);
  const settings = withSetting({}, path, 0.5);
  assert.equal(Object.keys(settings.tables ?? {}), ['__proto__']);
  assert.is(settingAt(settings, path), 0.5);
  assert.is(settingAt(settings, ['tables', 'toString']), undefined);
});

test('a value that the option cannot have is an error', () => {
  assert.throws(() => withSetting({}, ['rows'], -1), /The setting rows cannot have this value/);
});

test.run();

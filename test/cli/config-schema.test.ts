import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONFIG_FIELDS, configSchema } from '../../src/cli/config-fields.ts';
import { faultInFields, isRecord, SNAKE } from '../../src/options/fault.ts';

const shipped: unknown = JSON.parse(readFileSync(new URL('../../rowsmith.schema.json', import.meta.url), 'utf8'));

test('the package has the JSON Schema of the definition', () => {
  assert.equal(shipped, JSON.parse(JSON.stringify(configSchema())));
});

const validate = new Ajv2020({ allowUnionTypes: true }).compile(Object(shipped));

/** Files of options, and whether they are right. */
const FILES: readonly (readonly [unknown, boolean])[] = [
  [{}, true],
  [{ $schema: './a.json', dialect: 'mariadb', rows: 5, seed: 'x', batch_size: 3, nulls: 0.5 }, true],
  [{ where: ['a > 0'], columns: { a: { values: { x: 1 } }, b: { distribution: { normal: { mean: 3 } } } } }, true],
  [{ tables: { orders: { rows: '2.5x', where: [], columns: { a: { omit: true, reference: { from: 1 } } } } } }, true],
  [{ rows_of: { a: 1, b: '3x' }, identity: 'database' }, true],
  [{ batchSize: 3 }, false],
  [{ rows: 0 }, false],
  [{ rows: '3x' }, false],
  [{ dialect: 'auto' }, false],
  [{ nulls: 1.5 }, false],
  [{ tables: ['orders'] }, false],
  [{ tables: { orders: { columns: { a: { omit: false } } } } }, false],
  [{ columns: { a: { distribution: 'gauss' } } }, false],
  [{ columns: { a: { values: [] } } }, false],
  [[], false],
];

for (const [file, isRight] of FILES) {
  test(`the schema and the check are of one mind: ${JSON.stringify(file)}`, () => {
    assert.is(validate(file), isRight);
    assert.is(isRecord(file) && faultInFields(CONFIG_FIELDS, file, SNAKE) === null, isRight);
  });
}

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import type { Check } from '../loadcheck/corpus.ts';
import { ServerError, type Session } from '../support/session.ts';
import { rowsTaken } from './load.ts';

const DDL = 'CREATE TABLE t (id INT PRIMARY KEY CHECK (id BETWEEN 1 AND 5))';

const CHECK: Check = {
  id: 't',
  dialect: 'postgresql',
  table: '',
  parents: [],
  expectation: 'load',
  setUp: [DDL],
  definition: DDL,
  enforceForeignKeys: true,
  hasCompanions: false,
};

/** A session that refuses statements that hold a text, and counts the rows of the others. */
function sessionRefusing(refused: string | null): Session {
  let rows = 0;
  return {
    async reset() {
      rows = 0;
    },
    async ignoreForeignKeys() {},
    async execute(statement) {
      if (refused !== null && statement.includes(refused)) throw new ServerError('no good');
      if (statement.includes('INSERT')) rows += statement.split('\n(').length - 1;
    },
    async load() {},
    async checkDeferred() {},
    count: async () => rows,
    async close() {},
  };
}

function taken(refused: string | null, check = CHECK): Promise<string> {
  const session = sessionRefusing(refused);
  const fresh = async () => {
    await session.reset();
    return session;
  };
  return rowsTaken(check, { compile }, { fresh }, { rows: 100, seed: '1' });
}

for (const [refused, told] of [
  [null, '5 of 5'],
  ['(3)', '4 of 5 (no good)'],
  ['INSERT', '0 of 5 (no good)'],
  ['CREATE', 'not_created (no good)'],
] as const) {
  test(`a server that refuses ${refused ?? 'nothing'}`, async () => assert.is(await taken(refused), told));
}

test('a text that is refused has no rows', async () => {
  assert.match(await taken(null, { ...CHECK, definition: 'CREATE TABLE t (' }), /^not compiled: /);
});

test.run();

import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialectNames } from '../../src/index.ts';
import type { QualifiedName } from '../../src/ir.ts';
import { readStatements } from '../../src/parser/parse.ts';
import { positionAt } from '../../src/source.ts';
import { FOLDER } from '../fixtures/fixture.ts';
import { grammars } from './reading.ts';

/** Every file of fixtures/dumps/ gives what the lines at its top say: see the README there. */
for (const dialect of dialectNames) {
  const folder = new URL(`dumps/${dialect}/`, FOLDER);
  for (const file of readdirSync(folder)) {
    test(`${dialect}/${file}`, () => {
      const ddl = readFileSync(new URL(file, folder), 'utf8');
      const said = (word: string): string[] =>
        Array.from(ddl.matchAll(new RegExp(`^-- ${word}: *(.*)$`, 'gm')), ([, value = '']) => value);
      const { tables, warnings } = readStatements(ddl, grammars[dialect], 'skipped');
      assert.equal([tables.all.map(({ name }) => shown(name)).join(', ')], said('tables'));
      assert.equal(
        tables.triggers.map(({ table, insertsInto }) =>
          `${shown(table)} -> ${insertsInto.map(shown).join(', ')}`.trim(),
        ),
        said('trigger'),
      );
      assert.equal(
        warnings.map(({ offset = 0 }) => `${positionAt(ddl, offset).line}`),
        said('skipped'),
      );
    });
  }
}

function shown(name: QualifiedName): string {
  return name.map((part) => (/^\w+$/.test(part) ? part : `"${part}"`)).join('.');
}

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Kind } from '../../grammar/shape.ts';
import { meaningsOf } from '../../src/meanings/index.ts';

/** `table.column`, the kind of its type, what it means first, and the column that stands beside it, if that matters. */
export type MeantColumn = readonly [path: string, kind: Kind, meaning: string, beside?: string];

/** Adds a test for each column. */
export function addMeantColumns(cases: readonly MeantColumn[]): void {
  for (const [path, kind, meaning, beside] of cases) {
    test([path, kind, ...(beside === undefined ? [] : [`beside ${beside}`])].join(' '), () => {
      const [table = '', name = ''] = path.split('.');
      const others = beside === undefined ? [] : [{ name: beside, kind: 'integer' as const }];
      const [first] = meaningsOf(table, [{ name, kind }, ...others]).get(name) ?? [];
      assert.is(first?.meaning.name, meaning);
    });
  }
}

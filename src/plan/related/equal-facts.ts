import type { Table } from '../../ir.ts';
import type { CheckedTable } from '../checks.ts';
import { connected } from '../connected.ts';
import { type ColumnFacts, mergedFacts, NO_COLUMN_FACTS } from '../facts/column-facts.ts';
import { equalColumns } from './copies.ts';

/**
 * The constraints of a table where columns of text that a check makes equal have the facts of all of them: whichever is a copy of
 * another, its values suit both. Facts that contradict each other stay as they are, as rows may do with NULL.
 */
export function withEqualFacts(checked: CheckedTable, table: Table): CheckedTable {
  const { facts, residual } = checked.base;
  const texts = new Set(table.columns.flatMap(({ name, type }) => (type.shape.kind === 'text' ? [name] : [])));
  const pairs = residual.flatMap(({ expression }) => {
    const pair = equalColumns(expression);
    return pair?.every((name) => texts.has(name) && facts.get(name)?.nulls !== 'always') ? [pair] : [];
  });
  if (pairs.length === 0) return checked;
  const shared = new Map(facts);
  for (const group of connected(pairs, (pair) => pair)) {
    const names = new Set(group.flat());
    const merged = factsOfAll([...names].map((name) => facts.get(name) ?? NO_COLUMN_FACTS));
    if (merged === null) continue;
    for (const name of names) shared.set(name, { ...merged, nulls: facts.get(name)?.nulls ?? NO_COLUMN_FACTS.nulls });
  }
  return { ...checked, base: { ...checked.base, facts: shared } };
}

/** Facts that values keep which suit all columns; null: they contradict each other, or ask for more than facts can say. */
function factsOfAll(all: readonly ColumnFacts[]): ColumnFacts | null {
  let merged: ColumnFacts = NO_COLUMN_FACTS;
  for (const facts of all) {
    const both = mergedFacts(merged, { ...facts, nulls: 'some' });
    if (both === null || both.residual.length > 0) return null;
    merged = both.facts;
  }
  return merged;
}

import type { DialectName } from '../../grammar/index.ts';
import { type CompiledTable, compile } from '../../src/index.ts';
import { mix32 } from '../../src/random.ts';
import { sampled } from '../support/sample.ts';
import { type Recipe, recipesOf, tableOf } from './recipes.ts';
import { type Traits, traitsOf } from './traits.ts';

/*
 * A covering array of strength two: tables in whose neighbouring columns every pair of traits occurs. It is made greedily, as
 * AETG makes them (Cohen et al., "The AETG system", 1997), but what a table covers is what its plan says, not what was asked for.
 */

const TRAITS = ['draw', 'type', 'values', 'nulls', 'place'] as const satisfies readonly (keyof Traits)[];

/** Tables that are tried for a pair that none has yet, and candidates for each place of which the best is taken. */
const ATTEMPTS = 400;
const CANDIDATES = 24;

/** Columns of a table, without those that they depend on. */
const WIDTH = 4;

/** Rows that a table must have for its pairs to count. */
const LEAST_ROWS = 2;

export interface CoveringArray {
  readonly tables: readonly { readonly ddl: string; readonly table: CompiledTable }[];
  /** The pairs of traits that neighbours can have, and those of them that no table has. */
  readonly pairs: number;
  readonly missing: readonly string[];
}

/** Neighbours: a trait of the left one and a trait of the right one. */
function pairOf(left: Traits, one: keyof Traits, right: Traits, other: keyof Traits): string {
  return `${one} ${left[one]} | ${other} ${right[other]}`;
}

function pairsOf(left: Traits, right: Traits): readonly string[] {
  return TRAITS.flatMap((one) => TRAITS.map((other) => pairOf(left, one, right, other)));
}

/** The pairs that a table's plan has in neighbouring columns. */
function pairsIn(table: CompiledTable): readonly string[] {
  if (table.plan.rowLimit < LEAST_ROWS) return [];
  const traits = table.plan.columns.map((column) => traitsOf(column, table));
  return traits.slice(1).flatMap((right, i) => {
    const left = traits[i];
    return left === undefined ? [] : pairsOf(left, right);
  });
}

/** Of so many pairs, one is covered in a sample. */
const PAIR_STEP = 20;

/** Tables that cover all pairs, the same each time. */
export function coveringArray(dialect: DialectName): CoveringArray {
  const recipes = recipesOf(dialect);
  const having = new Map<string, Recipe[]>();
  for (const recipe of recipes) {
    for (const trait of TRAITS) {
      const name = `${trait} ${recipe[trait]}`;
      having.set(name, [...(having.get(name) ?? []), recipe]);
    }
  }
  const levels = [...having.keys()];
  // What only some servers read stands behind all that every server reads.
  const plainOnly = levels.filter((level) => having.get(level)?.every(({ place }) => place === 'plain'));
  const impossible = new Set(plainOnly.map((level) => `place comment | ${level}`));
  const possible = levels
    .flatMap((left) => levels.map((right) => `${left} | ${right}`))
    .filter((pair) => !impossible.has(pair));
  const all = sampled(possible, PAIR_STEP);
  const open = new Set(all);
  const tables: CoveringArray['tables'][number][] = [];
  for (const pair of all) {
    const [left = [], right = []] = pair.split(' | ').map((name) => having.get(name));
    for (let attempt = 0; attempt < ATTEMPTS && open.has(pair); attempt++) {
      const ddl = tableOf(chainOf(left, right, recipes, tables.length, open), dialect);
      const table = compiled(ddl, dialect);
      tables.push({ ddl, table });
      for (const found of pairsIn(table)) open.delete(found);
    }
  }
  return { tables, pairs: all.length, missing: [...open] };
}

function compiled(ddl: string, dialect: DialectName): CompiledTable {
  try {
    return compile(ddl, { dialect });
  } catch (cause) {
    throw new Error(`It does not compile: ${ddl}`, { cause });
  }
}

/** Columns beside each other: each of its candidates the one that brings the most open pairs. */
function chainOf(
  first: readonly Recipe[],
  second: readonly Recipe[],
  others: readonly Recipe[],
  number: number,
  open: ReadonlySet<string>,
): readonly Recipe[] {
  let hash = mix32(number);
  const candidateOf = (recipes: readonly Recipe[]): Recipe | undefined => {
    hash = mix32(hash + 0x9e3779b9);
    return recipes[(hash >>> 0) % recipes.length];
  };
  const chain: Recipe[] = [];
  for (let place = 0; place < WIDTH; place++) {
    const before = chain.at(-1);
    let [best, most] = [candidateOf([first, second][place] ?? others), -1];
    for (let i = 0; i < CANDIDATES && before !== undefined; i++) {
      const candidate = candidateOf([first, second][place] ?? others);
      const count = candidate === undefined ? -1 : pairsOf(before, candidate).filter((pair) => open.has(pair)).length;
      if (count > most) [best, most] = [candidate, count];
    }
    if (best !== undefined) chain.push(best);
  }
  return chain;
}

import { columnNamed } from '../compose.ts';
import type { Expression, KeyPart, Table } from '../ir.ts';
import { MAX_FORM_STEPS, MAX_PATTERN_STEPS } from '../limits.ts';
import { columnsOf } from '../walk.ts';
import { shareOf } from './budget.ts';
import type { Columns } from './facts/column-facts.ts';
import type { Setting } from './passes.ts';
import type { Parents } from './references/parents.ts';

/** What a step through an automaton takes of the budget. */
const COST_OF_PATTERN_STEP = 0.1;

/** What taking conditions apart needs to know of a table's columns. */
export function knownColumns(
  table: Table,
  { dialect, budget, timeLine }: Pick<Setting, 'dialect' | 'budget' | 'timeLine'>,
  parents: Parents | null = null,
): Columns {
  const nullable = new Set(table.columns.filter((column) => column.nullable).map(({ name }) => name));
  return {
    shapeOf: shapesOf(table),
    isNullable: (name: string) => nullable.has(name),
    isGiven: (name: string) => parents?.gives(name) === true,
    semantics: dialect.semantics,
    timeLine,
    budget,
    steps: Object.assign(shareOf(budget, MAX_PATTERN_STEPS, COST_OF_PATTERN_STEP), {
      forms: shareOf(budget, MAX_FORM_STEPS, COST_OF_PATTERN_STEP),
      known: new Map(),
    }),
  };
}

/** What the values of a table's columns are, by their stored names. */
export function shapesOf({ columns }: Table): Columns['shapeOf'] {
  const shapes = new Map(columns.map(({ name, type }) => [name, type.shape]));
  return (name) => shapes.get(name);
}

/** The columns that keys compare, or expressions of. */
export interface ComparedColumns {
  readonly shapeOf: Columns['shapeOf'];
  /** The expression of a generated column; null: it is another one. */
  readonly generationOf: (column: string) => Expression | null;
}

/** The columns of a table as its keys compare them. */
export function comparedColumns(table: Table): ComparedColumns {
  const generations = new Map(table.columns.map(({ name, generation }) => [name, generation]));
  return { shapeOf: shapesOf(table), generationOf: (name) => generations.get(name) ?? null };
}

/** What a part of a key compares. */
export function partExpression({ column, expression, offset }: KeyPart): Expression {
  return expression ?? columnNamed(column ?? '', offset);
}

/** An expression, and where it stands. */
export interface PlacedExpression {
  readonly expression: Expression;
  readonly offset: number;
}

/** All expressions of a table that are computed of its rows, by what they are for. */
export interface TableExpressions {
  readonly checks: readonly PlacedExpression[];
  readonly generations: readonly PlacedExpression[];
  readonly keyParts: readonly PlacedExpression[];
  /** Which rows are in keys. */
  readonly keyPredicates: readonly PlacedExpression[];
  /** What indexes hold that are no keys, and which rows are in them. */
  readonly indexed: readonly PlacedExpression[];
  readonly partitionParts: readonly PlacedExpression[];
}

/** The expressions of a table. Parts that are plain columns are none. */
export function tableExpressions({ checks, columns, keys, indexedExpressions, partitioning }: Table): TableExpressions {
  return {
    checks,
    generations: columns.flatMap(({ generation, offset }) => placed(generation, offset)),
    keyParts: keys.flatMap(({ parts }) => parts.flatMap(({ expression, offset }) => placed(expression, offset))),
    keyPredicates: keys.flatMap(({ where, offset }) => placed(where, offset)),
    indexed: indexedExpressions,
    partitionParts: partitioning?.parts.flatMap(({ expression, offset }) => placed(expression, offset)) ?? [],
  };
}

function placed(expression: Expression | null, offset: number): readonly PlacedExpression[] {
  return expression === null ? [] : [{ expression, offset }];
}

/** The columns that expressions mention. */
export function columnsIn(expressions: readonly PlacedExpression[]): readonly string[] {
  return expressions.flatMap(({ expression }) => [...columnsOf(expression)]);
}

/** The columns of a table, `own`, that an expression mentions: it may mention those of a parent that did not come along. */
export function ownColumnsIn(expression: Expression, own: ReadonlySet<string>): readonly string[] {
  return [...columnsOf(expression)].filter((name) => own.has(name));
}

import { countsOf } from '../../collections.ts';
import type { Expression, Table } from '../../ir.ts';
import { MOVED, MOVEMENTS } from '../../meanings/dependencies/movements.ts';
import type { WordsOf } from '../../meanings/index.ts';
import { columnsIn, tableExpressions } from '../../plan/columns.ts';
import { conjunctsOf } from '../../plan/facts/predicate.ts';
import type { Plan } from '../../plan/plan.ts';
import { columnsOf } from '../../walk.ts';
import type { CasedNumber, CaseEffect } from './cased.ts';
import type { StateSource } from './state-sources.ts';

/** A number on which it depends which way something has moved. */
export interface Movement {
  readonly column: string;
  /** The amount that is taken from it, which has to be as large as any; null: there is none. */
  readonly amount: string | null;
  /** What it is in each state of the source that says which way; null: none of them does. */
  readonly among: (
    sources: readonly StateSource[],
  ) => { readonly source: StateSource; readonly number: CasedNumber } | null;
}

/**
 * The balances of a plan that are computed of one before and an amount, which is taken from it where it goes out; and amounts that may
 * be below zero, as they are where they do.
 */
export function movementsOf(plan: Plan, table: Table, wordsOf: WordsOf): readonly Movement[] {
  const added = plan.agreements.flatMap(({ column, conditions, kind, dropped }) => {
    const sum = kind === 'definition' && dropped === null ? sumIn(conditions, column, wordsOf) : null;
    return sum === null ? [] : [{ column, ...sum }];
  });
  const withoutZero = signedWithoutZero(table);
  const signed = new Set(
    plan.related
      .filter(({ column, interval: { low, high } }) => (low < 0 && high > 0) || withoutZero.has(column))
      .map(({ column }) => column),
  );
  const free = plan.columns.filter(
    ({ name }) => isMoved(wordsOf(name)) && !added.some(({ amount }) => amount === name),
  );
  const balances = added.map(({ column, before, amount }): Movement => {
    const isSigned = signed.has(amount);
    return isSigned
      ? movement(amount, 'minus', 'plus', null, withoutZero.has(amount))
      : movement(column, 'taken', 'any', { before, amount });
  });
  return [...balances, ...free.map(({ name }) => movement(name, 'minus', 'plus', null, withoutZero.has(name)))];
}

/**
 * The numbers of a table of which a check excludes zero alone, as both signs say something: their values have one of them. A number that
 * the server computes with, or that its domain has a say in, keeps its sign.
 */
function signedWithoutZero(table: Table): ReadonlySet<string> {
  const { checks, columns } = table;
  const { generations, indexed } = tableExpressions(table);
  const conditions = checks.flatMap(({ expression }) => conjunctsOf(expression));
  const of = conditions.map((condition) => [...columnsOf(condition)]);
  const counts = countsOf(of.flat());
  const kept = new Set([
    ...columnsIn([...generations, ...indexed]),
    ...columns.flatMap(({ name, type }) => (type.domainChecks.length > 0 ? [name] : [])),
  ]);
  return new Set(
    conditions.flatMap((condition, place) => {
      const [name = '', ...others] = of[place] ?? [];
      const isAlone = others.length === 0 && counts.get(name) === 1;
      return isAlone && !kept.has(name) && isNotZero(condition) ? [name] : [];
    }),
  );
}

/** Whether a condition excludes zero. */
function isNotZero(condition: Expression): boolean {
  if (condition.kind !== 'binary' || condition.operator !== '<>') return false;
  const { left, right } = condition;
  const numeral = left.kind === 'column' ? right : left;
  return numeral.kind === 'number' && Number(numeral.text) === 0;
}

function movement(
  column: string,
  out: CaseEffect,
  back: CaseEffect,
  taken: CasedNumber['taken'],
  isMirrored = false,
): Movement {
  return {
    column,
    amount: taken?.amount ?? null,
    among: (sources) => {
      const able = sources.flatMap((source) => {
        const ways = source.by === 'values' && source.column !== column ? waysOf(source) : null;
        return ways === null ? [] : [{ source, ways }];
      });
      // A direction says it of each row, a type of most, and of types that all go one way, some go the other.
      const sure = able.filter(({ ways }) => !ways.includes(null));
      const found = sure.toSorted((one, other) => one.ways.length - other.ways.length)[0] ?? able[0];
      if (found === undefined) return null;
      const effects = found.ways.map((way) => (way === null ? 'any' : way === 'out' ? out : back));
      return { source: found.source, number: { column, effects, wholes: null, ends: null, taken, isMirrored } };
    },
  };
}

/** Which way something moves by the states of a source; null: they do not tell both ways, or few of them tell any. */
function waysOf({ states }: StateSource): readonly ('in' | 'out' | null)[] | null {
  const ways = states.map(({ names }) => {
    if (names.some((name) => MOVEMENTS.in.has(name))) return 'in';
    return names.some((name) => MOVEMENTS.out.has(name)) ? 'out' : null;
  });
  const told = ways.filter((way) => way !== null).length;
  return ways.includes('in') && ways.includes('out') && 2 * told >= ways.length ? ways : null;
}

const MOVED_PHRASES: ReadonlySet<string> = new Set(
  MOVED.split('|').map((phrase) => phrase.split(' ').toSorted().join(' ')),
);

/** Words of names of what moves at most. */
const MOST_WORDS = 2;

function isMoved(words: readonly string[]): boolean {
  return words.length <= MOST_WORDS && MOVED_PHRASES.has(words.toSorted().join(' '));
}

/** What a column is the sum of, if one condition says so of two others; null: none does. */
function sumIn(
  [condition, more]: readonly Expression[],
  column: string,
  wordsOf: WordsOf,
): { readonly before: string; readonly amount: string } | null {
  if (condition?.kind !== 'binary' || condition.operator !== '=' || more !== undefined) return null;
  const { left, right } = condition;
  const sum = right.kind === 'call' && right.name === 'round' ? right.arguments[0] : right;
  if (left.kind !== 'column' || left.name !== column || sum?.kind !== 'binary' || sum.operator !== '+') return null;
  const [before, amount] = [columnIn(sum.left), columnIn(sum.right)];
  return before === null || amount === null || !isLike(wordsOf(column), wordsOf(before)) ? null : { before, amount };
}

/** The column that an expression is, or that counts for nothing where there is none. */
function columnIn(expression: Expression): string | null {
  if (expression.kind === 'column') return expression.name;
  const [first] = expression.kind === 'call' && expression.name === 'coalesce' ? expression.arguments : [];
  return first?.kind === 'column' ? first.name : null;
}

/** Whether two names have a word in common: a balance before, and one behind. */
function isLike(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => others.includes(word));
}

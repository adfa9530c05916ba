import type { Expression, Table } from '../../ir.ts';
import { binary, call, column, number } from '../../meanings/agreements/agreement.ts';
import { formulaIn } from '../../meanings/comments/formula.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import { conjunctsOf } from '../../plan/facts/predicate.ts';
import { MOST_DIGITS, type NumberColumn } from './number-columns.ts';
import { type TableAgreement, tableAgreement } from './table-agreement.ts';

/* Columns whose comments say how they are computed: `clicks / impressions`, `length * width * height / 5000`. */

/** Columns that are computed of others as their comments say. */
export function commentAgreements(table: Table, numbers: readonly NumberColumn[]): readonly TableAgreement[] {
  const ofTable = new Set(wordsOfTable(table));
  return table.columns.flatMap(({ name, comment, type: { shape } }) => {
    const own = numbers.find((one) => one.name === name);
    if (own === undefined || comment === null) return [];
    const others = numbers.filter((one) => one !== own);
    const formula = formulaIn(
      comment,
      (words) => others.find((one) => isSpelled(one, words))?.name ?? namedBy(wordsOfName(words), others, ofTable),
    );
    if (formula === null) return [];
    const { expression, columns } = formula;
    // A part of what a check says is more has no more than a hundred parts of a hundred.
    const isPart = own.words.includes('percent') && isPartIn(table, columns);
    // What is left of the whole of a part is no less than nothing.
    const isRest = expression.kind === 'binary' && expression.operator === '-' && isPartIn(table, columns.toReversed());
    const rest = isRest ? call('greatest', expression, number('0')) : expression;
    const value = isPart ? call('least', expression, number('100')) : rest;
    const digits = Math.min(shape.kind === 'decimal' ? (shape.scale ?? own.digits) : own.digits, MOST_DIGITS);
    const conditions = [binary('=', column(name), call('round', value, number(String(digits))))];
    return [tableAgreement(name, columns, conditions, { counts: 'number', isStage: true, digits })];
  });
}

/** Whether a check keeps the first of two columns from being more than the second one. */
function isPartIn({ checks }: Table, [part, whole, more]: readonly string[]): boolean {
  const isSaid = (condition: Expression): boolean => {
    if (condition.kind !== 'binary') return false;
    const { operator, left, right } = condition;
    const [less, most] = /^<=?$/.test(operator) ? [left, right] : /^>=?$/.test(operator) ? [right, left] : [];
    return less?.kind === 'column' && most?.kind === 'column' && less.name === part && most.name === whole;
  };
  return more === undefined && checks.some(({ expression }) => conjunctsOf(expression).some(isSaid));
}

/** Whether a formula spells a column as its name is. */
const isSpelled = ({ name }: NumberColumn, said: string): boolean => name.toLowerCase() === said.toLowerCase();

/** Words that names have beside what formulas call them, and such as make them something else. */
const PLAIN: ReadonlySet<string> = new Set(
  'amount total count number value cent price cm mm m kg g lb inch km usd eur gbp per of'.split(' '),
);
const OTHER: ReadonlySet<string> = new Set('percent rate ratio id type code'.split(' '));

/** How far a name is from what a formula says: words that it has beside. */
function strangeness(words: readonly string[], said: readonly string[], ofTable: ReadonlySet<string>): number {
  const rest = words.filter((word) => !said.includes(word));
  return rest.reduce((sum, word) => sum + (OTHER.has(word) ? 5 : PLAIN.has(word) || ofTable.has(word) ? 0.1 : 1), 0);
}

/** The one column whose name has all of some words, and the fewest beside; null: there is none, or there are several. */
function namedBy(
  said: readonly string[],
  numbers: readonly NumberColumn[],
  ofTable: ReadonlySet<string>,
): string | null {
  const found = numbers
    .filter(({ words }) => said.every((word) => words.includes(word)))
    .map(({ name, words }) => ({ name, strange: strangeness(words, said, ofTable) }))
    .toSorted((lhs, rhs) => lhs.strange - rhs.strange);
  const [first, second] = found;
  return first === undefined || second?.strange === first.strange ? null : first.name;
}

import type { Expression, Table } from '../../ir.ts';
import { binary, call, column, number } from '../../meanings/agreements/agreement.ts';
import { COUNT_WORDS, COUNTED_WHOLES, type CountedPart, SHARE_WORDS } from '../../meanings/agreements/counts.ts';
import { wordsOfTable } from '../../meanings/index.ts';
import { MOST_DIGITS, type NumberColumn } from './number-columns.ts';
import { type TableAgreement, tableAgreement } from './table-agreement.ts';

/** A whole that a table counts, and its parts. */
interface Counted {
  readonly whole: NumberColumn;
  readonly parts: readonly { readonly column: NumberColumn; readonly part: CountedPart }[];
}

/** What is expected of counts of a table that are parts of others, and of columns that say how much they are of them. */
export function countAgreements(table: Table, numbers: readonly NumberColumn[]): readonly TableAgreement[] {
  const ofTable = wordsOfTable(table);
  const words = new Set(numbers.flatMap((one) => one.words));
  const isSaid = (some: ReadonlySet<string>) => [...words].some((word) => some.has(word));
  const counted = FAMILIES.filter((family) => isSaid(family.ofWhole) && isSaid(family.ofParts)).flatMap((family) =>
    countedIn(family, numbers, ofTable),
  );
  const taken = new Set<string>();
  const parts = counted.flatMap(({ whole, parts: own }) =>
    own.flatMap(({ column: { name }, part }) => {
      if (taken.has(name)) return [];
      taken.add(name);
      const others = own.filter((one) => one.column.name !== name).map((one) => one.column.name);
      return part.isRest === true && others.length > 0
        ? [remainder(name, whole.name, others)]
        : [shareOf(name, whole.name, part)];
    }),
  );
  const rates = numbers.flatMap((rate) => {
    if (taken.has(rate.name)) return [];
    const found = counted
      .flatMap(({ whole, parts: own }) => own.map((one) => ({ whole, ...one })))
      .find((one) => isRateOf(rate, one.part, ofTable) && one.whole.name !== rate.name);
    return found === undefined ? [] : [rateOf(rate, found.column.name, found.whole.name)];
  });
  return [...parts, ...rates];
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The wholes with their words taken apart. */
const FAMILIES = COUNTED_WHOLES.map(({ words, also = '', isMarked = false, parts }) => ({
  isMarked,
  ofWhole: setOf(words),
  beside: setOf(also),
  ofParts: setOf(parts.map((part) => part.words).join(' ')),
  parts: parts.map((part) => ({ part, ofPart: setOf(part.words) })),
}));

/** The whole of a family and those of its parts that a table has; none: it lacks one of the two. */
function countedIn(
  { isMarked, ofWhole, beside, ofParts, parts }: (typeof FAMILIES)[number],
  numbers: readonly NumberColumn[],
  ofTable: readonly string[],
): readonly Counted[] {
  const isPart = (word: string) => ofParts.has(word);
  const isPlain = (word: string) => COUNT_WORDS.has(word) || beside.has(word) || ofTable.includes(word);
  const whole = numbers.find(
    (one) =>
      (isMarked || one.isWhole || one.words.includes('quantity')) &&
      one.words.some((word) => ofWhole.has(word)) &&
      one.words.every((word) => ofWhole.has(word) || isPlain(word) || (isMarked && isPart(word))),
  );
  if (whole === undefined) return [];
  const own = parts.flatMap(({ part, ofPart }) => {
    const found = numbers.find(
      (one) =>
        one.name !== whole.name &&
        (isMarked || one.isWhole || one.words.includes('quantity')) &&
        one.words.some((word) => ofPart.has(word)) &&
        one.words.every((word) => ofPart.has(word) || isPlain(word) || (!isMarked && ofWhole.has(word))),
    );
    return found === undefined ? [] : [{ column: found, part }];
  });
  return own.length === 0 ? [] : [{ whole, parts: own }];
}

/** Whether a column says how much a part is of its whole. */
function isRateOf(
  { words }: NumberColumn,
  { words: own, rates = '' }: CountedPart,
  ofTable: readonly string[],
): boolean {
  if (!words.some((word) => SHARE_WORDS.has(word))) return false;
  const names = [...own.split(' '), ...rates.split(' ')].filter((word) => word !== '+' && word !== '');
  const said = words.filter((word) => !GENERAL.has(word) && !ofTable.includes(word));
  if (said.length === 0) return rates.split(' ').includes('+');
  return said.every((word) => SHARE_WORDS.has(word) || isAny(word, names)) && said.some((word) => isAny(word, names));
}

/** Words of shares that do not say of what. */
const GENERAL: ReadonlySet<string> = new Set('rate percent ratio share of'.split(' '));

/** Letters with which two words begin that mean the same: `completion` and `completed`. */
const LEAST_STEM = 4;

function isAny(word: string, names: readonly string[]): boolean {
  return names.some(
    (name) =>
      name === word || (name.length >= LEAST_STEM && name.slice(0, LEAST_STEM + 1) === word.slice(0, LEAST_STEM + 1)),
  );
}

/** A part between two shares of its whole, rounded down so that there is always one. */
function shareOf(of: string, whole: string, { least, most }: CountedPart): TableAgreement {
  const times = (factor: number) => binary('*', column(whole), number(String(factor)));
  const conditions = [
    binary('>=', column(of), call('floor', times(least))),
    binary('<=', column(of), call('floor', times(most))),
  ];
  return tableAgreement(of, [whole], conditions, { counts: 'number', kind: 'share' });
}

function remainder(of: string, whole: string, parts: readonly string[]): TableAgreement {
  const rest = parts.reduce<Expression>((left, part) => binary('-', left, column(part)), column(whole));
  return tableAgreement(of, [whole, ...parts], [binary('=', column(of), rest)], { counts: 'number' });
}

/** How much a part is of its whole: in per cent, or as a part of one where the type has one digit before the point. */
function rateOf({ name, isOfOne, digits }: NumberColumn, part: string, whole: string): TableAgreement {
  // As many times as much, to six decimals: a quotient has as many as what is divided, and is rounded to fewer.
  const times = binary('*', binary('*', column(part), number(isOfOne ? '1000000' : '100000000')), number('0.000001'));
  const quotient = binary('/', times, call('greatest', column(whole), number('1')));
  const rate = call('round', quotient, number(String(Math.min(digits, MOST_DIGITS))));
  const conditions = [binary('=', column(name), rate)];
  return tableAgreement(name, [part, whole], conditions, { counts: 'number', isStage: true });
}

import type { Dialect } from '../../../grammar/dialect.ts';
import { getOrInsertComputed } from '../../collections.ts';
import type { Table } from '../../ir.ts';
import { LENGTH_RULES, LENGTHS_OF_PERIODS, type LengthRule } from '../../meanings/dependencies/state-lengths.ts';
import { MOMENT_RULES, type MomentRule, TIMING } from '../../meanings/dependencies/state-moments.ts';
import {
  NUMBER_RULES,
  type NumberEffect,
  type NumberRule,
  SIZES,
  type StateRule,
} from '../../meanings/dependencies/state-numbers.ts';
import { type WordsOf, wordsOfColumns, wordsOfTable } from '../../meanings/index.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { measuredColumn } from '../../plan/related/measured-columns.ts';
import type { Cased, CasedEnd, CasedNumber, CaseEffect } from './cased.ts';
import { movementsOf } from './movements.ts';
import { NumberCases } from './number-cases.ts';
import { casedMoment, isMomentColumn } from './state-moments.ts';
import { effectsOf, type StateSource, stateSources } from './state-sources.ts';

/**
 * Lets the numbers of a row follow its state: a draft has no views, what is paid is paid in full, and a debit is taken from the balance.
 * The states become the cases of a choice, by what the numbers are in them, and the numbers have values of their own in each. Checks and
 * keys have the last word: what these leave no room for stays as it is.
 */
export function withNumbersOfStates(plan: Plan, table: Table, dialect: Dialect): Plan {
  const tableWords = wordsOfTable(table);
  const wordsOf = wordsOfColumns(table);
  const ruledBy = <Rule extends StateRule<string>>(set: RuleSet<Rule>, fits: (column: ColumnPlan) => boolean) =>
    plan.columns.flatMap((column) => {
      const rules = fits(column) ? rulesOf(wordsOf(column.name), tableWords, set) : [];
      return rules.length === 0 ? [] : [{ column, rules }];
    });
  const numbers = ruledBy(NUMBERS, isNumber);
  const [moments, ends] = [ruledBy(MOMENTS, isMomentColumn), ruledBy(ENDS, isMomentColumn)];
  const moved = movementsOf(plan, table, wordsOf);
  if ([numbers, moved, moments, ends].every(({ length }) => length === 0)) return plan;
  const asked = new Set(table.columns.flatMap(({ name, directives }) => (directives === null ? [] : [name])));
  const sources = stateSources(plan, table, tableWords);
  const bySource = new Map<StateSource, Cased[]>();
  const add = (source: StateSource, one: Cased) => getOrInsertComputed(bySource, source, () => []).push(one);
  const ruled = numbers.flatMap(({ column, rules }) => {
    const found = asked.has(column.name) ? null : firstFound(rules, sources, column.name);
    return found === null ? [] : [{ column, found }];
  });
  const sourceOf = new Map(ruled.map(({ column, found }) => [column.name, found.source]));
  const ways = moved.flatMap((movement) => {
    const found = asked.has(movement.column) ? null : movement.among(sources);
    const sized = sourceOf.get(movement.amount ?? movement.column) ?? null;
    return found === null ? [] : [{ movement, ...(refinedTo(sized, found) ?? found) }];
  });
  const sizes = new Map<string, readonly NumberEffect[]>();
  for (const { column, found } of ruled) {
    const { rule, source, effects } = found;
    // A share of what follows the same state follows it, too, and a balance takes an amount of any size.
    const isShare = plan.agreements.some(
      ({ column: of, kind, dropped, with: others }) =>
        of === column.name &&
        kind === 'share' &&
        dropped === null &&
        others.some((one) => sourceOf.get(one) === source),
    );
    // What another number is all of, or a part, has one size for both.
    const isWhole = ruled.some(
      (one) =>
        one.found.source !== source &&
        namedBy(one.found.rule.wholes, one.column.name, plan, tableWords, wordsOf)?.[0] === column.name,
    );
    const way = ways.find(({ movement: { column: of, amount } }) => column.name === (amount ?? of));
    const isTaken = moved.some(({ amount }) => amount === column.name) && way?.source !== source;
    // How large what goes either way is, its sign says first.
    const isSigned =
      (measuredColumn(column)?.interval.low ?? 0) < 0 ||
      moved.some((one) => one.column === column.name && one.among(sources)?.number.isMirrored === true);
    if (isSigned && way?.source === source && effects.some(isSize)) {
      sizes.set(column.name, effects);
      continue;
    }
    if ((isShare || isTaken || isSigned || isWhole) && effects.some(isSize)) continue;
    const named = (phrases: string | undefined) => namedBy(phrases, column.name, plan, tableWords, wordsOf);
    const [low, high] = (rule.ends ?? []).map((phrases) => named(phrases)?.[0]);
    const ends = low === undefined || high === undefined ? null : ([low, high] as const);
    if (rule.ends !== undefined && ends === null) continue;
    const [before, amount] = (rule.takes ?? []).map((phrases) => named(phrases)?.[0]);
    const isRest = before !== undefined && amount !== undefined;
    const taken = isRest ? { before, amount } : null;
    const made = effects.map((effect): CaseEffect => (isRest && effect === 'some' ? 'taken' : effect));
    add(source, { column: column.name, effects: made, wholes: named(rule.wholes), ends, taken });
  }
  for (const { movement, source, number } of ways) {
    const own = sizes.get(movement.column);
    const effects = number.effects.map((effect, rank) => sizedWay(effect, own?.[rank] ?? 'any'));
    add(source, { ...number, effects });
  }
  // What decides on others comes before them.
  const places = new Map(plan.related.map((one, place) => [one.column, place]));
  const placeOf = (name: string) => places.get(name) ?? -1;
  for (const { column, rules } of moments.toSorted((a, b) => placeOf(a.column.name) - placeOf(b.column.name))) {
    const found = asked.has(column.name) ? null : firstFound(rules, sources, column.name);
    const moment = found === null ? null : casedMoment(column.name, found, plan);
    if (found !== null && moment !== null) add(found.source, moment);
  }
  for (const { column, rules } of ends) {
    const found = asked.has(column.name) ? null : firstFound(rules, sources, column.name);
    const end = found === null ? null : casedEnd(column.name, found, plan);
    if (found !== null && end !== null) add(found.source, end);
  }
  let result = plan;
  for (const source of sources) {
    const found = bySource.get(source);
    // Where another source has cut its cases already, its states stand elsewhere.
    const { choice } = source;
    const isCut = choice !== null && result.choices[choice] !== plan.choices[choice];
    if (found !== undefined && !isCut) result = new NumberCases(result, table, dialect, source).with(found);
  }
  return result;
}

/** The end of a period that lies behind its start, with how long it lasts; null: it does not. */
function casedEnd(column: string, { effects }: Pick<Found<string>, 'effects'>, { agreements }: Plan): CasedEnd | null {
  // The first one says how far the end lies behind.
  const start = agreements.find((one) => one.column === column && one.kind === 'order' && one.dropped === null)
    ?.with[0];
  const lengths = effects.map((effect) => LENGTHS_OF_PERIODS[effect] ?? null);
  return start === undefined ? null : { column, start, lengths };
}

/** Whether an effect says no more than how large a number is among its values. */
function isSize(effect: NumberEffect): boolean {
  return SIZES.some((size) => size === effect) || effect === 'fee' || effect === 'notes' || effect === 'salary';
}

/** What a number is that goes one way and is of a size. */
function sizedWay(way: CaseEffect, size: NumberEffect): CaseEffect {
  return size === 'any' || (way !== 'minus' && way !== 'plus') ? way : `${way} ${size}`;
}

/** What the states of a source say, as those of a finer one do that stand in the same cases; null: it is no such. */
function refinedTo(
  finer: StateSource | null,
  { source, number }: { readonly source: StateSource; readonly number: CasedNumber },
): { readonly source: StateSource; readonly number: CasedNumber } | null {
  if (finer === null || finer.choice === null || finer.choice !== source.choice) return null;
  const effects = finer.places.flatMap((place) => {
    const said = number.effects.filter(
      (_, rank) => source.places[rank]?.case === place.case && (source.weights[rank] ?? 0) > 0,
    );
    return new Set(said).size === 1 ? said.slice(0, 1) : [];
  });
  return effects.length < finer.places.length ? null : { source: finer, number: { ...number, effects } };
}

function isNumber({ shape }: ColumnPlan): boolean {
  return shape.kind === 'integer' || shape.kind === 'decimal' || shape.kind === 'float';
}

interface Found<Effect extends string> {
  readonly rule: StateRule<Effect>;
  readonly source: StateSource;
  readonly effects: readonly (Effect | 'any')[];
}

/** The first rule for which the table has a source, and of several sources the one that is about the same. */
function firstFound<Effect extends string>(
  rules: readonly StateRule<Effect>[],
  sources: readonly StateSource[],
  column: string,
): Found<Effect> | null {
  for (const rule of rules) {
    const able = sources.flatMap((source): readonly Found<Effect>[] => {
      const effects = source.column === column ? null : effectsOf(rule, source);
      return effects === null ? [] : [{ rule, source, effects }];
    });
    const isSaid = ({ source: { subject } }: Found<Effect>) => (subject !== '') === (rule.about !== undefined);
    const found = able.find(isSaid) ?? (rule.about !== undefined || able.length === 1 ? able[0] : undefined);
    if (found !== undefined) return found;
  }
  return null;
}

/** Words that may stand beside those of a rule: they say no more. */
const COUNTING: ReadonlySet<string> = new Set([
  'count',
  'number',
  'total',
  'of',
  'sum',
  'current',
  'currency',
  'all',
  'times',
  'kg',
  'cent',
  'cents',
  'usd',
  'eur',
]);

const phrasesIn = (text: string): readonly (readonly string[])[] => text.split('|').map((phrase) => phrase.split(' '));

/** Rules and their phrases by the first words of these. */
interface RuleSet<Rule> {
  /** Words that may stand beside their phrases. */
  readonly beside: ReadonlySet<string>;
  readonly rules: readonly Rule[];
  readonly phrases: ReadonlyMap<string, readonly { readonly rule: Rule; readonly phrase: readonly string[] }[]>;
}

function ruleSet<Rule extends StateRule<string>>(rules: readonly Rule[], beside: ReadonlySet<string>): RuleSet<Rule> {
  const phrases = new Map<string, { readonly rule: Rule; readonly phrase: readonly string[] }[]>();
  for (const rule of rules) {
    for (const phrase of phrasesIn(rule.of)) {
      const [first = ''] = phrase;
      getOrInsertComputed(phrases, first, () => []).push({ rule, phrase });
    }
  }
  return { rules, phrases, beside };
}

const NUMBERS: RuleSet<NumberRule> = ruleSet(NUMBER_RULES, COUNTING);
const MOMENTS: RuleSet<MomentRule> = ruleSet(MOMENT_RULES, TIMING);
const ENDS: RuleSet<LengthRule> = ruleSet(LENGTH_RULES, TIMING);

/** The rules of a column, by the words of its name. */
function rulesOf<Rule extends StateRule<string>>(
  words: readonly string[],
  tableWords: readonly string[],
  { rules, phrases, beside }: RuleSet<Rule>,
): readonly Rule[] {
  const called = new Set(
    words.flatMap((word) =>
      (phrases.get(word) ?? []).flatMap(({ rule, phrase }) =>
        isCalled(words, phrase, tableWords, beside) ? [rule] : [],
      ),
    ),
  );
  if (called.size === 0) return [];
  const isElse = ({ except }: Rule) => tableWords.some((word) => except?.split('|').includes(word));
  return rules.filter((rule) => called.has(rule) && !isElse(rule));
}

/** Whether a name has the words of a phrase, and no others that say more. */
function isCalled(
  words: readonly string[],
  phrase: readonly string[],
  tableWords: readonly string[],
  beside: ReadonlySet<string>,
): boolean {
  return (
    phrase.every((word) => words.includes(word)) &&
    words.every((word) => phrase.includes(word) || beside.has(word) || tableWords.includes(word))
  );
}

/** The columns that phrases name, such as those that a number may be all of, the likeliest first; null: there are no phrases. */
function namedBy(
  wholes: string | undefined,
  name: string,
  { columns }: Plan,
  tableWords: readonly string[],
  wordsOf: WordsOf,
): readonly string[] | null {
  if (wholes === undefined) return null;
  const others = columns.filter((column) => column.name !== name && isNumber(column));
  return phrasesIn(wholes).flatMap((phrase) =>
    others.filter((other) => isCalled(wordsOf(other.name), phrase, tableWords, COUNTING)).map((other) => other.name),
  );
}

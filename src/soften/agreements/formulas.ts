import type { Expression, Table } from '../../ir.ts';
import { binary, call, column, number } from '../../meanings/agreements/agreement.ts';
import { FORMULAS, type Formula, NO_TERMS, SUMMED, sumOf } from '../../meanings/agreements/formulas.ts';
import { wordsOfTable } from '../../meanings/index.ts';
import { MOST_DIGITS, type NumberColumn } from './number-columns.ts';
import { type TableAgreement, tableAgreement } from './table-agreement.ts';

/** Columns of a table that are computed of others by what their names say. */
export function formulaAgreements(table: Table, numbers: readonly NumberColumn[]): readonly TableAgreement[] {
  const ofTable = new Set(wordsOfTable(table));
  const words = new Set(numbers.flatMap((one) => one.words));
  const isSaid = (phrases: readonly Phrase[]) =>
    phrases.some((phrase) => phrase.words.every((word) => words.has(word)));
  const totals = numbers.flatMap((result) => {
    const [total, summed = '', more] = result.words;
    if (total !== 'total' || !SUMMED.has(summed) || more !== undefined) return [];
    const terms = numbers.filter(
      (one) => one.words.length === 2 && one.words[1] === summed && !NO_TERMS.has(one.words[0] ?? ''),
    );
    return terms.length < 2 ? [] : [computed(result, terms, { value: sumOf }, false)];
  });
  const isAbout = ({ about }: Formula) =>
    about === undefined || about.split(' ').some((word) => ofTable.has(word) || words.has(word));
  const meant = READ.filter(({ formula, of, from }) => isAbout(formula) && isSaid(of) && from.every(isSaid));
  const found = meant.flatMap(({ formula, of, from }) => {
    const sources = from.map((phrases) => columnsByRest(phrases, numbers, ofTable));
    return numbers.flatMap((result) => {
      for (const rest of of.flatMap((phrase) => restOf(result, phrase, ofTable) ?? [])) {
        const others = sourcesOf(sources, rest, result);
        if (others !== null) return [computed(result, others, formula)];
      }
      return [];
    });
  });
  return [...totals, ...found];
}

/** A name in words, and whether further words may stand there. */
interface Phrase {
  readonly words: readonly string[];
  readonly isOpen: boolean;
}

const phrasesIn = (text: string): readonly Phrase[] =>
  text.split('|').map((phrase) => {
    const words = phrase.split(' ');
    return { words: words.filter((word) => word !== '*'), isOpen: words.includes('*') };
  });

/** The formulas with their names taken apart. */
const READ = FORMULAS.map((formula) => ({ formula, of: phrasesIn(formula.of), from: formula.from.map(phrasesIn) }));

/** The further words of a column's name beside those of a phrase, sorted; null: the phrase is not its name. */
function restOf({ words }: NumberColumn, phrase: Phrase, ofTable: ReadonlySet<string>): string | null {
  if (!phrase.words.every((word) => words.includes(word))) return null;
  const rest = words.filter((word) => !phrase.words.includes(word));
  // A letter alone is no unit.
  if (phrase.isOpen && rest.length === 0 && phrase.words.every(({ length }) => length <= LONGEST_SIGN)) return null;
  if (phrase.isOpen) return rest.toSorted().join(' ');
  return rest.every((word) => ofTable.has(word)) ? '' : null;
}

/** Letters of signs of units: c, km. */
const LONGEST_SIGN = 2;

/** What stands for any further words. */
const ANY = '*';

/** The columns that some phrases name, the first ones in front, by their further words; of closed phrases, whatever the others have. */
function columnsByRest(
  phrases: readonly Phrase[],
  numbers: readonly NumberColumn[],
  ofTable: ReadonlySet<string>,
): ReadonlyMap<string, readonly NumberColumn[]> {
  const found = new Map<string, NumberColumn[]>();
  for (const phrase of phrases) {
    for (const one of numbers) {
      const rest = restOf(one, phrase, ofTable);
      if (rest === null) continue;
      const place = phrase.isOpen ? rest : ANY;
      found.set(place, [...(found.get(place) ?? []), one].slice(0, MOST_ALIKE));
    }
  }
  return found;
}

/** Columns of the same name that are looked at: one more than a formula has. */
const MOST_ALIKE = 5;

/** The columns that a result is computed of, in the order of the formula; null: the table lacks one. */
function sourcesOf(
  sources: readonly ReadonlyMap<string, readonly NumberColumn[]>[],
  rest: string,
  result: NumberColumn,
): readonly NumberColumn[] | null {
  const found: NumberColumn[] = [];
  for (const byRest of sources) {
    const named = [...(byRest.get(rest) ?? []), ...(byRest.get(ANY) ?? [])];
    const column = named.find((one) => one.name !== result.name && !found.includes(one));
    if (column === undefined) return null;
    found.push(column);
  }
  return found;
}

function computed(
  result: NumberColumn,
  from: readonly NumberColumn[],
  { value, between }: Pick<Formula, 'value' | 'between'>,
  isStage = true,
): TableAgreement {
  const { name } = result;
  // What is added up has as many digits as its terms.
  const digits = Math.min(Math.max(result.digits, ...from.map((one) => one.digits)), result.mostDigits, MOST_DIGITS);
  const exact = value(...from.map((one) => column(one.name)));
  const rounded = (one: Expression) => call('round', one, number(String(digits)));
  const times = (factor: string) => rounded(binary('*', exact, number(factor)));
  const conditions =
    between === undefined
      ? [binary('=', column(name), rounded(exact))]
      : [binary('>=', column(name), times(between[0])), binary('<=', column(name), times(between[1]))];
  const others = from.map((one) => one.name);
  const kind = between === undefined ? 'definition' : 'share';
  return tableAgreement(name, others, conditions, { counts: 'number', kind, isStage, digits });
}

import type { Expression, Table } from '../../ir.ts';
import { agreement, binary, call, column, number } from '../../meanings/agreement.ts';
import { FORMULAS, type Formula } from '../../meanings/agreement-formulas.ts';
import { wordsOfTable } from '../../meanings/index.ts';
import { type NumberColumn, numberColumnsOf } from './number-columns.ts';
import type { TableAgreement } from './roles.ts';

/** Columns of a table that are computed of others by what their names say. */
export function formulaAgreements(table: Table): readonly TableAgreement[] {
  const numbers = numberColumnsOf(table);
  if (numbers.length < 2) return [];
  const ofTable = new Set(wordsOfTable(table));
  const words = new Set(numbers.flatMap((one) => one.words));
  return READ.filter(({ said }) => said.some((alternative) => alternative.every((word) => words.has(word)))).flatMap(
    ({ formula, of, from }) =>
      numbers.flatMap((result) => {
        const rests = restsOf(result, of, ofTable);
        for (const rest of rests) {
          const others = sourcesOf(from, rest, numbers, result, ofTable);
          if (others !== null) return [computed(result, others, formula)];
        }
        return [];
      }),
  );
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

/** The formulas with their names taken apart, and words of which a table has to have some. */
const READ = FORMULAS.map((formula) => {
  const of = phrasesIn(formula.of);
  return { formula, of, from: formula.from.map(phrasesIn), said: of.map(({ words }) => words) };
});

/** The further words of a column's name beside those of phrases, sorted; none: no phrase is its name. Of closed phrases: no words. */
function restsOf({ words }: NumberColumn, phrases: readonly Phrase[], ofTable: ReadonlySet<string>): readonly string[] {
  return phrases.flatMap((phrase) => {
    if (!phrase.words.every((word) => words.includes(word))) return [];
    const rest = words.filter((word) => !phrase.words.includes(word));
    if (phrase.isOpen) return [rest.toSorted().join(' ')];
    return rest.every((word) => ofTable.has(word)) ? [''] : [];
  });
}

/** The columns that a result is computed of, in the order of the formula; null: the table lacks one. */
function sourcesOf(
  from: readonly (readonly Phrase[])[],
  rest: string,
  numbers: readonly NumberColumn[],
  result: NumberColumn,
  ofTable: ReadonlySet<string>,
): readonly NumberColumn[] | null {
  const found: NumberColumn[] = [];
  for (const phrases of from) {
    const column = phrases
      .flatMap((phrase) =>
        numbers.filter(
          (one) =>
            one.name !== result.name &&
            !found.includes(one) &&
            restsOf(one, [phrase], ofTable).some((own) => !phrase.isOpen || own === rest),
        ),
      )
      .at(0);
    if (column === undefined) return null;
    found.push(column);
  }
  return found;
}

function computed(result: NumberColumn, from: readonly NumberColumn[], { value, between }: Formula): TableAgreement {
  const { name, digits } = result;
  const exact = value(...from.map((one) => column(one.name)));
  const rounded = (one: Expression) => call('round', one, number(String(digits)));
  const times = (factor: string) => rounded(binary('*', exact, number(factor)));
  const conditions =
    between === undefined
      ? [binary('=', column(name), rounded(exact))]
      : [binary('>=', column(name), times(between[0])), binary('<=', column(name), times(between[1]))];
  const others = from.map((one) => one.name);
  const kind = between === undefined ? 'definition' : 'share';
  return {
    agreement: agreement(name, conditions, { counts: 'number', kind, isStage: true }),
    column: name,
    with: others,
    conditions,
  };
}

import type { Expression } from '../../ir.ts';
import { binary, call, column, number } from '../../meanings/agreements/agreement.ts';
import type { NamedMeaning } from '../../meanings/dependencies/denormalized.ts';
import {
  BEGINS,
  BILLED_AT,
  billedIn,
  boundOfParents,
  DUE_AT,
  ENDS,
  hoursOfOffer,
  isBound,
  isOften,
  isPaidFor,
  isPartOfYearly,
  isPeriodicPrice,
  isTerm,
  partOfParents,
  timesOfYear,
  unitOfRuns,
  wholesLike,
} from '../../meanings/dependencies/parent-numbers.ts';
import { wordsOfTable } from '../../meanings/index.ts';
import { hiddenName } from '../../plan/hidden-columns.ts';
import type { ColumnPlan } from '../../plan/plan.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import type { Constrained } from '../../plan/softening.ts';
import type { Domain } from '../../values/domain.ts';
import { type TableAgreement, tableAgreement } from '../agreements/table-agreement.ts';
import { namedColumns, numberIn } from './denormalized.ts';
import { drawnAlone } from './drawn-values.ts';
import { type ExpectedByOthers, hiddenColumn } from './expected.ts';
import { beyond, type Source, sourceOf } from './steps.ts';

/** Numbers of parents that decide on those of a table, at most: each costs the rows time. */
const MOST_NUMBERS = 4;

/**
 * What is expected of the numbers of a table by those of the rows referred to, or which these refer to: right answers are a part of a
 * quiz's questions, and a membership ends when the months of its plan are over.
 */
export function parentNumbers({ table, columns }: Constrained, planOf: PlanOf): ExpectedByOthers {
  const named = namedColumns(table);
  const found = new Map<string, FoundNumber>();
  const meantAs = (meanings: ReadonlySet<string>) => [...named].find(([, one]) => meanings.has(one.meaning ?? ''))?.[0];
  for (const [reference, foreign] of table.foreignKeys.entries()) {
    const source = foreign.parent === table ? null : sourceOf({ foreign, reference }, columns, planOf);
    for (const [own, one] of source === null ? [] : partsOfYear(source, named, wordsOfTable(table))) {
      found.set(`${own} part`, one);
    }
    for (const [own, one] of source === null ? [] : bills(source, named, wordsOfTable(table))) {
      found.set(`${own} price`, one);
    }
    const sources = source === null || found.size >= MOST_NUMBERS ? [] : [source, ...beyond(source, planOf, 1)];
    for (const from of sources) {
      for (const [name, said] of namedColumns(from.table)) {
        const tables = [wordsOfTable(table), wordsOfTable(from.table)] as const;
        const expectedBy = agreementBy(said, named, { meantAs, tables, isNear: from === source });
        for (const [own, agreementWith, side] of expectedBy) {
          const place = `${own} ${side}`;
          const hidden =
            found.has(place) || found.size >= MOST_NUMBERS ? null : numberIn(from, name, hiddenName(from.by, name));
          if (hidden !== null) found.set(place, { hidden: [hidden], agreement: agreementWith(hidden.name) });
        }
      }
    }
  }
  const expected = [...found.values()];
  const hidden = new Map(expected.flatMap((one) => one.hidden.map((each) => [each.name, each] as const)));
  return { hidden: [...hidden.values()], agreements: expected.map((one) => one.agreement) };
}

/** What is expected by columns of the parent's row. */
interface FoundNumber {
  readonly hidden: readonly ColumnPlan[];
  readonly agreement: TableAgreement;
}

/** What is paid at a time of what the row referred to costs by the year, as it says how often. */
function partsOfYear(
  source: Source,
  named: ReadonlyMap<string, NamedMeaning>,
  child: readonly string[],
): readonly (readonly [own: string, FoundNumber])[] {
  const said = [...namedColumns(source.table)];
  const often = said.find(([, one]) => isOften(one))?.[0];
  const times = often === undefined ? null : timesIn(source, often);
  if (times === null) return [];
  return said.flatMap(([name, one]) => {
    const own = [...named].find(([, each]) => isPartOfYearly(each, child, one))?.[0];
    const yearly = own === undefined ? null : numberIn(source, name, hiddenName(source.by, name));
    if (own === undefined || yearly === null) return [];
    const conditions = [binary('=', column(own), binary('/', column(yearly.name), column(times.name)))];
    const hidden = [yearly, times];
    const names = hidden.map((each) => each.name);
    return [[own, { hidden, agreement: tableAgreement(own, names, conditions) }] as const];
  });
}

/** What is billed of what lasts: as many as the row referred to says, for the price that it says. */
function bills(
  source: Source,
  named: ReadonlyMap<string, NamedMeaning>,
  child: readonly string[],
): readonly (readonly [own: string, FoundNumber])[] {
  const billed = billedIn(named, [child, wordsOfTable(source.table)]);
  const said = [...namedColumns(source.table)];
  const seen = (isMeant: (one: NamedMeaning) => boolean) => {
    const name = billed === null ? undefined : said.find(([, one]) => isMeant(one))?.[0];
    return name === undefined ? null : numberIn(source, name, hiddenName(source.by, name));
  };
  const [price, quantity] = [seen(isPeriodicPrice), seen(isPaidFor)];
  if (billed === null || price === null) return [];
  const value = quantity === null ? column(price.name) : binary('*', column(price.name), column(quantity.name));
  return [[billed, equalTo(billed, value, quantity === null ? [price] : [price, quantity])]];
}

/** That a column has a value which is made of hidden ones. */
function equalTo(own: string, value: Expression, hidden: readonly ColumnPlan[]): FoundNumber {
  const names = hidden.map(({ name }) => name);
  return { hidden, agreement: tableAgreement(own, names, [binary('=', column(own), value)]) };
}

/** How many times a year, as the words of a parent's column say, as a hidden column of the same ranks; null: one says no number. */
function timesIn({ plan, steps, by }: Source, name: string): ColumnPlan | null {
  const planned = plan.columns.find((one) => one.name === name);
  const [part, more] = planned?.domains[0]?.parts ?? [];
  const drawn = planned === undefined ? null : drawnAlone(plan, name);
  if (planned === undefined || drawn === null || part?.kind !== 'pool' || more !== undefined) return null;
  const entries = part.entries.map((entry) => timesOfYear(entry));
  if (entries.includes(null)) return null;
  const domain: Domain = { kind: 'integer', literal: 'bare', parts: [{ ...part, entries: entries.map(String) }] };
  return { ...hiddenColumn(hiddenName(by, `${name} number`), planned, steps, drawn), domains: [domain] };
}

type AgreementWith = (parents: string) => TableAgreement;

/** What a parent's number may say of a row: of which of its moments, in which tables, and whether the row refers to it itself. */
interface Surroundings {
  readonly meantAs: (meanings: ReadonlySet<string>) => string | undefined;
  readonly tables: readonly [own: readonly string[], parent: readonly string[]];
  readonly isNear: boolean;
}

/** The columns on which a parent's number decides, how, and on which side of them. */
function agreementBy(
  said: NamedMeaning,
  named: ReadonlyMap<string, NamedMeaning>,
  { meantAs, tables, isNear }: Surroundings,
): readonly (readonly [own: string, AgreementWith, side: string])[] {
  const times = (parents: string, factor: string) => binary('*', column(parents), number(factor));
  const within = (own: string, parents: string, conditions: readonly Expression[]) =>
    tableAgreement(own, [parents], conditions, { kind: 'share', counts: 'number' });
  const rows = wholesLike(said, tables);
  const isTelling = rows.length > 0 || isBound(said);
  const parts = [...(isTelling ? named : [])].flatMap(
    ([own, one]): readonly (readonly [string, AgreementWith, string])[] => {
      const part = partOfParents(one, said, rows);
      const bound = boundOfParents(one, said);
      if (part === null && bound !== null) {
        const bounded: AgreementWith = (parents) => within(own, parents, [binary(bound, column(own), column(parents))]);
        return [[own, bounded, bound]];
      }
      if (part === null) return [];
      const [least, most] = part;
      const agreementWith: AgreementWith = (parents) =>
        within(own, parents, [
          binary('>=', column(own), times(parents, least)),
          binary('<=', column(own), times(parents, most)),
        ]);
      return [[own, agreementWith, 'part']];
    },
  );
  const hours = isNear ? hoursOfOffer(said, tables[1]) : null;
  const isDays = isTerm(said);
  const run = isDays ? 'day' : isNear ? unitOfRuns(said, tables) : null;
  const [begins, ends] = (isDays ? [BILLED_AT, DUE_AT] : [BEGINS, ENDS]).map(meantAs);
  if (begins === undefined || ends === undefined) return parts;
  if (run !== null) {
    const endsWith: AgreementWith = (parents) => {
      const length = binary('*', { kind: 'interval', quantity: number('1'), unit: run }, column(parents));
      const over = binary('=', column(ends), binary('+', column(begins), length));
      return tableAgreement(ends, [begins, parents], [over], { isStage: true });
    };
    return [...parts, [ends, endsWith, 'length']];
  }
  if (hours === null) return parts;
  const agreementWith: AgreementWith = (parents) => {
    const unit = { kind: 'interval', quantity: number(`${hours}`), unit: 'hour' } as const;
    const over = binary('+', column(begins), binary('*', unit, column(parents)));
    const conditions = [binary('=', column(ends), call('date', over))];
    return tableAgreement(ends, [begins, parents], conditions, { isStage: true });
  };
  return [...parts, [ends, agreementWith, 'length']];
}

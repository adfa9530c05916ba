import { binary, call, column, number, orNone } from '../../meanings/agreements/agreement.ts';
import {
  type ChargedUnits,
  chargedColumn,
  chargedUnits,
  isAsked,
  isLet,
  type PricedUnit,
  pricedUnit,
  withAdded,
} from '../../meanings/dependencies/charges.ts';
import type { NamedMeaning } from '../../meanings/dependencies/denormalized.ts';
import { wordsOfTable } from '../../meanings/index.ts';
import { hiddenName } from '../../plan/hidden-columns.ts';
import { type ColumnPlan, isNeverNull } from '../../plan/plan.ts';
import type { PlanOf } from '../../plan/references/parents.ts';
import type { Constrained } from '../../plan/softening.ts';
import { measureOf } from '../../values/measure.ts';
import { tableAgreement } from '../agreements/table-agreement.ts';
import { namedColumns, numberIn } from './denormalized.ts';
import { type ExpectedByOthers, NOTHING_EXPECTED } from './expected.ts';
import { beyond, sourceOf } from './steps.ts';

/** A price, and how many of its units a row is charged for. `price`: the hidden column of that of a row referred to, or one of the row. */
interface Priced {
  readonly price: ColumnPlan;
  readonly isHidden: boolean;
  readonly units: ChargedUnits;
}

/**
 * What a row is charged as the price of so many units: the nights of a stay at what the type of its room costs. A price of the row itself
 * comes before those of rows that it refers to, and these before the ones that they refer to.
 */
export function charges({ table, columns }: Constrained, planOf: PlanOf): ExpectedByOthers {
  const named = namedColumns(table);
  const charged = chargedColumn(named, wordsOfTable(table));
  const planned = columns.find(({ name }) => name === charged);
  if (charged === null || planned === undefined) return NOTHING_EXPECTED;
  const others = new Map([...named].filter(([name]) => name !== charged));
  const hasTime = (name: string) => columns.find((one) => one.name === name)?.shape.kind !== 'date';
  const unitsOf = (said: NamedMeaning, parent: readonly string[]): ChargedUnits | null =>
    unitsSaid(said, parent)
      .map((unit) => chargedUnits(unit, others, hasTime))
      .find((units) => units !== null) ?? null;
  const ofRow = [...others].flatMap(([name, said]): readonly Priced[] => {
    const [price, units] = [columns.find((one) => one.name === name), unitsOf(said, [])];
    return price === undefined || units === null ? [] : [{ price, isHidden: false, units }];
  });
  // Where the row counts them beside their price, that is an agreement of the row alone.
  if (ofRow.some(({ units }) => units.columns.length === 1)) return NOTHING_EXPECTED;
  const [priced] = ofRow.length > 0 ? mostUsual(ofRow) : pricesOfParents();
  if (priced === undefined) return NOTHING_EXPECTED;
  const { price, isHidden, units } = priced;
  const charge = binary('*', column(price.name), units.count);
  // What is not over yet has cost nothing, where it has to say what.
  const all = withAdded(isNeverNull(planned) ? orNone(charge) : charge, charged, named);
  const digits = Math.max(0, ...planned.domains.map((domain) => (domain && measureOf(domain)?.scale) ?? 0));
  const conditions = [binary('=', column(charged), call('round', all.value, number(String(digits))))];
  const from = [...new Set([price.name, ...all.columns, ...units.columns])];
  const agreement = tableAgreement(charged, from, conditions, { digits, counts: 'number', isStage: true });
  return { hidden: isHidden ? [price] : [], agreements: [agreement] };

  function pricesOfParents(): readonly Priced[] {
    const near = table.foreignKeys.flatMap((foreign, reference) => {
      const source = foreign.parent === table ? null : sourceOf({ foreign, reference }, columns, planOf);
      return source === null ? [] : [source];
    });
    const far = near.flatMap((source) => beyond(source, planOf, 1));
    for (const sources of [near, far]) {
      const found = sources.flatMap((source) =>
        [...namedColumns(source.table)].flatMap(([name, said]): readonly Priced[] => {
          const own = named.get(charged ?? '');
          const isMeant = isAsked(said, own) && inCents(said) === inCents(own);
          const units = isMeant ? unitsOf(said, wordsOfTable(source.table)) : null;
          const price = units === null ? null : numberIn(source, name, hiddenName(source.by, name));
          return units === null || price === null ? [] : [{ price, isHidden: true, units }];
        }),
      );
      if (found.length > 0) return mostUsual(found);
    }
    return [];
  }
}

/** The units that a price may be for one of. */
function unitsSaid(said: NamedMeaning, parent: readonly string[]): readonly PricedUnit[] {
  const unit = pricedUnit(said);
  if (unit === null) return [];
  return unit === 'piece' && isLet(parent) ? ['day', unit] : [unit];
}

const mostUsual = (priced: readonly Priced[]): readonly Priced[] =>
  priced.toSorted((one, other) => one.units.rank - other.units.rank);

const inCents = (one: NamedMeaning | undefined): boolean => one?.words.at(-1) === 'cent';

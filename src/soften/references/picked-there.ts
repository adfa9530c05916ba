import type { ForeignKey } from '../../ir.ts';
import { isOwned, type NamedMeaning } from '../../meanings/dependencies/denormalized.ts';
import { meaningsOfTable } from '../../meanings/index.ts';
import { hiddenName } from '../../plan/hidden-columns.ts';
import type { ColumnPlan, DrawPlan, SharedDigit } from '../../plan/plan.ts';
import { type Domain, distributionsOf } from '../../values/domain.ts';
import { nullWhere } from '../free-columns.ts';
import { picksOf } from '../picked-digits.ts';
import { drawnAlone } from './drawn-values.ts';
import { hiddenColumn } from './expected.ts';
import type { Source } from './steps.ts';

/** A column that picks what a parent's row does, and the parent's columns that say so, as hidden ones. */
interface PickedThere {
  readonly column: ColumnPlan;
  readonly hidden: readonly ColumnPlan[];
}

/**
 * A column that says of a thing what the row of a parent picks in other columns: the whole name of a customer who has a first and a last
 * name there, the category of a product that has but a name. Null: it is about something else, or no column there picks the same.
 * `owners`: words in front of names that say whose a column is. `lack`: the column that is NULL where there is no such row.
 */
export function pickedThere(
  column: ColumnPlan,
  named: NamedMeaning,
  owners: readonly (readonly string[])[],
  source: Source,
  foreign: ForeignKey,
  lack: ColumnPlan | null,
): PickedThere | null {
  const [domain = null, more] = column.domains;
  const own = picksOf(domain);
  const isPicking = own.some(({ picks }) => picks !== null);
  if (!isPicking || more !== undefined || column.draw.kind !== 'uniform' || !isOwned(named, owners)) return null;
  const hidden = new Map<string, ColumnPlan>();
  const rest = restOf(column, foreign, domain);
  const digits = own.map(({ picks, size }, digit): SharedDigit | null | undefined => {
    if (picks === null) {
      if (rest !== null) hidden.set(rest.name, rest);
      return rest && { column: rest.name, digit };
    }
    const found = sameThere(source, picks, size);
    const drawn = found && drawnAlone(source.plan, found.planned.name);
    if (found === null || drawn === null) return undefined;
    const name = pickedName(foreign, found.planned.name);
    hidden.set(name, hiddenColumn(name, found.planned, source.steps, drawn));
    return { column: name, digit: found.digit };
  });
  const shared = digits.filter((digit) => digit !== undefined);
  if (shared.length < digits.length) return null;
  const nulls =
    lack !== null && column.nullable
      ? { nullShares: [Math.max(...column.nullShares, ...lack.nullShares)], nullsBy: nullWhere(lack.name) }
      : {};
  return { column: { ...column, ...nulls, draw: { kind: 'shared', digits: shared } }, hidden: [...hidden.values()] };
}

/** What a row has of a column that nothing is known of by the row of a parent: the same in all that refer to that one. Null: nothing says so. */
function restOf(column: ColumnPlan, foreign: ForeignKey, domain: Domain | null): ColumnPlan | null {
  const [on = '', more] = foreign.columns;
  if (more !== undefined || domain === null) return null;
  const digits = distributionsOf(domain).map((distribution, digit) => ({ column: column.name, digit, distribution }));
  const draw: DrawPlan = { kind: 'dependent', on, digits };
  return {
    ...column,
    name: pickedName(foreign, column.name),
    condition: null,
    nullShares: [0],
    nullsBy: null,
    draw,
  };
}

/** The name of a hidden column of what a reference picks. Numbers of the same column of the parent may be hidden under another one. */
function pickedName({ columns }: ForeignKey, column: string): string {
  return hiddenName(`what ${columns.join(', ')} picks`, column);
}

/** The first column of a parent that picks one of as many things of a kind, of which no other words say whose it is; null: none does. */
function sameThere(
  { table, plan }: Source,
  picks: string,
  size: number,
): { readonly planned: ColumnPlan; readonly digit: number } | null {
  const meanings = meaningsOfTable(table);
  for (const planned of plan.columns) {
    const isOther = meanings.get(planned.name)?.[0]?.prefix.length !== 0;
    const digit = isOther
      ? -1
      : picksOf(planned.domains[0] ?? null).findIndex((one) => one.picks === picks && one.size === size);
    if (digit >= 0) return { planned, digit };
  }
  return null;
}

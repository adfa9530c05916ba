import type { Column, Table } from '../ir.ts';
import { suits } from '../meanings/index.ts';
import { type Domain, distributionsOf, sizeOf } from '../values/domain.ts';
import { columnsOf } from '../walk.ts';
import type { Warning } from '../warning.ts';
import { isUnknownColumn } from './keys/unknown-columns.ts';
import type { ColumnPlan, DrawPlan } from './plan.ts';

/** What a reader should know of what was asked of a table's columns and is not kept. */
export function optionWarnings(table: Table, plans: readonly ColumnPlan[]): readonly Warning[] {
  const planOf = new Map(plans.map((plan) => [plan.name, plan]));
  return table.columns.flatMap((column) => {
    const plan = planOf.get(column.name);
    const unkept =
      plan === undefined
        ? directivesOfUnwritten(column)
        : [
            ...unkeptDirectives(column, plan),
            ...emptyOptions(column, plan, table),
            ...unkeptNulls(column, plan, table),
          ];
    const warnings = unkept.map(
      ([option, why]): Warning => ({
        code: 'option_not_honoured',
        message: `The option "${option}" of column "${column.name}" is not kept: ${why}.`,
        offset: column.offset,
      }),
    );
    return isUnknownColumn(column) ? [...warnings, ...checksOfUnknown(column, table)] : warnings;
  });
}

/** The conditions that options set on a column which nothing but NULL keeps. */
function emptyOptions(
  { name, directives }: Column,
  { domains }: ColumnPlan,
  { checks }: Table,
): readonly (readonly [string, string])[] {
  if (directives?.nulls === 1 || domains.some((domain) => domain !== null)) return [];
  const asked = checks.filter(({ isAsked, expression }) => isAsked && [...columnsOf(expression)].join() === name);
  return asked.map(({ name: option }) => [option ?? '', 'its checks leave the column no value but NULL']);
}

/** Why what is asked of a column's values is not kept, by who gives them. */
const FILLED: { readonly [F in Column['filledBy']]: string | null } = {
  writer: null,
  sequence: 'the database numbers it',
  expression: 'the database computes it',
  rowPeriod: 'the database keeps the times of its rows',
  // Who asks for these can ask for nothing beside.
  default: null,
  statement: null,
};

/** The directives of a column whose values rows do not give. */
function directivesOfUnwritten({ directives, filledBy, nullable }: Column): readonly (readonly [string, string])[] {
  const why = FILLED[filledBy];
  if (directives === null || why === null) return [];
  const { nulls, meaning, weights, distribution, distinct } = directives;
  const isNullsKept = nulls === null || (nulls === 0 && !nullable);
  const asked = { values: weights, like: meaning, nulls: isNullsKept ? null : nulls, distribution, distinct };
  return Object.entries(asked).flatMap(([option, given]) => (given === null ? [] : [[option, why] as const]));
}

/** A share of NULL below 1 in a column that is NULL in all rows, where no reference waits for its rows. */
function unkeptNulls(
  { name, directives }: Column,
  { nullShares }: ColumnPlan,
  { foreignKeys }: Table,
): readonly (readonly [string, string])[] {
  const nulls = directives?.nulls ?? null;
  if (nulls === null || nulls === 1 || nullShares.some((share) => share < 1)) return [];
  if (foreignKeys.some(({ columns }) => columns.includes(name))) return [];
  return [['nulls', 'no value but NULL can stand in it']];
}

/** Why something else than chance decides on a column's values. */
const DECIDED: { readonly [D in DrawPlan['kind']]: string | null } = {
  uniform: null,
  key: 'a key decides how often its values come',
  related: 'other columns of its key decide on its values',
  copy: 'its values are those of another column, or listed with it',
  shared: 'its values are those of other columns of the row',
  dependent: 'its values follow from those of another column of the row',
  joined: 'its values are made of other columns of the row',
  computed: 'its values are computed of other columns of the row',
  parent: 'its values are those of the rows that it refers to',
  reference: 'its values number the rows that it refers to',
  earlier: 'its values are those of earlier rows',
};

/** Draws that leave a column its own domain. */
const OWN: ReadonlySet<DrawPlan['kind']> = new Set<DrawPlan['kind']>(['uniform', 'key', 'related']);

/** The options of a column that its plan does not keep, each with the reason. */
export function unkeptDirectives(
  { directives, type }: Column,
  plan: ColumnPlan,
): readonly (readonly [string, string])[] {
  if (directives === null) return [];
  const { weights, distribution, distinct, meaning } = directives;
  const domains = plan.domains.filter((domain) => domain !== null);
  const found: (readonly [string, string])[] = [];
  const decided = DECIDED[plan.draw.kind];
  const isSpread = domains.every((domain) => sizeOf(domain) === 1 || distributionsOf(domain).some(Boolean));
  const mayBeEven = distribution === 'uniform' || (typeof distribution === 'object' && distribution?.uniform);
  if (weights !== null && (decided !== null || !isSpread))
    found.push(['values', decided ?? 'its checks list them with those of other columns']);
  if (distribution !== null && decided !== null) found.push(['distribution', decided]);
  else if (distribution !== null && !isSpread && !mayBeEven)
    found.push(['distribution', 'its parameters are not in the form of the values, or checks decide on these']);
  if (distinct !== null && (!OWN.has(plan.draw.kind) || differentIn(domains) > distinct))
    found.push(['distinct', decided ?? 'its checks take more values than these']);
  if (meaning !== null && !suits(meaning, type.shape))
    found.push(['like', `"${meaning}" has no values of the type ${type.written}`]);
  return found;
}

/** How many different values domains have together at most. */
function differentIn(domains: readonly Domain[]): number {
  const listed = domains.flatMap(({ parts: [part, second] }) =>
    part?.kind === 'pool' && second === undefined ? [part.entries] : [],
  );
  const others = domains.filter(({ parts: [part, second] }) => part?.kind !== 'pool' || second !== undefined);
  return new Set(listed.flat()).size + others.reduce((most, domain) => Math.max(most, sizeOf(domain)), 0);
}

/** The checks over a column whose values are not known. */
function checksOfUnknown({ name, offset }: Column, { checks }: Table): readonly Warning[] {
  return checks
    .filter(({ expression }) => columnsOf(expression).has(name))
    .map(({ name: check }) => {
      const message = `The check "${check}" is not evaluated on column "${name}", whose values the database computes: rows may be refused for it.`;
      return { code: 'check_not_honoured', message, offset };
    });
}

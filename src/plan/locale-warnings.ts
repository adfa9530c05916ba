import type { Table } from '../ir.ts';
import { meaningsOfTable } from '../meanings/index.ts';
import { localMeanings } from '../meanings/local/index.ts';
import type { Warning } from '../warning.ts';
import { characterSetOf, charactersOf, HOLDS } from './characters.ts';
import type { ColumnPlan } from './plan.ts';
import type { ValueSetting } from './table-meanings.ts';

/** Columns that a warning names at most. */
const NAMED_COLUMNS = 3;

/** Where columns do not hold the letters of the locale that is asked for, a warning says so: their values are in others. */
export function localeWarnings(
  table: Table,
  plans: readonly ColumnPlan[],
  { dialect: { extremes }, locale }: Pick<ValueSetting, 'dialect' | 'locale'>,
): readonly Warning[] {
  const local = locale === null ? null : localMeanings(locale);
  const { characterSets } = extremes;
  if (local === null || characterSets === null) return [];
  const ofTable = charactersOf({ characterSet: null, collation: null }, table, extremes);
  const isEnglish = !local.suits(HOLDS[ofTable]);
  const picking = new Set(plans.filter(isPicked).map(({ name }) => name));
  const meanings = meaningsOfTable(table);
  const columns = table.columns.filter(({ name, type }) => {
    const [match] = meanings.get(name) ?? [];
    if (match === undefined || type.shape.kind !== 'text' || !picking.has(name)) return false;
    return local.lacks(match.meaning, HOLDS[isEnglish ? ofTable : charactersOf(type, table, extremes)]);
  });
  const [first] = columns;
  if (first === undefined) return [];
  const names = columns.slice(0, NAMED_COLUMNS).map(({ name }) => `"${name}"`);
  const others = columns.length - names.length;
  const subject = columns.length === 1 ? `column ${names.join()}` : `columns ${names.join(', ')}`;
  const more = others === 0 ? '' : ` and ${others} more`;
  const set = characterSetOf(isEnglish ? { characterSet: null, collation: null } : first.type, table);
  const { assumed, widest } = characterSets;
  const why =
    set === ''
      ? `without a character set it may be in ${assumed}, which lacks letters of "${locale}"`
      : `letters of "${locale}" are not sure to be in its character set, ${set}`;
  const message = `The option "locale" is not kept in ${subject}${more}: ${why}; CHARACTER SET ${widest} has them.`;
  return [{ code: 'option_not_honoured', message, offset: first.offset }];
}

/** Whether a column has values of a list of things, such as names: not those that a check lists. */
function isPicked({ domains }: ColumnPlan): boolean {
  return domains.some((domain) => domain?.parts.some((part) => part.kind === 'pool' && part.picks !== undefined));
}

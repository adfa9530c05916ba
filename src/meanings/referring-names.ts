import { countsOf, getOrInsertComputed } from '../collections.ts';
import type { NamedReference, Referable, ReferringNames } from '../parser/implied-references.ts';
import { words } from './builders/forms.ts';
import { wordsOfName } from './index.ts';
import { isAgentNoun } from './names/agent-nouns.ts';

/** What names of columns end with that identify a row. */
const IDENTIFIERS: ReadonlySet<string> = new Set(words('id uuid guid key code number'));

/** Tables of those who use an application, by the last word of their names: the first that there is has who did something. */
const USERS = words('user employee staff person member account');

/** The same of those whom somebody is above. */
const STAFF: ReadonlySet<string> = new Set(words('user employee staff person worker agent'));

/** What names another row of the same table in front of what identifies it, and, of staff, who is above them. */
const OF_SAME = /^(?:parent|(?:in )?(?:reply|response) to|quoted|previous version)$/;
const OF_STAFF = /^(?:(?:direct |line )?manager|supervisor|boss|team lead|team leader|reports? to)$/;

/**
 * Says which table the name of a column means: `album_id` that of albums, of which `parent_album_id` means another row, and
 * `created_by` and `author_id` one of users, where no table is called so. Modules may stand in front of the names of their tables
 * (`wp_posts`, `hr_employees`).
 */
export function referringNames(tables: readonly Referable[]): ReferringNames {
  const named = tables.map(({ name }) => wordsOfName(name.at(-1) ?? ''));
  const fronts = countsOf(named.map(([front]) => front));
  const wholes = new Map<string, number[]>();
  const parts = new Map<string, number[]>();
  const users = new Map<string, number[]>();
  const add = (places: Map<string, number[]>, phrase: readonly string[], place: number): void => {
    const found = getOrInsertComputed(places, phrase.join(' '), () => []);
    if (!found.includes(place)) found.push(place);
  };
  for (const [place, { key }] of tables.entries()) {
    const ofTable = named[place] ?? [];
    const ofKey = wordsOfName(key);
    const identifier = ofKey.at(-1) ?? '';
    if (!IDENTIFIERS.has(identifier)) continue;
    add(wholes, [...ofTable, identifier], place);
    if (ofKey.length > 1) add(wholes, ofKey, place);
    const [front, ...rest] = ofTable;
    if (rest.length > 0 && (fronts.get(front) ?? 0) > 1) add(parts, [...rest, identifier], place);
    add(users, ofTable.slice(-1), place);
  }

  /** The only one of some tables, or the only one of the same schema; -1: none, or several. */
  const soleOf = (places: readonly number[] = [], own: Referable['name']): number => {
    const near = places.filter((place) => isBeside(tables[place]?.name ?? [], own));
    const [sole = -1, another] = near.length > 0 ? near : places;
    return another === undefined ? sole : -1;
  };

  return (own, column): NamedReference | null => {
    const phrase = wordsOfName(column);
    for (let from = 0; from < phrase.length - 1; from++) {
      const rest = phrase.slice(from).join(' ');
      const whole = soleOf(wholes.get(rest), own);
      const place = whole >= 0 ? whole : soleOf(parts.get(rest), own);
      if (place >= 0) return { place, by: from === 0 ? 'table' : 'role' };
    }
    const identified = withoutIdentifier(phrase);
    const ofTable = wordsOfName(own.at(-1) ?? '');
    if (namesOwnRow(phrase, ofTable)) return { place: null, by: 'role' };
    if (!isOfUser(identified, phrase.length > identified.length)) return null;
    const place = USERS.map((word) => soleOf(users.get(word), own)).find((found) => found >= 0);
    return place === undefined ? null : { place, by: 'user' };
  };
}

/** Whether the name of a column means another row of its table, by the words of both. */
export function namesOwnRow(words: readonly string[], ofTable: readonly string[]): boolean {
  const own = withoutIdentifier(words);
  const another = own.filter((word) => !ofTable.includes(word)).join(' ');
  const isOfStaff = STAFF.has(ofTable.at(-1) ?? '');
  return OF_SAME.test(another) || OF_SAME.test(own.join(' ')) || (isOfStaff && OF_STAFF.test(another));
}

/** Words without those behind them that identify a row. */
const withoutIdentifier = (words: readonly string[]): readonly string[] =>
  IDENTIFIERS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;

/** Whether words say who somebody is, or who did something. `isIdentified`: whether what identifies a row stands behind them. */
function isOfUser(phrase: readonly string[], isIdentified: boolean): boolean {
  const [deed = '', last = ''] = phrase.slice(-2);
  if (last === 'by' || (last === 'to' && deed === 'assigned')) return true;
  return isIdentified && isAgentNoun(phrase.at(-1) ?? '');
}

/** Whether two tables are in the same schema. */
function isBeside(one: Referable['name'], other: Referable['name']): boolean {
  return one.slice(0, -1).join('.') === other.slice(0, -1).join('.');
}

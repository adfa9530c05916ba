import { sumOf } from '../collections.ts';
import type { Table } from '../ir.ts';
import { OPPOSITE_ENDS } from '../meanings/dependencies/opposite-ends.ts';
import { wordsIn } from '../meanings/dependencies/word-lists.ts';
import { meaningsOfTable, usualWeights, wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import { bare } from '../plan/facts/operand.ts';
import type { ColumnPlan, Plan, SharedDigit } from '../plan/plan.ts';
import { digitSizes, type Part } from '../values/part.ts';
import { boundColumns, narrowedColumns } from './free-columns.ts';
import { type PickedDigit, picksOf } from './picked-digits.ts';
import { withoutDigit } from './unkeyed.ts';

/**
 * Lets columns whose values pick the same thing pick the same rank of it in each row: the e-mail is made of the row's own names,
 * the country is that of the row's city. The first of them draws the rank, or the one that a key numbers or a condition binds to
 * others, or that holds some of the things alone or more often; the others copy its digit. Things are told apart by the words in front of a column's meaning:
 * `billing_city` picks another city than `shipping_city`.
 */
export function withSharedPicks(given: Plan, table: Table): Plan {
  const plan = withFollowingKeys(given, table);
  const { columns } = plan;
  const [bound, narrowed] = [boundColumns(plan), narrowedColumns(plan)];
  const open = openColumns(plan);
  const instances = instancesOf(open, table);
  const sources = new Map<string, Source>();
  const shared = new Map<string, ColumnPlan>();
  for (const column of open.toSorted((lhs, rhs) => precedence(lhs, bound) - precedence(rhs, bound))) {
    const instance = instances.get(column.name) ?? '';
    const digits = picksOf(column.domains[0] ?? null).map(({ picks, size, weights }, digit): SharedDigit | null => {
      if (picks === null) return null;
      const thing = `${instance} ${picks}`;
      const source = sources.get(thing);
      const shown = weights === null ? [] : [{ column: column.name, weights }];
      if (source === undefined) {
        sources.set(thing, { column: column.name, digit, size, picks, shown });
        return null;
      }
      // Within a value, each part picks for itself.
      if (source.size !== size || source.column === column.name) return null;
      sources.set(thing, { ...source, shown: [...source.shown, ...shown] });
      return { column: source.column, digit: source.digit };
    });
    if (column.draw.kind === 'uniform' && !narrowed.has(column.name) && digits.some((digit) => digit !== null)) {
      shared.set(column.name, { ...column, draw: { kind: 'shared', digits } });
    }
  }
  const withDefaults = new Set(
    table.columns.flatMap(({ name, default: given }) => (given === null || bare(given).kind === 'null' ? [] : [name])),
  );
  const weighed = new Map([...sources.values()].flatMap((source) => weighedDigit(source, withDefaults)));
  if (shared.size === 0) return plan;
  return {
    ...plan,
    columns: columns.map((column) => {
      const made = shared.get(column.name) ?? column;
      const digit = weighed.get(column.name);
      return digit === undefined || made.draw.kind !== 'uniform' || bound.has(made.name)
        ? made
        : withWeights(made, digit);
    }),
  };
}

/**
 * Lets keys pick what columns hold that have some of the things alone, where their other digits tell enough rows apart: the number of a
 * parcel is one of its carrier.
 */
function withFollowingKeys(plan: Plan, table: Table): Plan {
  const open = openColumns(plan);
  const keyed = open.filter(({ draw }) => draw.kind === 'key');
  const bound = boundColumns(plan);
  const some = open.filter((column) => column.draw.kind === 'uniform' && precedence(column, NONE) === 1);
  if (keyed.length === 0 || some.length === 0) return plan;
  const instances = instancesOf(open, table);
  const keys = [...plan.keys];
  const made = new Map<string, ColumnPlan>();
  for (const column of keyed) {
    const own = picksOf(column.domains[0] ?? null);
    const digit = own.findIndex(({ picks }) => picks !== null);
    const [picked, index] = [own[digit], column.draw.kind === 'key' ? column.draw.key : -1];
    const key = keys[index];
    if (picked === undefined || key === undefined || own.filter(({ picks }) => picks !== null).length > 1) continue;
    const source = some.flatMap(({ name, domains }) => {
      const at = picksOf(domains[0] ?? null).findIndex(
        ({ picks, size }) => picks === picked.picks && size === picked.size,
      );
      return at < 0 || bound.has(column.name) || instances.get(name) !== instances.get(column.name)
        ? []
        : [{ column: name, digit: at }];
    })[0];
    const left = source === undefined ? null : withoutDigit(key, column.name, digit);
    if (source === undefined || left === null) continue;
    keys[index] = left;
    made.set(column.name, {
      ...column,
      draw: { kind: 'shared', digits: own.map((_, place) => (place === digit ? source : null)) },
    });
  }
  return { ...plan, keys, columns: plan.columns.map((column) => made.get(column.name) ?? column) };
}

const NONE: ReadonlySet<string> = new Set();

/** The column that draws what others copy. */
interface Source {
  readonly column: string;
  readonly digit: number;
  readonly size: number;
  readonly picks: string;
  /** How likely each rank is by the definitions of the columns that pick it, as far as they say so. */
  readonly shown: readonly { readonly column: string; readonly weights: readonly number[] }[];
}

/** How likely the ranks of a digit are. */
interface WeighedDigit {
  readonly digit: number;
  readonly weights: readonly number[];
}

/** Share of rows that have to stay when what a further column shows counts, too; else it contradicts the others. */
const LEAST_KEPT = 0.3;

/**
 * How likely ranks are by all columns that pick them: a state of two letters leaves the countries that have such, and the DEFAULT of
 * a country its own. DEFAULTs count first. Nothing: no two columns show it.
 */
function weighedDigit(
  { column, digit, picks, shown }: Source,
  withDefaults: ReadonlySet<string>,
): readonly (readonly [string, WeighedDigit])[] {
  const named = usualWeights(picks);
  // What several columns weigh alike is no less likely for that.
  const usual =
    named ?? shown[0]?.weights.map((_, rank) => Math.max(...shown.map(({ weights }) => weights[rank] ?? 0))) ?? [];
  const weighted = shown.filter(({ weights }) => weights !== named);
  if (weighted.every((one) => one.column === column)) return [];
  const ordered = weighted.toSorted((lhs, rhs) => rankOf(lhs.column) - rankOf(rhs.column));
  function rankOf(name: string): number {
    return withDefaults.has(name) ? 0 : 1;
  }
  const weights = ordered.reduce<readonly number[]>((known, one) => {
    const factors = one.weights.map((weight, rank) => weight / (usual[rank] || 1));
    const largest = factors.reduce((most, factor) => Math.max(most, factor), 0);
    const kept = known.map((weight, rank) => (weight * (factors[rank] ?? 0)) / largest);
    return sumOf(kept) >= LEAST_KEPT * sumOf(known) || one === ordered[0] ? kept : known;
  }, usual);
  return [[column, { digit, weights }]];
}

/** A column whose digit has other weights. */
function withWeights(column: ColumnPlan, { digit, weights }: WeighedDigit): ColumnPlan {
  const [domain = null] = column.domains;
  if (domain === null) return column;
  let first = 0;
  const parts = domain.parts.map((part): Part => {
    const place = first;
    first += digitSizes(part).length;
    return place === digit ? { ...part, distribution: { kind: 'weights', weights } } : part;
  });
  return { ...column, domains: [{ ...domain, parts }] };
}

/** Which columns draw for others: those of keys, those that conditions bind, those that hold some of the things alone, then those that hold some more often. */
function precedence({ name, draw, domains }: ColumnPlan, bound: ReadonlySet<string>): number {
  if (draw.kind === 'key' || bound.has(name)) return 0;
  const weights = (domains[0]?.parts ?? []).flatMap(({ picks, distribution }) =>
    picks !== undefined && distribution?.kind === 'weights' ? [distribution.weights] : [],
  );
  if (weights.some((ofPart) => ofPart.includes(0))) return 1;
  return weights.length > 0 ? 2 : 3;
}

/** What a column that picks something picks, and which thing of its kind it is about. */
export interface Picking {
  readonly digits: readonly PickedDigit[];
  readonly instance: string;
}

/** The columns whose values pick something, by name, as far as no condition binds them to others. */
export function pickingColumns(plan: Plan, table: Table): ReadonlyMap<string, Picking> {
  const bound = boundColumns(plan);
  const open = openColumns(plan).filter(({ name }) => !bound.has(name));
  const instances = instancesOf(open, table);
  return new Map(
    open.map(({ name, domains }) => {
      return [name, { digits: picksOf(domains[0] ?? null), instance: instances.get(name) ?? '' }];
    }),
  );
}

function openColumns({ columns }: Plan): readonly ColumnPlan[] {
  return columns.filter(isOpen);
}

/** Whether chance or a key decides on the digits of a column, in every row alike. */
function isOpen({ draw, choice, domains }: ColumnPlan): boolean {
  const isDrawn = draw.kind === 'key' || draw.kind === 'uniform';
  return (
    isDrawn &&
    choice === null &&
    domains.length === 1 &&
    picksOf(domains[0] ?? null).some(({ picks }) => picks !== null)
  );
}

/** Words that tell no two things of a row apart. */
const FILLERS: ReadonlySet<string> = new Set(wordsIn('address location person information detail profile data code'));

/** Words that tell things of a row apart wherever they stand in front: of `billing country`, too, which is a phrase by itself. */
const QUALIFIERS: ReadonlySet<string> = new Set([
  ...wordsIn('billing shipping ship mailing birth'),
  ...OPPOSITE_ENDS.flat(),
]);

/** Words that do so behind what they are about: `currency from`. */
const ENDS: ReadonlySet<string> = new Set(['from', 'to', 'origin', 'destination', 'source', 'target']);

/** A word that counts things of a kind. */
const NUMBER = /^\d+$/;

/** What people have that names none of them. */
const ACCOUNT = /^person\.(?:user name|nick name|prefix|suffix|gender|pronouns|avatar)/;

/** Words for one of several addresses that the same person has. */
const OF_ONE_PERSON: ReadonlySet<string> = new Set(
  wordsIn(`work personal private business office university school college student institutional primary main secondary alternate
  alternative backup recovery admission administrative biological`),
);

/** Somebody whom nothing else of the row is about but what names the same words: the manager of an employee. */
const OTHER = /^(?:person\.other|contact\.email of somebody else)$/;

/** What a column is about: of a person, who is named by it or not. */
interface About {
  readonly thing: string;
  readonly isName: boolean;
  readonly isOther: boolean;
  readonly instance: string;
  /** The words of its name, without those of its table. */
  readonly own: string;
}

/**
 * Lets what a person has be that of the only one who is named by its words and more: the `billing_email` of a `billing_contact_name`, or
 * of one whose words are a part of its meaning: the `contact_email` of a `contact_name`.
 */
function withNamed<T extends About>(columns: readonly T[]): readonly T[] {
  const named = [...new Set(columns.filter(({ isName }) => isName).map(({ instance }) => instance))];
  return columns.map((column) => {
    const { thing, isName, own, instance } = column;
    if (isName || !thing.startsWith('person.') || named.includes(instance || own)) return column;
    if (instance === '') {
      return { ...column, instance: named.find((one) => one !== '' && own.startsWith(`${one} `)) ?? '' };
    }
    const [longer, other] = named.filter((one) => one.startsWith(`${instance} `));
    return longer === undefined || other !== undefined ? column : { ...column, instance: longer };
  });
}

/** What tells where a place is: that of a row without words of its own is no other's. */
const PLACE = /^place\.(?:city|country|region|postal|street|address)/;

/**
 * Lets what places have, and no place that stands without words, be that of the only place with words: the `currency` beside an
 * `office_city`.
 */
function withOnlyPlace<T extends About & { readonly picks: readonly string[] }>(columns: readonly T[]): readonly T[] {
  return columns.map((column) => {
    if (column.instance !== '' || column.thing.startsWith('person.')) return column;
    const places = columns.filter(
      ({ picks, thing }) => PLACE.test(thing) && picks.some((picked) => column.picks.includes(picked)),
    );
    const [only, ...more] = new Set(places.map(({ instance }) => instance));
    return only === undefined || more.length > 0 ? column : { ...column, instance: only };
  });
}

/**
 * Which thing of its kind each column is about, by the words in front of its meaning, without those that name the table. A column
 * that stands alone with its words is about the same as those without any, unless one of these means the same already, or of a
 * person picks just the same. Where no name stands without such words, the first person that is named is whom those without are about:
 * the e-mail address beside `customer_name` and `driver` is the customer's, and beside a first and a last name neither's.
 */
function instancesOf(columns: readonly ColumnPlan[], table: Table): ReadonlyMap<string, string> {
  const meanings = meaningsOfTable(table);
  const [tableWords, wordsOf] = [wordsOfTable(table), wordsOfColumns(table)];
  const matches = columns.map(({ name, domains }) => {
    const picks = picksOf(domains[0] ?? null).flatMap((digit) => digit.picks ?? []);
    const isOfPerson = picks.some((thing) => thing.startsWith('person.'));
    const [first] = meanings.get(name) ?? [];
    const named = wordsOf(name);
    const own = named.filter((word) => !tableWords.includes(word));
    const [front = '', back = ''] = [own.at(0), named.at(-1)];
    const prefix = first?.prefix ?? [];
    const qualifiers = new Set([...(QUALIFIERS.has(front) ? [front] : []), ...(ENDS.has(back) ? [back] : [])]);
    const words = [...[...qualifiers].filter((word) => !prefix.includes(word)), ...prefix].filter(
      (word) => !FILLERS.has(word) && !tableWords.includes(word) && !(isOfPerson && OF_ONE_PERSON.has(word)),
    );
    // The first beneficiary is another than the second; a second address is of the same person.
    const isNumbered = isOfPerson && words.length > 0;
    const numbers = isNumbered ? wordsOf(name).filter((word) => NUMBER.test(word) && !words.includes(word)) : [];
    // A city and a country are of one place, two names are of two people.
    const thing = isOfPerson ? picks.toSorted().join(' ') : (first?.meaning.name ?? '');
    return {
      name,
      thing,
      picks,
      own: own.join(' '),
      words: [...words, ...numbers],
      isOther: OTHER.test(first?.meaning.name ?? ''),
      isName: isOfPerson && first?.meaning.name.startsWith('person.') === true && !ACCOUNT.test(first.meaning.name),
    };
  });
  const [sample] = matches;
  const isCommon = matches.length > 1 && matches.every(({ words }) => words[0] === sample?.words[0]);
  const named = withNamed(
    matches.map((one) => ({ ...one, instance: (isCommon ? one.words.slice(1) : one.words).join(' ') })),
  );
  const unnamed = named.filter(({ instance }) => instance === '');
  const main = unnamed.some(({ isName }) => isName)
    ? null
    : (named.find(({ isName, isOther }) => isName && !isOther)?.instance ?? null);
  const instances = new Set(named.map(({ instance }) => instance));
  const isOpposed = (instance: string) =>
    OPPOSITE_ENDS.some((ends) => ends.includes(instance) && ends.every((end) => instances.has(end)));
  const things = new Set(unnamed.map(({ thing }) => thing));
  const found = named.map((column) => {
    const { name, instance, thing, isName, picks } = column;
    const isMain = instance === main && thing.startsWith('person.');
    const isAlone =
      !isName &&
      !column.isOther &&
      !isOpposed(instance) &&
      named.every(
        (other) =>
          other.name === name || other.instance !== instance || !other.picks.some((one) => picks.includes(one)),
      );
    // Of several numbers that somebody has, each is of where they are.
    const isOneOfMany = thing.startsWith('contact.');
    if (instance === '' || !(isMain || isAlone) || (!isMain && !isOneOfMany && things.has(thing))) return column;
    things.add(thing);
    return { ...column, instance: '' };
  });
  return new Map(withOnlyPlace(found).map(({ name, instance }) => [name, instance]));
}

import { modelOf } from '../../../grammar/kinds.ts';
import type { Kind } from '../../../grammar/shape.ts';
import type { Meaning } from '../../values/meaning.ts';
import { spelledOut } from '../comments/spelled-out.ts';
import type { Digits, MeaningRow } from '../row.ts';
import { isAgentNoun } from './agent-nouns.ts';
import { isAhead, isParticiple } from './participles.ts';
import { BEGINNING, Phrases } from './phrases.ts';
import { MOST_WORDS } from './readings.ts';
import { isUnit } from './units.ts';
import { isShort, wordsOf } from './words.ts';

/** A column of a table that a meaning is looked for. */
export interface NamedColumn {
  readonly name: string;
  /** The name with the capitals that it is written with; none: it has no others. */
  readonly written?: string;
  readonly kind: Kind;
  /** Which digits before the point its type has room for; none: the type bounds none. */
  readonly digits?: Digits | null;
  /** Whether its type is one in which people keep yes and no. */
  readonly isTruth?: boolean;
  /** Whether its type has room for digits behind the point. */
  readonly hasFraction?: boolean;
}

/** What a column means, and the words in front of those that said so: `billing` of `billing_city`. */
export interface Match {
  readonly meaning: Meaning;
  readonly prefix: readonly string[];
  /** Whether a single word said so that stands for many things: `value`. What else the table shows of the column tells more. */
  readonly isGeneral: boolean;
}

/** Words that say nothing of what stands in front of them. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'text full value string raw field column json data1 orig original new old utc gmt en de fr es it pt nl ja zh default final primary main my the usd eur gbp chf jpy cad aud'.split(
    ' ',
  ),
);

/** Abbreviations at the end of names of texts that are something else at the end of names of numbers: miles, a time to live. */
const OF_TEXTS: ReadonlyMap<string, string> = new Map([
  ['nm', 'name'],
  ['ttl', 'title'],
]);

/** The words of a name whose last one means something else in a column of texts. */
function inTexts(words: readonly string[], kind: Kind): readonly string[] {
  const meant = OF_TEXTS.get(words.at(-1) ?? '');
  return meant === undefined || !modelOf(kind).meant.includes('texts') ? words : [...words.slice(0, -1), meant];
}

/** The word for how much there is of something. */
const QUANTITY = 'quantity';

/** Units of what numbers count that are no moments, whatever stands before them. */
const LONG: ReadonlySet<string> = new Set(['km', 'kilometer', 'mile', 'mileage', 'kg', 'percent', 'count']);

/** How many things something has been done to: `seats_used`. */
const SO_MANY_DONE = /[^s]s_?(?:used|sold|taken|sent|booked|filled|processed|shipped|completed)$/i;

/** A name in the plural. */
const PLURAL = /[a-z]s$/i;

/** What is a part of an address beside a postal code, and what the things of the table are going through elsewhere. */
const STATE = 'state';
const POSTAL: ReadonlySet<string> = new Set(['zip', 'postal', 'postcode', 'zipcode']);

/** The table of meanings, ready to be asked. */
export class Meanings {
  readonly #rows: readonly MeaningRow[];
  readonly #phrases: Phrases;

  constructor(rows: readonly MeaningRow[]) {
    this.#rows = rows;
    this.#phrases = new Phrases(rows);
  }

  /** A name's words, as phrases have them. */
  wordsOf(name: string): readonly string[] {
    return wordsOf(name, this.#phrases);
  }

  /** A name with the abbreviations spelled out that a comment has the words of. */
  spelledOut(name: string, comment: string | null): string {
    return spelledOut(name, comment, (part) => isShort(part, this.#phrases));
  }

  /** What each column of a table may mean, the most telling first; a column that is not here says nothing. */
  of(table: string, columns: readonly NamedColumn[]): ReadonlyMap<string, readonly Match[]> {
    const ofTable = withoutKeeping(this.wordsOf(table));
    const named = columns.map((column) => ({
      column,
      words: inTexts(this.wordsOf(column.written ?? column.name), column.kind),
    }));
    const isPlaced = named.some(({ words: [first = ''] }) => POSTAL.has(first));
    const naming = named.filter((column) => isNaming(column.words, ofTable));
    const described = naming.filter((column) => column.words.at(-1) !== DESCRIPTION);
    const [sole, another] = described.length > 0 ? described : naming;
    const found = named.map(
      ({ column: { name, kind, digits = null, hasFraction = false, isTruth = false }, words }) => {
        // Whether it is a half day is no day.
        const isFlag = words.length > 1 && SAYING_SO.has(words[0] ?? '') && kind === 'integer';
        const isBeside = (wanted: readonly string[]) =>
          named.some((other) => other.column.name !== name && other.words.some((word) => wanted.includes(word)));
        const isCounted =
          words.includes(QUANTITY) ||
          (words.length > 1 && LONG.has(words.at(-1) ?? '')) ||
          (kind === 'integer' && !isTruth && !isFlag && SO_MANY_DONE.test(name));
        const suits = (row: MeaningRow) =>
          takes(row, kind) &&
          // How much was asked for is no moment, nor is it a flag.
          !(isCounted && (row.moments ?? row.truth) !== undefined) &&
          (!isFlag || row.truth !== undefined) &&
          (row.digits === undefined || row.digits === digits) &&
          (row.isOne === undefined || !PLURAL.test(name)) &&
          (hasFraction ? row.truth === undefined : row.hasFraction === undefined) &&
          (row.beside === undefined || isBeside(row.beside.split(', '))) &&
          (row.without === undefined || !isBeside(row.without.split(', ')));
        const isPlace = isPlaced && words.length === 1 && words[0] === STATE;
        const listed =
          words === sole?.words && another === undefined ? this.#listed(ofTable, words, columns.length, suits) : [];
        return [name, [...listed, ...this.#matches(isPlace ? [] : ofTable, words, suits)]] as const;
      },
    );
    return new Map(found.filter(([, matches]) => matches.length > 0));
  }

  /**
   * What the names of a table's rows mean by those of the table, where it lists kinds, as a column of that name elsewhere: room types
   * have the names of room types. Of a table that describes its rows in a few words, its name alone says what they are. None, where the
   * column and all of the table's words say more than its last one.
   */
  #listed(
    ofTable: readonly string[],
    words: readonly string[],
    columns: number,
    suits: (row: MeaningRow) => boolean,
  ): readonly Match[] {
    const isOfKinds = LISTING.has(ofTable.at(-1) ?? '');
    if (!isOfKinds && (columns > FEW_COLUMNS || words.length === 1 || words.at(-1) !== DESCRIPTION)) return [];
    const [own] = this.#matches(ofTable, words, suits);
    const [weakest] = this.#matches(ofTable.slice(-1), words, suits);
    if (own?.meaning !== weakest?.meaning || (!isOfKinds && own?.meaning.name !== ANY_TEXT)) return [];
    const least = isOfKinds ? 2 : 1;
    return this.#matches([], ofTable, suits).filter(
      ({ isGeneral, prefix }) => !isGeneral && ofTable.length - prefix.length >= least,
    );
  }

  #matches(
    ofTable: readonly string[],
    words: readonly string[],
    suits: (row: MeaningRow) => boolean,
  ): readonly Match[] {
    const trimmed = withoutEmpty(words);
    const isLong = words.length > 1;
    const matchesOf = (phrase: string, last: string, front: number): readonly Match[] => {
      const places = this.#phrases.endingWith(last).get(phrase) ?? [];
      return places.flatMap(({ row: place, ofOwner }) => {
        const row = this.#rows[place];
        if (row === undefined || !suits(row)) return [];
        const prefix = words.slice(0, Math.max(0, front + ofOwner));
        return [{ meaning: row, prefix, isGeneral: row.name.startsWith('general.') }];
      });
    };
    const [specific, general]: [Match[], Match[]] = [[], []];
    const take = (phrase: string, last: string, front: number) => {
      // Of `temperature average`, the temperature tells more.
      for (const match of matchesOf(phrase, last, front)) {
        (match.isGeneral || STATISTICS.has(phrase) ? general : specific).push(match);
      }
    };
    // A number at the end may be what tells most: of two lines of an address, the second one. Words that say nothing of what
    // stands in front of them say something where nothing else does.
    const empty = words.length - trimmed.length;
    if (isLong && FLAG_WORDS.has(words.at(-1) ?? '')) {
      takeEndings(ofTable, words, 1, take);
      // A flag says that its own words are so: of a shipment's date, it says nothing.
      takeEndings(ofTable, words.slice(0, -1), 0, (phrase, last, front) => {
        specific.push(...matchesOf(phrase, last, front).filter(({ meaning }) => meaning.truth !== undefined));
      });
    }
    const unitless = withoutUsualUnit(words);
    if (unitless !== null) {
      // Of a net weight in kilograms, that it is the net one tells more than its unit.
      let longest = 1;
      takeEndings(ofTable, words, empty, (phrase, last, front) => {
        const isShown = matchesOf(phrase, last, front).some(({ isGeneral }) => !isGeneral);
        if (isShown) longest = Math.max(longest, phrase.split(/[ /]/).length - 1);
      });
      // What is counted in a unit is no moment: the kilometers of the next service.
      takeEndings(ofTable, unitless, longest, (phrase, last, front) => {
        if (matchesOf(phrase, last, front).every(({ meaning }) => meaning.moments === undefined))
          take(phrase, last, front);
      });
    }
    const undated = withoutPeriodOf(words);
    if (undated !== null) {
      // Sales of the last year are no year.
      takeEndings(ofTable, words, 2, take);
      takeEndings(ofTable, undated, 0, take);
    }
    takeEndings(ofTable, words, empty, take);
    if (empty > 0) takeEndings(ofTable, trimmed, 0, take);
    for (const spelling of shortened(trimmed)) takeEndings(ofTable, spelling, 0, take);
    for (let length = Math.min(MOST_WORDS, empty); length > 0; length--) {
      take(words.slice(-length).join(' '), words.at(-1) ?? '', words.length - length);
    }
    if (specific.length === 0) specific.push(...this.#personIn(ofTable, trimmed, suits));
    const beginning = isLong ? matchesOf(`${words[0]} ${BEGINNING}`, BEGINNING, words.length - 1) : [];
    const found = [...specific, ...general, ...beginning];
    const isAnyMoment = found[0] === undefined ? isLong && words[0] === 'date' : found[0].meaning.name === ANY_MOMENT;
    return isAnyMoment ? [...this.#deedIn(words, suits), ...found] : found;
  }

  /** The moment at which something was done that no phrase has a word for. */
  #deedIn(words: readonly string[], suits: (row: MeaningRow) => boolean): readonly Match[] {
    const deed = words.findLastIndex(isParticiple);
    if (deed < 0 || deed < words.length - MOST_ENDS || isAhead(words)) return [];
    const places = this.#phrases.endingWith('participle').get('past participle') ?? [];
    return places.flatMap(({ row }) => {
      const meaning = this.#rows[row];
      return meaning === undefined || !suits(meaning)
        ? []
        : [{ meaning, prefix: words.slice(0, deed), isGeneral: false }];
    });
  }

  /** The person whom a column names by what they are or do, where no phrase says more of it: an adjuster, the name of one. */
  #personIn(
    ofTable: readonly string[],
    words: readonly string[],
    suits: (row: MeaningRow) => boolean,
  ): readonly Match[] {
    const named = words.at(-1) === 'name' ? words.slice(0, -1) : words;
    const last = named.at(-1) ?? (words.length > named.length ? ofTable.at(-1) : undefined) ?? '';
    const isDeed = last === 'by' && named.length > 1 && !QUERIES.has(named.at(-2) ?? '');
    if (!isDeed && !isAgentNoun(last)) return [];
    const places = this.#phrases.endingWith('noun').get('agent noun') ?? [];
    return places.flatMap(({ row }) => {
      const meaning = this.#rows[row];
      return meaning === undefined || !suits(meaning) ? [] : [{ meaning, prefix: named, isGeneral: false }];
    });
  }
}

/** Last words of tables that list kinds of something. */
const LISTING: ReadonlySet<string> = new Set(
  'type status kind category class level grade stage method mode reason priority severity source condition relationship frequency state'.split(
    ' ',
  ),
);

/** Columns of a table that has little more than a key and names, at most. */
const FEW_COLUMNS = 3;

/** Words of columns that name rows, the last one where no other does. */
const DESCRIPTION = 'description';
const NAMING: ReadonlySet<string> = new Set(['name', 'title', 'label', DESCRIPTION]);

/** Whether a column holds the names of its table's rows: it is called a name, or what they are. */
export function isNaming(words: readonly string[], ofTable: readonly string[]): boolean {
  const rest = NAMING.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return rest.every((word, i) => word === ofTable.at(i - rest.length));
}

/** The meaning of descriptions of which nothing says what they describe. */
const ANY_TEXT = 'text.description';

/** The meaning of moments whose names say no more than that. */
const ANY_MOMENT = 'time';

/** Words of which the last may be the one for a moment: `scanned_at`, `date_scanned`. */
const MOST_ENDS = 2;

/** What queries do by something, in front of `by`; what else is done by somebody. */
const QUERIES: ReadonlySet<string> = new Set(['order', 'sort', 'group', 'partition', 'filter', 'cluster', 'best']);

/**
 * Looks up the words that a column ends with, those of its table in front, from the longest phrase on to those of more words than
 * the shortest. `front`: words of the column in front of the phrase, or less than none where it begins in the table's name.
 */
function takeEndings(
  ofTable: readonly string[],
  ofColumn: readonly string[],
  shortest: number,
  take: (phrase: string, last: string, front: number) => void,
): void {
  const column = ofColumn.join(' ');
  // What something costs per hour is no hour.
  const per = ofColumn.lastIndexOf('per');
  const least = Math.max(shortest + 1, per > 0 ? ofColumn.length - per : 1);
  const last = ofColumn.at(-1) ?? '';
  for (let length = Math.min(MOST_WORDS, ofTable.length + ofColumn.length); length >= least; length--) {
    const before = length - ofColumn.length;
    if (before <= 0) {
      take(ofColumn.slice(-length).join(' '), last, -before);
      // A column that says itself that it is a visit's note says as much as one in a table of visits.
      for (let cut = before === 0 ? length - 1 : 0; cut > 0; cut--) {
        take(`${ofColumn.slice(0, cut).join(' ')}/${ofColumn.slice(cut).join(' ')}`, last, cut);
      }
    } else {
      const table = ofTable.slice(-before).join(' ');
      // Of equally long phrases, those that name the table say more.
      take(`${table}/${column}`, last, -before);
      take(`${table} ${column}`, last, -before);
    }
  }
}

/** Words of things of which a code is one of few, as their names are. */
const CODED: ReadonlySet<string> = new Set(
  'status type reason method frequency priority severity relationship'.split(' '),
);

/** Words with which names of flags begin. */
const SAYING_SO: ReadonlySet<string> = new Set(['is', 'has', 'was']);

/** Words at the end of names of flags. */
const FLAG_WORDS: ReadonlySet<string> = new Set(['flag', 'indicator', 'ind', 'yn', 'bool']);

/** The words of a name without those at its end that say nothing, and without a number there. */
function withoutEmpty(words: readonly string[]): readonly string[] {
  let end = words.length;
  if (words.at(-1) === 'code' && CODED.has(words.at(-2) ?? '')) end--;
  while (end > 1 && (EMPTY_WORDS.has(words[end - 1] ?? '') || /^\d+$/.test(words[end - 1] ?? ''))) end--;
  return words.slice(0, end);
}

/** Words at the end of a table's name that say that it is one. */
const KEEPING: ReadonlySet<string> = new Set([
  'data',
  'table',
  'tbl',
  'tab',
  'entity',
  'flat',
  'master',
  'mstr',
  'list',
  'information',
]);

/** The words of a table's name without those: sensor data are of sensors. */
function withoutKeeping(words: readonly string[]): readonly string[] {
  const kept = words.findLastIndex((word) => !KEEPING.has(word)) + 1;
  // Data of the fields of users are of users.
  const isOfFields = kept > 1 && kept < words.length && words[kept - 1] === 'field';
  return kept > 0 ? words.slice(0, isOfFields ? kept - 1 : kept) : words;
}

/** Words that say which of many values one is. */
const STATISTICS: ReadonlySet<string> = new Set(['minimum', 'maximum', 'average', 'mean', 'median']);

/** The units that numbers are in anyway, where a name says no other. */
const USUAL_UNITS: ReadonlySet<string> = new Set(['kg', 'km', 'c', 'celsius']);

/** The words of a name without its unit, where that says nothing more: a rate is in percent. Null: it has none such. */
function withoutUsualUnit(words: readonly string[]): readonly string[] | null {
  const [before = '', last = ''] = words.slice(-2);
  const isRate = last === 'percent' && before === 'rate' && words.at(-3) !== 'heart';
  return words.length > 2 && (isRate || USUAL_UNITS.has(last)) ? words.slice(0, -1) : null;
}

/** Words that say of which year something is, and what of one. */
const WHICH: ReadonlySet<string> = new Set('last this previous prior current next past'.split(' '));
const OF_CALENDAR: ReadonlySet<string> = new Set('year quarter month week'.split(' '));

/** The words of a name without the time that they are of, in two words: `sales last year`. Null: it says none, or nothing else. */
function withoutPeriodOf(words: readonly string[]): readonly string[] | null {
  const [which = '', unit = ''] = words.slice(-2);
  return words.length > 2 && WHICH.has(which) && OF_CALENDAR.has(unit) ? words.slice(0, -2) : null;
}

/** Words at the end of names that say of which time a number is, and how long that is: `last 30d`. */
const PERIODS: ReadonlySet<string> = new Set('today yesterday ytd mtd lifetime last current start end'.split(' '));
const SPAN = /^\d+[hdwmy]?$/;

/**
 * The words of a name without numbers of things, and without what only says more of a number, the fewest left out first: the night
 * of a price per night, its unit, the time that it is of, and which of many values it is.
 */
function shortened(words: readonly string[]): readonly (readonly string[])[] {
  const per = words.slice(0, Math.max(0, words.lastIndexOf('per')));
  const withoutUnit = words.slice(0, endOf(words, isUnit));
  const withoutPeriod = withoutUnit.slice(
    0,
    endOf(withoutUnit, (word) => PERIODS.has(word) || SPAN.test(word)),
  );
  const withoutStatistic = withoutPeriod.slice(
    0,
    endOf(withoutPeriod, (word) => STATISTICS.has(word)),
  );
  const unnumbered = words.filter((word) => !/^\d+$/.test(word));
  // What was done with a quantity says less than that it is one.
  const isDone = words.at(-2) === QUANTITY && isParticiple(words.at(-1) ?? '');
  const spellings = [isDone ? words.slice(0, -1) : unnumbered, per, withoutUnit, withoutPeriod, withoutStatistic];
  const lengths = spellings.map(({ length }) => length);
  return spellings.filter(
    ({ length }, place) => length > 0 && length < words.length && lengths.indexOf(length) === place,
  );
}

/** Words that are left where those at the end are left out that are such; one at least. */
function endOf(words: readonly string[], isLeftOut: (word: string) => boolean): number {
  let end = words.length;
  while (end > 1 && isLeftOut(words[end - 1] ?? '')) end--;
  return end;
}

/** Whether a meaning has values of a kind. What only says how often there is none suits any. */
export function takes(meaning: Meaning, kind: Kind): boolean {
  return modelOf(kind).meant.some((part) => meaning[part] !== undefined);
}

import { allOrNone, getOrInsertComputed } from '../../collections.ts';
import type { Table } from '../../ir.ts';
import { meaningsOfTable, wordsOfColumns, wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import type { Match } from '../../meanings/names/match.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { dayOf } from '../../values/date.ts';
import { DAYS_IN_DIGITS, type Part } from '../../values/part.ts';
import { secondOf } from '../../values/time.ts';
import { countedFrom } from './listing.ts';
import { type CalendarPart, CLOCK, PART_WORDS, partOfMeaning } from './parts.ts';

/** Days and moments of a list at most of which a part is listed: those of a century and a half. */
const MOST_LISTED = 2 ** 16;

/** Seconds of the day at most of which a part is listed. */
const MOST_SECONDS = 86_400;

/** A digit of a column whose ranks are days or seconds of the day. */
export interface Source {
  /** The column whose name says what it is about. */
  readonly moment: string;
  /** The column that has the digit: the same, or one that it follows itself. */
  readonly column: ColumnPlan;
  readonly digit: number;
  /** The day or the second of each rank. */
  readonly values: readonly number[];
  /** Whether it is an end of a period. */
  readonly isOfPeriod: boolean;
}

/** A moment that columns may show parts of. */
interface Moment {
  readonly column: ColumnPlan;
  readonly words: readonly string[];
  /** What is looked at first: an end of a period, what took place, when the row was written, ends of other spans. */
  readonly order: number;
  readonly isApart: boolean;
  readonly isNumber: boolean;
  readonly isEnd: boolean;
  readonly isStart: boolean;
  readonly isOfPeriod: boolean;
  /** Whether a row comes about at that moment. */
  readonly comes: boolean;
}

/** Meanings of moments that are about a row where no other is, and of those that are only where a name says so. */
const ASIDE = /^time\.created/;
const APART = /^time\.(?:updated|deleted|archived|birth date|hired|expir|due|valid|last )/;

/** Meanings of moments at which rows come about: numbers of theirs have the years of these. */
const COMES = /^time\.(?:opened|submitted|ordered|issued|booked|registered|enrolled|observed|created)$/;

/** Meanings of moments at which something begins. */
const STARTS: ReadonlySet<string> = new Set(['time.start', 'time.started']);

/** Words of the names of moments that tell no two of them apart. */
const MOMENT_WORDS: ReadonlySet<string> = new Set('at on date time timestamp datetime day moment utc'.split(' '));

/** Words for ends of periods, beside those of PART_WORDS: of other columns they say what these are about. */
const END_WORDS: ReadonlySet<string> = new Set(['from', 'to', 'until', 'through']);

/** Letters that two words have in common which mean the same: `order` and `ordered`, `ship` and `shipped`. */
const LEAST_STEM = 3;

/** What a column means, by the wider meaning where it has one. */
export function meaningIn(match: Match | undefined): string {
  const { name = '', role = name } = match?.meaning ?? {};
  return role;
}

const NO_OTHERS: ReadonlySet<string> = new Set();

/** The moments of a table, and what columns show of them that do so already. */
export class Moments {
  readonly #moments: readonly Moment[];
  readonly #ofTable: ReadonlySet<string>;
  readonly #wordsOf: (column: string) => readonly string[];
  readonly #followers = new Map<string, Source>();
  /** What was found of moments, by the name of the column and what a part is of. */
  readonly #sources = new Map<string, Source | null>();

  constructor(plan: Plan, table: Table) {
    const meanings = meaningsOfTable(table);
    this.#ofTable = new Set(wordsOfTable(table));
    this.#wordsOf = wordsOfColumns(table);
    this.#moments = plan.columns
      .filter(isMoment)
      .map((column): Moment => {
        const meaning = meaningIn(meanings.get(column.name)?.[0]);
        const part = partOfMeaning(meaning, NO_OTHERS);
        const [isEnd, isOfPeriod] = [part?.isEnd !== undefined, part?.behind !== undefined];
        const order = isOfPeriod ? 0 : isEnd ? 3 : ASIDE.test(meaning) ? 2 : 1;
        const [isApart, isNumber] = [APART.test(meaning), column.shape.kind === 'integer'];
        const comes = COMES.test(meaning);
        return {
          column,
          words: this.#wordsOf(column.name),
          order,
          isApart,
          isNumber,
          isEnd,
          isStart: STARTS.has(meaning),
          isOfPeriod,
          comes,
        };
      })
      .sort((lhs, rhs) => lhs.order - rhs.order);
  }

  /** Says which values a moment has that follows another one. */
  follow(column: string, source: Source): void {
    this.#followers.set(column, source);
  }

  /**
   * The moment that a column is about, by the words of its name beside those of the part; null: there is none whose digit is listed.
   * `isPiece`: whether the part stands in a number, as that at which the row came about does before others.
   */
  sourceFor(column: string, part: CalendarPart, meaning: string, isPiece = false): Source | null {
    const words = this.#wordsOf(column);
    const own = this.#subjectOf(part.isEnd === undefined ? words : words.filter((word) => !END_WORDS.has(word)));
    const subject = own.length > 0 ? own : this.#subjectOf(wordsOfName(meaning.slice(meaning.indexOf('.') + 1)));
    // A time of day alone is no part of any moment.
    if (part === CLOCK && own.length === 0) return null;
    const isFirst = ({ isStart, comes, order }: Moment) =>
      (part.isOfStart === true && isStart) || (isPiece && comes && order === 1);
    for (const moment of [...this.#moments.filter(isFirst), ...this.#moments]) {
      const isAbout =
        subject.length === 0
          ? !moment.isApart
          : subject.every((word) => moment.words.some((other) => isAlike(word, other)));
      // Before it has days of its own, the end of a span is no moment of others.
      const isReady = !moment.isEnd || this.#followers.has(moment.column.name);
      const isMeant = moment.isNumber === (part.isWhole === true) && moment.column.name !== column;
      const isWhole = part !== CLOCK || moment.column.shape.kind === 'timestamp';
      const source = isAbout && isReady && isMeant && isWhole ? this.#sourceOf(moment, part) : null;
      if (source !== null) return source;
    }
    return null;
  }

  /** The moment of a row whose year its number has: that at which it came about, or any. */
  sourceForRow(part: CalendarPart): Source | null {
    const comes = this.#moments.filter((moment) => moment.comes && moment.isNumber === (part.isWhole === true));
    const found = comes.map((moment) => this.#sourceOf(moment, part)).find((source) => source !== null);
    return found ?? this.sourceFor('', part, '');
  }

  /** A moment itself as what it shows a part of: it becomes such a day. */
  itself(column: ColumnPlan, part: CalendarPart): Source | null {
    return isMoment(column) ? this.#sourceOf({ column, isOfPeriod: true }, part) : null;
  }

  #subjectOf(words: readonly string[]): readonly string[] {
    return words.filter((word) => !PART_WORDS.has(word) && !MOMENT_WORDS.has(word) && !this.#ofTable.has(word));
  }

  /** The digit of a column that a part is of; null: it has none that is listed. */
  #sourceOf({ column, isOfPeriod }: Pick<Moment, 'column' | 'isOfPeriod'>, { of }: CalendarPart): Source | null {
    const { domains, shape, name } = column;
    const follower = this.#followers.get(name);
    if (follower !== undefined) return of === 'day' ? follower : null;
    return getOrInsertComputed(this.#sources, `${of} ${name}`, () => {
      const digits = (domains[0]?.parts ?? []).filter(({ kind }) => kind !== 'constant');
      const clock = shape.kind === 'time' ? 0 : 1;
      const digit = of === 'second' ? clock : 0;
      const part = of === 'day' && shape.kind === 'time' ? undefined : digits[digit];
      const values = part === undefined ? null : of === 'day' ? daysIn(part) : secondsIn(part);
      return values === null ? null : { moment: name, column, digit, values, isOfPeriod };
    });
  }
}

function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  return Math.min(one.length, other.length) >= LEAST_STEM && (one.startsWith(other) || other.startsWith(one));
}

/** Draws that leave the digits of a column in its own lanes. */
const DIGIT_DRAWS: ReadonlySet<ColumnPlan['draw']['kind']> = new Set(['uniform', 'key', 'related']);

function isMoment({ shape, draw, domains, choice, nullShares: [share = 0] }: ColumnPlan): boolean {
  const [part] = domains[0]?.parts ?? [];
  const isOfTime =
    shape.kind === 'date' ||
    shape.kind === 'timestamp' ||
    shape.kind === 'time' ||
    (draw.kind === 'key' && part?.picks === DAYS_IN_DIGITS);
  return isOfTime && choice === null && share < 1 && DIGIT_DRAWS.has(draw.kind);
}

function daysIn(part: Part): readonly number[] | null {
  if (part.kind === 'day') return part.size <= MOST_LISTED ? countedFrom(part.first, part.size) : null;
  if (part.kind !== 'pool') return null;
  const [first = ''] = part.entries;
  const day = part.picks === DAYS_IN_DIGITS ? dayOf(first) : null;
  return day === null ? numbersOf(part.entries, wholeDayOf) : countedFrom(day, part.entries.length);
}

function secondsIn(part: Part): readonly number[] | null {
  if (part.kind === 'clock') return part.size <= MOST_SECONDS ? countedFrom(part.first, part.size) : null;
  return part.kind === 'pool' ? numbersOf(part.entries, secondOf) : null;
}

function wholeDayOf(entry: string): number | null {
  const day = dayOf(entry);
  return day === null ? null : Math.floor(day);
}

/** What all entries of a list are; null: one is nothing of the kind. */
function numbersOf(entries: readonly string[], read: (entry: string) => number | null): readonly number[] | null {
  return allOrNone(entries.map(read));
}

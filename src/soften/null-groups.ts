import { getOrInsertComputed } from '../collections.ts';
import type { Table } from '../ir.ts';
import { milestoneOf } from '../meanings/dependencies/milestones.ts';
import {
  ALL_OR_NONE,
  HOME_SHARE,
  halfOfName,
  isForeign,
  NO_SUBJECTS,
  subjectOfGroup,
} from '../meanings/dependencies/null-subjects.ts';
import { FLAG_SIGNS } from '../meanings/dependencies/word-lists.ts';
import { wordsOfColumns, wordsOfTable } from '../meanings/index.ts';
import { type ColumnPlan, isNeverNull, type Plan } from '../plan/plan.ts';
import { followed } from '../plan/sources.ts';
import { keyedByChance, nullWhere } from './free-columns.ts';
import { type Falsehood, falsehoodOf, mayFollowNulls, nullsOfChance } from './states/states.ts';

/**
 * Lets columns be NULL in the same rows that are about a thing that not every row has: of `voucher_code` and `voucher_value`, or
 * `emergency_contact_name` and `emergency_contact_phone`, there are both or none. Their subject is the first word of
 * their names. Columns that are NULL more often than others by themselves, as a second line of an address is, stay so. A flag may say
 * whether there is such a thing: without `is_gift`, a row has no `gift_message`.
 */
export function withNullGroups(plan: Plan, table: Table): Plan {
  const [tableWords, wordsOf] = [wordsOfTable(table), wordsOfColumns(table)];
  const asked = new Set(table.columns.flatMap(({ name, directives }) => (directives?.nulls == null ? [] : [name])));
  const [isByChance, mayBe] = [nullsOfChance(plan), mayFollowNulls(plan)];
  const isNullByChance = (column: ColumnPlan) => isByChance(alikeInCases(column));
  const mayFollow = (column: ColumnPlan) => mayBe(alikeInCases(column));
  const mayLead = keyedByChance(plan);
  const related = new Map(plan.related.map((relation) => [relation.column, relation]));
  const flags = plan.columns
    .filter(({ name }) => !related.has(name))
    .flatMap((one) => flagOf(one, wordsOf(one.name), tableWords));
  const flagged = new Map<string, Flag>();
  const groups = new Map<string, Member[]>();
  const filled = new Set<string>();
  for (const column of plan.columns) {
    const subject = subjectOfGroup(wordsOf(column.name), tableWords);
    const nullWith = related.get(column.name)?.nullWith ?? null;
    const isOpen = nullWith === null || (subject !== null && subject === subjectOfGroup(wordsOf(nullWith), tableWords));
    const isFree = (isNullByChance(column) || mayLead(column)) && !asked.has(column.name) && isOpen;
    const flag = isFree && mayFollow(column) ? flags.find((one) => isAbout(wordsOf(column.name), one)) : undefined;
    if (flag !== undefined) {
      flagged.set(column.name, flag);
      continue;
    }
    if (subject === null) continue;
    if (!isFree) {
      if (isNeverNull(column)) filled.add(subject);
      continue;
    }
    const key = JSON.stringify([subject, ALL_OR_NONE.has(subject) ? 0 : oftenNull(column)]);
    getOrInsertComputed(groups, key, () => []).push({ column, subject });
  }
  const places = new Map(plan.related.map(({ column }, place) => [column, place]));
  const leaders = new Map<string, ColumnPlan>();
  const shares = new Map<string, number>();
  for (const members of groups.values()) {
    // What is drawn before the others, which is in the order of the table.
    const isEarly = (name: string) => !related.has(name);
    const able = members.filter(({ column }) => isEarly(column.name) && (followed(column) ?? []).every(isEarly));
    // What others pick with, as a city, cannot follow any of them.
    const leader = (
      able.find(({ column }) => !mayFollow(column)) ??
      able[0] ??
      // Related columns are drawn in their own order.
      members
        .filter(({ column }) => followed(column) === null)
        .toSorted((lhs, rhs) => (places.get(lhs.column.name) ?? 0) - (places.get(rhs.column.name) ?? 0))[0]
    )?.column;
    if (leader === undefined) continue;
    const [subject = ''] = members.map((member) => member.subject);
    const isWhole = ALL_OR_NONE.has(subject) && !filled.has(subject);
    const least = members.some(({ column }) => isForeign(wordsOf(column.name))) && members.length > 1 ? HOME_SHARE : 0;
    const nulls = members.map(({ column: { nullShares } }) => nullShares[0] ?? 0);
    if (isWhole) shares.set(leader.name, Math.max(least, ...nulls));
    for (const { column } of members) {
      // Whose last name there is has a first name, too.
      if (filled.has(subject) && halfOfName(wordsOf(column.name)) !== null) shares.set(column.name, 0);
      if (column !== leader && mayFollow(column) && !filled.has(subject)) leaders.set(column.name, leader);
    }
  }
  if (leaders.size === 0 && shares.size === 0 && flagged.size === 0) return plan;
  const columns = plan.columns.map((column): ColumnPlan => {
    const flag = flagged.get(column.name);
    if (flag !== undefined) {
      return {
        ...column,
        nullShares: column.domains.map(() => flag.lacking.share),
        nullsBy: { column: flag.column, digit: 0, nulls: flag.lacking.ranks },
      };
    }
    const leader = leaders.get(column.name);
    const share = shares.get((leader ?? column).name);
    if (leader === undefined && share === undefined) return column;
    const nullShares = column.domains.map(() => share ?? leader?.nullShares[0] ?? 0);
    return leader === undefined
      ? { ...column, nullShares }
      : { ...column, nullShares, nullsBy: nullWhere(leader.name) };
  });
  return { ...plan, columns };
}

/** A column that follows another one by cases, in each of which it is NULL as often, as if it had none. */
function alikeInCases(column: ColumnPlan): ColumnPlan {
  const { draw, domains, nullShares } = column;
  const [domain = null] = domains;
  const [share = 0] = nullShares;
  const isAlike = draw.kind === 'shared' && !domains.includes(null) && nullShares.every((one) => one === share);
  return isAlike ? { ...column, choice: null, domains: [domain], nullShares: [share] } : column;
}

/** A flag that says whether there is what other columns are about, by the words for that. */
interface Flag {
  readonly column: string;
  readonly words: readonly string[];
  /** When there is no such thing. */
  readonly lacking: Falsehood;
}

/** Words with which the names of such flags begin, and those with which they end. */
const SIGNS: ReadonlySet<string> = new Set([...FLAG_SIGNS, 'had', 'with', 'include', 'use']);
const END_SIGNS: ReadonlySet<string> = new Set(['enabled', 'activated', 'applied', 'included', 'used']);

function flagOf(column: ColumnPlan, named: readonly string[], tableWords: readonly string[]): readonly Flag[] {
  const [isBehind, isBefore] = [END_SIGNS.has(named.at(-1) ?? ''), SIGNS.has(named[0] ?? '')];
  const words = named.slice(isBefore ? 1 : 0, isBehind ? -1 : undefined);
  const [first = ''] = words;
  // What has been verified is there before, too.
  const isStage = !isBehind && milestoneOf(named, tableWords) !== null;
  const isThing = first !== '' && !NO_SUBJECTS.has(first) && !isStage;
  const lacking = (isBefore || isBehind) && isThing ? falsehoodOf(column) : null;
  return lacking !== null && lacking.share > 0 && lacking.share < 1 ? [{ column: column.name, words, lacking }] : [];
}

/** Whether a name has more words than those of a flag, with which it begins. */
function isAbout(named: readonly string[], { words }: Flag): boolean {
  return named.length > words.length && words.every((word, i) => named[i] === word);
}

/** A column that may be NULL, and what it is about. */
interface Member {
  readonly column: ColumnPlan;
  readonly subject: string;
}

/** Up to this share, NULL says only that somebody could leave a column out. */
const SELDOM = 0.1;

/** How often a column is NULL by itself: all that are seldom NULL are alike. */
function oftenNull({ nullShares: [share = 0] }: ColumnPlan): number {
  return share <= SELDOM ? 0 : share;
}

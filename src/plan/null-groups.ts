import type { Table } from '../ir.ts';
import { wordsOfName, wordsOfTable } from '../meanings/index.ts';
import type { ColumnPlan, Plan } from './plan.ts';
import { followed } from './sources.ts';
import { mayFollowNulls, nullsOfChance } from './states.ts';

/**
 * Lets columns be NULL in the same rows that are about a thing that not every row has: of `voucher_code` and `voucher_value`, or
 * `emergency_contact_name` and `emergency_contact_phone`, there are both or none. Their subject is the first word of
 * their names. Columns that are NULL more often than others by themselves, as a second line of an address is, stay so.
 */
export function withNullGroups(plan: Plan, table: Table): Plan {
  const tableWords = wordsOfTable(table);
  const asked = new Set(table.columns.flatMap(({ name, directives }) => (directives?.nulls == null ? [] : [name])));
  const [isNullByChance, mayFollow] = [nullsOfChance(plan), mayFollowNulls(plan)];
  const related = new Map(plan.related.map((relation) => [relation.column, relation]));
  const groups = new Map<string, Member[]>();
  const filled = new Set<string>();
  for (const column of plan.columns) {
    const subject = subjectOf(column.name, tableWords);
    if (subject === null) continue;
    const isFree = isNullByChance(column) && !asked.has(column.name) && related.get(column.name)?.nullWith == null;
    if (!isFree) {
      if (column.nullShares.every((share) => share === 0)) filled.add(subject);
      continue;
    }
    const key = JSON.stringify([subject, oftenNull(column)]);
    groups.set(key, [...(groups.get(key) ?? []), { column, subject }]);
  }
  const leaders = new Map<string, ColumnPlan>();
  for (const members of groups.values()) {
    // What is drawn before the others, which is in the order of the table.
    const isEarly = (name: string) => !related.has(name);
    const leader = members.find(
      ({ column }) => isEarly(column.name) && (followed(column) ?? []).every(isEarly),
    )?.column;
    if (leader === undefined) continue;
    for (const { column, subject } of members) {
      if (column !== leader && mayFollow(column) && !filled.has(subject)) leaders.set(column.name, leader);
    }
  }
  if (leaders.size === 0) return plan;
  const columns = plan.columns.map((column): ColumnPlan => {
    const leader = leaders.get(column.name);
    if (leader === undefined) return column;
    const nullsBy = { column: leader.name, digit: null, nulls: [false, true] };
    return { ...column, nullShares: leader.nullShares, nullsBy };
  });
  return { ...plan, columns };
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

/** First words that say which of several things a column is, when, or of what kind, and not what it is about. */
const NO_SUBJECTS: ReadonlySet<string> = new Set(
  `a about actual additional alternate alternative amount average base begin billing birth current custom date day default end estimated
  expected external fifth final first fourth full gross has id in internal is last latest main maximum minimum must net new next number
  of old original other own per percent planned preferred previous primary rate real requested scheduled second secondary short start
  target third time to total type unit user was year`.split(/\s+/),
);

/** What a column is about, by the first word of its name that does not name the table; null: its name does not say. */
function subjectOf(name: string, tableWords: readonly string[]): string | null {
  const words = wordsOfName(name);
  if (words.includes('latitude') || words.includes('longitude')) {
    return words.map((word) => (word === 'longitude' ? 'latitude' : word)).join(' ');
  }
  const first = words.findIndex((word) => !tableWords.includes(word));
  const subject = words[first];
  const isWhole = first === words.length - 1;
  return subject === undefined || isWhole || NO_SUBJECTS.has(subject) ? null : subject;
}

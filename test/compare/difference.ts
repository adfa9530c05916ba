import type { Details } from './details.ts';
import { leafDifferences } from './leaves.ts';
import type { Observation, Outcome, WrittenRows } from './observation.ts';

/** What may differ, the gravest first, and how a count of it is labelled. */
export const differenceLabels = {
  outcome: 'other outcome',
  rowLimit: 'other row limit below a million',
  kept: 'constraints kept otherwise',
  warnings: 'other warnings',
  unreadable: 'rows do not read back',
  rows: 'other number of rows',
  halved: 'half the distinct values, or fewer',
  fewer: 'fewer distinct values',
  more: 'more distinct values',
  bytes: 'other bytes',
  manyRows: 'other row limit of millions',
  message: 'other sentence of a refusal',
  explanation: 'other explanation',
  steps: 'other steps of planning',
} as const;

export type DifferenceKind = keyof typeof differenceLabels;

/** The kinds, the gravest first. */
export const differenceKinds: readonly DifferenceKind[] = Object.keys(differenceLabels).filter(isKind);

function isKind(word: string): word is DifferenceKind {
  return Object.hasOwn(differenceLabels, word);
}

export interface Difference {
  readonly kind: DifferenceKind;
  /** `base → now`, with what it is of where that is not plain. */
  readonly text: string;
}

/** Something of each of both builds. */
export interface Both<T> {
  readonly base: T;
  readonly now: T;
}

/** What two builds have made differently of a table. `details`: of both where their rows or explanations differ; else null. */
export function differencesOf({ base, now }: Both<Observation>, details: Both<Details> | null): Difference[] {
  const found = [...outcomeDifferences(base.outcome, now.outcome)];
  if (base.rows !== null && now.rows !== null)
    found.push(...rowDifferences({ base: base.rows, now: now.rows }, details));
  if (base.steps !== null && now.steps !== null) found.push(...plain('steps', base.steps, now.steps));
  return found.sort((one, other) => gravityOf(one.kind) - gravityOf(other.kind));
}

/** The place of a kind among all of them, the gravest first. */
export function gravityOf(kind: DifferenceKind): number {
  return differenceKinds.indexOf(kind);
}

/** Whether there is more to be told of these than the observations say. */
export function needsDetails({ base, now }: Both<Observation>): boolean {
  if (base.rows === null || now.rows === null) return false;
  return base.rows.hash !== now.rows.hash || base.rows.explanationHash !== now.rows.explanationHash;
}

function outcomeDifferences(base: Outcome, now: Outcome): Difference[] {
  const [before, after] = [inWords(base), inWords(now)];
  if (before !== after) return [{ kind: 'outcome', text: `${withSentence(base)} → ${withSentence(now)}` }];
  return base.kind === 'refused' && now.kind === 'refused' ? plain('message', base.message, now.message) : [];
}

function inWords(outcome: Outcome): string {
  if (outcome.kind === 'compiled') return 'compiled';
  return outcome.kind === 'refused' ? `${outcome.code} at ${outcome.place}` : `crashed ${outcome.message}`;
}

function withSentence(outcome: Outcome): string {
  return outcome.kind === 'refused' ? `${inWords(outcome)} (${outcome.message})` : inWords(outcome);
}

function rowDifferences({ base, now }: Both<WrittenRows>, details: Both<Details> | null): Difference[] {
  return [
    ...limitDifferences(base.rowLimit, now.rowLimit),
    ...plain('warnings', listed(base.warnings), listed(now.warnings)),
    ...keptDifferences(base.kept, now.kept),
    ...plain('bytes', base.hash, now.hash),
    ...(details === null ? [] : closeDifferences(details)),
  ];
}

function closeDifferences({ base, now }: Both<Details>): Difference[] {
  return [
    ...valueDifferences({ base, now }),
    ...leafDifferences(base.explanation, now.explanation).map(
      ({ path, base: before, now: after }): Difference => ({
        kind: 'explanation',
        text: `${path} ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
      }),
    ),
  ];
}

function valueDifferences({ base, now }: Both<Details>): Difference[] {
  const told = ({ rows }: Details) => (rows === null ? 'not readable' : `${rows} rows`);
  if (base.rows === null || now.rows === null) return [{ kind: 'unreadable', text: `${told(base)} → ${told(now)}` }];
  return [...plain('rows', base.rows, now.rows), ...distinctDifferences({ base: base.distinct, now: now.distinct })];
}

/** A column that only one build writes has no values in the other. */
function distinctDifferences({ base, now }: Both<Readonly<Record<string, number>>>): Difference[] {
  return namesIn(base, now).flatMap((column): Difference[] => {
    const [before, after] = [base[column] ?? 0, now[column] ?? 0];
    if (before === after) return [];
    const fewer = after * 2 <= before ? 'halved' : 'fewer';
    return [{ kind: after < before ? fewer : 'more', text: `${column} ${before} → ${after}` }];
  });
}

/** Rows that are enough for anyone who asks for an output: limits above tell of other values, not of fewer rows. */
const MANY_ROWS = 1_000_000;

function limitDifferences(base: number | null, now: number | null): Difference[] {
  const isMany = (limit: number | null) => limit === null || limit >= MANY_ROWS;
  return plain(isMany(base) && isMany(now) ? 'manyRows' : 'rowLimit', base ?? 'none', now ?? 'none');
}

function keptDifferences(base: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): Difference[] {
  return namesIn(base, now).flatMap((constraint): Difference[] => {
    const [before, after] = [base[constraint] ?? 'not there', now[constraint] ?? 'not there'];
    return before === after ? [] : [{ kind: 'kept', text: `${constraint} ${before} → ${after}` }];
  });
}

function namesIn(base: object, now: object): string[] {
  return [...new Set([...Object.keys(base), ...Object.keys(now)])];
}

function plain(kind: DifferenceKind, base: string | number, now: string | number): Difference[] {
  return base === now ? [] : [{ kind, text: `${base} → ${now}` }];
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.join(', ');
}

import type { Dialect } from '../../../grammar/dialect.ts';
import type { Table } from '../../ir.ts';
import { binary, column as columnNamed, number } from '../../meanings/agreements/agreement.ts';
import { conditionsOfLength } from '../../meanings/dependencies/state-lengths.ts';
import { withCases } from '../../plan/cases.ts';
import { withoutIdleNulls } from '../../plan/idle-nulls.ts';
import type { ColumnPlan, Plan, RelatedPlan } from '../../plan/plan.ts';
import { type Measured, measuredColumn, undemanded } from '../../plan/related/measured-columns.ts';
import { followed } from '../../plan/sources.ts';
import type { Contractor } from '../../relation/contractor.ts';
import { UNBOUNDED } from '../../relation/interval-step.ts';
import { EVERYTHING, type Interval, narrowedBy } from '../../relation/propagate.ts';
import { columnsOf } from '../../walk.ts';
import { columnsOfKeys } from '../free-columns.ts';
import { caseConditions, isDecided, isOfWhole, isSigned, sidesOf } from './case-conditions.ts';
import { domainOf, widest } from './case-domains.ts';
import type { Cased, CasedEnd, CasedMoment, CasedNumber, CasedValues, CaseEffect } from './cased.ts';
import { isCaseKept, isOnDay } from './kept-cases.ts';
import { NumberContractors } from './number-contractors.ts';
import { daysWithin } from './number-domains.ts';
import { splitSource } from './split-source.ts';
import type { StateSource } from './state-sources.ts';

/** A plan while numbers get cases. */
interface Draft {
  readonly columns: Map<string, ColumnPlan>;
  related: readonly RelatedPlan[];
  /** What states demand. */
  readonly added: Set<Contractor>;
}

/** Cases of one choice in which something holds. */
interface Cases {
  readonly choice: number;
  readonly effects: readonly CaseEffect[];
}

/** Numbers that follow one source at most: each takes time to look at. */
const MOST_NUMBERS = 16;

/** Cases of a choice at most. */
const MOST_CASES = 64;

/** Makes the states of a source cases, and lets numbers have values of their own in each. */
export class NumberCases {
  readonly #plan: Plan;
  readonly #source: StateSource;
  readonly #contractors: NumberContractors;

  constructor(plan: Plan, table: Table, dialect: Dialect, source: StateSource) {
    this.#plan = plan;
    this.#source = source;
    this.#contractors = new NumberContractors(plan, table, dialect);
  }

  /** The plan in which as many of the numbers follow as can, the first ones before others. */
  with(numbers: readonly Cased[]): Plan {
    let taken: readonly Cased[] = [];
    let found: Plan | null = null;
    for (const one of numbers.slice(0, MOST_NUMBERS)) {
      const next = this.#planned([...taken, one]);
      if (next === null) continue;
      taken = [...taken, one];
      found = next;
    }
    return found ?? this.#plan;
  }

  #planned(numbers: readonly Cased[]): Plan | null {
    const { states, weights, places, choice: own } = this.#source;
    const keys = states.map((_, rank) =>
      JSON.stringify([places[rank]?.case, ...numbers.map((one) => valuesOf(one)[rank])]),
    );
    const firsts = keys.flatMap((key, rank) => (keys.indexOf(key) === rank ? [rank] : []));
    const cases = keys.map((key) => firsts.indexOf(keys.indexOf(key)));
    if (firsts.length < 2 || firsts.length > MOST_CASES) return null;
    const choice = own ?? this.#plan.choices.length;
    const olds = firsts.map((rank) => places[rank]?.case ?? 0);
    const plan = own === null ? this.#plan : withCases(this.#plan, new Map([[own, olds]]));
    const draft: Draft = {
      columns: new Map(plan.columns.map((one) => [one.name, one])),
      related: plan.related,
      added: new Set(),
    };
    const split = splitSource(this.#source, cases, firsts.length, choice, draft);
    if (split === null) return null;
    for (const column of split.columns) draft.columns.set(column.name, column);
    draft.related = split.related;
    for (const one of numbers) {
      if (!this.#follows(one, firsts, choice, draft)) return null;
    }
    const isHard = (contractor: Contractor) => !draft.added.has(contractor) && !this.#contractors.isSoft(contractor);
    const isKept = firsts.every((rank, index) => {
      const windowOf = (one: Cased) => ('windows' in one ? (one.windows[rank] ?? null) : null);
      // What may be what it is anyhow leaves the others the room that they have.
      const changed = numbers.filter((one) => !('effects' in one) || one.effects[rank] !== 'any');
      const cased = new Map(changed.map((one) => [one.column, windowOf(one)] as const));
      return isCaseKept({ choice, case: index }, cased, draft, isHard);
    });
    if (!isKept) return null;
    const sums = firsts.map((_, index) =>
      weights.reduce((sum, weight, rank) => (cases[rank] === index ? sum + weight : sum), 0),
    );
    const before = plan.choices[choice]?.columns ?? [];
    const cased = plan.columns.flatMap(({ name }) => (draft.columns.get(name)?.choice === choice ? [name] : []));
    const decided = new Set([...before, ...cased]);
    return withoutIdleNulls({
      ...plan,
      choices: [
        ...plan.choices.slice(0, choice),
        { columns: [...decided], cases: firsts.length, weights: sums },
        ...plan.choices.slice(choice + 1),
      ],
      columns: plan.columns.map((column) => draft.columns.get(column.name) ?? column),
      related: draft.related,
      agreements: [
        ...plan.agreements,
        ...numbers.map(({ column }) => ({
          column,
          with: this.#source.with ?? (this.#source.column === null ? [] : [this.#source.column]),
          conditions: [],
          kind: 'state' as const,
          dropped: null,
        })),
      ],
    });
  }

  /** Lets something follow the states whose ranks are the first ones of the cases; false: it cannot. */
  #follows(one: Cased, firsts: readonly number[], choice: number, draft: Draft): boolean {
    if ('domains' in one)
      return this.#put(one.column, { choice, domains: firsts.map((rank) => one.domains[rank] ?? null) }, draft);
    if ('lengths' in one) {
      return this.#end({ ...one, lengths: firsts.map((rank) => one.lengths[rank] ?? null) }, choice, draft);
    }
    return 'windows' in one
      ? this.#place({ ...one, windows: firsts.map((rank) => one.windows[rank] ?? null) }, choice, draft)
      : this.#give(one, { choice, effects: firsts.map((rank) => one.effects[rank] ?? 'any') }, draft);
  }

  /** Gives a column values of its own in each case, where it says which; false: it cannot have them. */
  #put(
    name: string,
    { choice, domains }: Pick<CasedValues, 'domains'> & { readonly choice: number },
    draft: Draft,
  ): boolean {
    const column = draft.columns.get(name);
    const [own = null] = column?.domains ?? [];
    const [share = 0] = column?.nullShares ?? [];
    const found = draft.related.find((related) => related.column === name) ?? null;
    // What it may be says how far it lies above others.
    const entry: RelatedPlan | null = found === null ? null : { ...found, behind: null };
    if (column === undefined || own === null || !this.#isOpen(column, entry, { taken: null }, true)) return false;
    const cased = {
      ...column,
      choice,
      domains: domains.map((one) => one ?? own),
      nullShares: domains.map(() => share),
    };
    draft.columns.set(name, cased);
    if (entry === null) return true;
    const measured = measuredColumn(cased);
    if (measured === null || measured.scale !== entry.scale) return false;
    const changed = { ...entry, measures: measured.measures, interval: hullOf(entry, measured) };
    draft.related = draft.related.map((one) => (one === found ? changed : one));
    return true;
  }

  /** Lets a period end as long behind its start as it lasts in each case; false: it cannot. */
  #end({ column, start, unit, lengths }: CasedEnd, choice: number, draft: Draft): boolean {
    const [place, before] = [column, start].map((name) => draft.related.findIndex((one) => one.column === name));
    const entry = draft.related[place ?? -1];
    if (entry === undefined || before === undefined || before < 0 || this.#isBound(column)) return false;
    if (place !== undefined && before > place) return false;
    const demands = lengths.flatMap((length, index) =>
      conditionsOfLength(column, start, length, unit).map((condition) => ({
        contractor: this.#contractors.of(condition, column, draft.columns),
        when: { choice, case: index },
      })),
    );
    const known = demands.flatMap(({ contractor, when }) => (contractor === null ? [] : [{ contractor, when }]));
    if (known.length < demands.length) return false;
    for (const { contractor } of known) draft.added.add(contractor);
    const changed: RelatedPlan = { ...entry, demands: [...entry.demands, ...known], nearest: true };
    draft.related = draft.related.map((one) => (one === entry ? changed : one));
    return true;
  }

  /** Lets a moment lie where it does in each case; false: it cannot. */
  #place({ column: name, windows, yields }: CasedMoment, choice: number, draft: Draft): boolean {
    const column = draft.columns.get(name);
    const entry = draft.related.find((related) => related.column === name) ?? null;
    if (column === undefined || !this.#isPlaceable(column, entry)) return false;
    const isPlaced = (other: string) =>
      draft.columns.get(other)?.choice === choice ||
      draft.related.some((one) => one.column === other && one.demands.some(({ when }) => when?.choice === choice));
    if (
      yields &&
      entry?.demands.some(
        ({ contractor }) => isBelow(contractor) && !contractor.inputs.every(({ column: of }) => isPlaced(of)),
      )
    )
      return false;
    const [own = null] = column.domains;
    const [share = 0] = column.nullShares;
    const isFilled = windows.some((window) => window?.isThere === true) && share > 0 && column.nullsBy === null;
    // What is drawn before others keeps its days and hours as likely as they are.
    const isFirst = entry === null || entry.demands.length === 0;
    const isShown = [...draft.columns.values()].some((one) => followed(one)?.includes(name) === true);
    if (isFirst || isFilled) {
      const domains = windows.map((window) =>
        own === null || window === null || !isFirst ? own : daysWithin(own, window, isShown),
      );
      if (domains.includes(null)) return false;
      const nullShares = windows.map((window) => (isFilled && window?.isThere === true ? 0 : share));
      draft.columns.set(name, { ...column, choice, domains, nullShares });
    }
    if (entry === null) return true;
    const demands = windows.flatMap((window, index) =>
      window === null || isFirst ? [] : [{ contractor: within(name, window), when: { choice, case: index } }],
    );
    for (const { contractor } of demands) draft.added.add(contractor);
    const cased = draft.columns.get(name) ?? column;
    const measures = measuredColumn(cased)?.measures ?? entry.measures;
    const changed: RelatedPlan = {
      ...entry,
      measures,
      demands: [...entry.demands, ...demands],
      nearest: entry.nearest || !isFirst,
    };
    draft.related = draft.related.map((one) => (one === entry ? changed : one));
    return true;
  }

  /** Whether chance draws a moment, or what is expected or checked of it by its relations. */
  #isPlaceable({ name, draw, choice, domains }: ColumnPlan, entry: RelatedPlan | null): boolean {
    const isDrawn = entry === null || (entry.demands.length > 0 ? entry.distances === null : !entry.isSource);
    const isFree = draw.kind === 'uniform' && choice === null && domains.length === 1;
    // What ends stays near a start that a key decides on.
    const isKeyed = (of: string) => this.#plan.columns.some((one) => one.name === of && one.draw.kind === 'key');
    const isBehindKey = entry?.demands.some(({ contractor }) => contractor.inputs.some((one) => isKeyed(one.column)));
    return isFree && isDrawn && isBehindKey !== true && !isOnDay(entry, this.#plan) && !this.#isBound(name);
  }

  /** Whether keys or checks that are evaluated have a say in a column. `mayTry`: rows may be drawn again for such checks. */
  #isBound(name: string, mayTry = false): boolean {
    const { constraints, keys, related, residuals } = this.#plan;
    const isOfKey = columnsOfKeys({ keys }).includes(name);
    const isUnsolved = residuals.some((residual) => !residual.solved && residual.columns.includes(name));
    const isKept = constraints.every(
      ({ columns, kept }) => !columns.includes(name) || kept.by === 'values' || kept.by === 'related',
    );
    const isGiven = related.some(({ given }) => given !== null && columnsOf(given.value).has(name));
    return isOfKey || (!mayTry && (isUnsolved || !isKept)) || isGiven;
  }

  /** Gives a number its values in each case; false: it cannot have them. */
  #give(one: CasedNumber, cases: Cases, draft: Draft): boolean {
    const column = draft.columns.get(one.column);
    const [own = null] = column?.domains ?? [];
    const entry = draft.related.find((related) => related.column === one.column) ?? null;
    if (column === undefined || own === null || !this.#isOpen(column, entry, one)) return false;
    const allowed = this.#contractors.allowed(column.name);
    const whole = one.taken?.before ?? this.#wholeFor(one, draft);
    const isOfOther = cases.effects.includes('taken') || (cases.effects.some(isOfWhole) && one.wholes !== null);
    if (isOfOther && (whole === null || !placeBefore(whole, one.column, draft))) return false;
    if (one.ends?.every((end) => placeBefore(end, one.column, draft)) === false) return false;
    const wide = whole === null || allowed === null ? own : widest(own, draft.columns.get(whole), column, allowed);
    const domains = cases.effects.map((effect) =>
      domainOf(effect, { own, wide, column, allowed, isOfOther, entry, isMirrored: one.isMirrored === true }),
    );
    if (domains.includes(undefined)) return false;
    const [share = 0] = column.nullShares;
    const cased: ColumnPlan = {
      ...column,
      choice: cases.choice,
      domains: domains.map((domain) => domain ?? null),
      nullShares: domains.map((domain) => (domain === null ? 1 : share)),
    };
    draft.columns.set(column.name, cased);
    const isRelated =
      entry !== null || one.ends !== null || cases.effects.some((effect) => isOfOther || isSigned(effect));
    return !isRelated || this.#relate(one, cases, cased, whole, draft);
  }

  /** Whether a number can have cases: chance draws it, or what it is expected to be, or checks by its relations. */
  #isOpen(
    column: ColumnPlan,
    entry: RelatedPlan | null,
    { taken }: Pick<CasedNumber, 'taken'>,
    mayTry = false,
  ): boolean {
    const { name, draw, choice, domains, nullsBy } = column;
    // Where a state says that there is no number, others say how large it is.
    const isNullByState = nullsBy === null || (nullsBy.column !== name && nullsBy.digit === 0);
    const isPlain = draw.kind === 'uniform' && choice === null && isNullByState && domains.length === 1;
    const isDrawn = entry === null || (entry.distances === null && !entry.isSource && entry.behind === null);
    const isDefined = this.#plan.agreements.some(
      (one) => one.column === name && one.kind === 'definition' && one.dropped === null,
    );
    const isTaken = taken !== null;
    return isPlain && isDrawn && !this.#isBound(name, mayTry) && isDefined === isTaken;
  }

  /** The first of the columns that a number may be all of; null: there is none. Where it is NULL, any number will do. */
  #wholeFor({ wholes }: CasedNumber, { columns }: Draft): string | null {
    const isPlain = (name: string) => {
      const { choice = 0, domains = [], nullShares = [] } = columns.get(name) ?? {};
      return choice === null && domains.length === 1 && nullShares.every((share) => share < 1);
    };
    return wholes?.find(isPlain) ?? null;
  }

  /** Draws a number within what it is in each case; false: it is not counted as before. */
  #relate(one: CasedNumber, cases: Cases, cased: ColumnPlan, whole: string | null, draft: Draft): boolean {
    const measured = measuredColumn(cased);
    const before = draft.related.find(({ column }) => column === one.column) ?? null;
    if (measured === null || (before !== null && before.scale !== measured.scale)) return false;
    const kept = this.#keptDemands(before, cases);
    const added = this.#addedDemands(one, cases, whole, draft);
    if (kept === null || added === null) return false;
    const entry: RelatedPlan = {
      ...(before ?? entryOf(one.column, measured)),
      measures: measured.measures,
      interval: hullOf(before, measured),
      demands: [...kept, ...added],
      // What a state leaves is near what others make of it, where no check decides on that.
      nearest: before?.nearest === true || kept.every(({ contractor }) => this.#contractors.isSoft(contractor)),
    };
    draft.related =
      before === null
        ? [...draft.related, entry]
        : draft.related.map((related) => (related === before ? entry : related));
    return one.taken === null || this.#boundAmount(one.taken, entry, cases, draft);
  }

  /** What was demanded before, in the cases in which the state does not say what the number is; null: other cases decide on that. */
  #keptDemands(before: RelatedPlan | null, { choice, effects }: Cases): RelatedPlan['demands'] | null {
    const demands = before?.demands ?? [];
    if (demands.some(({ when }) => when !== null && when.choice !== choice)) return null;
    const isSaid = (effect: CaseEffect) => isDecided(effect) || effect === 'part';
    return demands.flatMap((demand) => {
      if (!effects.some(isSaid) || !this.#contractors.isSoft(demand.contractor)) return [demand];
      return effects.flatMap((effect, index) => (isSaid(effect) ? [] : [{ ...demand, when: { choice, case: index } }]));
    });
  }

  /** What the states demand of a number; null: that cannot be counted. */
  #addedDemands(
    { column, taken, wholes, ends }: CasedNumber,
    { choice, effects }: Cases,
    whole: string | null,
    draft: Draft,
  ): RelatedPlan['demands'] | null {
    const demands = effects.flatMap((effect, index) =>
      [...caseConditions(effect, column, wholes === null ? null : whole, taken), ...sidesOf(effect, column, ends)].map(
        (condition) => ({
          contractor: this.#contractors.of(condition, column, draft.columns),
          when: { choice, case: index },
        }),
      ),
    );
    const known = demands.flatMap(({ contractor, when }) => (contractor === null ? [] : [{ contractor, when }]));
    for (const { contractor } of known) draft.added.add(contractor);
    return known.length < demands.length ? null : known;
  }

  /** What is taken is no more than there is. */
  #boundAmount(
    { before, amount }: NonNullable<CasedNumber['taken']>,
    balance: RelatedPlan,
    { choice, effects }: Cases,
    draft: Draft,
  ): boolean {
    if (!placeBefore(before, amount, draft)) return false;
    const least = number(String(Math.max(0, balance.interval.low) / 10 ** balance.scale));
    const condition = binary('<=', columnNamed(amount), binary('-', columnNamed(before), least));
    const contractor = this.#contractors.of(condition, amount, draft.columns);
    if (contractor === null) return false;
    draft.added.add(contractor);
    const demands = effects.flatMap((effect, index) =>
      effect === 'taken' ? [{ contractor, when: { choice, case: index } }] : [],
    );
    draft.related = draft.related.map((one) =>
      one.column === amount ? { ...one, demands: [...one.demands, ...demands], nearest: true } : one,
    );
    return true;
  }
}

/** What a column is in each state. */
function valuesOf(one: Cased): readonly unknown[] {
  if ('domains' in one) return one.domains;
  if ('lengths' in one) return one.lengths;
  return 'windows' in one ? one.windows : one.effects;
}

/** What leaves a column an interval, whatever the others are. */
function within(target: string, { low, high }: Interval): Contractor {
  return {
    target,
    inputs: [],
    steps: [{ kind: 'constant', out: 0, left: 0, right: 0, by: low, to: high }],
    result: 0,
    exact: true,
  };
}

/** Whether a column is no more than what others make of it. */
function isBelow(contractor: Contractor): boolean {
  const ends = new Map(contractor.inputs.map(({ column }) => [column, { low: 0, high: 0 }]));
  return contractor.inputs.length > 0 && narrowedBy(contractor, EVERYTHING, ends).high < UNBOUNDED;
}

function entryOf(column: string, measured: Measured): RelatedPlan {
  return { ...undemanded(column, measured), nearest: true };
}

/** What a number may be in any case. */
function hullOf(before: RelatedPlan | null, { interval }: Measured): RelatedPlan['interval'] {
  if (before === null) return interval;
  const { low, high } = before.interval;
  return { low: Math.min(low, interval.low), high: Math.max(high, interval.high) };
}

/** Lets one column be drawn before another one; false: others stand between. */
function placeBefore(first: string, second: string, draft: Draft): boolean {
  const { related, columns } = draft;
  const [place, behind] = [first, second].map((name) => related.findIndex(({ column }) => column === name));
  if (place === undefined || behind === undefined) return false;
  if (place >= 0 && (behind < 0 || place < behind)) return true;
  if (place < 0) {
    const column = columns.get(first);
    const measured = column === undefined ? null : measuredColumn(column);
    if (measured === null || column?.draw.kind === 'copy' || column?.draw.kind === 'computed') return false;
    draft.related = [entryOf(first, measured), ...related];
    return true;
  }
  const moved = related[behind];
  const isRead = related
    .slice(behind, place + 1)
    .some(({ demands }) => demands.some(({ contractor }) => contractor.inputs.some(({ column }) => column === second)));
  if (moved === undefined || moved.demands.length > 0 || isRead) return false;
  draft.related = [
    ...related.slice(0, behind),
    ...related.slice(behind + 1, place + 1),
    moved,
    ...related.slice(place + 1),
  ];
  return true;
}

import { isMoment, isWholeNumber } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { getOrInsertComputed } from '../../collections.ts';
import type { Expression, Table } from '../../ir.ts';
import { type Agreement, binary, call, column, number, orNone } from '../../meanings/agreements/agreement.ts';
import {
  COUNTED_AT,
  COUNTED_BETWEEN,
  COUNTED_BETWEEN_ROLE,
  COUNTER_MOMENT,
  COUNTER_ROLE,
  COUNTER_ROLES,
  COUNTER_WORDS,
  DRIVEN,
  DRIVEN_ROLES,
  PLAIN_COUNTERS,
} from '../../meanings/agreements/counters.ts';
import { agreementsOn, PLAIN_ROLE, ROLE_WORDS } from '../../meanings/agreements/index.ts';
import { COUNTED_ROLE, PART_WORDS, USED_PERCENT_ROLES } from '../../meanings/agreements/parts.ts';
import { AMOUNT_ROLES } from '../../meanings/agreements/plans.ts';
import {
  CERTAINTIES,
  COUNTED,
  COUNTING,
  FORESEEN,
  OF_LENGTHS,
  OF_YEARS,
  SHARES,
  STRENGTHS,
} from '../../meanings/agreements/role-words.ts';
import { lengthRoleOf, MOMENT_ROLES, UNITS_OF_TIME } from '../../meanings/agreements/spans.ts';
import { once } from '../../meanings/builders/forms.ts';
import { meaningsOf, meaningsOfTable, wordsOfColumns, wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import type { Match } from '../../meanings/names/match.ts';
import type { TimeLine } from '../../values/time-line.ts';
import { columnsOf, rewritten } from '../../walk.ts';
import type { TableAgreement } from './table-agreement.ts';

/** A column that has a role, and what of its kind it is about: words of its name, none for the row as a whole. */
interface Holder {
  readonly column: string;
  readonly instance: string;
  readonly words: readonly string[];
}

/**
 * What is expected of the rows of a table by what its columns mean, in the order of the table of agreements. Columns agree that are
 * about the same (`billing_start`, `billing_end`), or with those of the row as a whole (`created_at`).
 */
export function agreementsOf(table: Table, line: TimeLine): readonly TableAgreement[] {
  const ofTable = wordsOfTable(table);
  const wordsOf = wordsOfColumns(table);
  const holders = holdersOf(table, ofTable);
  const byRole = rolesOfAgreements(line);
  const referring = wordsOfReferring(table);
  const whole = new Set(
    table.columns.flatMap(({ name, type }) => {
      const isRounded = type.shape.kind === 'integer' && (isInCents(name) || wordsOf(name).some(isUnitOfTime));
      return isRounded ? [name] : [];
    }),
  );
  const possible = [...holders.keys()]
    .flatMap((role) => byRole.get(role) ?? [])
    .filter(({ roles }) => roles.every((role) => holders.has(role)))
    .sort((lhs, rhs) => lhs.place - rhs.place);
  /** Columns that are defined by which others already: a sum of which the table has fewer terms may be another one. */
  const defined = new Set<string>();
  const found = possible.flatMap(({ agreement, roles }) =>
    (holders.get(agreement.of) ?? []).flatMap((holder) => {
      const { about } = agreement;
      if (about !== null && ![...referring, ...holder.words].some((word) => about.has(word))) return [];
      const names = new Map([[agreement.of, holder.column]]);
      const held = new Map([[agreement.of, holder]]);
      for (const role of roles) {
        const other = partnerOf(holder, holders.get(role) ?? []);
        if (other === null) return [];
        names.set(role, other.column);
        held.set(role, other);
      }
      if (agreement.kind === 'definition' && isForeseen(held)) return [];
      const taken = new Set(names.values());
      const terms = agreement.terms.flatMap(({ operator, role }) =>
        partnersOf(holder, holders.get(role) ?? [])
          .filter((partner) => !taken.has(partner.column) && taken.add(partner.column))
          .map((partner) => ({ operator, role, column: partner.column })),
      );
      const ofFirst = terms.filter(({ role }) => role === agreement.terms[0]?.role);
      if (terms.length < agreement.leastTerms.any || ofFirst.length < agreement.leastTerms.first) return [];
      const conditions = agreement.conditions
        .map((condition) =>
          rewritten(condition, (mention) => ({ ...mention, name: names.get(mention.name) ?? mention.name })),
        )
        .map((condition) => withTerms(condition, terms))
        .map((condition) => (ROUNDED.test(agreement.of) && whole.has(holder.column) ? rounded(condition) : condition));
      const mentioned = new Set([...roles.map((role) => names.get(role)), ...terms.map(({ column }) => column)]);
      const others = table.columns.map(({ name }) => name).filter((name) => mentioned.has(name));
      if (agreement.kind === 'definition') {
        const key = JSON.stringify([holder.column, ...others]);
        if (defined.has(key)) return [];
        defined.add(key);
      }
      return [{ agreement, column: holder.column, with: others, conditions }];
    }),
  );
  // What is computed may be less than a share of it can be.
  const computed = new Set(found.flatMap((one) => (one.agreement.kind === 'definition' ? [one.column] : [])));
  const isNear = ({ agreement: { of }, with: others }: TableAgreement) =>
    (of === AMOUNT_ROLES.planned || of === AMOUNT_ROLES.year) && others.some((other) => computed.has(other));
  return withoutCommon(
    found.filter((one) => !isNear(one)),
    table,
  );
}

const referringWords = new WeakMap<Table, readonly string[]>();

/** The words of a table's name, and those of what its columns refer to, as in `courier_id`. They are asked for again and again. */
export function wordsOfReferring(table: Table): readonly string[] {
  return getOrInsertComputed(referringWords, table, () => referringWordsOf(table));
}

function referringWordsOf(table: Table): readonly string[] {
  const wordsOf = wordsOfColumns(table);
  const referred = table.columns
    .map(({ name }) => wordsOf(name))
    .flatMap((words) => (words.length > 1 && words.at(-1) === 'id' ? [`${words.at(-2)}_id`] : []));
  return [...wordsOfTable(table), ...referred];
}

/**
 * Without what defines columns by a role that their meanings have in common with others, where these are themselves a share of something:
 * what has been paid of a total is no product of a quantity and a price,
 * and no tax is a share of it.
 */
function withoutCommon(found: readonly TableAgreement[], table: Table): readonly TableAgreement[] {
  const meanings = meaningsOfTable(table);
  const cents = once(() => meaningsOfCents(table));
  const meantAs = (column: string) => {
    const own = meanings.get(column)?.[0]?.meaning;
    return (own?.name.endsWith(IN_CENTS) ? cents().get(wholesOf(column))?.[0]?.meaning : undefined) ?? own;
  };
  const shares = new Set(
    found.flatMap(({ agreement: { kind, of }, column }) =>
      kind === 'share' && meantAs(column)?.name === of ? [column] : [],
    ),
  );
  const hasInCommon = (column: string, role: string) =>
    shares.has(column) && meantAs(column)?.name !== role && meantAs(column)?.role === role;
  return found.filter(({ agreement: { kind, of, conditions }, column, with: others }) => {
    if (kind === 'definition') return !hasInCommon(column, of);
    const roles = conditions.flatMap((condition) => [...columnsOf(condition)]);
    return kind !== 'share' || !others.some((other) => roles.some((role) => hasInCommon(other, role)));
  });
}

/** Whether an equation would make what somebody foresaw of a length what came of it. */
function isForeseen(held: ReadonlyMap<string, Holder>): boolean {
  const isLength = ([role, { words }]: readonly [string, Holder]) =>
    role.startsWith('duration.') && words.some((word) => FORESEEN.has(word));
  return (held.has('time.started') || held.has('time.ended')) && [...held].some(isLength);
}

/**
 * The column of a role that is about the same as another column, or about the row as a whole, of several the one whose name has most of
 * its words; null: there is none.
 */
function partnerOf(holder: Holder, holders: readonly Holder[]): Holder | null {
  const [first = null, ...others] = partnersOf(holder, holders);
  const shared = ({ words }: Holder) => words.filter((word) => holder.words.includes(word)).length;
  return others.reduce((best, other) => (best === null || shared(other) > shared(best) ? other : best), first);
}

/** All columns of a role that are about the same as another column, or else those about the row as a whole. */
function partnersOf({ column, instance }: Holder, holders: readonly Holder[]): readonly Holder[] {
  const others = holders.filter((other) => other.column !== column);
  const alike = others.filter((other) => other.instance === instance);
  return alike.length > 0 ? alike : others.filter((other) => other.instance === '');
}

/** Roles of which parts of one are rounded where a column counts whole cents, hours or days. */
const ROUNDED = /^(?:money|duration|length)\./;

/** Where something begins or ends that takes a time of its own: to read a book. */
const isEnd = (word: string): boolean => /^(?:start|started|end|ended|begin|finish)$/.test(word);

const isInCents = (name: string): boolean => wordsOfName(name).at(-1) === 'cent';
const isUnitOfTime = (word: string): boolean => UNITS_OF_TIME.has(word);

/** An equation whose right side is a whole number: an amount in cents. */
function rounded(condition: Expression): Expression {
  if (condition.kind !== 'binary' || condition.operator !== '=') return condition;
  return { ...condition, right: call('round', condition.right, number('0')) };
}

/** An equation with terms at its right side: what is added to nothing is the first of them. */
function withTerms(
  condition: Expression,
  terms: readonly { readonly operator: '+' | '-'; readonly column: string }[],
): Expression {
  if (condition.kind !== 'binary') return condition;
  const amounts = terms.map(({ operator, column: name }) => ({ operator, amount: orNone(column(name)) }));
  const [first] = amounts;
  const isSum = condition.right.kind === 'number' && first !== undefined;
  const right = (isSum ? amounts.slice(1) : amounts).reduce(
    (sum, { operator, amount }) => binary(operator, sum, amount),
    isSum ? first.amount : condition.right,
  );
  return { ...condition, right };
}

/** An agreement with the roles of the columns that do not give way, and its place among all of them. */
interface AgreementRoles {
  readonly agreement: Agreement;
  readonly roles: readonly string[];
  readonly place: number;
}

const known = new WeakMap<TimeLine, ReadonlyMap<string, readonly AgreementRoles[]>>();

/** The agreements on a time line, by the role of the column that gives way. They are looked up for each table. */
function rolesOfAgreements(line: TimeLine): ReadonlyMap<string, readonly AgreementRoles[]> {
  return getOrInsertComputed(known, line, () => {
    const found = new Map<string, AgreementRoles[]>();
    for (const [place, agreement] of agreementsOn(line).entries()) {
      const named = new Set(agreement.conditions.flatMap((condition) => [...columnsOf(condition)]));
      const roles = [...named].filter((role) => role !== agreement.of);
      getOrInsertComputed(found, agreement.of, () => []).push({ agreement, roles, place });
    }
    return found;
  });
}

/**
 * The columns by their roles; what is planned, has come, or says nothing of that has a role of its own beside: `planned time.start`. So
 * do days.
 */
function holdersOf(table: Table, ofTable: readonly string[]): ReadonlyMap<string, readonly Holder[]> {
  const holders = new Map<string, Holder[]>();
  const add = (role: string, holder: Holder) => getOrInsertComputed(holders, role, () => []).push(holder);
  const meanings = meaningsOfTable(table);
  const wordsOf = wordsOfColumns(table);
  const cents = once(() => meaningsOfCents(table));
  /** What columns are about whose names say which of many values they are. */
  const bounded = new Set<string>();
  const alone: { readonly look: string; readonly column: string; readonly words: readonly string[] }[] = [];
  for (const { name: column, type } of table.columns) {
    const words = wordsOf(column);
    const [match] = meanings.get(column) ?? [];
    if (match !== undefined) {
      const { name, role = name } = match.meaning;
      const inCents = name.endsWith(IN_CENTS) ? (cents().get(wholesOf(column))?.[0] ?? null) : null;
      const front = inCents?.prefix ?? match.prefix;
      const instance = front.filter((word) => !ofTable.includes(word) && !COUNTED.has(word)).join(' ');
      const counted = inCents?.meaning;
      const roles = [name, role, counted?.name, counted?.role].filter((one) => one !== undefined);
      for (const one of new Set(roles)) add(one, { column, instance, words });
      const ofTime = type.shape.kind === 'date' ? 'day' : type.shape.kind === 'timestamp' ? 'moment' : null;
      if (ofTime === 'day') add(`day ${role}`, { column, instance, words });
      if (ofTime !== null) add(MOMENT_ROLES[ofTime], { column, instance: `${role}: ${instance}`, words });
      const isRead = words.some((word) => COUNTER_WORDS.has(word));
      if (COUNTED_BETWEEN.has(role) && instance === '' && !isRead)
        add(COUNTED_BETWEEN_ROLE, { column, instance, words });
      const said = instance.split(' ');
      const certainty = CERTAINTIES.find((some) => said.some((word) => some.said.has(word)));
      const rest = said.filter((word) => certainty?.said.has(word) !== true).join(' ');
      add(`${certainty?.name ?? 'plain'} ${role}`, { column, instance: rest, words });
      const strength = front.find((word) => STRENGTHS.has(word));
      if (strength !== undefined) add(`${strength} ${role}`, { column, instance: rest, words });
    }
    for (const [role, instance] of isNumber(type.shape) ? stagesOf(words, match) : []) {
      add(role, { column, instance, words });
    }
    const look = lookAt(words, ofTable, type.shape, match);
    if (look?.role != null) add(look.role, { column, instance: '', words });
    else if (look !== null && words.slice(-2).some((word) => PLAIN_COUNTERS.has(word)))
      alone.push({ look: look.front, column, words });
    const unit = isNumber(type.shape) ? words.find((word) => UNITS_OF_TIME.has(word)) : undefined;
    if (unit !== undefined) {
      const rest = words.filter((word) => word !== unit && !OF_LENGTHS.has(word));
      add(lengthRoleOf(unit), { column, instance: rest.join(' '), words });
      // What somebody waits for: minutes_to_close.
      if (words.includes('to') && match?.isGeneral !== false) add(`duration.${unit}s`, { column, instance: '', words });
    }
    for (const word of words) {
      const role = ROLE_WORDS.get(word);
      // Of what ids name, none comes before another one.
      if (role === undefined || (words.at(-1) === 'id' && words.length > 2)) continue;
      const instance = words.filter((other) => other !== word).join(' ');
      bounded.add(instance);
      add(role, { column, instance, words });
    }
  }
  for (const { look, column, words } of alone) {
    const later = `${look}counter.behind`;
    if (holders.has(`${look}counter.before`) && !holders.has(later)) add(later, { column, instance: '', words });
    if (look === '') add(COUNTER_ROLE, { column, instance: '', words });
  }
  for (const { name: column } of table.columns) {
    const words = wordsOf(column);
    const instance = words.join(' ');
    if (bounded.has(instance)) add(PLAIN_ROLE, { column, instance, words });
  }
  for (const [role, holder] of partsOf(table)) add(role, holder);
  return holders;
}

/**
 * What a column notes of a counter: its role, if its name says at which of two looks or when, and what stands in front of roles of its kind;
 * null: it is no look at one. What has been used in between is that of the row.
 */
function lookAt(
  words: readonly string[],
  ofTable: readonly string[],
  shape: Shape,
  match: Match | undefined,
): { readonly role: string | null; readonly front: string } | null {
  const isDriven = (match?.meaning.role ?? match?.meaning.name) === DRIVEN;
  const named = words.length === 1 && isNumber(shape) ? [...ofTable, ...words] : words;
  const isNamed = named.some((word) => COUNTER_WORDS.has(word)) && (isNumber(shape) || !words.some(isEnd));
  if (!(isDriven || isNamed) || !(isNumber(shape) || isMoment(shape.kind))) return null;
  const front = isNumber(shape) ? '' : COUNTER_MOMENT;
  const at = front === '' && !words.includes('next') ? firstOf(words, (word) => COUNTED_AT.get(word)) : null;
  const role =
    at ?? firstOf(words, (word) => COUNTER_ROLES.get(word) ?? (isDriven ? DRIVEN_ROLES.get(word) : undefined));
  return { role: role === null || role === at ? role : `${front}${role}`, front };
}

/** The first role that one of some words has; null: none has one. */
function firstOf(words: readonly string[], roleOf: (word: string) => string | undefined): string | null {
  return words.map(roleOf).find((role) => role !== undefined) ?? null;
}

/** Topics of numbers that are planned, and come out about so. */
const AMOUNTS = /^(?:money|duration|commerce|measure)\./;

/** The roles of an amount that is planned, that has come, or that is of a year, and what it is an amount of. */
function stagesOf(
  words: readonly string[],
  match: Match | undefined,
): readonly (readonly [role: string, of: string])[] {
  if (match === undefined || !AMOUNTS.test(match.meaning.name)) return [];
  const certainty = CERTAINTIES.find(({ said }) => words.some((word) => said.has(word)));
  const name = words.join(' ');
  const rest = words.filter((word) => certainty?.said.has(word) !== true).join(' ');
  return [
    [AMOUNT_ROLES[certainty?.name ?? 'plain'], rest],
    ...OF_YEARS.filter(([, ending]) => ending.test(name)).map(([role, of]) => [role, name.replace(of, '')] as const),
  ];
}

const isNumber = ({ kind }: Shape): boolean => kind === 'integer' || kind === 'decimal' || kind === 'float';

/** How the meanings of amounts end that whole numbers count in cents, whatever they are, and whatever their names say beside. */
const IN_CENTS = 'price in cents';

/** What the amounts of a table that are counted in cents mean, as if they were not. */
function meaningsOfCents({ columns }: Table): ReadonlyMap<string, readonly Match[]> {
  const named = columns.map(({ name }) => ({ name: wholesOf(name), kind: 'decimal' as const, hasFraction: true }));
  return meaningsOf('', named);
}

/** The name of an amount without its cents. */
function wholesOf(name: string): string {
  const words = wordsOfName(name);
  return words.slice(0, words.at(-1) === 'cent' ? -1 : words.length).join('_');
}

/** The columns that are parts of the same, by their roles. They share what is counted, and none stands for the row as a whole. */
function partsOf(table: Table): readonly (readonly [role: string, holder: Holder])[] {
  const meanings = meaningsOfTable(table);
  // What says whether something is so counts nothing, though its type may.
  const isFlag = (column: string) => meanings.get(column)?.[0]?.meaning.name.startsWith('flag.') === true;
  const counting = table.columns.filter(({ name }) => !isFlag(name));
  const wordsOf = wordsOfColumns(table);
  const named = counting.map(({ name: column, type: { shape } }) => {
    const words = wordsOf(column).filter((word) => !COUNTING.has(word));
    const roles = new Set(words.map((word) => PART_WORDS.get(word)).filter((role) => role !== undefined));
    // The total of what is used is a part of what there is.
    if (roles.size > 1) roles.delete('part.whole');
    const [role] = roles.size === 1 ? roles : [];
    const rest = words.filter((word) => !PART_WORDS.has(word));
    return { column, isWhole: isWholeNumber(shape), words, role, rest };
  });
  const parts = named.flatMap(({ column, words, role, rest }) => {
    const isShare = rest.some((word) => SHARES.has(word));
    return role === undefined || isShare ? [] : [[role, { column, words, instance: countedIn(rest) }] as const];
  });
  const counted = new Set(parts.map(([, { instance }]) => instance));
  const whole = named.flatMap(({ column, words, role, rest }) => {
    const isCounted = role === undefined && rest.length > 0 && counted.has(countedIn(rest));
    return isCounted ? [[COUNTED_ROLE, { column, words, instance: countedIn(rest) }] as const] : [];
  });
  const used = parts.filter(([role]) => role === 'part.used').map(([, { instance }]) => instance);
  const [first] = used;
  const percents = named.flatMap(({ column, isWhole, words, role, rest }) => {
    if (role !== 'part.used' || !rest.includes('percent')) return [];
    const instance = countedIn(rest.filter((word) => word !== 'percent'));
    const nearest = used.includes(instance) ? instance : first;
    const percent = USED_PERCENT_ROLES[isWhole ? 'whole' : 'tenths'];
    return nearest === undefined ? [] : [[percent, { column, words, instance: nearest }] as const];
  });
  return [...parts, ...whole, ...percents];
}

/** What is counted, never empty: none of its parts is about the row as a whole. */
const countedIn = (words: readonly string[]): string => ['parts', ...words].join(' ');

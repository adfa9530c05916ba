import { modelOf } from '../../grammar/kinds.ts';
import { countsOf } from '../collections.ts';
import type { Table } from '../ir.ts';
import { isBelonging, isLasting, isOfTable, isOnTheMove, subjectOf } from '../meanings/dependencies/dependents.ts';
import { FEW_OF_STAFF, staffIn } from '../meanings/dependencies/repeated.ts';
import { withoutTable } from '../meanings/dependencies/word-lists.ts';
import { meaningsOfTable, wordsOfName, wordsOfTable } from '../meanings/index.ts';
import { hiddenName, isOfOtherRows } from '../plan/hidden-columns.ts';
import type { AgreementPlan, ColumnPlan, DependentDigit, DrawPlan, Plan, SharedDigit } from '../plan/plan.ts';
import { type Domain, distributionsOf, isComputed, radicesOf, sizeOf } from '../values/domain.ts';
import { columnsOfKeys, nullWhere } from './free-columns.ts';
import { mayFollowNulls } from './states/states.ts';

/** A column whose values tell things apart that several rows are about. */
interface Determinant {
  readonly column: ColumnPlan;
  /** What these things are, by the words of its name. */
  readonly subject: readonly string[];
  /** Whether it is written: those of a firm who serve many rows are numbered in a column that is not. */
  readonly isWritten: boolean;
}

/**
 * Lets what a row says of a thing follow from the id by which it refers to it (a functional dependency): the id is the determinant, and
 * the name, the e-mail address, the serial number beside it are its dependents, which are the same in all rows that have the same id.
 * A dependent's digits are drawn by a hash of the determinant's rank in place of the row's number, so that nothing is stored. Columns
 * that checks, keys or options decide on stay as they are, and so do those that share what they pick with such a column.
 */
export function withDependents(plan: Plan, table: Table): Plan {
  const free = freeColumns(plan, table);
  const written = determinantsOf(plan, table);
  const determinants = [...written, ...staffOf(free, table, written)];
  if (determinants.length === 0) return plan;
  const named = namedDependents(determinants, free, plan.columns);
  const owners = ownersIn(plan.columns);
  const members = new Map([...settled(named, free, owners)].filter(([, one], _, all) => isFirst(one, all)));
  if (members.size === 0) return plan;
  const referring = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
  const rare = [...new Set(members.values())].filter(
    ({ column }) => free.has(column.name) && !referring.has(column.name) && isRare(column),
  );
  const followed = withMembers(plan, members, owners);
  return rare.reduce((all, { column }) => withThings(all, column.name), followed);
}

/** Values from which on hardly one is drawn again. */
const MANY_VALUES = 10_000;

/** Things that are told apart by values of which there are more: as many as numbers are that people expect of ids. */
const THINGS = 1000;

function isRare({ draw, domains: [domain = null] }: ColumnPlan): boolean {
  return draw.kind === 'uniform' && domain !== null && sizeOf(domain) > MANY_VALUES;
}

/**
 * The plan whose determinant, of which chance would never draw a value again, as of UUIDs, has the values of some things: these are
 * numbered in a column that is not written, and what follows from the determinant follows from there, as it does itself.
 */
function withThings(plan: Plan, determinant: string): Plan {
  const name = hiddenName(determinant, 'things');
  const columns = plan.columns.map((column): ColumnPlan => {
    const { draw } = column;
    if (draw.kind === 'dependent' && draw.on === determinant) return { ...column, draw: { ...draw, on: name } };
    const [domain = null] = column.domains;
    if (column.name !== determinant || domain === null) return column;
    const digits = distributionsOf(domain).map((distribution, digit) => ({ column: determinant, digit, distribution }));
    return { ...column, draw: { kind: 'dependent', on: name, digits } };
  });
  return { ...plan, columns, hidden: [...plan.hidden, numbered(name, THINGS)] };
}

/** A column that is not written and says which of so many things a row is about. */
function numbered(name: string, size: number): ColumnPlan {
  const things: Domain = {
    kind: 'integer',
    literal: 'bare',
    parts: [{ kind: 'integer', first: 1, size, distribution: { kind: 'zipf', exponent: 0.6 } }],
  };
  return {
    name,
    type: 'integer',
    shape: { kind: 'integer', bits: 32, unsigned: false, sequence: false },
    nullable: false,
    condition: null,
    choice: null,
    domains: [things],
    nullShares: [0],
    nullsBy: null,
    draw: { kind: 'uniform' },
  };
}

/** Those of a firm whom free columns name, as far as nothing that is written tells them apart. */
function staffOf(
  free: ReadonlyMap<string, ColumnPlan>,
  table: Table,
  written: readonly Determinant[],
): readonly Determinant[] {
  const meanings = meaningsOfTable(table);
  const tableWords = wordsOfTable(table);
  const subjects = new Set(written.map(({ subject }) => subject.join(' ')));
  return [...free.keys()].flatMap((name): readonly Determinant[] => {
    const subject = staffIn(wordsOfName(name), tableWords);
    const isPerson = meanings.get(name)?.[0]?.meaning.name.startsWith('person.') === true;
    const about = subject?.join(' ') ?? '';
    if (subject === null || !isPerson || subjects.has(about)) return [];
    subjects.add(about);
    return [{ column: numbered(hiddenName(about, 'things'), FEW_OF_STAFF), subject, isWritten: false }];
  });
}

/** What a number means that refers to a row and does not say so: `author` beside `author_name`. */
const ROW = 'general.row of another table';

/** The columns that tell things apart which may come in several rows, and that are drawn before any that follows others. */
function determinantsOf(plan: Plan, table: Table): readonly Determinant[] {
  const [meanings, tableWords] = [meaningsOfTable(table), wordsOfTable(table)];
  const ofTable = tableWords.join(' ');
  const [[common] = []] = table.columns.map(({ name }) => wordsOfName(name));
  const isCommon = table.columns.every(({ name }) => wordsOfName(name)[0] === common);
  const alone = new Set(
    table.keys.flatMap(({ parts }) => (parts.length === 1 ? parts.map(({ column }) => column) : [])),
  );
  const referring = new Set(table.foreignKeys.flatMap(({ columns }) => (columns.length === 1 ? columns : [])));
  const related = new Set(plan.related.map(({ column }) => column));
  return plan.columns.flatMap((column): readonly Determinant[] => {
    const { name, draw, choice, domains, nullShares } = column;
    const [domain = null, more] = domains;
    if (alone.has(name) || related.has(name) || choice !== null || more !== undefined) return [];
    if (domain === null || isComputed(domain) || radicesOf(domain).length === 0) return [];
    if (!DETERMINING.has(draw.kind) || nullShares[0] === 1) return [];
    const words = wordsOfName(name);
    const isRow = meanings.get(name)?.[0]?.meaning.name === ROW && words.every((word) => word !== 'by');
    const subject =
      subjectOf(words) ?? (referring.has(name) ? words : isRow ? withoutTable(words, tableWords).split(' ') : null);
    // What tells the table's own rows apart comes once in them.
    const own = subject?.slice(isCommon ? 1 : 0).join(' ');
    return subject === null || own === ofTable || isOfTable(subject, tableWords)
      ? []
      : [{ column, subject, isWritten: true }];
  });
}

/** Whether a determinant can be drawn before what follows from it: nothing else decides where it is NULL. */
function isFirst({ column }: Determinant, members: readonly (readonly [string, Determinant])[]): boolean {
  const { nullsBy } = column;
  return (
    nullsBy === null ||
    (nullsBy.digit === null && members.some(([name, of]) => name === nullsBy.column && of.column === column))
  );
}

/** Draws of columns that follow no other one. */
const DETERMINING: ReadonlySet<ColumnPlan['draw']['kind']> = new Set([
  'uniform',
  'key',
  'reference',
  'earlier',
  'parent',
]);

/** Columns of which chance alone decides, and other columns that pick the same. */
function freeColumns(plan: Plan, table: Table): ReadonlyMap<string, ColumnPlan> {
  const { columns, related, residuals } = plan;
  const bound = new Set([
    ...related.map(({ column }) => column),
    ...residuals.flatMap((residual) => residual.columns),
    ...columnsOfKeys(plan),
    ...table.columns.filter(({ directives }) => directives !== null).map(({ name }) => name),
  ]);
  const free = columns.filter(({ name, draw, choice, domains }) => {
    const [domain = null, more] = domains;
    if (bound.has(name) || choice !== null || domain === null || more !== undefined) return false;
    const isPlain = !isComputed(domain) && domain.literal !== 'expression' && !modelOf(domain.kind).isNested;
    return isPlain && radicesOf(domain).length > 0 && (draw.kind === 'uniform' || isSharedHere(draw));
  });
  return new Map(free.map((column) => [column.name, column]));
}

/** Whether a column shares digits of its own row: what another table's row says of a thing, nothing else decides on. */
function isSharedHere(draw: DrawPlan): boolean {
  return draw.kind === 'shared' && !draw.digits.some((digit) => digit !== null && isOfOtherRows(digit.column));
}

/** The determinants of columns whose names say what follows from one, by their names. */
function namedDependents(
  determinants: readonly Determinant[],
  free: ReadonlyMap<string, ColumnPlan>,
  columns: readonly ColumnPlan[],
): ReadonlyMap<string, Determinant> {
  const bySubject = new Map(determinants.toReversed().map((one) => [one.subject.join(' '), one]));
  const names = columns.map(({ name }) => wordsOfName(name));
  const found = new Map<string, Determinant>();
  for (const column of free.values()) {
    const words = wordsOfName(column.name);
    const lengths = words.map((_, length) => words.length - length);
    const length = lengths.find((count) => bySubject.has(words.slice(0, count).join(' '))) ?? 0;
    const prefixed = bySubject.get(words.slice(0, length).join(' '));
    const rest = words.slice(length);
    const isWhole = rest.length === 0 && prefixed?.isWritten === false;
    const isNamed =
      prefixed !== undefined && (isWhole || isLasting(rest)) && (rest.at(-1) !== 'state' || picksAny(column));
    const isOther = (of: Determinant) => of.column !== column && found.get(of.column.name)?.column !== column;
    const owner =
      isNamed && isOther(prefixed)
        ? prefixed
        : determinants.find((one) => isBelonging(words, one.subject) && isOther(one));
    if (owner === undefined || isOnTheMove(words, names)) continue;
    found.set(column.name, owner);
  }
  return found;
}

function picksAny({ domains }: ColumnPlan): boolean {
  return domains.some((domain) => domain?.parts.some(({ picks }) => picks !== undefined) === true);
}

/** Where the digits of each column are drawn first: in the column itself, or in that with which it shares them. */
type Owners = ReadonlyMap<string, readonly SharedDigit[]>;

function ownersIn(columns: readonly ColumnPlan[]): Owners {
  const draws = new Map(columns.map(({ name, draw }) => [name, draw]));
  const ownerOf = (column: string, digit: number): SharedDigit => {
    const draw = draws.get(column);
    const shared = draw?.kind === 'shared' ? (draw.digits[digit] ?? null) : null;
    return shared === null ? { column, digit } : ownerOf(shared.column, shared.digit);
  };
  return new Map(
    columns.map(({ name, domains: [domain = null] }) => [
      name,
      domain === null ? [] : radicesOf(domain).map((_, digit) => ownerOf(name, digit)),
    ]),
  );
}

const keyOf = ({ column, digit }: SharedDigit): string => `${digit} ${column}`;

/**
 * The dependents and their determinants: those that are named, and what shares all that it shares with these, as an `email` beside
 * `customer_name` does; without those that share something with a column that is none.
 */
function settled(
  named: ReadonlyMap<string, Determinant>,
  free: ReadonlyMap<string, ColumnPlan>,
  owners: Owners,
): ReadonlyMap<string, Determinant> {
  const holders = countsOf([...owners.values()].flatMap((digits) => [...new Set(digits.map(keyOf))]));
  const sharedBy = (name: string) => (owners.get(name) ?? []).filter((digit) => (holders.get(keyOf(digit)) ?? 0) > 1);
  const open = [...free.keys()].filter((name) => sharedBy(name).length > 0 && isLasting(wordsOfName(name)));
  let seeds = named;
  for (;;) {
    const members = new Map(seeds);
    for (let known = -1; known !== members.size; ) {
      known = members.size;
      const things = new Map([...members].flatMap(([name, of]) => sharedBy(name).map((digit) => [keyOf(digit), of])));
      for (const name of open) {
        const of = sharedBy(name).map((digit) => things.get(keyOf(digit)));
        const [first] = of;
        if (!members.has(name) && first !== undefined && of.every((one) => one === first)) members.set(name, first);
      }
    }
    const isApart = ([name, of]: readonly [string, Determinant]) =>
      sharedBy(name).some(({ column }) => members.get(column) !== of);
    const apart = new Set([...members].filter(isApart).map(([name]) => name));
    if (apart.size === 0) return members;
    // What came along with these may have nothing that it came along with any more.
    seeds = new Map([...seeds].filter(([name]) => !apart.has(name)));
    for (const name of apart) open.splice(open.indexOf(name), open.includes(name) ? 1 : 0);
  }
}

/** The plan whose dependents follow their determinants, and are NULL where these are, as far as they may be. */
function withMembers(plan: Plan, members: ReadonlyMap<string, Determinant>, owners: Owners): Plan {
  const byName = new Map(plan.columns.map((column) => [column.name, column]));
  const mayLack = mayFollowNulls(plan);
  // What is NULL together follows the determinant, which is drawn before all.
  const leaders = new Map<string, string>();
  for (const { column } of new Set(members.values())) {
    if (column.nullsBy !== null) leaders.set(column.nullsBy.column, column.name);
  }
  const digitOf = (owner: SharedDigit): DependentDigit => {
    const [domain = null] = byName.get(owner.column)?.domains ?? [];
    return { ...owner, distribution: domain === null ? null : (distributionsOf(domain)[owner.digit] ?? null) };
  };
  const columns = plan.columns.map((column): ColumnPlan => {
    const { name, nullsBy } = column;
    const led = leaders.get(nullsBy?.column ?? name);
    const nulls = led === name ? null : led === undefined || nullsBy?.digit != null ? nullsBy : nullWhere(led);
    const determinant = members.get(name);
    if (determinant === undefined) return nulls === nullsBy ? column : { ...column, nullsBy: nulls };
    const digits = (owners.get(name) ?? []).map(digitOf);
    const draw = { kind: 'dependent', on: determinant.column.name, digits } as const;
    const { nullShares } = determinant.column;
    const isOften = nullShares.every((share) => share > 0 && share < 1);
    return nulls === null && isOften && mayLack(column)
      ? { ...column, draw, nullShares, nullsBy: nullWhere(determinant.column.name) }
      : { ...column, draw, nullsBy: nulls };
  });
  const agreements = [...members].flatMap(([name, { column, isWritten }]): readonly AgreementPlan[] =>
    isWritten ? [{ column: name, with: [column.name], conditions: [], kind: 'dependency', dropped: null }] : [],
  );
  const hidden = [...new Set(members.values())].flatMap(({ column, isWritten }) => (isWritten ? [] : [column]));
  return {
    ...plan,
    columns,
    hidden: [...plan.hidden, ...hidden],
    agreements: [...plan.agreements, ...agreements],
  };
}

import type { Literals } from '../../grammar/dialect.ts';
import { modelOf, roomOf } from '../../grammar/kinds.ts';
import type { Semantics } from '../../grammar/semantics.ts';
import type { Shape } from '../../grammar/shape.ts';
import { countsOf, getOrInsertComputed } from '../collections.ts';
import { functionNamed } from '../functions/index.ts';
import type { Column, ColumnDirectives, Expression, Names, Table } from '../ir.ts';
import { once } from '../meanings/builders/forms.ts';
import { labelsOf } from '../meanings/comments/labels.ts';
import { valuesIn } from '../meanings/comments/list.ts';
import { subjectOf } from '../meanings/dependencies/dependents.ts';
import { isCounter, modelsIn, repeatedBy } from '../meanings/dependencies/repeated.ts';
import { meaningsOf, meaningsOfTable, namedColumn, namesRows, wordsOfName, wordsOfTable } from '../meanings/index.ts';
import type { Match } from '../meanings/names/match.ts';
import { refersToItself } from '../qualified-name.ts';
import type { Domain } from '../values/domain.ts';
import { type Evidence, evidentDomain, NO_EVIDENCE } from '../values/evidence.ts';
import { fewOf, fewPicked } from '../values/few.ts';
import { likelyDomain, numbersSpokenOf, weighedDomain } from '../values/likely.ts';
import type { Clock, Meaning, NumberForm } from '../values/meaning.ts';
import { EMPTY_ARRAY } from '../values/nested.ts';
import type { Part } from '../values/part.ts';
import { evenNumbers } from '../values/plain-number.ts';
import { type DomainRequest, type Inner, type JsonMember, numberOf } from '../values/request.ts';
import type { TimeLine } from '../values/time-line.ts';
import { columnsOf, operandsOf } from '../walk.ts';
import { generatedColumns } from './checks.ts';
import type { ColumnEdges } from './column-edges.ts';
import { partExpression, tableExpressions } from './columns.ts';
import { freeColumns } from './derived/free-arrays.ts';
import { type Alternative, type ColumnFacts, mergedFacts, NO_COLUMN_FACTS } from './facts/column-facts.ts';
import { innerFacts } from './facts/inner-facts.ts';
import { jsonMembers, type TakenMember } from './facts/json-members.ts';
import { bare, constantOf } from './facts/operand.ts';
import { conjunctsOf, SUMS } from './facts/predicate.ts';
import type { DistinctKey } from './keys/keys.ts';
import { orderedColumns } from './keys/ordered-columns.ts';
import { type NestedColumns, nestedColumns } from './nested-columns.ts';
import type { ColumnPlan } from './plan.ts';
import { columnsConstrained } from './related/apart.ts';
import { TableMeanings, type ValueSetting } from './table-meanings.ts';

/** What a column gets in one case: its values, and the share of rows in which it is NULL instead. */
export interface Share {
  /** Null with a share below 1: there is no way to fill the column. */
  readonly domain: Domain | null;
  readonly nullShare: number;
}

/** Share of NULLs in a column that may be NULL and about which nothing else is known. */
export const NULL_SHARE = 0.1;

/** The same of a column that people know the meaning of: who could leave it out seldom does. */
const KNOWN_NULL_SHARE = 0.02;
/** Share of NULLs at least where a comment says in which rows there are some, and what says so. */
const SAID_NULL_SHARE = 0.3;
const NULL_SAID =
  /(?<!\b(?:not|never|cannot)\s+(?:be\s+)?)\b(?:null|empty|blank)\s+(?:if|when|for|where|while|unless|until)\b/i;

/** The same of the names of a table's rows. */
const UNNAMED_SHARE = 0.001;

/** Days of two decades up to the reference time. */
const DECADES: Meaning = { name: 'decades', moments: { from: -20 * 365, to: 0, isEvent: true } };

/** How values are that others make: when on a day, and with how many digits behind the point at least, where a type has them. */
export interface Making {
  readonly clock: Clock;
  readonly digits: number;
  /** Whether they are any that lie between bounds: people round those. */
  readonly isBetween: boolean;
}

/** A meaning of values that others make: moments at other times of the day, and numbers that nobody rounds. */
function computed(meaning: Meaning, { clock, digits, isBetween }: Making): Meaning {
  const { moments, numbers } = meaning;
  return {
    ...meaning,
    ...(moments && { moments: { ...moments, clock } }),
    ...(numbers && { numbers: isBetween && (numbers.zeros ?? 0) > 0 ? numbers : unrounded(numbers, digits) }),
  };
}

/** A form without the endings and zeros of what people round, and without a list of what they choose from. */
function unrounded({ first, last, scale: natural = 0, spread }: NumberForm, digits: number): NumberForm {
  const scale = Math.max(natural, digits);
  return { first, last, scale, ...(spread && spread.kind !== 'weights' && { spread }) };
}

/** A column of a key must tell rows apart by itself where all others of the key together tell fewer apart than these. */
const MANY = 1000;

/** Different numbers of columns whose values those of keys follow. */
const KEY_VALUES = 50_000_000;

/** Works out what each column gets, under what always holds and under one case of its choice. */
export class ColumnShares {
  readonly #table: Table;
  readonly #literals: Literals;
  readonly #timeLine: TimeLine;
  readonly #semantics: Semantics;
  readonly #base: Alternative;
  readonly #columns: ReadonlyMap<string, Column>;
  /** Characters that the keys of a column compare; a column that is not here is in no key. */
  readonly #comparedLengths = new Map<string, number>();
  /** Columns that conditions relate to others, or that are evaluated: these may leave any of their values. */
  readonly #related: Names;
  /** Those of them in keys that are merely in an order with another one. */
  readonly #ordered: Names;
  /** Columns that a check of the table's author bounds without any other, and no option does. */
  readonly #guarded: Names;
  /** Columns that conditions relate to columns of keys, which need room for as many different values. */
  readonly #besideKeys: Names;
  /** How many rows the others of a key tell apart, about, by column: the least of its keys. */
  readonly #roomBeside = new Map<string, number>();
  /** What expressions take out of JSON columns. */
  readonly #members: ReadonlyMap<string, readonly JsonMember[]>;
  /** In how many names of columns each word stands. */
  readonly #columnsSaying = once(() =>
    countsOf(this.#table.columns.flatMap((column) => [...new Set(wordsOfName(column.name))])),
  );
  /** What people keep in the columns, by what their names say. */
  readonly #meanings: ReadonlyMap<string, readonly Match[]>;
  /** What meanings are in the locale and on the time line that are asked for. */
  readonly #local: TableMeanings;
  /** Columns that generated columns compute with; those of the second set must not be NULL for that. */
  readonly #computedWith: Names;
  readonly #neededByGenerated: Names;
  /** Columns of which no two values may overlap. */
  readonly #disjoint: Names;
  /** Columns of which a key takes two NULLs for equal. */
  readonly #nullsCounted: Names;
  /**
   * Columns that foreign keys want filled: of those to the table itself, what they refer to, which no row can find where it is
   * NULL; of those of several columns with MATCH FULL, their own, which are NULL together or not at all.
   */
  readonly #filled: Names;
  /** Columns of which keys compare what is computed of them. */
  readonly #computedKeys: Names;
  /** Columns of foreign keys. */
  readonly #referring: Names;
  /** What was found before: many cases say the same of a column. */
  readonly #known = new Map<string, Map<ColumnFacts | undefined, Share>>();
  /** Columns inside of whose values a domain demands what is not known here. */
  readonly #unsure: Names;
  /** Columns whose values nothing looks into. */
  readonly #free: Names;
  /** What the domains inside of a column's type demand; a column that is not here has none. */
  readonly #inner: ReadonlyMap<string, readonly Inner[]>;
  readonly #nested: NestedColumns;
  /** What gives the values their edges; null: they have none. */
  readonly #edges: ColumnEdges | null;

  constructor(
    table: Table,
    { dialect: { literals, semantics, extremes }, timeLine, locale }: ValueSetting,
    keys: readonly DistinctKey[],
    base: Alternative,
    edges: ColumnEdges | null = null,
  ) {
    this.#table = table;
    this.#edges = edges;
    this.#literals = literals;
    this.#timeLine = timeLine;
    this.#semantics = semantics;
    this.#base = base;
    const relatingIn = (expression: Expression) => ({ expression, names: columnsConstrained(expression) });
    const conditions = table.checks.flatMap(({ expression }) => conjunctsOf(expression).map(relatingIn));
    const relating = [
      ...conditions.filter(({ names }) => names.size > 1),
      ...base.residual.map(({ expression }) => relatingIn(expression)),
    ];
    this.#related = new Set(relating.flatMap(({ names }) => [...names]));
    this.#referring = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
    this.#ordered = orderedColumns(keys, relating, this.#referring);
    this.#guarded = guardedColumns(table);
    this.#columns = new Map(table.columns.map((column) => [column.name, column]));
    for (const { columns, lengths } of keys) {
      const rooms = columns.map((name) => (base.facts.has(name) ? 1 : roomOf(this.#columns.get(name)?.type.shape)));
      const room = rooms.reduce((product, one) => product * one, 1);
      columns.forEach((name, i) => {
        const beside = room / (rooms[i] ?? 1);
        this.#roomBeside.set(name, Math.min(this.#roomBeside.get(name) ?? Number.POSITIVE_INFINITY, beside));
      });
      for (const name of columns) {
        const known = this.#comparedLengths.get(name) ?? Number.POSITIVE_INFINITY;
        this.#comparedLengths.set(name, Math.min(known, lengths.get(name) ?? Number.POSITIVE_INFINITY));
      }
    }
    this.#besideKeys = new Set(
      conditions
        .filter(({ names }) => names.size > 1 && [...names].some((name) => (this.#roomBeside.get(name) ?? MANY) < MANY))
        .flatMap(({ names }) => [...names]),
    );
    this.#local = new TableMeanings(table, { extremes, timeLine, locale });
    this.#members = withMeanings(jsonMembers(table, generatedColumns(table)), this.#local);
    this.#meanings = meaningsOfTable(table);
    this.#free = freeColumns(table);
    this.#nested = nestedColumns(table);
    const nested = table.columns.filter(({ type }) => type.inner.length > 0);
    const facts = nested.map(({ name, type }) => ({ name, ...innerFacts(type.inner, semantics) }));
    this.#inner = new Map(facts.map(({ name, inner }) => [name, inner]));
    this.#unsure = new Set(facts.filter(({ complete }) => !complete).map(({ name }) => name));
    this.#computedWith = new Set([...this.#columnsInGenerated(() => true), ...columnsInArithmetic(table)]);
    this.#neededByGenerated = this.#columnsInGenerated(({ nullable }) => !nullable);
    const keyParts = table.keys.flatMap(({ parts }) => parts);
    this.#disjoint = new Set(keyParts.flatMap(({ operator, column }) => (operator === '&&' ? [column ?? ''] : [])));
    const own = table.foreignKeys.filter((key) => refersToItself(key, table));
    const full = table.foreignKeys.filter(({ columns, matchFull }) => matchFull && columns.length > 1);
    this.#filled = new Set([
      ...own.flatMap(({ targetColumns }) => targetColumns),
      ...full.flatMap(({ columns }) => columns),
    ]);
    const substituted = generatedColumns(table);
    this.#computedKeys = new Set(
      keyParts
        .map((part) => substituted(partExpression(part)))
        .flatMap((compared) => (compared.kind === 'column' ? [] : [...columnsOf(compared)])),
    );
    const counted = table.keys.filter(({ nullsDistinct }) => !nullsDistinct).flatMap(({ parts }) => parts);
    this.#nullsCounted = new Set([
      ...counted.flatMap((part) => [part.column ?? '', ...columnsOf(substituted(partExpression(part)))]),
      ...keyParts.flatMap(({ expression }) => replacedNulls(expression)),
    ]);
  }

  #columnsInGenerated(isMeant: (column: Column) => boolean): Names {
    const names = this.#table.columns.flatMap((column) =>
      column.generation !== null && isMeant(column) ? [...columnsOf(column.generation)] : [],
    );
    return new Set(names);
  }

  /** Numbers without a skew of their own, where somebody says how they are spread, or a key needs many of them; empty: neither. */
  #evenNumbersOf({ name, directives }: Column): readonly Meaning[] {
    if (this.#besideKeys.has(name)) return [evenNumbers(KEY_VALUES)];
    const isAsked = directives?.distribution != null || directives?.distinct != null;
    return isAsked ? [evenNumbers(directives.distinct ?? 0)] : [];
  }

  /** Whether a key needs the column's values. */
  isKeyed(name: string): boolean {
    return this.#comparedLengths.has(name);
  }

  /**
   * What a column gets under an alternative; null: under what always holds alone. `making`: how its values are, whatever
   * its name says, as others make its values; null: as that says.
   */
  of(name: string, alternative: Alternative | null, making: Making | null = null): Share {
    const added = alternative?.facts.get(name);
    if (making !== null) return this.#shareOf(name, added, making);
    const ofColumn = getOrInsertComputed(this.#known, name, () => new Map());
    return getOrInsertComputed(ofColumn, added, () => this.#shareOf(name, added));
  }

  #shareOf(name: string, added: ColumnFacts | undefined, making: Making | null = null): Share {
    const column = this.#columns.get(name);
    if (column === undefined || column.filledBy !== 'writer') return { domain: null, nullShare: 1 };
    const wanted = this.#wanted(name, added);
    if (wanted === null) return { domain: null, nullShare: 0 };
    const mayBeNull = column.nullable && wanted.nulls !== 'never' && !this.#neededByGenerated.has(name);
    if (wanted.nulls === 'always') return { domain: null, nullShare: mayBeNull ? 1 : 0 };
    const isLeftOut = this.#unsure.has(name) || this.#nested.unfilled.has(name);
    if (isLeftOut && mayBeNull) return { domain: null, nullShare: 1 };
    if (isLeftOut && column.type.shape.kind === 'array' && wanted.lengthLeast === 0) {
      return { domain: EMPTY_ARRAY, nullShare: 0 };
    }
    const named = this.#meanings.get(name)?.map(({ meaning }) => this.#local.of(meaning, column.type, wanted)) ?? [];
    const meant = making === null ? named : named.map((meaning) => computed(meaning, making));
    const { directives } = column;
    const spoken = directives?.distribution == null ? null : numbersSpokenOf(directives.distribution);
    // What keys compare of such columns tells the more rows apart, the more values there are.
    const meanings = [
      ...(spoken === null ? [] : [spoken]),
      ...(this.#computedKeys.has(name) ? [DECADES] : []),
      ...meant,
      ...this.#evenNumbersOf(column),
    ];
    const evidence = this.#evidenceOf(column);
    const request: DomainRequest = {
      facts: wanted,
      computedWith: this.#computedWith.has(name),
      free: this.#free.has(name),
      meanings,
      timeLine: this.#timeLine,
      isGuarded: this.#guarded.has(name) && added?.least == null && added?.most == null,
      distinct: this.isKeyed(name),
      disjoint: this.#disjoint.has(name),
      comparedLength: this.#comparedLengths.get(name) ?? Number.POSITIVE_INFINITY,
      roomBeside: this.#related.has(name) && !this.#ordered.has(name) ? 0 : (this.#roomBeside.get(name) ?? 1),
      equalLetters: this.isKeyed(name) ? this.#equalLetters(column) : [],
      keepsCase: !this.#computedKeys.has(name) && this.#semantics.keepsCase.test(this.#collationOf(column)),
      literals: this.#literals,
      members: this.#members.get(name) ?? [],
      depth: 0,
      ends: this.#nested.ends,
      inner: this.#inner.get(name) ?? [],
    };
    const evident = evidentDomain(this.#shapeOf(column, evidence), request, evidence);
    if (evident === null) return { domain: fallback(column, this.#semantics), nullShare: mayBeNull ? 1 : 0 };
    const asked =
      directives === null
        ? this.#amongFew(column, evident)
        : directedDomain(evident, directives, column.name, request.distinct);
    const edges = directives?.distinct == null ? this.#edges : null;
    const domain = edges?.withEdges(asked, column, request) ?? asked;
    if (!mayBeNull || !this.mayLack(name)) return { domain, nullShare: 0 };
    // Of a count of deaths, the day of a death says nothing.
    const ofNumbers = meanings[0]?.numbers !== undefined && modelOf(column.type.shape.kind).dimension === 'number';
    const relevant = ofNumbers ? meanings.filter(({ numbers }) => numbers !== undefined) : meanings;
    const knownShare = this.#meanings.get(name)?.[0]?.isGeneral === false ? KNOWN_NULL_SHARE : NULL_SHARE;
    // Whoever leaves a column with a DEFAULT out gets that.
    const isFilled = column.default !== null && bare(column.default).kind !== 'null';
    const usualShare = isFilled ? 0 : namesRows(name, this.#table) ? UNNAMED_SHARE : knownShare;
    const saidShare = NULL_SAID.test(column.comment ?? '') ? SAID_NULL_SHARE : 0;
    const meantShare = Math.max(relevant.find(({ nulls }) => nulls !== undefined)?.nulls ?? usualShare, saidShare);
    const usual = this.#edges === null ? meantShare : Math.max(meantShare, NULL_SHARE);
    return { domain, nullShare: directives?.nulls ?? usual };
  }

  /** The values of a column that names one of few things, where it is not the table of these. */
  #amongFew({ name }: Column, domain: Domain): Domain {
    const isBound = this.#related.has(name) || this.#referring.has(name);
    const isAlone = this.isKeyed(name) && !this.#isTimed(name);
    const few = isBound || isAlone ? null : this.#fewIn(name);
    if (few === null) return domain;
    const picked = this.isKeyed(name) ? null : fewPicked(domain, few, name);
    if (picked !== null) return picked;
    const chosen = fewOf(domain, few, name);
    return chosen === domain || this.isKeyed(name) ? chosen : { ...chosen, parts: chosen.parts.map(favored) };
  }

  /** How many things a column tells apart, as far as its name says that it names others than the table; null: it does not. */
  #fewIn(name: string): number | null {
    const [own, words] = [wordsOfTable(this.#table), wordsOfName(name)];
    const meaning = this.#meanings.get(name)?.[0]?.meaning;
    const few = this.isKeyed(name) ? undefined : (modelsIn(words) ?? meaning?.few);
    const subject = words.slice(0, -1);
    if (few !== undefined && subject.length > 0) return subject.some((word) => own.includes(word)) ? null : few;
    const [[first = ''], repeated] = [words, repeatedBy(words, wordsOfName(this.#table.name.at(-1) ?? ''))];
    // What else is said of the same is drawn to agree with it, or follows what tells such things apart.
    const isOneOfSeveral = !own.includes(first) && (this.#columnsSaying().get(first) ?? 0) > 1;
    const isTelling = /^(?:id|code)$/.test(words.at(-1) ?? '') && subjectOf(words) !== null;
    const isPerson = meaning?.name.startsWith('person.') === true;
    return (isOneOfSeveral && !isTelling) || isPerson ? null : repeated;
  }

  /** Whether moments or counters stand beside a column in all of its keys, so that few of its values leave enough of them. */
  #isTimed(name: string): boolean {
    const isMoment = (other: string) =>
      this.#columns.get(other)?.type.shape.kind === 'timestamp' || isCounter(wordsOfName(other));
    return this.#table.keys.every(({ parts }) => {
      const names = parts.map(({ column }) => column);
      return (
        !names.includes(null) && (!names.includes(name) || names.some((other) => other !== null && isMoment(other)))
      );
    });
  }

  /** The share of NULLs that is asked of a column that is not to be NULL always; null: none is. */
  nullsAsked(name: string): number | null {
    const asked = this.#columns.get(name)?.directives?.nulls ?? null;
    return asked === 1 ? null : asked;
  }

  /** Whether keys and foreign keys take NULL in some rows of a column. */
  mayLack(name: string): boolean {
    return !this.#nullsCounted.has(name) && !this.#filled.has(name);
  }

  /** What a column's DEFAULT and comment show of its values. Of what conditions and references want, they are no evidence. */
  #evidenceOf({ name, comment, default: expression, directives }: Column): Evidence {
    const isDirected = directives !== null && (directives.weights !== null || directives.distribution !== null);
    if (isDirected || this.#related.has(name) || this.#referring.has(name) || this.#filled.has(name))
      return NO_EVIDENCE;
    const constant = expression === null ? undefined : constantOf(expression, this.#semantics);
    const listed = comment === null || this.#computedWith.has(name) ? [] : valuesIn(comment, constant);
    return { listed, labelsOf: (values) => labelsOf(values, comment, listed), default: constant };
  }

  /** What the values of a column are: whole numbers where its definition or a reference shows others than 0 and 1. */
  #shapeOf({ name, type: { shape }, default: expression }: Column, { listed }: Evidence): Shape {
    if (shape.kind !== 'integer' || !shape.isTruth) return shape;
    const constant = expression === null ? undefined : constantOf(expression, this.#semantics);
    const shown = [...listed.map(({ value }) => value), ...(constant === undefined ? [] : [constant])];
    const isOther = shown.some((value) => ![0, 1].includes(numberOf(value) ?? 0));
    const { isTruth, ...number } = shape;
    return isOther || this.#referring.has(name) ? number : { ...number, isTruth };
  }

  #equalLetters(column: Column): readonly string[] {
    const name = this.#collationOf(column);
    return this.#semantics.equalLetters.find((group) => group.collation.test(name))?.letters ?? [];
  }

  #collationOf({ type }: Column): string {
    const { characterSet, collation } = type.collation === null && type.characterSet === null ? this.#table : type;
    return (collation ?? characterSet ?? '').toLowerCase();
  }

  #wanted(name: string, added: ColumnFacts | undefined): ColumnFacts | null {
    const always = this.#base.facts.get(name);
    if (always === undefined || added === undefined) return always ?? added ?? NO_COLUMN_FACTS;
    return mergedFacts(always, added)?.facts ?? null;
  }
}

/** A list of which the first ones come more often, where nothing says how often they do. */
function favored(part: Part): Part {
  return { distribution: { kind: 'zipf', exponent: 0.6 }, ...part };
}

/** The values of a column as they are asked for; of a key, no distribution says how often they come. */
function directedDomain(
  domain: Domain,
  { weights, distribution, distinct }: ColumnDirectives,
  name: string,
  isKeyed: boolean,
): Domain {
  const weighed = weights === null ? null : weighedDomain(domain, weights);
  const likely = distribution === null || isKeyed ? null : likelyDomain(weighed ?? domain, distribution);
  const all = likely ?? weighed ?? domain;
  return distinct === null ? all : fewOf(all, distinct, name);
}

/** The columns that a check, or a domain, bounds without any other, of which nobody asks for more. */
function guardedColumns({ checks, columns }: Table): Names {
  const asked = new Set(checks.flatMap(({ isAsked, expression }) => (isAsked ? [...columnsOf(expression)] : [])));
  const bounded = checks.map(({ expression }) => [...columnsOf(expression)]).filter(({ length }) => length === 1);
  const domains = columns.flatMap(({ name, type }) => (type.domainChecks.length > 0 ? [name] : []));
  return new Set([...bounded.flat(), ...domains].filter((name) => !asked.has(name)));
}

/** The members with what people keep under such keys. */
function withMeanings(
  members: ReadonlyMap<string, readonly TakenMember[]>,
  local: TableMeanings,
): ReadonlyMap<string, readonly JsonMember[]> {
  return new Map(
    Array.from(members, ([column, taken]) => {
      const named = taken.map(({ path, shape }) => namedColumn(String(path.at(-1) ?? column), shape));
      const found = meaningsOf('', named);
      const meant = (name: string) => found.get(name)?.map(({ meaning }) => local.inDocument(meaning)) ?? [];
      return [column, taken.map((member, i) => ({ ...member, meanings: meant(named[i]?.name ?? '') }))];
    }),
  );
}

/** Columns that keys and indexes compute with. */
function columnsInArithmetic(table: Table): readonly string[] {
  const { keyParts, indexed } = tableExpressions(table);
  const waiting = [...keyParts, ...indexed].map(({ expression }) => expression);
  const names: string[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'binary' && SUMS.has(next.operator)) names.push(...columnsOf(next));
    else waiting.push(...operandsOf(next));
  }
  return names;
}

/** Columns of which a key compares a constant in the place of NULL: coalesce(column, constant). */
function replacedNulls(expression: Expression | null): readonly string[] {
  if (expression === null) return [];
  const isReplaced = expression.kind === 'call' && functionNamed(expression.name).isFirstPresent;
  const inner = operandsOf(expression);
  return [...(isReplaced ? columnsOf(expression) : []), ...inner.flatMap(replacedNulls)];
}

/** Values for a type that is not known: what the column's own DEFAULT shows, else text where NULL cannot stand. */
function fallback({ type, default: expression, nullable }: Column, semantics: Semantics): Domain | null {
  if (type.shape.kind !== 'unknown') return null;
  const constant = expression === null ? undefined : constantOf(expression, semantics);
  if (constant !== undefined) {
    return { kind: 'unknown', literal: 'quoted', parts: [{ kind: 'constant', text: String(constant) }] };
  }
  // Digits are read by more types than letters are.
  return nullable
    ? null
    : { kind: 'unknown', literal: 'quoted', parts: [{ kind: 'integer', first: 1, size: 999_999_999 }] };
}

/** Whether a column of a type that is not known has a DEFAULT that only the database can compute. */
export function isLeftToDefault({ type, default: expression }: Column, semantics: Semantics): boolean {
  return type.shape.kind === 'unknown' && expression !== null && constantOf(expression, semantics) === undefined;
}

/** The values of a reference of the table to itself, by case. `whole`: none of its columns may be NULL alone. */
export function referring(
  shares: readonly Share[],
  domain: Domain | null,
  whole = false,
): Pick<ColumnPlan, 'domains' | 'nullShares'> {
  return {
    domains: shares.map(({ nullShare }) => (nullShare === 1 ? null : domain)),
    nullShares: shares.map(({ nullShare }) => (nullShare === 1 ? 1 : whole ? 0 : nullShare)),
  };
}

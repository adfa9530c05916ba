import { modelOf } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { getOrInsertComputed } from '../../collections.ts';
import { evaluate, isEvaluable, textOfValue } from '../../expression/condition.ts';
import { type Scope, scopeOf } from '../../expression/scope.ts';
import type { Check, Expression, Expressions, Key, Names, Table } from '../../ir.ts';
import { refersToItself } from '../../qualified-name.ts';
import { unlessUnevaluable, unlessUnknown } from '../../runtime/value.ts';
import { collated } from '../../values/collation.ts';
import { type Domain, radicesOf, sizeOf, valueText } from '../../values/domain.ts';
import { columnsOf } from '../../walk.ts';
import { type Budget, shareOf } from '../budget.ts';
import { type CheckedTable, conditionsOf, generatedColumns } from '../checks.ts';
import { partExpression } from '../columns.ts';
import type { Component } from '../components.ts';
import { connected } from '../connected.ts';
import type { ColumnFacts, ColumnTest } from '../facts/column-facts.ts';
import { conjunctsOf } from '../facts/predicate.ts';
import type { DistinctKey } from '../keys/keys.ts';
import { targetsOf } from '../references/targets.ts';
import { ColumnShares } from '../shares.ts';
import type { ValueSetting } from '../table-meanings.ts';
import type { Projection } from './keys.ts';
import { JointList, type ListKey } from './list.ts';
import { type Combinations, JointSearch, type TriedColumn } from './search.ts';

/*
 * Columns of a few values that checks bind to each other: the combinations that pass are listed, and the list is a domain of
 * its own, in which a row has one place. So a key over such columns has as many rows as there are combinations.
 */

/** Values of one column, and combinations of several, that are listed at most. */
const MAX_TEXTS = 4096;
const MAX_ROWS = 65_536;

/** Nodes that are evaluated for the lists of a table at most: some tens of milliseconds. */
const MAX_NODES = 150_000;

/** What a node takes of the table's budget. */
const COST_OF_NODE = 0.5;

/** Columns of one list at most. */
const MAX_COLUMNS = 8;

/** What is known of a table whose columns are listed together. */
export interface Listed extends ValueSetting {
  readonly table: Table;
  readonly checked: CheckedTable;
  readonly keys: readonly DistinctKey[];
  /** What computing with a row demands: it gives way to the checks. */
  readonly derived: readonly Check[];
  /** Columns whose values others decide on. */
  readonly isGiven: ColumnTest;
  /** Whether columns of no key are listed, too. */
  readonly withoutKeys: boolean;
  /** Steps that are left for planning the table. */
  readonly budget: Budget;
}

/** A table's lists, and the checks that are left beside them. */
export interface JointDomains {
  readonly lists: readonly JointList[];
  readonly checked: CheckedTable;
}

/** Lists the combinations of values of columns that checks bind to each other, where these are few. */
export function jointDomains(listed: Listed): JointDomains {
  const { checked } = listed;
  const isBound = listed.withoutKeys || listed.keys.length > 0;
  const hasChecks = checked.base.residual.length > 0 || checked.components.length > 0 || checked.base.facts.size > 0;
  if (!isBound || !(hasChecks || listed.keys.some(({ oneToOne }) => !oneToOne))) return { lists: [], checked };
  return new Lister(listed).run();
}

/** A table's lists with further ones, and its checks without those that are about columns of one of these alone: its rows pass them. */
export function withLists({ lists, checked }: JointDomains, added: readonly JointList[]): JointDomains {
  const listOf = new Map(added.flatMap((list) => list.columns.map((column) => [column, list] as const)));
  const isKept = (names: Iterable<string>): boolean => {
    const [list, ...others] = new Set([...names].map((name) => listOf.get(name)));
    return list !== undefined && others.length === 0;
  };
  const residual = checked.base.residual.filter(({ expression }) => !isKept(columnsOf(expression)));
  const components = checked.components.filter(({ columns }) => !isKept(columns));
  return {
    lists: [...lists, ...added],
    checked: { ...checked, base: { ...checked.base, residual }, components },
  };
}

/** A column with all values that it may have beside the checks that bind it to others. */
interface Candidate {
  readonly domain: Domain;
  readonly texts: readonly string[];
  readonly nullShare: number;
}

class Lister {
  readonly #listed: Listed;
  readonly #scope: Scope;
  readonly #shares: ColumnShares;
  readonly #conditions: Expressions;
  readonly #given: Names;
  readonly #keyed: Names;
  readonly #componentOf = new Map<string, Component>();
  readonly #candidates = new Map<string, Candidate | null>();
  readonly #budget: Budget;

  constructor(listed: Listed) {
    const { table, dialect, timeLine, checked, keys } = listed;
    this.#listed = listed;
    this.#budget = shareOf(listed.budget, MAX_NODES, COST_OF_NODE);
    this.#scope = scopeOf(table, { semantics: dialect.semantics, timeLine });
    const conditions = conditionsOf(table);
    const names = new Set(conditions.map(({ name }) => name));
    // What is left of a check may be about fewer columns than all of it: a list of these takes its place.
    const left = checked.base.residual.filter(({ name }) => names.has(name)).map(({ expression }) => expression);
    this.#conditions = [...new Set([...conditions.flatMap(({ expression }) => conjunctsOf(expression)), ...left])];
    for (const component of checked.components) {
      for (const column of component.columns) this.#componentOf.set(column, component);
    }
    this.#keyed = new Set(keys.flatMap(({ columns }) => columns));
    this.#given = givenColumns(listed);
    this.#shares = new ColumnShares(table, listed, keys, { ...checked.base, facts: this.#wholeFacts() });
  }

  run(): JointDomains {
    const { checked } = this.#listed;
    const lists = this.#groups().flatMap((group) => this.#listOf(group) ?? []);
    return withLists({ lists: [], checked }, lists);
  }

  /** The facts that always hold, without what single values are left out of: those are evaluated. */
  #wholeFacts(): ReadonlyMap<string, ColumnFacts> {
    const { facts } = this.#listed.checked.base;
    const ofOne = new Map<string, Expression[]>();
    for (const expression of this.#conditions) {
      const [name, more] = columnsOf(expression);
      if (name !== undefined && more === undefined) getOrInsertComputed(ofOne, name, () => []).push(expression);
    }
    const whole = new Map(facts);
    for (const [column, fact] of facts) {
      if (fact.excluded.length === 0 || !(isBounded(fact) || isSmall(this.#scope.columnOf(column)?.shape))) continue;
      const isSure = (ofOne.get(column) ?? []).every((expression) => isEvaluable(expression, this.#scope));
      if (isSure) whole.set(column, { ...fact, excluded: [] });
    }
    return whole;
  }

  /** The columns that checks bind to each other, each with a few values. */
  #groups(): readonly (readonly string[])[] {
    const { checked, withoutKeys } = this.#listed;
    const isWhole = (columns: readonly string[]): boolean =>
      columns.every((column) => {
        const component = this.#componentOf.get(column);
        return this.#candidate(column) !== null && (component?.columns ?? []).every((one) => this.#candidate(one));
      });
    const edges = [
      ...checked.base.residual.map(({ expression }) => [...columnsOf(expression)]),
      ...checked.components.map(({ columns }) => columns),
      ...this.#listed.keys.filter(({ oneToOne }) => !oneToOne).map(({ columns }) => columns),
      ...[...checked.base.facts].filter(([, { excluded }]) => excluded.length > 0).map(([column]) => [column]),
    ].filter((columns) => columns.length > 0 && isWhole(columns));
    const groups = connected(edges, (columns) => columns).map((own) => [...new Set(own.flat())]);
    return groups.filter(
      (group) => group.length <= MAX_COLUMNS && (withoutKeys || group.some((column) => this.#keyed.has(column))),
    );
  }

  #candidate(name: string): Candidate | null {
    const found = () => (this.#given.has(name) ? null : this.#newCandidate(name));
    return getOrInsertComputed(this.#candidates, name, found);
  }

  #newCandidate(name: string): Candidate | null {
    const { domain, nullShare } = this.#shares.of(name, null);
    if (domain !== null && sizeOf(domain) <= MAX_TEXTS && isTold(domain)) {
      return { domain, texts: textsOf(domain), nullShare };
    }
    // What is not listed by itself may be in every case.
    const cases = this.#componentOf.get(name)?.cases.map((alternative) => this.#shares.of(name, alternative)) ?? [];
    const domains = cases.flatMap((one) => one.domain ?? []);
    const [first] = domains;
    const isListed = cases.every((one) => one.domain !== null || one.nullShare === 1);
    if (first === undefined || !isListed || !isTold(first)) return null;
    if (domains.reduce((size, one) => size + sizeOf(one), 0) > MAX_TEXTS) return null;
    const texts = domains.flatMap(textsOf);
    const isText = first.literal === 'quoted';
    const share = Math.max(nullShare, ...cases.map((one) => one.nullShare));
    return { domain: first, texts: isText ? collated(texts, []) : [...new Set(texts)], nullShare: share };
  }

  /** The list of a group; null: it is too long, or not all that binds its columns is evaluated. */
  #listOf(group: readonly string[]): JointList | null {
    const { derived } = this.#listed;
    const isOwn = (expression: Expression): boolean => {
      const names = [...columnsOf(expression)];
      return names.length > 0 && names.every((name) => group.includes(name));
    };
    // Each combination is counted by a number, NULLs included.
    const combinations = group.reduce((product, name) => product * (this.#sizeOf(name) + 1), 1);
    if (combinations > Number.MAX_SAFE_INTEGER) return null;
    const turn = (name: string): number => Number(this.#listsNull(name));
    const bySize = [...group].sort((one, other) => turn(one) - turn(other) || this.#sizeOf(one) - this.#sizeOf(other));
    const tried = bySize.map((name): TriedColumn => ({ name, texts: this.#triedTexts(name) }));
    // What a single column is asked for and is not evaluated here is in its values.
    const conditions = this.#conditions.filter(isOwn).filter((expression) => {
      const [first = '', more] = columnsOf(expression);
      const isFact = more === undefined && !this.#componentOf.has(first);
      return !isFact || isEvaluable(expression, this.#scope);
    });
    const generated = generatedColumns(this.#listed.table);
    const demanded = derived.map(({ expression }) => generated(expression)).filter(isOwn);
    return unlessUnevaluable(() => {
      const rows = this.#search(tried, [...conditions, ...demanded]) ?? this.#search(tried, conditions);
      if (rows === null) return null;
      return new JointList({
        columns: bySize,
        domains: bySize.flatMap((name) => this.#candidate(name)?.domain ?? []),
        texts: bySize.map((name) => this.#triedTexts(name)),
        rows,
        nullable: this.#nullable(tried, conditions, rows),
        keys: this.#listKeys(bySize, rows),
      });
    });
  }

  /** The combinations that pass; null: there are none, or too many. */
  #search(tried: readonly TriedColumn[], conditions: Expressions): Combinations | null {
    const found = this.#searchFor(tried, conditions).run(this.#budget, MAX_ROWS);
    return found === null || found.count === 0 ? null : found;
  }

  #searchFor(tried: readonly TriedColumn[], conditions: Expressions): JointSearch {
    return new JointSearch(tried, conditions, this.#scope, 'passes');
  }

  /** The texts of a column, and NULL where that is one of its values: not in a key, whose rows it tells apart in a way of its own. */
  #triedTexts(name: string): readonly (string | null)[] {
    const texts = this.#candidate(name)?.texts ?? [];
    return this.#listsNull(name) ? [...texts, null] : texts;
  }

  #listsNull(name: string): boolean {
    return !this.#keyed.has(name) && !this.#listed.withoutKeys && (this.#candidate(name)?.nullShare ?? 0) > 0;
  }

  #sizeOf(name: string): number {
    return this.#candidate(name)?.texts.length ?? 0;
  }

  /** The columns that may be NULL in any of the rows, whichever of the others are. */
  #nullable(tried: readonly TriedColumn[], conditions: Expressions, rows: Combinations): Names {
    let nullable: ReadonlySet<number> = new Set();
    tried.forEach(({ name }, place) => {
      if ((this.#candidate(name)?.nullShare ?? 0) === 0 || this.#listsNull(name)) return;
      const wanted = new Set([...nullable, place]);
      if (this.#passWithNulls(tried, conditions, rows, wanted)) nullable = wanted;
    });
    return new Set([...nullable].map((place) => tried[place]?.name ?? ''));
  }

  /** Whether all rows pass with NULL in any of some columns. */
  #passWithNulls(
    tried: readonly TriedColumn[],
    conditions: Expressions,
    rows: Combinations,
    nulls: ReadonlySet<number>,
  ): boolean {
    const open = tried.map(({ name, texts }, place) => ({ name, texts: nulls.has(place) ? [...texts, null] : texts }));
    const passing = this.#searchFor(open, conditions).run(this.#budget, MAX_ROWS * 2);
    const sizes = open.map(({ texts }) => texts.length);
    if (passing === null) return false;
    const width = sizes.length;
    const found = new Set(codesOf(passing, sizes, (_, rank) => rank));
    const subsets = [...nulls].reduce<readonly (readonly number[])[]>(
      (sets, place) => sets.concat(sets.map((set) => [...set, place])),
      [[]],
    );
    const lastOf = (place: number): number => (sizes[place] ?? width) - 1;
    return subsets.every((subset) => {
      const codes = codesOf(rows, sizes, (place, rank) => (subset.includes(place) ? lastOf(place) : rank));
      return codes.every((code) => found.has(code));
    });
  }

  /** What the keys that hold columns of a list compare of its rows. */
  #listKeys(columns: readonly string[], rows: Combinations): readonly ListKey[] {
    const { keys, table } = this.#listed;
    const sizes = columns.map((column) => this.#sizeOf(column));
    return keys.flatMap((key) => {
      const own = key.columns.filter((column) => columns.includes(column));
      if (own.length === 0) return [];
      const others = key.columns.filter((column) => !columns.includes(column));
      const places = own.map((column) => columns.indexOf(column));
      const parts = table.keys.find(({ name }) => name === key.name);
      const computed =
        key.oneToOne || others.length > 0 || parts === undefined ? null : this.#computed(parts, columns, rows);
      return [
        {
          name: key.name,
          columns: own,
          isInner: others.length === 0,
          room: roomOf(others, this.#shares, this.#listed),
          projection: computed ?? codesOf(rows, sizes, (place, rank) => (places.includes(place) ? rank : 0)),
          isComputed: computed !== null,
        },
      ];
    });
  }

  /** What the parts of a key are, computed of each row; null: they are not computed here. */
  #computed({ parts, nullsDistinct }: Key, columns: readonly string[], rows: Combinations): Projection | null {
    const generated = generatedColumns(this.#listed.table);
    const expressions = parts.map((part) => generated(partExpression(part)));
    this.#budget.left -= rows.count * parts.length * NODES_OF_PART;
    if (this.#budget.left < 0) return null;
    return unlessUnknown(() => {
      const known = new Map<string, number>();
      return Array.from({ length: rows.count }, (_, row) => {
        const textOf = (name: string): string | null => {
          const rank = rows.ranks[row * columns.length + columns.indexOf(name)] ?? 0;
          return this.#candidate(name)?.texts[rank] ?? null;
        };
        const values = expressions.map((expression) => textOfValue(evaluate(expression, this.#scope, textOf)));
        const text = values.includes(null) && nullsDistinct ? `\0${row}` : values.join('\0');
        const number = known.get(text) ?? known.size;
        known.set(text, number);
        return number;
      });
    });
  }
}

/** Whether the texts of a domain are its values: those of geometries are written with more, and of a kind that is not known, nothing is. */
export function isTold({ kind, literal }: Domain): boolean {
  return modelOf(kind).isKnown && literal !== 'spatial';
}

/** Values of columns that others decide on: as many as there are rows. */
const MANY = 2 ** 31;

/** Rows that columns tell apart. */
export function roomOf(columns: readonly string[], shares: ColumnShares, { isGiven }: Listed): number {
  return columns.reduce((product, column) => {
    const { domain } = shares.of(column, null);
    return product * (domain === null || isGiven(column) ? MANY : sizeOf(domain));
  }, 1);
}

/** Nodes that computing a part of a key takes, about: it is bound again for each row. */
const NODES_OF_PART = 16;

/** Each combination as a number in mixed radix, in which `digitOf` says what stands in a place for a rank. */
function codesOf(
  { count, ranks }: Combinations,
  sizes: readonly number[],
  digitOf: (place: number, rank: number) => number,
): readonly number[] {
  const width = sizes.length;
  return Array.from({ length: count }, (_, row) => {
    let code = 0;
    for (let place = 0; place < width; place++) {
      code = code * (sizes[place] ?? 1) + digitOf(place, ranks[row * width + place] ?? 0);
    }
    return code;
  });
}

function isBounded({ least, most, list }: ColumnFacts): boolean {
  return list !== null || (least !== null && most !== null);
}

function isSmall(shape: Shape | undefined): boolean {
  return shape?.kind === 'integer' && 2 ** shape.bits <= MAX_TEXTS;
}

function textsOf(domain: Domain): readonly string[] {
  const radices = radicesOf(domain);
  return Array.from({ length: sizeOf(domain) }, (_, rank) => {
    let left = rank;
    const digits = radices.map(() => 0);
    for (let k = radices.length - 1; k >= 0; k--) {
      const radix = radices[k] ?? 1;
      digits[k] = left % radix;
      left = Math.floor(left / radix);
    }
    return valueText(domain, digits);
  });
}

/** Columns that are not listed: the database or a parent's rows fill them, or a key compares them in a way of its own, such as no more than a length of them. */
export function givenColumns({ table, keys, isGiven }: Listed, compared: 'whole' | 'any length' = 'whole'): Names {
  const own = table.foreignKeys.filter((key) => refersToItself(key, table));
  const overlapping = table.keys.filter(({ parts }) => parts.some(({ operator }) => (operator ?? '=') !== '='));
  return new Set([
    ...table.columns
      .filter(({ name, filledBy, condition }) => filledBy !== 'writer' || condition !== null || isGiven(name))
      .map(({ name }) => name),
    ...table.foreignKeys.flatMap(({ columns }) => columns),
    ...own.flatMap((key) => targetsOf(key, table)),
    ...keys.flatMap(({ lengths }) =>
      [...lengths].filter(([, length]) => compared === 'whole' && Number.isFinite(length)).map(([name]) => name),
    ),
    ...keys.filter(({ name }) => overlapping.some((key) => key.name === name)).flatMap(({ columns }) => columns),
  ]);
}

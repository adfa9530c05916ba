import { compiledCondition, isEvaluable } from '../../expression/condition.ts';
import { nodeCountOf, readingCostOf } from '../../expression/evaluable.ts';
import { readerOf } from '../../expression/read-value.ts';
import { type Scope, scopeOf } from '../../expression/scope.ts';
import type { Expressions, KeyPart, Names } from '../../ir.ts';
import { mix32 } from '../../random.ts';
import { unlessRefused, unlessUnevaluable, type Value } from '../../runtime/value.ts';
import { type Domain, radicesOf, valueText } from '../../values/domain.ts';
import { columnsOf } from '../../walk.ts';
import { type Budget, shareOf } from '../budget.ts';
import { conditionsOf } from '../checks.ts';
import { connected } from '../connected.ts';
import { injectiveKey } from '../keys/joined-keys.ts';
import { type DistinctKey, keepsApart } from '../keys/keys.ts';
import { ColumnShares } from '../shares.ts';
import { ComparedKeys, type Projection, placesOf } from './compared.ts';
import { givenColumns, isTold, type JointDomains, type Listed, withLists } from './domains.ts';
import { type JointList, listOfRows } from './list.ts';

/*
 * Columns of many values in keys over expressions that several values make the same: values are drawn, and those are listed that
 * differ in what the keys compute of them. So a key has fewer rows than it may, but none that are equal in it.
 */

/** Rows that are listed at most. */
const MAX_ROWS = 12_000;

/** Nodes that are evaluated for a table's samples at most. */
const MAX_NODES = 400_000;

/** What a node takes of the table's budget. */
const COST_OF_NODE = 0.5;

/** Part of the budget that samples take at most: what is planned again with them has to be tried, too. */
const MAX_SHARE = 0.75;

/** Nodes that take as long as drawing a value and reading it. */
const NODES_OF_DRAW = 4;

/** Draws after which samples end that found no more than a few rows among them. */
const FEW_DRAWS = 4000;
const DRAWS_PER_ROW = 8;

/** Columns of a sample, and digits of a value that is drawn, at most. */
const MAX_COLUMNS = 8;
const MAX_DIGITS = 64;

/** The lists with samples of the columns of keys that nothing else tells rows apart by. */
export function withSamples(listed: Listed, known: JointDomains): JointDomains {
  if (listed.keys.every(({ oneToOne }) => oneToOne)) return known;
  return new Sampler(listed, known).run();
}

/** A column whose values are drawn. */
interface Drawn {
  readonly name: string;
  readonly domain: Domain;
  readonly radices: readonly number[];
  readonly read: (text: string) => Value;
}

/** The texts of a row, in the order of its columns. */
type Texts = readonly string[];

class Sampler {
  readonly #listed: Listed;
  readonly #known: JointDomains;
  readonly #scope: Scope;
  readonly #shares: ColumnShares;
  readonly #unsampled: Names;
  readonly #compared: ComparedKeys;
  readonly #budget: Budget;

  constructor(listed: Listed, known: JointDomains) {
    const { table, dialect, timeLine, checked, keys } = listed;
    this.#listed = listed;
    this.#known = known;
    const most = (MAX_SHARE * listed.budget.left) / COST_OF_NODE;
    this.#budget = shareOf(listed.budget, Math.min(MAX_NODES, most), COST_OF_NODE);
    this.#scope = scopeOf(table, { semantics: dialect.semantics, timeLine });
    this.#shares = new ColumnShares(table, listed, keys, checked.base);
    this.#compared = new ComparedKeys(listed, this.#scope, this.#shares);
    this.#unsampled = new Set([
      ...givenColumns(listed, 'any length'),
      ...known.lists.flatMap(({ columns }) => columns),
    ]);
  }

  run(): JointDomains {
    const groups = this.#groups();
    const lists = groups.flatMap((columns, i) => {
      const share = this.#budget.left / (groups.length - i);
      return this.#listOf(columns, shareOf(this.#budget, share, 1)) ?? [];
    });
    if (lists.length === 0) return this.#known;
    const { lists: all, checked } = withLists(this.#known, lists);
    // Of single columns, not all is evaluated that is asked.
    return { lists: all, checked: { ...checked, base: this.#known.checked.base } };
  }

  /** The columns that lossy parts of keys compare, with those that they share a choice with. */
  #groups(): readonly (readonly string[])[] {
    const { checked, lists } = this.#known;
    const { table, keys } = this.#listed;
    const chosen = new Set(checked.components.flatMap(({ columns }) => columns));
    const isFree = (column: string) => !this.#unsampled.has(column) && !chosen.has(column);
    const lossy = keys.filter((key) => {
      const listed = lists.reduce((led, list) => list.withLeader(led), key);
      return !injectiveKey(listed, { table, isFree }, this.#shares).oneToOne;
    });
    const wanted = lossy.map((key) => [
      ...new Set(this.#lossyParts(key).flatMap((part) => this.#compared.columnsOf(part))),
    ]);
    const edges = [...wanted, ...checked.components.map(({ columns }) => columns)].filter(({ length }) => length > 0);
    const groups = connected(edges, (columns) => columns).map((all) => [...new Set(all.flat())]);
    return groups.filter(
      (group) =>
        group.length <= MAX_COLUMNS &&
        group.every((column) => !this.#unsampled.has(column)) &&
        wanted.some((columns) => columns.some((column) => group.includes(column))),
    );
  }

  #lossyParts({ name }: DistinctKey): readonly KeyPart[] {
    const { table } = this.#listed;
    const key = table.keys.find((one) => one.name === name);
    return key?.kind === 'exclude' ? [] : (key?.parts.filter((part) => !keepsApart(part, table)) ?? []);
  }

  /** The list of a group; null: its columns are not drawn, or something of it is not evaluated here. */
  #listOf(columns: readonly string[], budget: Budget): JointList | null {
    const drawn = columns.flatMap((name): readonly Drawn[] => {
      const { domain } = this.#shares.of(name, null);
      const shape = this.#scope.columnOf(name)?.shape;
      if (domain === null || shape === undefined || !isTold(domain)) return [];
      const radices = radicesOf(domain);
      return radices.length > MAX_DIGITS ? [] : [{ name, domain, radices, read: readerOf(shape) }];
    });
    if (drawn.length < columns.length) return null;
    return unlessUnevaluable(() => {
      const projections = this.#compared.projectionsOf(columns);
      const rows = projections === null ? [] : this.#sample(drawn, projections, budget);
      if (projections === null || rows.length === 0) return null;
      // Rows of the list differ in what each key compares of them.
      const keys = projections.map(({ key }) => ({ ...key, projection: rows.map((_, rank) => rank) }));
      const domains = drawn.map(({ domain }) => domain);
      return listOfRows(columns, domains, rows, keys);
    });
  }

  /** Rows of values that pass all that is asked of the columns alone, and differ in what each key compares. */
  #sample(drawn: readonly Drawn[], projections: readonly Projection[], budget: Budget): readonly Texts[] {
    const known = projections.map(() => new Set<string>());
    const asked = this.#askedOf(drawn);
    const tests = asked.map((expression) => compiledCondition(expression, this.#scope));
    const spenders = [...tests, ...projections.flatMap(({ parts }) => parts)];
    const spent = () => spenders.reduce((sum, one) => sum + one.spent(), 0);
    const before = spent();
    const nodes = asked.reduce((sum, one) => sum + nodeCountOf(one), 0);
    const read = readingCostOf(drawn.flatMap(({ name }) => this.#scope.columnOf(name) ?? []));
    const cost = projections.reduce((sum, one) => sum + one.nodes, nodes + read + NODES_OF_DRAW * drawn.length);
    const placeOf = placesOf(drawn.map(({ name }) => name));
    const rows: Texts[] = [];
    for (let draw = 0; rows.length < MAX_ROWS && draw < FEW_DRAWS + DRAWS_PER_ROW * rows.length; draw++) {
      if (budget.left <= spent() - before) break;
      budget.left -= cost;
      const texts = drawn.map((column, i) => drawnText(column, draw, i));
      const compared = unlessRefused(() => {
        const values = drawn.map(({ read }, i) => read(texts[i] ?? ''));
        const valueIn = (name: string): Value => values[placeOf(name)] ?? null;
        if (tests.some(({ verdictOf }) => verdictOf(valueIn) !== 'passes')) return null;
        return projections.map((one) => this.#compared.textOf(one, valueIn));
      });
      const isNew = compared?.every((text, i) => text === null || known[i]?.has(text) !== true) ?? false;
      if (compared === null || !isNew) continue;
      for (const [i, text] of compared.entries()) {
        if (text !== null) known[i]?.add(text);
      }
      rows.push(texts);
    }
    budget.left -= spent() - before;
    return rows;
  }

  /** What is asked of the columns alone. What a single one is asked for and is not evaluated here is in its values. */
  #askedOf(drawn: readonly Drawn[]): Expressions {
    const { table, derived } = this.#listed;
    const own = new Set(drawn.map(({ name }) => name));
    const chosen = new Set(this.#known.checked.components.flatMap(({ columns }) => columns));
    return conditionsOf(table, derived).flatMap(({ expression, derived: gives }) => {
      const names = [...columnsOf(expression)];
      if (names.length === 0 || !names.every((name) => own.has(name))) return [];
      const isInValues = gives || (names.length === 1 && names.every((name) => !chosen.has(name)));
      return isInValues && !isEvaluable(expression, this.#scope) ? [] : [expression];
    });
  }
}

/** The value of a column in a draw: the same draw gives the same value. */
function drawnText({ domain, radices }: Drawn, draw: number, place: number): string {
  let state = mix32(Math.imul(draw + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b));
  const digits: number[] = [];
  for (const radix of radices) {
    state = mix32(state + 0x9e3779b1);
    digits.push((state >>> 0) % radix);
  }
  return valueText(domain, digits);
}

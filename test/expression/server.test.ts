import { PGlite } from '@electric-sql/pglite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate } from '../../src/expression/evaluate.ts';
import { likeMatches } from '../../src/expression/like.ts';
import { Unevaluable, type Value } from '../../src/expression/value.ts';
import { mix32 } from '../../src/random.ts';
import { parsed, rows } from './expressions.ts';

/** Numbers from a seed, for made-up expressions. */
class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(count: number): number {
    this.#state = (this.#state + 1) | 0;
    return (mix32(Math.imul(this.#state, 0x9e3779b1)) >>> 0) % count;
  }

  of(...choices: readonly (() => string)[]): string {
    return choices[this.below(choices.length)]?.() ?? '';
  }
}

/** Makes expressions of one type each, as deep as asked for. */
class Maker {
  readonly #dice: Dice;

  constructor(seed: number) {
    this.#dice = new Dice(seed);
  }

  number(depth: number): string {
    const leaf = [
      () => 'i',
      () => 'j',
      () => 'n',
      () => String(this.#dice.below(9) - 3),
      () => 'NULL::int',
      () => '1.5',
    ];
    if (depth === 0) return this.#dice.of(...leaf);
    const inner = () => this.number(depth - 1);
    return this.#dice.of(
      ...leaf,
      () =>
        `(${inner()}::numeric ${this.#dice.of(
          () => '+',
          () => '-',
          () => '*',
        )} ${inner()})`,
      () => `(- ${inner()})`,
      () => `(${inner()} % 7)`,
      () => `abs(${inner()})`,
      () => `floor(${inner()})`,
      () => `ceil(${inner()})`,
      () => `sign(${inner()})`,
      () => `mod(${inner()}::numeric, 5)`,
      () => `coalesce(${inner()}, ${inner()})`,
      () => `nullif(${inner()}, ${inner()})`,
      () => `char_length(${this.text(depth - 1)})`,
      () => `octet_length(${this.text(depth - 1)})`,
      () => `strpos(${this.text(depth - 1)}, ${this.text(0)})`,
      () => `num_nonnulls(${inner()}, ${this.text(0)})`,
      () => `num_nulls(${inner()}, ${this.text(0)})`,
      () => `(CASE WHEN ${this.truth(depth - 1)} THEN ${inner()} ELSE ${inner()} END)`,
      () => `(${inner()}::numeric::int)`,
    );
  }

  text(depth: number): string {
    const leaf = [() => 's', () => 'z', () => "'b'", () => "''", () => "' x '", () => 'NULL::text', () => "'%'"];
    if (depth === 0) return this.#dice.of(...leaf);
    const inner = () => this.text(depth - 1);
    return this.#dice.of(
      ...leaf,
      () => `lower(${inner()})`,
      () => `upper(${inner()})`,
      () => `trim(${inner()})`,
      () => `ltrim(${inner()})`,
      () => `rtrim(${inner()})`,
      () => `reverse(${inner()})`,
      () => `left(${inner()}, ${this.#dice.below(5) - 2})`,
      () => `(${inner()} || ${inner()})`,
      () => `concat(${inner()}, ${inner()})`,
      () => `coalesce(${inner()}, ${inner()})`,
      () => `nullif(${inner()}, ${inner()})`,
      () => `(CASE ${this.number(depth - 1)} WHEN ${this.number(0)} THEN ${inner()} END)`,
      () => 'i::text',
    );
  }

  truth(depth: number): string {
    const leaf = [
      () => 'b',
      () => 'true',
      () => 'false',
      () => 'NULL::boolean',
      () => 'i < j',
      () => 'd <= e',
      () => "d > '2000-01-01'",
    ];
    if (depth === 0) return this.#dice.of(...leaf);
    const inner = () => this.truth(depth - 1);
    const number = () => this.number(depth - 1);
    const text = () => this.text(depth - 1);
    const operator = () =>
      this.#dice.of(
        () => '<',
        () => '<=',
        () => '=',
        () => '<>',
        () => '>=',
        () => '>',
      );
    const not = () =>
      this.#dice.of(
        () => '',
        () => 'NOT ',
      );
    return this.#dice.of(
      ...leaf,
      () => `(NOT ${inner()})`,
      () => `(${inner()} AND ${inner()})`,
      () => `(${inner()} OR ${inner()} OR ${inner()})`,
      () => `(${number()} ${operator()} ${number()})`,
      () => `(${text()} = ${text()})`,
      () => `(${number()} ${not()}BETWEEN ${number()} AND ${number()})`,
      () => `(${number()} BETWEEN SYMMETRIC ${number()} AND ${number()})`,
      () => `(${number()} ${not()}IN (${number()}, ${number()}))`,
      () =>
        `(${number()} ${operator()} ${this.#dice.of(
          () => 'ANY',
          () => 'ALL',
        )} (ARRAY[${number()}::numeric, ${number()}]))`,
      () => `(${number()} IS ${not()}NULL)`,
      () =>
        `(${inner()} IS ${not()}${this.#dice.of(
          () => 'TRUE',
          () => 'FALSE',
          () => 'UNKNOWN',
        )})`,
      () => `(${number()} IS ${not()}DISTINCT FROM ${number()})`,
      () => `(${text()} IS ${not()}DISTINCT FROM ${text()})`,
      () =>
        `(${text()} ${not()}LIKE ${this.#dice.of(
          () => 'z',
          () => "'a%'",
          () => "'_b%'",
          () => "'%c'",
        )})`,
      () => `(${text()} ${not()}ILIKE 'A%')`,
      () => `starts_with(${text()}, ${text()})`,
    );
  }
}

const literalOf = (value: Value | undefined): string =>
  value === null || value === undefined ? 'NULL' : typeof value === 'string' ? `'${value}'` : String(value);

const FROM = `(VALUES ${rows
  .map((row, k) => {
    const { i, j, n, s, z, b, d, e } = row;
    return `(${k}, ${literalOf(i)}::int, ${literalOf(j)}::int, ${literalOf(n)}::numeric, ${literalOf(s)}::text, ${literalOf(z)}::text, ${literalOf(b)}::boolean, ${literalOf(d)}::date, ${literalOf(e)}::date)`;
  })
  .join(', ')}) AS t (k, i, j, n, s, z, b, d, e)`;

/** What the server answers for each row; null: it refuses the expression (a type that does not fit, a range). */
async function answers(database: PGlite, text: string): Promise<readonly unknown[] | null> {
  try {
    const result = await database.query<{ v: unknown }>(`SELECT (${text})::text AS v FROM ${FROM} ORDER BY k`);
    return result.rows.map(({ v }) => v);
  } catch {
    return null;
  }
}

function same(ours: Value, theirs: unknown): boolean {
  if (ours === null || theirs === null) return ours === theirs;
  if (typeof ours === 'number') return Math.abs(ours - Number(theirs)) < 1e-9 * Math.max(1, Math.abs(ours));
  return String(ours) === theirs;
}

test('expressions have the value that PostgreSQL gives them', async () => {
  const database = await PGlite.create();
  const different: string[] = [];
  let compared = 0;
  try {
    for (let seed = 0; seed < 900; seed++) {
      const maker = new Maker(seed * 10_000);
      const text = seed % 3 === 0 ? maker.number(3) : seed % 3 === 1 ? maker.text(3) : maker.truth(3);
      const theirs = await answers(database, text);
      if (theirs === null) continue;
      const expression = parsed(text);
      rows.forEach((row, k) => {
        const ours = answer(() => evaluate(expression, (name) => row[name] ?? null));
        if (ours === undefined) return;
        compared++;
        if (!same(ours, theirs[k])) different.push(`${text} of row ${k}: ${String(ours)}, not ${String(theirs[k])}`);
      });
    }
  } finally {
    await database.close();
  }
  assert.equal(different.slice(0, 5), [], `${different.length} of ${compared} differ`);
  assert.ok(compared > 2000, `${compared} compared`);
});

/** undefined: it is not evaluated. */
function answer(evaluated: () => Value): Value | undefined {
  try {
    return evaluated();
  } catch (error) {
    if (error instanceof Unevaluable) return undefined;
    throw error;
  }
}

test('LIKE matches what it matches in PostgreSQL', async () => {
  const database = await PGlite.create();
  const dice = new Dice(77);
  const made = (characters: readonly string[]) =>
    Array.from({ length: dice.below(7) }, () => characters[dice.below(characters.length)] ?? '').join('');
  try {
    const pairs = Array.from({ length: 3000 }, () => {
      // A pattern that ends with its escape character is an error there.
      const pattern = made(['a', 'b', '%', '%', '_', '\\', '𝄞']).replace(/\\+$/, '');
      return [made(['a', 'b', 'a', '%', '_', '\\', '𝄞']), pattern] as const;
    });
    const list = pairs.map(([text, pattern], k) => `(${k}, E'${doubled(text)}', E'${doubled(pattern)}')`).join(', ');
    const result = await database.query<{ v: boolean }>(
      `SELECT text LIKE pattern AS v FROM (VALUES ${list}) AS t (k, text, pattern) ORDER BY k`,
    );
    pairs.forEach(([text, pattern], k) => {
      assert.is(likeMatches(text, pattern, '\\'), result.rows[k]?.v, `${text} LIKE ${pattern}`);
    });
  } finally {
    await database.close();
  }
});

function doubled(text: string): string {
  return text.replaceAll('\\', '\\\\');
}

test.run();

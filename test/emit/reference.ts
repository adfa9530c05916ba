import { dialects } from '../../grammar/index.ts';
import { bytesLiteral, isAwkward, type StringContext, stringLiteral } from '../../src/emit/literal.ts';
import type { KeyPlan, Plan } from '../../src/plan/plan.ts';
import { keyFor, mix32, type Seed } from '../../src/random.ts';
import { seedOfTable, seedsOf } from '../../src/table-seeds.ts';
import type { Distribution } from '../../src/values/distribution.ts';
import { type Domain, distributionsOf, radicesOf, valueText } from '../../src/values/domain.ts';
import { digitSizes, type Part } from '../../src/values/part.ts';
import { type QuantileTable, quantileTable } from '../../src/values/quantile-table.ts';

/*
 * The slow reference of what the kernels draw and write: plain, one value at a time, in whole numbers of any size.
 */

/** The hash of a row, or of what stands for one, under a key. */
function hashOf(key: number, row: number): number {
  const low = (row % 4294967296) | 0;
  const high = Math.floor(row / 4294967296);
  const salted = (key + Math.imul(high, 0x632be5ab)) | 0;
  return mix(salted, low);
}

function mix(key: number, number: number): number {
  return mix32((Math.imul(number, 0x9e3779b1) + key) | 0) >>> 0;
}

function scaled(hash: number, size: number): number {
  return Number((BigInt(hash) * BigInt(size)) >> 32n);
}

/** The tables of distributions by their sizes: a table is made of thousands of quantiles. */
const tables = new WeakMap<Distribution, Map<number, QuantileTable>>();

function quantileTableOf(distribution: Distribution, size: number): QuantileTable {
  const bySize = tables.get(distribution) ?? new Map<number, QuantileTable>();
  tables.set(distribution, bySize);
  const table = bySize.get(size) ?? quantileTable(distribution, size);
  bySize.set(size, table);
  return table;
}

/** The rank of a hash by a distribution: its upper bits choose a cell of the table, the others a line in it and the point on that. */
function skewed(hash: number, distribution: Distribution, size: number): number {
  const { cells, bits } = quantileTableOf(distribution, size);
  const rest = (hash * 2 ** bits) % 4294967296;
  const cell = new DataView(cells.buffer, Math.floor(hash / 2 ** (32 - bits)) * 40, 40);
  const line = rest < cell.getUint32(0, true) ? 8 : 24;
  return Math.round(cell.getFloat64(line, true) + rest * cell.getFloat64(line + 8, true));
}

/** The image of a number below `size` under the permutation of a purpose: a Feistel network, walked until it is below `size`, too. */
function permuted(size: number, seed: Seed, purpose: string, number: number): number {
  const keys = [0, 1, 2, 3].map((round) => keyFor(seed, `${purpose} round ${round}`));
  const high = Math.ceil(Math.sqrt(size));
  const low = Math.ceil(size / high);
  let image = BigInt(number);
  do {
    let x = Number(image / BigInt(low));
    let y = Number(image % BigInt(low));
    keys.forEach((key, round) => {
      if (round % 2 === 0) x = (x + scaled(mix(key, y), high)) % high;
      else y = (y + scaled(mix(key, x), low)) % low;
    });
    image = BigInt(x) * BigInt(low) + BigInt(y);
  } while (image >= BigInt(size));
  return Number(image);
}

/** The image of a row under a key. */
function imageOf(
  { size, start: least, window, radices, isCounted }: KeyPlan,
  index: number,
  seed: Seed,
  row: number,
): number {
  const number = row % size;
  const weight = radices.slice(1).reduce((product, radix) => product * radix, 1);
  const start = window === null ? least : window.first * weight;
  const end = window === null ? size : window.end * weight;
  const above = end - start;
  if (number >= end) return number;
  if (number >= above) return end - 1 - number;
  return start + (isCounted ? number : permuted(above, seed, `key ${index}`, number));
}

/** Ranks of the lanes that a key fills, by column and lane. */
function keyedRanks(key: KeyPlan, index: number, seed: Seed, row: number): ReadonlyMap<string, number> {
  const image = imageOf(key, index, seed, row);
  const digits: number[] = [];
  let rest = image;
  for (const radix of [...key.radices].reverse()) {
    digits.unshift(rest % radix);
    rest = Math.floor(rest / radix);
  }
  return new Map(
    key.lanes.map(({ column, lane, spread, digits: places }) => {
      const spreadKey = keyFor(seed, `key ${index} spread ${column} ${lane}`);
      const chosen = scaled(mix(spreadKey, (image % 4294967296) | 0), spread);
      return [
        `${column} ${lane}`,
        places.reduce((rank, { digit, weight }) => rank + (digits[digit] ?? 0) * weight, chosen),
      ];
    }),
  );
}

/** A row of columns that are drawn by chance or of keys: what must stand between the parentheses. */
export function referenceRow(plan: Plan, given: number | string, row: number): string {
  const seed = seedOfTable(seedsOf(given), plan.table);
  const keyed = new Map(plan.keys.flatMap((key, index) => [...keyedRanks(key, index, seed, row)]));
  const values = plan.columns.map(({ name, domains, nullShares }) => {
    const [domain = null] = domains;
    const [share = 0] = nullShares;
    const drawn = (purpose: string) => hashOf(keyFor(seed, purpose), row);
    const isBeyond = plan.keys.some(({ overflow, size }) => overflow.includes(name) && row >= size);
    if (domain === null || share === 1 || (share > 0 && (isBeyond || drawn(`${name} 0 null`) < share * 4294967296)))
      return 'NULL';
    const digits = radicesOf(domain).map((radix, digit) => {
      const distribution = distributionsOf(domain)[digit] ?? null;
      const hash = drawn(`${name} 0 ${digit}`);
      const rank = distribution === null ? scaled(hash, radix) : skewed(hash, distribution, radix);
      return keyed.get(`${name} ${digit}`) ?? rank;
    });
    return referenceLiteral(domain, digits, { literals: dialects.postgresql.literals, inComment: false });
  });
  return `(${values.join(', ')})`;
}

/** The literal of the value of these digits, in the form that the domain and the dialect give it. */
export function referenceLiteral(domain: Domain, digits: readonly number[], context: StringContext): string {
  if (domain.literal !== 'quoted') return literalOfText(domain, valueText(domain, digits), context);
  const [first, second] = domain.parts;
  // A list, or what does not vary, has the form that each of its texts needs by itself.
  const isListed = first?.kind === 'pool' && second === undefined;
  if (isListed || domain.parts.every(({ kind }) => kind === 'constant'))
    return stringLiteral(valueText(domain, digits), context);
  if (context.literals.awkwardStrings === 'hexadecimal')
    return isAwkward(allTextsOf(domain), context)
      ? concatenation(domain, digits, context)
      : quoted(valueText(domain, digits));
  const text = quoted(valueText(domain, digits));
  return allTextsOf(domain).includes('\\') ? `E${text.replaceAll('\\', '\\\\')}` : text;
}

/** The literal of a text that is no rank's: a computed one. */
export function literalOfText({ literal, srid = 0 }: Domain, text: string, context: StringContext): string {
  const { boolean, bytes, bits, spatial } = context.literals;
  const between = ([open, close]: readonly [string, string]): string => open + text + close;
  switch (literal) {
    case 'bare':
    case 'expression':
      return text;
    case 'quoted':
      return stringLiteral(text, context);
    case 'boolean':
      return boolean[text === 'true' || text === '1' ? 1 : 0];
    case 'bytes':
      return between(bytes);
    case 'bits':
      return between(bits);
    case 'spatial':
      return between(spatial).replace('{srid}', () => String(srid));
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A string of MySQL in several parts, where a part that does not vary, or is of a list, is written as its bytes. */
function concatenation({ parts }: Domain, digits: readonly number[], context: StringContext): string {
  let next = 0;
  const texts = parts.map((part) => {
    const count = digitSizes(part).length;
    const first = part.kind === 'again' ? next - part.back : next;
    const own: Domain = { kind: 'text', literal: 'bare', parts: [part.kind === 'again' ? part.of : part] };
    const text = literalOfText(own, valueText(own, digits.slice(first, first + Math.max(count, 1))), context);
    next += count;
    return part.kind === 'constant' || part.kind === 'pool' ? bytesLiteral(text) : quoted(text);
  });
  return `CONCAT(${texts.join(', ')})`;
}

const textsOfParts = new WeakMap<readonly Part[], string>();

/** All that the parts of a domain may write that is more than digits: what decides on the form of its literals. */
function allTextsOf({ parts }: Domain): string {
  const known = textsOfParts.get(parts);
  if (known !== undefined) return known;
  const texts = parts.map((part) =>
    part.kind === 'constant' ? part.text : part.kind === 'pool' ? part.entries.join('') : '',
  );
  const text = texts.join('');
  textsOfParts.set(parts, text);
  return text;
}

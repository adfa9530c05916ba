import type { Meaning } from '../values/meaning.ts';
import { once } from './builders/forms.ts';
import { type Product, products } from './builders/products.ts';
import type { Match } from './names/match.ts';

/** What a column with the name of a product means. */
const NAME = 'commerce.product name';

/** What numbers say of the product that their row names, by their meanings: the numbers as they are written. */
const OF_PRODUCTS: ReadonlyMap<string, (product: Product) => string> = new Map([
  ...['money.price', 'money.unit price'].map((name) => [name, ({ price }: Product) => price.toFixed(2)] as const),
  ['money.usual price in cents', ({ price }) => (100 * price).toFixed(0)],
  ['measure.weight', ({ grams }) => Math.max(0.01, grams / 1000).toFixed(3)],
  ['measure.height of a thing', ({ sides }) => sides[2].toFixed(1)],
  ['measure.weight in grams', ({ grams }) => String(grams)],
  ...['measure.length', 'measure.width', 'measure.height'].map(
    (name, side) => [name, ({ sides }: Product) => (sides[side] ?? 0).toFixed(1)] as const,
  ),
]);

type Matches = readonly Match[];

const meantBy = ({ meaning: { role, name } }: Match): string => role ?? name;

/** The meanings of a table's columns, by which what a row says of a product, its price or its weight, is that of the one whose name stands there. */
export function withGoods(found: ReadonlyMap<string, Matches>): ReadonlyMap<string, Matches> {
  if (![...found.values()].some(([first]) => first !== undefined && meantBy(first) === NAME)) return found;
  const made = new Map(found);
  const taken = new Set<string>();
  for (const [column, [first, ...more]] of found) {
    const meant = first === undefined ? '' : meantBy(first);
    // What another column says, too, differs from it.
    if (first === undefined || first.prefix.length > 0 || taken.has(meant)) continue;
    const meaning = ofProduct(first.meaning, meant);
    if (meaning === null) continue;
    taken.add(meant);
    made.set(column, [{ ...first, meaning }, ...more]);
  }
  return made;
}

const known = new WeakMap<Meaning, Meaning>();

/** A meaning with the numbers of products; null: it says nothing of them. */
function ofProduct(meaning: Meaning, meant: string): Meaning | null {
  const before = known.get(meaning);
  const written = OF_PRODUCTS.get(meant);
  if (before !== undefined || written === undefined || meaning.numbers === undefined) return before ?? null;
  const entries = once(() => products().map(written));
  const made: Meaning = { ...meaning, numbers: { ...meaning.numbers, listed: { picks: 'product', entries } } };
  known.set(meaning, made);
  return made;
}

import { type Product, products } from '../grammar/signs.ts';

/** What tells whose DDL a text is. */
export interface Evidence {
  readonly product: Product;
  /** What was seen first, as messages call it. */
  readonly sign: string;
  readonly offset: number;
}

/** Names of types that each product's DDL has, and the others' has not. */
export type TypeSigns = ReadonlyMap<string, Product>;

/**
 * The tokens that all products have in common, roughly: where nothing is known of a text but that it is DDL. Each alternative
 * takes what it passes over, or has a bound, so that no text takes more than linear time.
 */
const TOKEN =
  /\s+|--[^\n\r]*|^#[^\n\r]*|(?<backticks>`[^`]*`?)|(?<quotes>"[^"]*"?)|(?<string>'[^']*'?)|(?<brackets>(?<=[\s(,.])\[[A-Za-z_][^\]\n]{0,127}\])|(?<number>\d[\w.]*)|(?<other>[\w\u0080-\uffff][\w$\u0080-\uffff]*|::|\/\*!?|.)/gmsy;

/** What signs call tokens that are not named by their text: in capitals, as no word is. */
const NAMED = {
  backticks: '`NAME`',
  quotes: '"NAME"',
  string: 'STRING',
  brackets: '[NAME]',
  number: 'NUMBER',
} as const;

interface Sign {
  readonly product: Product;
  readonly what: string;
}

const signs = new Map<string, Sign>(
  products.flatMap((product) =>
    Object.entries(product.signs).map(([sign, what]) => [sign, { product, what }] as const),
  ),
);

/** Most tokens of a sign. */
const SIGN_TOKENS = 3;

/** Characters of a text that are looked at: what tells its dialect stands in the first of its tables. */
const LOOKED_AT_CHARACTERS = 64 * 1024;

/** The product of whose signs a text has the most different ones; null: it has none, or as many of another. */
export function evidenceIn(source: string, types: TypeSigns): Evidence | null {
  const seen = new Map<Product, Map<string, number>>();
  const last: string[] = [];
  for (const [token, offset] of tokensOf(source.slice(0, LOOKED_AT_CHARACTERS))) {
    last.push(token);
    if (last.length > SIGN_TOKENS) last.shift();
    for (const { product, what } of signsAt(last, types)) {
      const found = seen.get(product) ?? new Map<string, number>();
      if (!found.has(what)) found.set(what, offset);
      seen.set(product, found);
    }
  }
  const [first, second] = [...seen].sort(([, one], [, other]) => other.size - one.size);
  if (first === undefined || first[1].size === second?.[1].size) return null;
  const [product, found] = first;
  const [[sign, offset] = ['', 0]] = found;
  return { product, sign, offset };
}

/** The signs that end with the last of these tokens. */
function* signsAt(last: readonly string[], types: TypeSigns): Generator<Sign> {
  for (let from = 0; from < last.length; from++) {
    const sign = signs.get(last.slice(from).join(' '));
    if (sign !== undefined) yield sign;
  }
  const [before, name = '', type = ''] = last;
  const product = types.get(type);
  if (product !== undefined && isName(name) && (before === '(' || before === ',')) {
    yield { product, what: `the type ${type.toUpperCase()}` };
  }
}

function isName(token: string): boolean {
  return /^[\w`"[]/.test(token) && token !== NAMED.string && token !== NAMED.number;
}

/** Each token as signs name it, with its place; neither white space nor comments. */
function* tokensOf(source: string): Generator<readonly [token: string, offset: number]> {
  const tokens = new RegExp(TOKEN);
  for (let match = tokens.exec(source); match !== null; match = tokens.exec(source)) {
    const { index, groups = {} } = match;
    if (groups['other'] === '/*') {
      const end = source.indexOf('*/', tokens.lastIndex);
      if (end < 0) return;
      tokens.lastIndex = end + 2;
      continue;
    }
    const name = Object.entries(NAMED).find(([group]) => groups[group] !== undefined)?.[1];
    const token = name ?? groups['other']?.toLowerCase();
    if (token !== undefined) yield [token, index];
  }
}

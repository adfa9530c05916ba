import type { Catalog } from '../../grammar/catalog.ts';

/** Whether a result is the same for the same arguments: always, for a session's settings, or not at all. */
export type Volatility = 'immutable' | 'stable' | 'volatile';

export interface TypeFacts {
  readonly category: string;
  readonly preferred: boolean;
  /** Whether its text is read, and printed, without a look at settings. */
  readonly readsAlike: boolean;
  readonly printsAlike: boolean;
  /** What a subscript gives; null: it takes none. */
  readonly part: string | null;
  readonly collatable: boolean;
}

/** One way to call a function or an operator. */
export interface CatalogSignature {
  readonly parameters: readonly string[];
  readonly optional: number;
  readonly variadic: boolean;
  readonly result: string;
  readonly volatility: Volatility;
  /** Whether it prints its arguments. */
  readonly prints: boolean;
  readonly manyRows: boolean;
  readonly commutes: boolean;
}

export type CastContext = 'implicit' | 'assignment' | 'explicit';

/** A catalog, made ready to be asked. */
export interface Lookup {
  readonly types: ReadonlyMap<string, TypeFacts>;
  readonly functions: ReadonlyMap<string, readonly CatalogSignature[]>;
  readonly operators: ReadonlyMap<string, readonly CatalogSignature[]>;
  /** What calls with a syntax of their own give (null: that depends), and the functions that others of them stand for. */
  readonly callForms: ReadonlyMap<string, string | null>;
  readonly aliases: ReadonlyMap<string, string>;
  /** By both names with a colon between. */
  readonly casts: ReadonlyMap<string, { readonly context: CastContext; readonly volatility: Volatility }>;
  /** The bounds and the multirange type of each type of ranges. */
  readonly ranges: ReadonlyMap<string, { readonly bound: string; readonly multirange: string }>;
}

const lookups = new WeakMap<Catalog, Lookup>();

/** The catalog's tables, read when they are first asked for. */
export function lookupOf(catalog: Catalog): Lookup {
  const known = lookups.get(catalog);
  if (known !== undefined) return known;
  const casts = new Map<string, { context: CastContext; volatility: Volatility }>();
  for (const context of ['implicit', 'assignment', 'explicit'] as const) {
    let from = '';
    for (const word of wordsOf(catalog.casts[context])) {
      if (word.endsWith(':')) from = word.slice(0, -1);
      else casts.set(`${from}:${word.replace('~', '')}`, { context, volatility: volatilityOf(word) });
    }
  }
  const ranges = wordsOf(catalog.ranges).map((word) => word.split(':'));
  const lookup = {
    types: new Map(wordsOf(catalog.types).map(typeOf)),
    functions: signaturesOf(catalog.functions, '>'),
    operators: signaturesOf(catalog.operators, ','),
    callForms: new Map(Object.entries(catalog.callForms)),
    aliases: new Map(Object.entries(catalog.aliases)),
    casts,
    ranges: new Map(ranges.map(([range = '', bound = '', multirange = '']) => [range, { bound, multirange }])),
  };
  lookups.set(catalog, lookup);
  return lookup;
}

function wordsOf(table: string): readonly string[] {
  return table.trim().split(/\s+/);
}

function typeOf(word: string): readonly [string, TypeFacts] {
  const [name = '', marks = ''] = word.split(':');
  const facts = {
    category: marks.charAt(0),
    preferred: marks.includes('!'),
    readsAlike: !marks.includes('<'),
    printsAlike: !marks.includes('>'),
    part: /\[(\w+)\]/.exec(marks)?.[1] ?? null,
    collatable: marks.endsWith('c'),
  };
  return [name, facts];
}

function volatilityOf(word: string): Volatility {
  return word.endsWith('!') ? 'volatile' : word.endsWith('~') ? 'stable' : 'immutable';
}

/** Rows of names and signatures: words with `mark` in them are signatures of the names before them. */
function signaturesOf(table: string, mark: string): ReadonlyMap<string, readonly CatalogSignature[]> {
  const found = new Map<string, CatalogSignature[]>();
  let names: string[] = [];
  let isNamed = false;
  for (const word of wordsOf(table)) {
    if (word.includes(mark)) {
      isNamed = true;
      for (const name of names) found.set(name, [...(found.get(name) ?? []), signatureOf(word)]);
    } else {
      if (isNamed) names = [];
      isNamed = false;
      names.push(word.replace(/:$/, ''));
    }
  }
  return found;
}

function signatureOf(word: string): CatalogSignature {
  const [given = '', result = ''] = word.split('>');
  const [list = '', optional = '0'] = given.replace('…', '').split('?');
  return {
    parameters: list.split(',').filter((name) => name !== ''),
    optional: Number(optional),
    variadic: given.endsWith('…'),
    result: result.replace(/[*^~!%]+$/, ''),
    volatility: volatilityOf(result),
    prints: result.endsWith('%'),
    manyRows: result.includes('*'),
    commutes: result.includes('^'),
  };
}

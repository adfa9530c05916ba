import type { Catalog } from '../../grammar/catalog.ts';
import { words } from '../../grammar/words.ts';
import { SignatureTable, type Volatility, volatilityOf } from './signatures.ts';

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

export type CastContext = 'implicit' | 'assignment' | 'explicit';

/** A catalog, made ready to be asked. */
export interface Lookup {
  readonly types: ReadonlyMap<string, TypeFacts>;
  readonly functions: SignatureTable;
  readonly operators: SignatureTable;
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
    for (const word of words(catalog.casts[context])) {
      if (word.endsWith(':')) from = word.slice(0, -1);
      else casts.set(`${from}:${word.replace('~', '')}`, { context, volatility: volatilityOf(word) });
    }
  }
  const ranges = words(catalog.ranges).map((word) => word.split(':'));
  const lookup = {
    types: new Map(words(catalog.types).map(typeOf)),
    functions: new SignatureTable(catalog.functions),
    operators: new SignatureTable(catalog.operators),
    callForms: new Map(Object.entries(catalog.callForms)),
    aliases: new Map(Object.entries(catalog.aliases)),
    casts,
    ranges: new Map(ranges.map(([range = '', bound = '', multirange = '']) => [range, { bound, multirange }])),
  };
  lookups.set(catalog, lookup);
  return lookup;
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

import { words } from '../../grammar/words.ts';

/** Whether a result is the same for the same arguments: always, for a session's settings, or not at all. */
export type Volatility = 'immutable' | 'stable' | 'volatile';

/** The volatility that the last letter of a word says. */
export function volatilityOf(word: string): Volatility {
  return word.endsWith('!') ? 'volatile' : word.endsWith('~') ? 'stable' : 'immutable';
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

/** Where a row starts: what is indented more goes on with the row before. */
const ROW_START = /\n {2}(?=\S)/;

/** The signatures of functions or operators, as rows of a catalog list them. A row is read when one of its names is looked up. */
export class SignatureTable {
  readonly #table: string;
  /** The texts of the rows, by each of their names. */
  #rows: Map<string, string[]> | null = null;
  readonly #known = new Map<string, readonly CatalogSignature[]>();

  constructor(table: string) {
    this.#table = table;
  }

  get names(): Iterable<string> {
    return this.#read().keys();
  }

  get(name: string): readonly CatalogSignature[] | undefined {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const signatures = this.#read()
      .get(name)
      ?.flatMap((row) => words(row).map(signatureOf));
    if (signatures !== undefined) this.#known.set(name, signatures);
    return signatures;
  }

  #read(): Map<string, string[]> {
    if (this.#rows !== null) return this.#rows;
    const rows = new Map<string, string[]>();
    for (const row of this.#table.split(ROW_START)) {
      const end = row.indexOf(':');
      const signatures = row.slice(end + 1);
      for (const name of words(row.slice(0, end))) rows.set(name, [...(rows.get(name) ?? []), signatures]);
    }
    this.#rows = rows;
    return rows;
  }
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

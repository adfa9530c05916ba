import { type DialectAlias, type DialectName, dialectAliases, dialects } from '../grammar/index.ts';
import { type Product, products } from '../grammar/signs.ts';
import { DdlError, type DdlErrorCode } from './ddl-error.ts';
import { type Evidence, evidenceIn, type TypeSigns } from './evidence.ts';
import type { ValueOptions } from './options/value-options.ts';
import type { Grammar } from './parser/context.ts';
import type { TextCheck } from './parser/directives/text-check.ts';
import { makeGrammar } from './parser/grammar.ts';
import type { ReferringNamesOf } from './parser/implied-references.ts';
import { typeNames } from './parser/nearest-type.ts';
import { type ParsedSchema, type ParsedTarget, parse, parseSchema } from './parser/parse.ts';

/** Names of the dialects, without their aliases. */
export const dialectNames = Object.keys(dialects) as readonly DialectName[];

/** What a caller may name: a dialect, one of its other names, or `auto` for what the text tells. */
export type DialectChoice = DialectName | DialectAlias | 'auto';

export const dialectChoices: readonly DialectChoice[] = [
  ...dialectNames,
  ...(Object.keys(dialectAliases) as readonly DialectAlias[]),
  'auto',
];

/** A dialect that a text tells, and what in it does, in words. */
export interface DetectedDialect {
  readonly dialect: DialectName;
  readonly reason: string;
}

/** The grammars, each made when it is first asked for. */
const grammars = new Map<DialectName, Grammar>();

export function grammarOf(dialect: DialectName): Grammar {
  const grammar = grammars.get(dialect) ?? makeGrammar(dialects[dialect]);
  grammars.set(dialect, grammar);
  return grammar;
}

/** The dialect that a caller's choice means for a text. Throws DdlError where the text is to tell it, and does not. */
export function dialectFor(ddl: string, choice: DialectChoice): DialectName {
  if (choice !== 'auto') return isAlias(choice) ? dialectAliases[choice] : choice;
  const detected = detectDialect(ddl);
  if (detected !== null) return detected.dialect;
  const message = `Nothing in the text tells its dialect: name ${dialectNames.join(' or ')}.`;
  throw new DdlError('unknown_dialect', message, ddl, 0);
}

function isAlias(choice: DialectName | DialectAlias): choice is DialectAlias {
  return Object.hasOwn(dialectAliases, choice);
}

/**
 * The dialect of a text: by signs that only one product's DDL has or, where there are none, because only one dialect reads
 * it; null: nothing tells. Throws DdlError for DDL of a product that is not read, and for DDL that all dialects refuse alike.
 */
export function detectDialect(ddl: string): DetectedDialect | null {
  const evidence = evidenceIn(ddl, typeSigns());
  if (evidence !== null) {
    const { product, sign, offset } = evidence;
    if (product.dialect === null) throw new DdlError('unknown_dialect', looksLike(evidence), ddl, offset);
    return { dialect: product.dialect, reason: sign };
  }
  const refusals = new Map(dialectNames.map((dialect) => [dialect, refusalOf(ddl, dialect)]));
  const [only, another] = dialectNames.filter((dialect) => refusals.get(dialect) === null);
  if (only !== undefined) return another === undefined ? { dialect: only, reason: 'no other reads it' } : null;
  const [first, ...others] = [...refusals.values()].filter((error) => error !== null);
  const isShared = others.every(({ message, offset }) => message === first?.message && offset === first.offset);
  if (isShared && first !== undefined) throw first;
  return null;
}

function refusalOf(ddl: string, dialect: DialectName): DdlError | null {
  try {
    const tables = parseSchema(ddl, grammarOf(dialect)).circles.flat();
    return tables.map(({ table }) => table).find((table) => table instanceof DdlError) ?? null;
  } catch (error) {
    if (error instanceof DdlError) return error;
    throw error;
  }
}

/** What reading a text in the wrong dialect ends with. What is unsatisfiable or too large was read. */
const WRONG_DIALECT: ReadonlySet<DdlErrorCode> = new Set<DdlErrorCode>(['syntax_error', 'unsupported_statement']);

/** Reads one table of a text in a dialect. Throws DdlError, which says so where the text looks like another product's. */
export function parsed(ddl: string, dialect: DialectName, options?: ValueOptions, check?: TextCheck): ParsedTarget {
  return readIn((source, grammar) => parse(source, grammar, options, check), ddl, dialect);
}

/** The same of all tables of a text. */
export function parsedSchema(
  ddl: string,
  dialect: DialectName,
  options?: ValueOptions,
  check?: TextCheck,
  namesOf: ReferringNamesOf | null = null,
): ParsedSchema {
  return readIn((source, grammar) => parseSchema(source, grammar, options, check, namesOf), ddl, dialect);
}

function readIn<Read>(read: (ddl: string, grammar: Grammar) => Read, ddl: string, dialect: DialectName): Read {
  try {
    return read(ddl, grammarOf(dialect));
  } catch (error) {
    if (!(error instanceof DdlError) || !WRONG_DIALECT.has(error.code)) throw error;
    const evidence = evidenceIn(ddl, typeSigns());
    if (evidence === null || evidence.product.dialect === dialect) throw error;
    const message = `${error.message} ${looksLike(evidence)}`;
    throw new DdlError(error.code, message, ddl, error.offset, evidence.product.dialect);
  }
}

function looksLike({ product: { name, dialect }, sign }: Evidence): string {
  const unread = dialect === null ? ' Rowsmith reads MySQL, MariaDB and PostgreSQL.' : '';
  return `This looks like ${name}: ${sign}.${unread}`;
}

let knownTypeSigns: TypeSigns | null = null;

/** Types that one product alone has: those that its row names, and those that its dialect lists and no other does. */
function typeSigns(): TypeSigns {
  if (knownTypeSigns !== null) return knownTypeSigns;
  const found = new Map<string, Product>();
  const listed = new Map(dialectNames.map((dialect) => [dialect, new Set(typeNames(grammarOf(dialect)))]));
  for (const product of products) {
    const { dialect } = product;
    const others = [...listed].flatMap(([name, names]) => (name === dialect ? [] : [names]));
    const own = dialect === null ? [] : [...(listed.get(dialect) ?? [])];
    for (const name of own) if (!others.some((names) => names.has(name))) found.set(name, product);
    for (const name of product.types.split(' ')) found.set(name, product);
  }
  found.delete('');
  knownTypeSigns = found;
  return found;
}

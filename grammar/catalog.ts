import type { Shape } from './shape.ts';

/**
 * The types of a server that has static ones, and what its expressions do with them, as its catalogs list it. A type has its
 * name there; that of arrays is a low line before the element's. `enum` is each enumeration.
 */
export interface Catalog {
  /**
   * `name:category` for each, with `!` where it is the preferred one of its category; `<` or `>` where reading or printing its
   * text depends on settings; in brackets what a subscript gives; and `c` where it takes a collation.
   */
  readonly types: string;
  /** `range:bound:multirange` for each type of ranges. */
  readonly ranges: string;
  /** What becomes another type by itself, where it is stored, or by a cast alone: `from: to…`, `~` where that depends on settings. */
  readonly casts: { readonly implicit: string; readonly assignment: string; readonly explicit: string };
  /**
   * `names: signatures` in each row: `left,right>result`, nothing on the left of a prefix. `^` means that both sides may
   * change places. For both tables, `~` behind a result says that it depends on settings or on the database, `!` that it
   * may be another for each row, `%` that it depends on what its arguments look like as text.
   */
  readonly operators: string;
  /** The same for functions: `?n` says how many parameters may be left out, `…` that the last repeats, `*` that it takes or gives many rows. */
  readonly functions: string;
  /** What calls with a syntax of their own give, by the words that name them; null: that depends on more than these. */
  readonly callForms: Readonly<Record<string, string | null>>;
  /** Those of them that stand for a function. */
  readonly aliases: Readonly<Record<string, string>>;
  /** The name of the type that a listed spelling stands for. */
  readonly nameOf: (shape: Shape) => string | null;
  /** The types under the domains of the server's own schemas. */
  readonly domains: Readonly<Record<string, string>>;
}

import { type Domain, valueText } from '../values/domain.ts';

/** Rows of another table that may be referred to: what each has in the lanes of the columns that refer. */
export interface ParentList {
  readonly rows: number;
  readonly lanes: ReadonlyMap<string, readonly Int32Array[]>;
  /** 1 where a row has an edge in the place of a value, by the column that refers: its first lane has the rank then. */
  readonly edges: ReadonlyMap<string, Int32Array>;
  /** The texts of what is computed there, by the column that refers: its lane numbers them. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

/** The value of a listed row in a column: that of its ranks, or an edge. */
export function listedText(
  { lanes, edges, texts }: ParentList,
  name: string,
  domain: Domain | undefined,
  row: number,
): string {
  const ranks = (lanes.get(name) ?? []).map((list) => (list[row] ?? 0) >>> 0);
  const own = edges.get(name)?.[row] === 1 ? domain?.edges : domain;
  return texts.get(name)?.[row] ?? (own === undefined ? '' : valueText(own, ranks));
}

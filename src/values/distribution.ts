/** How likely the ranks of a digit are. Where a part gives none, each is as likely as any other. Plain data. */
export type Distribution =
  /** Relative weights, one a rank. */
  | { readonly kind: 'weights'; readonly weights: readonly number[] }
  /** In ranks, cut at both ends. */
  | { readonly kind: 'normal'; readonly mean: number; readonly deviation: number }
  /** Of the rank less the origin. */
  | { readonly kind: 'lognormal'; readonly origin: number; readonly median: number; readonly sigma: number }
  /** Denser at that end; the mean in ranks from there. */
  | { readonly kind: 'exponential'; readonly mean: number; readonly from: 'first' | 'last' }
  | { readonly kind: 'zipf'; readonly exponent: number }
  /** Piecewise uniform between edges, which are ranks. */
  | { readonly kind: 'histogram'; readonly edges: readonly number[]; readonly weights: readonly number[] };

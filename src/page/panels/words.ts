/** A count with its noun: `1 row`, `1,234 rows`. `noun`: in the singular; its plural has an s. */
export function counting(count: number, noun: string): string {
  return `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A whole number with commas between thousands. */
export function whole(count: number): string {
  return Math.round(count).toLocaleString('en');
}

/** A share of all in per cent, as exactly as it takes to tell it from none and from all. */
export function percent(share: number): string {
  const near = Math.min(share, 1 - share);
  const digits = near === 0 || near >= 0.1 ? 0 : near >= 0.01 ? 1 : 2;
  return `${Number((100 * share).toFixed(digits))} %`;
}

/** A number that may be too large to be written out. */
export function about(count: number): string {
  return count < 1e9 ? whole(count) : `about ${count.toExponential(1).replace('e+', ' · 10^').replace('.0 ', ' ')}`;
}

/** A place in plain data, and what is there in two versions; undefined: nothing. */
export interface LeafDifference {
  readonly path: string;
  readonly base: unknown;
  readonly now: unknown;
}

/** The places at which two pieces of plain data differ, each as deep as both have it. */
export function leafDifferences(base: unknown, now: unknown, path = ''): LeafDifference[] {
  if (Object.is(base, now)) return [];
  if (!isBranch(base) || !isBranch(now)) return [{ path, base, now }];
  const names = [...new Set([...Object.keys(base), ...Object.keys(now)])];
  return names.flatMap((name) => leafDifferences(base[name], now[name], path === '' ? name : `${path}.${name}`));
}

function isBranch(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

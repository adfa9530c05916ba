import type { Transform } from 'node:stream';
import { compressor, hasCompression } from '../node/compression.ts';

/** How the bytes of an answer are coded (RFC 9110, 8.4.1). */
export interface ContentCoding {
  /** As headers name it. */
  readonly name: string;
  /** Starts a stream that codes; what was written to it can be read from it once the write is called back. */
  readonly start: () => Transform;
}

/** Those that there are, the best first. */
export const CONTENT_CODINGS: readonly ContentCoding[] = (['zstd', 'gzip'] as const)
  .filter(hasCompression)
  .map((name) => ({ name, start: () => compressor(name, 'stream') }));

/** A coding and its weight (RFC 9110, 12.4.2). */
const ELEMENT = /^([\w!#$%&'*+.^`|~-]+)(?:[ \t]*;[ \t]*q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?))?$/i;

/**
 * The coding that a client would rather have than the bytes as they are, by its Accept-Encoding; null: none. Of those that it likes
 * as much, the first. What is no element of the header is passed over.
 */
export function codingFor(header: string | undefined, codings: readonly ContentCoding[]): ContentCoding | null {
  const weights = weightsIn(header ?? '');
  const anyOther = weights.get('*') ?? 0;
  let best: ContentCoding | null = null;
  // What is not named is taken where nothing is that is named.
  let bestWeight = weights.get('identity') ?? 0;
  for (const coding of codings) {
    const weight = weights.get(coding.name) ?? anyOther;
    if (weight === 0 || weight < bestWeight || (weight === bestWeight && best !== null)) continue;
    best = coding;
    bestWeight = weight;
  }
  return best;
}

function weightsIn(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const element of header.split(',')) {
    const [, name, weight = '1'] = ELEMENT.exec(element.trim()) ?? [];
    if (name !== undefined) weights.set(name.toLowerCase(), Number(weight));
  }
  return weights;
}

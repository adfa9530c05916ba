import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** How the bytes of an answer are coded (RFC 9110, 8.4.1). */
export interface ContentCoding {
  /** As headers name it. */
  readonly name: string;
  /** Starts a stream that codes; what was written to it has left it, or can, when the write is called back. */
  readonly start: () => Transform;
}

/** The least effort: more takes more time of a processor than it saves of a network's. */
const LEVEL = 1;

/** What node:zlib may have: zstd is there from Node.js 22.15 on. */
interface WithZstd {
  readonly createZstdCompress?: (options: {
    readonly flush: number | undefined;
    readonly params: Readonly<Record<number, number>>;
  }) => Transform;
  readonly constants: { readonly ZSTD_e_flush?: number; readonly ZSTD_c_compressionLevel?: number };
}

function zstdOf({ createZstdCompress, constants }: WithZstd): readonly ContentCoding[] {
  const { ZSTD_e_flush: flush, ZSTD_c_compressionLevel: level } = constants;
  if (createZstdCompress === undefined || level === undefined) return [];
  return [{ name: 'zstd', start: () => createZstdCompress({ flush, params: { [level]: LEVEL } }) }];
}

/** Those that there are, the best first. */
export const CONTENT_CODINGS: readonly ContentCoding[] = [
  ...zstdOf(Object(zlib)),
  { name: 'gzip', start: () => zlib.createGzip({ level: LEVEL, flush: zlib.constants.Z_SYNC_FLUSH }) },
];

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

import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** How bytes can be compressed. */
export type Compression = 'gzip' | 'zstd';

/** What makes a stream that compresses, where Node.js has it: zstd from 22.15 on. */
type StartCompressor = (() => Transform) | undefined;

/** Rows repeat themselves: what more effort takes away is little beside the time. */
const GZIP_LEVEL = 4;

const { createZstdCompress }: { readonly createZstdCompress?: () => Transform } = Object(zlib);

const COMPRESSORS: { readonly [C in Compression]: StartCompressor } = {
  gzip: () => zlib.createGzip({ level: GZIP_LEVEL }),
  zstd: createZstdCompress,
};

/** Whether this Node.js has it. */
export function hasCompression(compression: Compression): boolean {
  return COMPRESSORS[compression] !== undefined;
}

/** A stream that compresses what it is given. Only called where Node.js has it. */
export function compressor(compression: Compression): Transform {
  const start = COMPRESSORS[compression];
  if (start === undefined) throw new Error(`This Node.js has no ${compression}.`);
  return start();
}

import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** How bytes can be compressed. */
export type Compression = 'gzip' | 'zstd';

/** What compressed bytes are for: to be kept, or to be read while more of them are made. */
export type CompressionUse = 'file' | 'stream';

/** Rows repeat themselves: what more effort takes away is little beside the time, and least beside that of somebody who waits. */
const GZIP_LEVELS: { readonly [U in CompressionUse]: number } = { file: 4, stream: 1 };
const ZSTD_LEVELS: { readonly [U in CompressionUse]: number } = { file: 3, stream: 1 };

/** What starts a compressor, where Node.js has it: zstd from 22.15 on. */
type StartCompressor = ((use: CompressionUse) => Transform) | undefined;

/** What node:zlib may have. */
interface WithZstd {
  readonly createZstdCompress?: (options: {
    readonly flush: number | undefined;
    readonly params: Readonly<Record<number, number>>;
  }) => Transform;
  readonly constants: {
    readonly ZSTD_e_continue?: number;
    readonly ZSTD_e_flush?: number;
    readonly ZSTD_c_compressionLevel?: number;
  };
}

function zstdOf({ createZstdCompress, constants }: WithZstd): StartCompressor {
  const { ZSTD_e_continue: more, ZSTD_e_flush: flush, ZSTD_c_compressionLevel: level } = constants;
  if (createZstdCompress === undefined || level === undefined) return undefined;
  return (use) => createZstdCompress({ flush: use === 'stream' ? flush : more, params: { [level]: ZSTD_LEVELS[use] } });
}

const { Z_NO_FLUSH, Z_SYNC_FLUSH } = zlib.constants;

const COMPRESSORS: { readonly [C in Compression]: StartCompressor } = {
  gzip: (use) => zlib.createGzip({ level: GZIP_LEVELS[use], flush: use === 'stream' ? Z_SYNC_FLUSH : Z_NO_FLUSH }),
  zstd: zstdOf(Object(zlib)),
};

/** Whether this Node.js has it. */
export function hasCompression(compression: Compression): boolean {
  return COMPRESSORS[compression] !== undefined;
}

/**
 * A stream that compresses what it is given; for use as a stream, whatever was written to it can be read from it once the write is
 * called back. Only called where Node.js has it.
 */
export function compressor(compression: Compression, use: CompressionUse = 'file'): Transform {
  const start = COMPRESSORS[compression];
  if (start === undefined) throw new Error(`This Node.js has no ${compression}.`);
  return start(use);
}

import { type Compression, hasCompression } from '../node/compression.ts';
import { badArguments } from './command-error.ts';

/** What the names of files say of how they are compressed; null: in a way that is not for here. */
const BY_NAME: readonly (readonly [RegExp, Compression | null])[] = [
  [/\.gz$/i, 'gzip'],
  [/\.zst$/i, 'zstd'],
  [/\.(?:tgz|zip|bz2|xz|lz4|br)$/i, null],
];

/** What is put behind the names of files. */
export const SUFFIXES: { readonly [C in Compression]: string } = { gzip: '.gz', zstd: '.zst' };

/** How the output is compressed: as its name says, or the flag. Undefined: not at all. Throws CommandError. */
export function compressionOf(out: string | undefined, asked: string | undefined): Compression | undefined {
  const byFlag = asked === undefined ? undefined : named(asked);
  const found = BY_NAME.find(([pattern]) => out !== undefined && pattern.test(out));
  if (found === undefined) return atHand(byFlag, '--compress');
  const [, byName] = found;
  if (byName === null) {
    throw badArguments(`--out ${out} would not hold what its name says: rows are compressed to .gz or .zst.`);
  }
  if (byFlag !== undefined && byFlag !== byName) {
    throw badArguments(`--out ${out} and --compress ${byFlag} are not of one kind.`);
  }
  return atHand(byName, `--out ${out}`);
}

function named(text: string): Compression {
  if (text === 'gzip' || text === 'zstd') return text;
  throw badArguments(`--compress must be gzip or zstd, not ${JSON.stringify(text)}.`);
}

function atHand(compression: Compression | undefined, source: string): Compression | undefined {
  if (compression === undefined || hasCompression(compression)) return compression;
  throw badArguments(
    `${source} needs zstd, which Node.js has from 22.15 on, and this is ${process.version}; --compress gzip needs no other.`,
  );
}

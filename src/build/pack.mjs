/**
 * `npm run package -- FOLDER` packs what has been built into a tarball as npm does, and makes that smaller: similar files stand side by
 * side in it, and zopfli compresses it, which takes a minute and wins five bytes of a hundred. Prints what npm says of the tarball, as
 * JSON, with the size in bytes that it has then.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync, gunzipSync } from 'node:zlib';
import { gzip } from '@gfx/zopfli';

/**
 * More rounds than so many win some bytes and take as long again. Of a text of so many kinds, more blocks than the usual 15 win seven
 * bytes of a thousand.
 */
const OPTIONS = { numiterations: 60, blocksplittingmax: 200 };

/** Of a tar archive: the bytes of its blocks, and where the header of a file says its size, as octal digits. */
const BLOCK = 512;
const SIZE_FIELD = [124, 136];

/** What is compressed refers back so many bytes at most. */
const WINDOW = 32_768;

const [folder = '.'] = process.argv.slice(2);
// The scripts of packing would build again, and take the files away that a test runs.
const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]);
const [{ filename, files }] = JSON.parse(packed);
const file = join(folder, filename);
const compressed = await promisify(gzip)(withSimilarTogether(gunzipSync(readFileSync(file))), OPTIONS);
writeFileSync(file, compressed);
process.stdout.write(`${JSON.stringify({ filename, size: compressed.length, files })}\n`);

/** A tar archive with the same files, each behind one whose end tells most of its beginning: the pairs that win most come first. */
function withSimilarTogether(archive) {
  const entries = entriesOf(archive);
  const ends = entries.map((entry) => entry.subarray(-WINDOW));
  const beginnings = entries.map((entry) => entry.subarray(0, WINDOW));
  const alone = beginnings.map(compressedSize);
  const endsAlone = ends.map(compressedSize);
  const pairs = entries.flatMap((_, first) =>
    entries.flatMap((_, second) => {
      if (first === second) return [];
      const together = compressedSize(Buffer.concat([ends[first], beginnings[second]]));
      return [{ first, second, won: endsAlone[first] + alone[second] - together }];
    }),
  );
  const chains = new Map(entries.map((_, place) => [place, [place]]));
  for (const { first, second } of pairs.sort((a, b) => b.won - a.won)) {
    const before = [...chains.values()].find((chain) => chain.at(-1) === first);
    const behind = chains.get(second);
    if (before === undefined || behind === undefined || before === behind) continue;
    before.push(...behind);
    chains.delete(second);
  }
  const end = archive.subarray(entries.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([...[...chains.values()].flat().map((place) => entries[place]), end]);
}

/** The files of a tar archive, each with its header: up to the empty blocks at its end. */
function entriesOf(archive) {
  const entries = [];
  let start = 0;
  while (archive[start] !== 0) {
    const size = Number.parseInt(archive.toString('latin1', start + SIZE_FIELD[0], start + SIZE_FIELD[1]), 8);
    const length = BLOCK * (1 + Math.ceil(size / BLOCK));
    entries.push(archive.subarray(start, start + length));
    start += length;
  }
  return entries;
}

function compressedSize(bytes) {
  return deflateSync(bytes, { level: 9 }).length;
}

/**
 * `npm run package -- FOLDER` packs what has been built into a tarball as npm does, and compresses that by zopfli, which takes
 * a minute and wins five bytes of a hundred. Prints what npm says of the tarball, as JSON, with the size in bytes that it has then.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { gzip } from '@gfx/zopfli';

/**
 * More rounds than so many win some bytes and take as long again. Of a text of so many kinds, more blocks than the usual 15 win seven
 * bytes of a thousand.
 */
const OPTIONS = { numiterations: 60, blocksplittingmax: 200 };

const [folder = '.'] = process.argv.slice(2);
// The scripts of packing would build again, and take the files away that a test runs.
const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]);
const [{ filename, files }] = JSON.parse(packed);
const file = join(folder, filename);
const compressed = await promisify(gzip)(gunzipSync(readFileSync(file)), OPTIONS);
writeFileSync(file, compressed);
process.stdout.write(`${JSON.stringify({ filename, size: compressed.length, files })}\n`);

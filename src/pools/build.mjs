/**
 * Writes the pools of words, as TypeScript files that hold each list in one string: src/pools/en.ts and those of other languages
 * in src/pools/locales. They are made of the packages in sources.mjs, which are development dependencies, and made anew only where a recipe or a package changed.
 * The packages' licences go to dist/THIRD-PARTY-NOTICES.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { filters, notices, packages } from './sources.mjs';

const HERE = new URL('./', import.meta.url);
const RECIPES = new URL('recipes/', HERE);
const ENGLISH = new URL('en.ts', HERE);
const LOCAL = new URL('locales/', HERE);
const DIST = new URL('../../dist/', HERE);

const hash = createHash('sha256').update(JSON.stringify([packages, filters]));
const scripts = [...readdirSync(HERE), ...readdirSync(RECIPES).map((name) => `recipes/${name}`)];
for (const name of ['pick.ts', ...scripts.filter((script) => script.endsWith('.mjs'))])
  hash.update(readFileSync(new URL(name, HERE)));
const firstLine = `// Made by src/pools/build.mjs from recipes and packages with the hash ${hash.digest('hex')}.\n`;

if (!existsSync(ENGLISH) || !readFileSync(ENGLISH, 'utf8').startsWith(firstLine)) {
  const { english } = await import('./recipes/english.mjs');
  const { LOCALES, local } = await import('./recipes/locales.mjs');
  mkdirSync(LOCAL, { recursive: true });
  for (const locale of LOCALES) writeFileSync(new URL(`${locale}.ts`, LOCAL), firstLine + local(locale));
  // The last one, since it says that all are there.
  writeFileSync(ENGLISH, firstLine + english());
}
mkdirSync(DIST, { recursive: true });
writeFileSync(new URL('THIRD-PARTY-NOTICES', DIST), notices());

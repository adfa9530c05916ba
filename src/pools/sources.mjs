/** The packages that the pools are made of, as they are installed, with their licences. */
import { readdirSync, readFileSync } from 'node:fs';

const MODULES = new URL('../../node_modules/', import.meta.url);

/** What the pools hold values of. README.md says which. */
const NAMES = [
  '@faker-js/faker',
  '@nkzw/safe-word-list',
  'chance',
  'city-timezones',
  'color-name',
  'countries-list',
  'mime-db',
];
/** Only kept away from the pools what it lists. */
const FILTERS = ['badwords-list'];

/** Licences that let values go into anything, as long as the notice goes with them. */
const LICENCES = ['MIT'];

/** Name, version and licence of each package whose values are in the pools. */
export const packages = NAMES.map(manifestOf);

/** The packages that only keep words away. */
export const filters = FILTERS.map(manifestOf);

function manifestOf(name) {
  const { version, license, author } = JSON.parse(readFileSync(new URL(`${name}/package.json`, MODULES), 'utf8'));
  if (!LICENCES.includes(license)) throw new Error(`${name} has the licence ${license}, which the pools may not have.`);
  return { name, version, license, author: typeof author === 'object' ? author.name : author };
}

/**
 * The licences of all packages as one text. Where a package has no file for it, its manifest names licence and author: they
 * are put into the text that another package has for the same licence.
 */
export function notices() {
  const head = 'Rowsmith holds words and facts of these packages, under the licences that follow.\n';
  return [head, ...packages.map((of) => `${'='.repeat(80)}\n${of.name} ${of.version}\n\n${licenceOf(of)}\n`)].join(
    '\n',
  );
}

/** The package whose file has nothing but the MIT licence, by name, with one line of copyright. */
const MIT_TEXT = 'countries-list';

function licenceOf({ name, author }) {
  const text = licenceFile(name);
  if (text !== undefined) return text;
  if (author === undefined) throw new Error(`${name} names nobody whose licence it is.`);
  return licenceFile(MIT_TEXT).replace(/^Copyright .*$/m, `Copyright (c) ${author}`);
}

function licenceFile(name) {
  const folder = new URL(`${name}/`, MODULES);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  return file === undefined ? undefined : readFileSync(new URL(file, folder), 'utf8').trim();
}

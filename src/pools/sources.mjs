/** The packages that the pools are made of, and those whose code is in bundles, as they are installed, with their licences. */
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

/** Whose packages the page is made with. */
const PAGE_SCOPE = '@codemirror/';

/** What is in the server of tools of the code that it is made with. */
const TOOL_NAMES = ['@modelcontextprotocol/sdk', 'zod', 'zod-to-json-schema'];

/** Licences that let values and code go into anything, as long as the notice goes with them. */
const LICENCES = ['MIT', 'ISC'];

/** Name, version and licence of each package whose values are in the pools. */
export const packages = NAMES.map(manifestOf);

/** The packages that only keep words away. */
export const filters = FILTERS.map(manifestOf);

/** Those whose code is in the page: the ones that are asked for, and what they need. */
const pagePackages = [...withNeeds(developmentNames().filter((name) => name.startsWith(PAGE_SCOPE)))]
  .sort()
  .map(manifestOf);

const toolPackages = TOOL_NAMES.map(manifestOf);

function developmentNames() {
  const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', MODULES), 'utf8'));
  return Object.keys(devDependencies);
}

function withNeeds(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(new URL(`${name}/package.json`, MODULES), 'utf8'));
    withNeeds(Object.keys(dependencies), found);
  }
  return found;
}

function manifestOf(name) {
  const { version, license, author } = JSON.parse(readFileSync(new URL(`${name}/package.json`, MODULES), 'utf8'));
  if (!LICENCES.includes(license)) throw new Error(`${name} has the licence ${license}, which Rowsmith may not have.`);
  return { name, version, license, author: typeof author === 'object' ? author.name : author };
}

/**
 * The licences of all packages as one text. Where a package has no file for it, its manifest names licence and author: they
 * are put into the text that another package has for the same licence.
 */
export function notices() {
  const part = (head, of) => [
    head,
    ...of.map((each) => `${'='.repeat(80)}\n${each.name} ${each.version}\n\n${licenceOf(each)}\n`),
  ];
  return [
    ...part('Rowsmith holds words and facts of these packages, under the licences that follow.\n', packages),
    ...part('Its page (dist/page) holds code of these packages, under the licences that follow.\n', pagePackages),
    ...part(
      'Its server of tools (dist/cli/mcp.cjs) holds code of these packages, under the licences that follow.\n',
      toolPackages,
    ),
  ].join('\n');
}

/** The package whose file has nothing but the MIT licence, by name, with one line of copyright. */
const MIT_TEXT = 'countries-list';

function licenceOf({ name, license, author }) {
  const text = licenceFile(name);
  if (text !== undefined) return text;
  if (license !== 'MIT') throw new Error(`${name} has no file with its licence, ${license}.`);
  if (author === undefined) throw new Error(`${name} names nobody whose licence it is.`);
  return licenceFile(MIT_TEXT).replace(/^Copyright .*$/m, `Copyright (c) ${author}`);
}

function licenceFile(name) {
  const folder = new URL(`${name}/`, MODULES);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  return file === undefined ? undefined : readFileSync(new URL(file, folder), 'utf8').trim();
}

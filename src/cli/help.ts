import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Verb } from './arguments.ts';
import { EXPLAIN_FLAGS, type FlagGroup, GENERATE_FLAGS, INIT_FLAGS, SHORT_FLAGS } from './command-flags.ts';
import { flagLines } from './flag-help.ts';
import { variableOf } from './flags.ts';
import { PAGE_FLAGS } from './page-arguments.ts';
import { ADDRESS_FLAGS, CLIENT_FLAGS, END_FLAGS, LIMIT_FLAGS } from './serve-flags.ts';

/** How each verb is called, and what it does. */
export const USAGE: { readonly [V in Verb]: readonly [string, string] } = {
  generate: ['rowsmith [generate] [FILE|-] [flags]', 'SQL to the standard output'],
  explain: ['rowsmith explain [FILE|-] [flags]', 'in which order tables come, what each column gets, and why'],
  init: ['rowsmith init [FILE|-] [flags]', 'a file of options, with what each column would get, to begin with'],
  page: ['rowsmith page [flags]', 'a page in the browser: paste DDL, see the rows'],
  serve: ['rowsmith serve [flags]', 'the same as an HTTP service'],
  mcp: ['rowsmith mcp', 'the same as tools of an assistant (Model Context Protocol, on stdin and stdout)'],
  completion: ['rowsmith completion bash|zsh|fish', 'a script by which the shell completes all of this'],
};

const FILE =
  'FILE holds CREATE TABLE statements, as dumps have them; without it, or with -, they are read from the standard input.';

/** The verbs that read DDL. */
const READERS: readonly Verb[] = ['generate', 'explain', 'init'];

/** Characters before what a flag does. */
const HELP_COLUMN = 25;

/** The same for those of the service, which have longer names. */
const SERVE_COLUMN = 31;

const FLAGS: { readonly [V in Verb]: string } = {
  generate: `Flags of generate:${groupLines(GENERATE_FLAGS, HELP_COLUMN)}`,
  explain: `Flags of explain:${groupLines(EXPLAIN_FLAGS, HELP_COLUMN)}`,
  init: `Flags of init:${groupLines(INIT_FLAGS, HELP_COLUMN)}`,
  page: `Flags of page:\n${flagLines(PAGE_FLAGS, HELP_COLUMN)}\n`,
  serve: `Flags of serve; each has an environment variable, too: --max-rows is ${variableOf('max-rows')}${groupLines(
    [
      { heading: 'addresses', flags: ADDRESS_FLAGS },
      { heading: 'clients', flags: CLIENT_FLAGS },
      { heading: 'limits', flags: [...LIMIT_FLAGS, ...END_FLAGS] },
    ],
    SERVE_COLUMN,
  )}`,
  mcp: '',
  completion: '',
};

/** What `rowsmith --help` prints. */
export const HELP = `Rowsmith reads CREATE TABLE statements and writes INSERT statements with random rows that load.

Usage:
${Object.values(USAGE)
  .map(([call, what]) => `  ${call.padEnd(38)}${what}`)
  .join('\n')}

${FILE}

${Object.values(FLAGS)
  .filter((flags) => flags !== '')
  .join('\n')}
  --help, -h          print this, or with a command its flags alone
  --version           print the version

Exit codes: 0 all is well, 1 Rowsmith is at fault, 2 the arguments are wrong, 3 the DDL is at fault,
4 not one row can exist in the table, 5 tables at fault were left out, and the others are written.
`;

/** The help for a verb, or for all. */
export function helpOf(verb: Verb | undefined): string {
  if (verb === undefined) return HELP;
  const [call, what] = USAGE[verb];
  return `Usage: ${call}   ${what}\n\n${READERS.includes(verb) ? `${FILE}\n\n` : ''}${FLAGS[verb]}`;
}

/** Headings, and under each its flags. */
function groupLines(groups: readonly FlagGroup[], column: number): string {
  const shortened = ({ flags }: FlagGroup) => flags.map((flag) => ({ ...flag, short: SHORT_FLAGS[flag.name] }));
  return groups
    .map((group) => `\n\n  ${group.heading}\n${flagLines(shortened(group), column)}`)
    .join('')
    .concat('\n');
}

/** The version of the package that this file is part of. */
export function packageVersion(): string {
  const path = createRequire(import.meta.url).resolve('rowsmith/package.json');
  const { version }: { readonly version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return version;
}

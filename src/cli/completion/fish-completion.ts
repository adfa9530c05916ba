import { COMPLETED_VERBS, type Completed, type CompletedFlag, DEFAULT_VERB, TOP_FLAGS } from './completed-verbs.ts';

/** The script for fish: to be sourced, or a file in `~/.config/fish/completions`. */
export function fishScript(): string {
  const names = COMPLETED_VERBS.map(({ name }) => name);
  const others = names.filter((name) => name !== DEFAULT_VERB);
  const isVerb = (name: string): string =>
    name === DEFAULT_VERB
      ? `not __fish_seen_subcommand_from ${others.join(' ')}`
      : `__fish_seen_subcommand_from ${name}`;
  const isFirst = `not __fish_seen_subcommand_from ${names.join(' ')}`;
  const lines = [
    ...COMPLETED_VERBS.map(({ name, help }) => line(isFirst, `-a ${name} -d ${quoted(help)}`)),
    ...TOP_FLAGS.map((flag) => line(isFirst, flagArguments(flag))),
    ...COMPLETED_VERBS.flatMap(({ name, flags, positionals }) => [
      ...flags.map((flag) => line(isVerb(name), flagArguments(flag))),
      ...(positionals === null ? [] : [line(isVerb(name), values(positionals))]),
    ]),
  ];
  return `# fish completion for rowsmith: rowsmith completion fish | source

complete -c rowsmith -f
${[...new Set(lines)].join('\n')}
`;
}

function line(condition: string, what: string): string {
  return `complete -c rowsmith -n ${quoted(condition)} ${what}`;
}

function flagArguments({ name, short, help, value, values: completed }: CompletedFlag): string {
  const names = `${short === null ? '' : `-s ${short} `}-l ${name} -d ${quoted(help)}`;
  if (value === '') return names;
  return completed === null ? `${names} -x` : `${names} -r ${values(completed)}`;
}

/** Files are not completed but where it is said: `-f` stands for the whole command. */
function values(completed: Exclude<Completed, null>): string {
  if (completed === 'file') return '-F';
  if (completed === 'folder') return "-f -a '(__fish_complete_directories)'";
  return `-f -a ${quoted(completed.join(' '))}`;
}

/** Within single quotes of fish, these two alone are special. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

import { COMPLETED_VERBS, type Completed, DEFAULT_VERB, TOP_FLAGS } from './completed-verbs.ts';
import { quotedWord } from './shells.ts';

/**
 * The script for bash. It uses what bash 3.2 has: without `compopt`, which later ones have, names of files with spaces are not quoted.
 * Words of a line are split at `=`, so a flag and its value come as three.
 */
export function bashScript(): string {
  const verbs = COMPLETED_VERBS.map(({ name }) => name);
  return `# bash completion for rowsmith: eval "$(rowsmith completion bash)"

_rowsmith_words() {
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

_rowsmith_paths() {
  local path
  COMPREPLY=()
  compopt -o filenames 2>/dev/null
  while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$current")
}

_rowsmith() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} verb=${DEFAULT_VERB}
  if [[ $current == = ]]; then
    current=
  elif [[ $previous == = ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  COMPREPLY=()
  if ((COMP_CWORD > 1)); then
    case \${COMP_WORDS[1]} in
      ${verbs.join(' | ')}) verb=\${COMP_WORDS[1]} ;;
    esac
  fi
  case $verb$previous in
${COMPLETED_VERBS.flatMap(({ name: verb, flags }) =>
  flags
    .filter(({ value }) => value !== '')
    .map(({ name, short, values }) => {
      const spellings = [`--${name}`, ...(short === null ? [] : [`-${short}`])].map((flag) => `${verb}${flag}`);
      return `    ${spellings.join(' | ')}) ${[...completing(values), 'return'].join('; ')} ;;`;
    }),
).join('\n')}
  esac
  case $verb in
${COMPLETED_VERBS.map(({ name, flags, positionals }) => {
  const words = flags.map((flag) => `--${flag.name}`).join(' ');
  const behind = completing(positionals)[0] ?? ':';
  return `    ${name}) if [[ $current == -* ]]; then _rowsmith_words ${quotedWord(words)}; else ${behind}; fi ;;`;
}).join('\n')}
  esac
  if ((COMP_CWORD == 1)); then
    local behind=(\${COMPREPLY[@]+"\${COMPREPLY[@]}"})
    _rowsmith_words ${quotedWord([...verbs, ...TOP_FLAGS.map(({ name }) => `--${name}`)].join(' '))}
    if [[ $current == -* || \${#COMPREPLY[@]} == 0 ]]; then COMPREPLY+=(\${behind[@]+"\${behind[@]}"}); fi
  fi
}

complete -F _rowsmith rowsmith
`;
}

/** The command that completes a value; none: nothing can be. */
function completing(values: Completed): readonly string[] {
  if (values === null) return [];
  if (values === 'file') return ['_rowsmith_paths -f'];
  if (values === 'folder') return ['_rowsmith_paths -d'];
  return [`_rowsmith_words ${quotedWord(values.join(' '))}`];
}

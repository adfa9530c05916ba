import {
  COMPLETED_VERBS,
  type Completed,
  type CompletedFlag,
  type CompletedVerb,
  DEFAULT_VERB,
  TOP_FLAGS,
} from './completed-verbs.ts';
import { quotedWord } from './shells.ts';

/** The script for zsh: to be evaluated, or a file named `_rowsmith` in a folder of `fpath`. */
export function zshScript(): string {
  return `#compdef rowsmith
# zsh completion for rowsmith: eval "$(rowsmith completion zsh)", behind compinit

${COMPLETED_VERBS.map(verbFunction).join('\n')}
_rowsmith() {
  local -a verbs=(
${COMPLETED_VERBS.map(({ name, help }) => `    ${quotedWord(`${name}:${help.replaceAll(':', '\\:')}`)}`).join('\n')}
  )
  if ((CURRENT == 2)) && [[ $PREFIX != -* ]]; then
    _alternative 'commands:command:{ _describe -t commands command verbs }' 'files:file:_files'
    return
  fi
  case $words[2] in
${COMPLETED_VERBS.map(({ name }) => `    ${name}) shift words; ((CURRENT--)); _rowsmith_${name} ;;`).join('\n')}
    *) _rowsmith_${DEFAULT_VERB} ${TOP_FLAGS.map(flagSpec).join(' ')} ;;
  esac
}

if [[ $funcstack[1] == _rowsmith ]]; then _rowsmith "$@"; else compdef _rowsmith rowsmith; fi
`;
}

function verbFunction({ name, flags, positionals }: CompletedVerb): string {
  const specs = [...flags.flatMap(flagSpecs), ...(positionals === null ? [] : [`'1:${name}:${action(positionals)}'`])];
  return `_rowsmith_${name}() {
  _arguments -S "$@" \\
${specs.map((spec) => `    ${spec}`).join(' \\\n')}
}
`;
}

function flagSpecs(flag: CompletedFlag): readonly string[] {
  const { short, value, values, help } = flag;
  const behind = value === '' ? '' : `:${escaped(value)}:${action(values)}`;
  return [flagSpec(flag), ...(short === null ? [] : [quotedWord(`*-${short}[${escaped(help)}]${behind}`)])];
}

/** Flags may be repeated: the last one counts, or all do. */
function flagSpec({ name, value, values, help }: CompletedFlag): string {
  if (value === '') return quotedWord(`*--${name}[${escaped(help)}]`);
  return quotedWord(`*--${name}=[${escaped(help)}]:${escaped(value)}:${action(values)}`);
}

function action(values: Completed): string {
  if (values === null) return ' ';
  if (values === 'file') return '_files';
  return values === 'folder' ? '_files -/' : `(${values.join(' ')})`;
}

/** Brackets and colons end the parts of a specification. */
function escaped(text: string): string {
  return text.replace(/[\\[\]:]/g, '\\$&');
}

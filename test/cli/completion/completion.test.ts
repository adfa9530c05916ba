import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { VERBS } from '../../../src/cli/arguments.ts';
import { bashScript } from '../../../src/cli/completion/bash-completion.ts';
import { fishScript } from '../../../src/cli/completion/fish-completion.ts';
import { SHELLS, type Shell } from '../../../src/cli/completion/shells.ts';
import { zshScript } from '../../../src/cli/completion/zsh-completion.ts';
import { DIALECT_NAMES } from '../../../src/cli/dialect.ts';
import { TOPIC_NAMES } from '../../../src/cli/topics.ts';
import { LOCALES } from '../../../src/options/locales.ts';
import { rowsmith } from '../harness.ts';
import { inFolder } from '../world.ts';

const SCRIPTS: { readonly [S in Shell]: string } = { bash: bashScript(), zsh: zshScript(), fish: fishScript() };

/** Whether a shell is installed: of those that are not, its script is not run. */
const isThere = (shell: Shell): boolean => spawnSync(shell, ['-c', ':']).status === 0;

const missing = SHELLS.filter((shell) => !isThere(shell));
for (const shell of missing) console.log(`${shell}: skipped, since it is not installed.`);
if (missing.length > 0) test.skip(missing.join(', '), () => {});

/** What a shell prints that runs a program beside a file, `my users.sql`, and a folder, `out`. Nothing goes to its standard error. */
async function printedBy(shell: Shell, args: readonly string[], program: string): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  await inFolder(async (cwd) => {
    writeFileSync(join(cwd, 'my users.sql'), '');
    mkdirSync(join(cwd, 'out'));
    writeFileSync(join(cwd, 'script'), SCRIPTS[shell]);
    writeFileSync(join(cwd, 'program'), program);
    const { stdout, stderr } = spawnSync(shell, [...args, 'program'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, HOME: cwd },
    });
    assert.is(stderr, '');
    lines = stdout.split('\n').filter((line) => line !== '');
  });
  return lines;
}

/** What bash offers for the last of these words, split as bash splits a line. */
function bashOffers(words: readonly string[]): Promise<readonly string[]> {
  const line = words.map((word) => `'${word}'`).join(' ');
  const program = `. ./script; COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _rowsmith; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return printedBy('bash', ['--norc', '--noprofile'], program);
}

/** What fish offers for a line. */
async function fishOffers(words: readonly string[]): Promise<readonly string[]> {
  const line = words.join(' ').replaceAll(' = ', '=').replaceAll(/ =$/g, '=');
  const lines = await printedBy('fish', ['--no-config'], `source ./script; complete -C '${line}'`);
  return lines.map((offer) => offer.replace(/\t.*/, ''));
}

/** Words of a line, the last to be completed, and what is offered: all of it, or some. */
const CASES: readonly (readonly [words: readonly string[], offered: readonly string[]])[] = [
  [['rowsmith', 'expl'], ['explain']],
  [
    ['rowsmith', 'm'],
    ['mcp', 'my users.sql'],
  ],
  [['rowsmith', 'explain', 'my'], ['my users.sql']],
  [['rowsmith', '--ver'], ['--version']],
  [['rowsmith', '--dia'], ['--dialect']],
  [['rowsmith', 'explain', '--js'], ['--json']],
  [['rowsmith', 'generate', '--js'], []],
  [['rowsmith', 'init', '--fo'], ['--force']],
  [['rowsmith', 'serve', '--max-row'], ['--max-rows']],
  [
    ['rowsmith', 'page', '--'],
    ['--help', '--host', '--port'],
  ],
  [['rowsmith', 'mcp', '--'], ['--help']],
  [['rowsmith', 'mcp', 'm'], []],
  [['rowsmith', 'x.sql', '--dialect', ''], DIALECT_NAMES],
  [
    ['rowsmith', 'explain', '-d', 'post'],
    ['postgres', 'postgresql'],
  ],
  [
    ['rowsmith', 'x.sql', '--format', ''],
    ['copy', 'csv', 'insert', 'insert-json', 'jsonl'],
  ],
  [
    ['rowsmith', 'x.sql', '--mode', ''],
    ['edge', 'random'],
  ],
  [['rowsmith', 'x.sql', '--locale', ''], LOCALES],
  [['rowsmith', 'x.sql', '--compress', 'z'], ['zstd']],
  [['rowsmith', 'x.sql', '--out', 'm'], ['my users.sql']],
  [['rowsmith', 'x.sql', '--config', 'm'], ['my users.sql']],
  [['rowsmith', 'x.sql', '--out-dir', 'm'], []],
  [['rowsmith', 'x.sql', '--seed', 'm'], []],
  [['rowsmith', 'completion', ''], SHELLS],
  [
    ['rowsmith', 'help', ''],
    [...VERBS, ...TOPIC_NAMES],
  ],
  [['rowsmith', 'help', 'lim'], ['limits']],
];

/** Values behind a sign: bash has it as a word of its own, and the others as a part of the flag. */
const WITH_SIGN: readonly (readonly [words: readonly string[], offered: readonly string[]])[] = [
  [
    ['rowsmith', 'x.sql', '--format', '=', 'c'],
    ['copy', 'csv'],
  ],
  [
    ['rowsmith', 'x.sql', '--format', '='],
    ['copy', 'csv', 'insert', 'insert-json', 'jsonl'],
  ],
];

const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

for (const [words, offered] of [...CASES, ...WITH_SIGN]) {
  test(`bash: ${words.join(' ')}`, async () => {
    // Where verbs are meant, files are not offered beside.
    const expected = offered.includes('mcp') && words.length === 2 ? ['mcp'] : offered;
    assert.equal(sorted(await bashOffers(words)), sorted(expected));
  });
}

if (isThere('fish')) {
  for (const [words, offered] of CASES) {
    test(`fish: ${words.join(' ')}`, async () => {
      // Folders are offered, too, where a file is asked for, and short flags beside long ones.
      const offers = (await fishOffers(words)).filter((offer) => !/^-\w$/.test(offer));
      assert.equal(sorted(offers), sorted(offered));
    });
  }
}

/**
 * Types lines into a zsh at a terminal of its own, each with a tab behind it, and prints what the lines are then. The last key shows a line
 * between signs, so that what the terminal shows beside does not matter.
 */
const TYPED = `zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell 'PROMPT=; unsetopt zle_bracketed_paste; autoload -U compinit; compinit -u -D; source ./script; stty -echo
show() { print -r -- "<<$BUFFER>>"; BUFFER=; zle .accept-line }; zle -N show; bindkey "^X" show; print READY'
zpty -r shell seen '*READY*READY*'
while IFS= read -r line; do
  zpty -w -n shell "$line"$'\t\x18'
  zpty -r shell seen '*>>*'
  print -r -- "\${\${seen##*<<}%%>>*}"
done < lines
zpty -d shell
`;

/** Lines, and what zsh makes of them: where several words may be meant, nothing. */
const COMPLETED_LINES: readonly (readonly [string, string])[] = [
  ['rowsmith expl', 'rowsmith explain '],
  ['rowsmith my', 'rowsmith my\\ users.sql '],
  ['rowsmith explain my', 'rowsmith explain my\\ users.sql '],
  ['rowsmith --ver', 'rowsmith --version '],
  ['rowsmith --dia', 'rowsmith --dialect='],
  ['rowsmith explain --js', 'rowsmith explain --json '],
  ['rowsmith generate --js', 'rowsmith generate --js'],
  ['rowsmith serve --max-row', 'rowsmith serve --max-rows='],
  ['rowsmith mcp m', 'rowsmith mcp m'],
  ['rowsmith explain -d mar', 'rowsmith explain -d mariadb '],
  ['rowsmith x.sql --format=c', 'rowsmith x.sql --format=c'],
  ['rowsmith x.sql --format=co', 'rowsmith x.sql --format=copy '],
  ['rowsmith x.sql --locale pt', 'rowsmith x.sql --locale pt_BR '],
  ['rowsmith x.sql --out-dir o', 'rowsmith x.sql --out-dir out/'],
  ['rowsmith x.sql --seed m', 'rowsmith x.sql --seed m'],
  ['rowsmith completion f', 'rowsmith completion fish '],
  ['rowsmith help ini', 'rowsmith help init '],
  ['rowsmith help li', 'rowsmith help limits '],
];

if (isThere('zsh')) {
  test('zsh', async () => {
    const lines = COMPLETED_LINES.map(([line]) => line);
    const completed = await printedBy('zsh', ['-f'], `cat > lines <<'END'\n${lines.join('\n')}\nEND\n${TYPED}`);
    assert.equal(
      completed,
      COMPLETED_LINES.map(([, line]) => line),
    );
  });
}

test('the command prints the scripts', async () => {
  for (const shell of SHELLS) {
    assert.equal(await rowsmith(['completion', shell]), { code: 0, stdout: SCRIPTS[shell], stderr: '' });
    if (isThere(shell)) assert.equal(await printedBy(shell, ['-n'], SCRIPTS[shell]), []);
  }
  for (const args of [[], ['sh'], ['bash', 'zsh'], ['--shell', 'bash']]) {
    assert.is((await rowsmith(['completion', ...args])).code, 2);
  }
});

test.run();

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));
const SCRIPT = join(TOP, 'src', 'build', 'release.mjs');

/** The files that name the version, as the project has them. */
const FILES = ['package.json', 'package-lock.json', 'openapi.json', 'deploy/kubernetes.yaml'];

interface Repository {
  readonly release: (...args: readonly string[]) => { status: number | null; stdout: string; stderr: string };
  readonly git: (...args: readonly string[]) => string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
}

/** Runs `use` with a repository of its own, in which all is committed. */
function withRepository(changelog: string, use: (repository: Repository) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
  const run = (command: string, args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const git = (...args: readonly string[]) => run('git', args).stdout;
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  try {
    mkdirSync(join(folder, 'deploy'));
    for (const file of FILES) cpSync(join(TOP, file), join(folder, file));
    write('CHANGELOG.md', changelog);
    git('init', '--quiet');
    git('config', 'user.name', 'A');
    git('config', 'user.email', 'a@example.com');
    git('add', '.');
    git('commit', '--quiet', '--message', 'begin');
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    use({ release: (...args) => run(process.execPath, [SCRIPT, ...args]), git, read, write });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const heading of ['## 9.8.7 (unreleased)', '## [Unreleased]']) {
  test(`makes a version of ${heading}`, () => {
    withRepository(`# Changelog\n\n${heading}\n\n- Rows.\n\n## [0.0.1] - 2025-01-01\n\n- Begun.\n`, (repository) => {
      const { release, git, read } = repository;
      const { status, stdout, stderr } = release('9.8.7');
      assert.is(stderr, '');
      assert.is(status, 0);
      assert.is(stdout, 'v9.8.7 is tagged: git push --follow-tags publishes it.\n');
      assert.is(git('status', '--porcelain'), '');
      assert.is(
        git('log', '--format=%s %D', '-1')
          .trim()
          .replace(/ HEAD -> [^,]+/, ''),
        'release: 9.8.7, tag: v9.8.7',
      );
      assert.match(read('CHANGELOG.md'), /^## \[9\.8\.7\] - \d{4}-\d\d-\d\d$/m);
      for (const file of FILES) assert.match(read(file), /\b9\.8\.7\b/, file);
      assert.is(JSON.parse(read('openapi.json')).info.version, '9.8.7');
      assert.equal(release('--check', 'v9.8.7'), { status: 0, stdout: '- Rows.\n', stderr: '' });
      const other = 'release: The package has the version 9.8.7, not that of the tag v9.8.8.\n';
      assert.equal(release('--check', 'v9.8.8'), { status: 1, stdout: '', stderr: other });
      assert.is(release('9.8.7').stderr, 'release: There is a tag v9.8.7 already.\n');
    });
  });
}

for (const [title, changelog, version, message] of [
  ['no version', '## [Unreleased]\n\n- Rows.\n', 'next', 'Name a version, as in npm run release -- 0.2.0.'],
  ['no heading', '# Changelog\n', '9.8.7', 'CHANGELOG.md has no place for the version.'],
  [
    'no changes',
    '## [Unreleased]\n\n## [0.0.1] - 2025-01-01\n\n- A.\n',
    '9.8.7',
    'CHANGELOG.md says nothing of 9.8.7.',
  ],
] as const) {
  test(`refuses ${title}`, () => {
    withRepository(changelog, ({ release, git }) => {
      assert.equal(release(version), { status: 1, stdout: '', stderr: `release: ${message}\n` });
      assert.is(git('tag'), '');
      assert.is(git('status', '--porcelain'), '');
    });
  });
}

test('refuses what is not committed', () => {
  withRepository('## [Unreleased]\n\n- Rows.\n', ({ release, write, git }) => {
    write('CHANGELOG.md', '## [Unreleased]\n\n- More rows.\n');
    assert.is(release('9.8.7').stderr, 'release: There are changes that are not committed.\n');
    assert.is(git('tag'), '');
  });
});

test.run();

/**
 * `npm run release -- 0.2.0` makes a version out of what is committed: it dates its changes, writes its number wherever that stands,
 * commits and tags. Nothing is sent: pushing the tag publishes it. `npm run release -- --check v0.2.0` prints the changes of a tag.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Versions that there can be, without those of before a release. */
const VERSION = /^\d+\.\d+\.\d+$/;

const CHANGELOG = 'CHANGELOG.md';

/** Where the number stands beside package.json and its lock: what stands in front of it. */
const PLACES = [
  ['openapi.json', /("info": \{\s*"title": "[^"]*",\s*"version": ")[^"]*/],
  ['deploy/kubernetes.yaml', /(\bimage: \S*rowsmith:)\S+/],
];

const [first = '', tag = ''] = process.argv.slice(2);
try {
  if (first === '--check') process.stdout.write(`${changesOfTag(tag)}\n`);
  else release(first);
} catch (error) {
  process.stderr.write(`release: ${error.message}\n`);
  process.exitCode = 1;
}

function release(version) {
  if (!VERSION.test(version)) throw new Error('Name a version, as in npm run release -- 0.2.0.');
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`There is a tag v${version} already.`);
  try {
    write(version, new Date().toISOString().slice(0, 10));
  } catch (error) {
    git('restore', '.');
    throw error;
  }
  git('commit', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Rowsmith ${version}`);
  process.stdout.write(`v${version} is tagged: git push --follow-tags publishes it.\n`);
}

/** Writes the version, and the date of its changes, to where they stand. */
function write(version, date) {
  replace(CHANGELOG, headingOf(`(?:unreleased|${escaped(version)})`), `## [${version}] - ${date}`);
  changesOf(version);
  for (const [path, pattern] of PLACES) replace(path, pattern, `$1${version}`);
  execFileSync('npm', ['version', '--no-git-tag-version', '--allow-same-version', version], { stdio: 'ignore' });
}

/** The changes of the version that is tagged. Throws where the tag, the package and the changes do not name the same one. */
function changesOfTag(tag) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (tag !== `v${version}`) throw new Error(`The package has the version ${version}, not that of the tag ${tag}.`);
  return changesOf(version);
}

/** What the changelog says of a version, which has to be something. */
function changesOf(version) {
  const [, behind = ''] = readFileSync(CHANGELOG, 'utf8').split(headingOf(`${escaped(version)}\\] - [\\d-]+`));
  const [changes = ''] = behind.split(/^## /m);
  if (changes.trim() === '') throw new Error(`${CHANGELOG} says nothing of ${version}.`);
  return changes.trim();
}

/** The line of the changelog that names a version. */
function headingOf(pattern) {
  return new RegExp(`^## \\[?${pattern}.*$`, 'im');
}

function escaped(text) {
  return text.replaceAll('.', '\\.');
}

function replace(path, pattern, replacement) {
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${path} has no place for the version.`);
  writeFileSync(path, text.replace(pattern, replacement));
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

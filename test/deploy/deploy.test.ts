import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { variableOf } from '../../src/cli/flags.ts';
import { SERVE_FLAGS } from '../../src/cli/serve-flags.ts';
import { projectFiles } from '../layout/sources.ts';

const files = projectFiles().filter(({ path }) => path.startsWith('deploy/') || path === 'Dockerfile');

/** Words of the deployment files that look like one of ours but are none. */
function unknown(pattern: RegExp, known: readonly string[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .map(([word]) => word)
      .filter((word) => !known.includes(word))
      .map((word) => `${path}: ${word}`),
  );
}

test('the deployment files set variables that there are', () => {
  assert.ok(files.length >= 5);
  const known = SERVE_FLAGS.map(({ name }) => variableOf(name));
  assert.equal(unknown(/\bROWSMITH_\w+/g, known), []);
});

test('the page on deployment names flags that there are', () => {
  const page = files.find(({ path }) => path === 'deploy/README.md')?.text ?? '';
  const flags = [...page.matchAll(/`--([a-z-]+)`/g)].map(([, name = '']) => name);
  const known = SERVE_FLAGS.map(({ name }) => name);
  assert.ok(flags.length > 2);
  assert.equal(
    flags.filter((flag) => !known.includes(flag)),
    [],
  );
});

test('the image holds what the build needs, and no other file is sent to it', () => {
  const text = (name: string) => projectFiles().find(({ path }) => path === name)?.text ?? '';
  const copied = [...text('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  const sent = [...text('.dockerignore').matchAll(/^!(.*)$/gm)].map(([, name]) => name);
  assert.equal(copied.sort(), sent.sort());
});

test('the image holds what the package does', () => {
  const text = (name: string) => projectFiles().find(({ path }) => path === name)?.text ?? '';
  const manifest: { readonly files: readonly string[] } = JSON.parse(text('package.json'));
  const shipped = manifest.files.filter((path) => path.startsWith('dist/'));
  const copied = [...text('Dockerfile').matchAll(/\/app\/(dist\/\S+)/g)].map(([, path]) => path);
  assert.equal(copied.sort(), shipped.sort());
});

test.run();

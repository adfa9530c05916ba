import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { projectFiles } from '../layout/sources.ts';

const files = projectFiles();
const paths = new Set(files.map(({ path }) => path));

/** The documents that speak of the whole, and those that users read. */
const documents = files.filter(({ path }) => /^(?:src\/guide\/|deploy\/)?[^/]*\.md$/.test(path));

/** The places of a document that an address can name: its headings, as GitHub spells them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

for (const { path, text } of documents) {
  test(`each link of ${path} leads to a file, and to a heading of it`, () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    for (const link of links) {
      const { pathname, hash } = new URL(link, `file:///${path}`);
      const target = pathname.slice(1);
      assert.ok(paths.has(target) || [...paths].some((file) => file.startsWith(target)), `${link} is not there`);
      const linked = files.find((file) => file.path === target)?.text ?? '';
      assert.ok(hash === '' || anchorsOf(linked).has(hash.slice(1)), `${link} has no such heading`);
    }
  });
}

test.run();

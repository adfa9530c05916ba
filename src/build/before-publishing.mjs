/** Refuses to publish what names no repository of its owner: `npm publish` runs it. Exits with 1 where placeholders stand. */
import { readFileSync } from 'node:fs';

/** A name that is nobody's (RFC 2606, 3). */
const PLACEHOLDER = '//example.com/';

const { repository, homepage, bugs } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const fields = Object.entries({ repository, homepage, bugs });
const open = fields.filter(([, value]) => JSON.stringify(value ?? PLACEHOLDER).includes(PLACEHOLDER));
if (open.length > 0) {
  console.error(
    `package.json names placeholders, which its owner is to replace: ${open.map(([name]) => name).join(', ')}.`,
  );
  process.exitCode = 1;
}

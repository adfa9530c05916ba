/**
 * Keeps the phrases of the table of meanings in the compiled files, so that no process has to gather them: run behind the
 * compiler.
 */
import { writeFileSync } from 'node:fs';
import { phrasesOf } from '../../dist/src/meanings/phrases.js';
import { rows } from '../../dist/src/meanings/rows.js';

const READY = new URL('../../dist/src/meanings/ready.js', import.meta.url);

writeFileSync(READY, `export const READY = ${JSON.stringify(phrasesOf(rows))};\n`);

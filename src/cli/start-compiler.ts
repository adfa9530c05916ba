import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bundle } from './bundle.ts';

/** The thread of `rowsmith serve` that compiles, out of the bundle that lies beside this file: with what V8 made of it before. */
new Bundle(dirname(fileURLToPath(import.meta.url))).load('./compiler.cjs');

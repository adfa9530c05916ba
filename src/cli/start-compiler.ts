import { createRequire } from 'node:module';
import { enableCompileCache } from './compile-cache.ts';

/** The thread of `rowsmith serve` that compiles, out of the bundle that lies beside this file; threads do not share a cache that is on. */
enableCompileCache();
createRequire(import.meta.url)('./compiler.cjs');

#!/usr/bin/env node
import { createRequire } from 'node:module';
import { enableCompileCache } from './compile-cache.ts';

/** The command of the package: main.ts, out of the bundle that lies beside this file. */
enableCompileCache();
createRequire(import.meta.url)('./cli.cjs');

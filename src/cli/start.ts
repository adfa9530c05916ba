#!/usr/bin/env node
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bundle } from './bundle.ts';

/** The command of the package: main.ts, out of the bundle that lies beside this file. */
new Bundle(dirname(fileURLToPath(import.meta.url))).load('./cli.cjs');

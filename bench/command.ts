import { fileURLToPath } from 'node:url';

/** The command of the package, and the same out of its modules. */
export const COMMAND = fileURLToPath(new URL('../cli/main.cjs', import.meta.url));
export const MODULES = fileURLToPath(new URL('../src/cli/main.js', import.meta.url));

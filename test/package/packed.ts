import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as assert from 'uvu/assert';

/** The top of the checkout, seen from where this file is compiled to. */
export const CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));

export const { version }: { readonly version: string } = JSON.parse(
  readFileSync(join(CHECKOUT, 'package.json'), 'utf8'),
);

/** A tool that the checkout has installed. */
export const tool = (name: string): string => join(CHECKOUT, 'node_modules/.bin', name);

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What runs longer, in milliseconds, waits for something that never comes: it is ended, and the test fails. */
const MOST_TIME = 300_000;

/** Runs a command in a folder. Its coverage is not collected: npm's own code would be most of it. */
export async function run(cwd: string, command: string, ...args: readonly string[]): Promise<Outcome> {
  const { NODE_V8_COVERAGE: _, ...env } = process.env;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: MOST_TIME });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { code, stdout, stderr };
}

/** What a command prints, which has to succeed. */
export async function output(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await run(cwd, command, ...args);
  assert.is(code, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** A tarball, as npm describes it. */
export interface Tarball {
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the checkout into a folder, as a release does. */
export async function pack(folder: string): Promise<Tarball> {
  return JSON.parse(await output(CHECKOUT, process.execPath, 'src/build/pack.mjs', folder));
}

/** Packs the checkout into a folder as npm does, which holds the same files, and takes seconds instead of a minute. Gives the tarball's name. */
export async function packQuickly(folder: string): Promise<string> {
  const packed = await output(CHECKOUT, 'npm', 'pack', '--ignore-scripts', '--json', '--pack-destination', folder);
  const [{ filename }]: readonly [Tarball] = JSON.parse(packed);
  return filename;
}

/** Makes a folder a package, and installs these packages there. Gives null, or where npm cannot, what it says. */
export async function install(folder: string, ...packages: readonly string[]): Promise<string | null> {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const { code, stderr } = await run(folder, 'npm', 'install', ...options, ...packages);
  return code === 0 ? null : stderr;
}

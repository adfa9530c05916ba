import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { transform } from 'esbuild';
import * as assert from 'uvu/assert';
import { BUNDLED } from '../cli/harness.ts';
import type { Database } from '../loadcheck/schemas/database.ts';
import type { RealServer } from '../support/servers.ts';
import { type Block, shownIn } from './blocks.ts';
import type { Run } from './runs.ts';
import { environmentOf, makeDatabase, prepareFolder } from './scratch.ts';

/** The address of the service in the documents. */
const SERVICE = 'http://127.0.0.1:8080';

/** What a server may take until it serves, on a machine with much else to do. */
const START_MS = 30_000;

/** What a process says until a pattern is there; it fails where the process ends before. */
function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  let seen = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`It does not serve: ${seen}`)), START_MS);
    const look = (chunk: Buffer) => {
      seen += chunk;
      if (!pattern.test(seen)) return;
      clearTimeout(late);
      resolve(seen);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', () => {
      clearTimeout(late);
      reject(new Error(`It ended: ${seen}`));
    });
  });
}

interface Outcome {
  readonly code: number | null;
  readonly output: string;
  /** What it says beside. */
  readonly said: string;
}

async function outcomeOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Outcome> {
  const closed = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const [code, output, said] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  return { code, output, said };
}

async function ended(child: ChildProcess): Promise<number | null> {
  const closed = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  // The whole group: a shell does not hand a signal on.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  return closed;
}

/** A block as lines of a shell; code is written to a file, and the line runs that. */
async function scriptOf(block: Block, folder: string): Promise<string> {
  const { language, text: code } = block;
  if (language === 'sh') return code;
  if (language === 'yaml') return [...code.matchAll(/^ *- run: (.*)$/gm)].map(([, line]) => line).join('\n');
  const script = language === 'ts' ? (await transform(code, { loader: 'ts' })).code : code;
  writeFileSync(join(folder, 'block.mjs'), script);
  return `'${process.execPath}' block.mjs`;
}

/** Words that stand for themselves, and not in the name of a file. */
function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w./-])${word}(?![\\w.-])`, 'g');
}

/** Where a block runs: a folder, and the databases and the service that it needs. */
export class Stage {
  readonly #folder = mkdtempSync(join(tmpdir(), 'rowsmith-commands-'));
  readonly #conditions: Run;
  readonly #files: ReadonlyMap<string, string>;
  readonly #server: RealServer | undefined;
  readonly #databases = new Map<string, { readonly name: string; readonly database: Database }>();
  #service: ChildProcess | undefined;
  #address = SERVICE;

  constructor(conditions: Run, files: ReadonlyMap<string, string>, server: RealServer | undefined) {
    this.#files = files;
    this.#conditions = conditions;
    this.#server = server;
  }

  /** Runs a block of code, and fails where it does. */
  async perform(block: Block): Promise<void> {
    try {
      await this.#open();
      if (await this.#isPossible()) await this.#run(block);
    } finally {
      await this.#close();
    }
  }

  async #run(block: Block): Promise<void> {
    const { serves } = this.#conditions;
    if (serves !== undefined) {
      const child = this.#start(block.text);
      await printed(child, serves);
      await ended(child);
    } else if (block.language === 'console') {
      for (const { command, output } of shownIn(block)) assert.is(await this.#output(command), output);
    } else {
      await this.#output(await scriptOf(block, this.#folder));
      await this.#lookIntoTables();
    }
  }

  /** Whether the clients that there are can do it; a line says where they cannot. */
  async #isPossible(): Promise<boolean> {
    const { probe } = this.#conditions;
    if (probe === undefined) return true;
    const { code, said } = await outcomeOf(this.#start(probe));
    if (code !== 0) console.log(`${probe}: skipped, since it fails here: ${said}`);
    return code === 0;
  }

  async #open(): Promise<void> {
    prepareFolder(this.#folder, this.#files, this.#server);
    const tables =
      this.#conditions.makesTables === true ? [] : [...this.#files.keys()].map((name) => join(this.#folder, name));
    for (const name of Object.keys(this.#conditions.databases ?? {})) {
      if (this.#server !== undefined) this.#databases.set(name, await makeDatabase(this.#server, tables));
    }
    if (this.#conditions.asksService !== true) return;
    this.#service = spawn(process.execPath, [BUNDLED, 'serve', '--port', '0'], { detached: true });
    const [, address = ''] = /listens on (\S+)/.exec(await printed(this.#service, /listens on \S+\n/)) ?? [];
    this.#address = address;
  }

  #start(script: string): ChildProcessByStdio<null, Readable, Readable> {
    let line = script.replaceAll(SERVICE, this.#address);
    for (const [word, instead] of Object.entries(this.#conditions.instead ?? {})) line = line.replaceAll(word, instead);
    for (const [word, { name }] of this.#databases) line = line.replace(wordPattern(word), name);
    return spawn('bash', ['-e', '-o', 'pipefail', '-c', line], {
      cwd: this.#folder,
      env: environmentOf(this.#folder, this.#server),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
  }

  /** Runs lines of a shell, which have to end well, and gives what they print. */
  async #output(script: string): Promise<string> {
    const { code, output, said } = await outcomeOf(this.#start(script));
    assert.is(code, 0, `${script}\n${said}`);
    return output;
  }

  /** Fails where a table that the block fills is empty. */
  async #lookIntoTables(): Promise<void> {
    for (const [word, table] of Object.entries(this.#conditions.databases ?? {})) {
      if (table === null) continue;
      const [[count] = []] = (await this.#databases.get(word)?.database.query(`SELECT count(*) FROM ${table}`)) ?? [];
      assert.ok(Number(count) > 0, `${table} of ${word} is empty`);
    }
  }

  async #close(): Promise<void> {
    for (const { database } of this.#databases.values()) await database.drop();
    if (this.#service !== undefined) await ended(this.#service);
    rmSync(this.#folder, { recursive: true });
  }
}

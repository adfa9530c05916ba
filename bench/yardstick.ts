import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { adjectives, domainNames, firstNames, lastNames, nouns } from '../src/values/vocabulary.ts';
import type { TableName } from './tables.ts';

/** What one run took. */
export interface Run {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** The C program of this folder, running. */
export class Yardstick {
  readonly #program: string;
  readonly #process: ChildProcess;
  readonly #waiting: ((line: string) => void)[] = [];

  constructor(program: string) {
    this.#program = program;
    this.#process = spawn(program, ['serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdout } = this.#process;
    if (stdout === null) throw new Error('The C program has no output.');
    createInterface({ input: stdout }).on('line', (line) => this.#waiting.shift()?.(line));
  }

  /** Has it write rows, and gives the time that it measured itself. */
  async run(table: TableName, rows: number): Promise<Run> {
    const line = await new Promise<string>((resolve) => {
      this.#waiting.push(resolve);
      this.#process.stdin?.write(`${table} ${rows}\n`);
    });
    const [nanoseconds, bytes] = line.split(' ').map(Number);
    return { milliseconds: (nanoseconds ?? Number.NaN) / 1e6, bytes: bytes ?? Number.NaN };
  }

  /** The SQL text of some rows. */
  print(table: TableName, rows: number): Uint8Array {
    return execFileSync(this.#program, ['print', table, String(rows)], { maxBuffer: 1024 * 1024 * 1024 });
  }

  close(): void {
    this.#process.stdin?.end();
  }
}

/** Builds the C program into a folder and starts it; null: there is no C compiler. */
export function startYardstick(folder: string): Yardstick | null {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pools.h'), pools());
  const program = join(folder, 'rows');
  const source = join(sourceFolder(), 'rows.c');
  try {
    execFileSync('cc', ['-O3', '-march=native', '-I', folder, '-o', program, source], { stdio: 'inherit' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return new Yardstick(program);
}

/** This folder as it is in the repository: the compiled files lie elsewhere, but always below the package. */
export function sourceFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!folder.endsWith('dist') && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder === dirname(folder) ? process.cwd() : dirname(folder), 'bench');
}

/** Pools of words as arrays of 16 or 24 bytes an entry, the last of which is its length. */
function pools(): string {
  const lower = (words: readonly string[]): readonly string[] => words.map((word) => word.toLowerCase());
  const all: Readonly<Record<string, readonly string[]>> = {
    firstNames,
    lastNames,
    lowerFirstNames: lower(firstNames),
    lowerLastNames: lower(lastNames),
    domainNames,
    adjectives,
    nouns: nouns.filter((noun) => noun.length <= 10),
    booleans: ['false', 'true'],
  };
  return Object.entries(all)
    .map(([name, words]) => {
      const width = words.every((word) => word.length < 16) ? 16 : 24;
      const entries = words.map((word) => {
        const bytes = Buffer.alloc(width);
        bytes.write(word);
        bytes[width - 1] = word.length;
        return `{${bytes.join(',')}}`;
      });
      return `static const unsigned char ${name}[${words.length}][${width}] = {${entries.join(',')}};\n`;
    })
    .join('');
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Subject } from './subject.ts';

/** What a fake build makes of a text: rows, a refusal, an error, an end of its process, or nothing ever. */
export interface FakeTable {
  readonly output?: string;
  readonly rowLimit?: number;
  readonly warnings?: readonly string[];
  /** What keeps each constraint, by its name. */
  readonly kept?: Readonly<Record<string, string>>;
  /** What the explanation says of the one column. */
  readonly draw?: string;
  readonly refusal?: {
    readonly code: string;
    readonly line: number;
    readonly column: number;
    readonly message: string;
  };
  readonly error?: string;
  readonly ends?: 'exit' | 'never';
  /** What planning takes of its budget. */
  readonly steps?: number;
}

/** The module of a fake build, which looks up what it makes. */
const MODULE = `
import { budgets } from './plan/budget.js';
import { tables } from './tables.js';
export function compile(ddl) {
  const table = tables[ddl];
  budgets().own.left -= table.steps ?? 0;
  if (table.ends === 'exit') process.exit(3);
  while (table.ends === 'never');
  if (table.error !== undefined) throw new TypeError(table.error);
  if (table.refusal !== undefined) throw Object.assign(new Error(table.refusal.message), table.refusal, { name: 'DdlError' });
  const warnings = (table.warnings ?? []).map((code) => ({ code, message: code }));
  return { fake: table, plan: { rowLimit: table.rowLimit ?? Infinity }, warnings, text: () => table.output ?? '' };
}
export function explain({ fake }) {
  const columns = [];
  const constraints = Object.entries(fake.kept ?? {}).map(([name, kept]) => ({ kind: 'check', name, columns, kept }));
  return { rows: {}, rowLimit: null, columns: [{ draw: fake.draw ?? 'by chance' }], constraints };
}`;

const BUDGETS = 'export const budgets = () => ({ own: { left: 1000 }, parents: { left: 500 } });';

const made: string[] = [];

/** Makes the folder of a build that gives this for these texts. */
export function fakeBuild(tables: Readonly<Record<string, FakeTable>>, module = MODULE): string {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-compare-'));
  made.push(folder);
  mkdirSync(join(folder, 'dist/src/plan'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'dist/src/index.js'), module);
  writeFileSync(join(folder, 'dist/src/tables.js'), `export const tables = ${JSON.stringify(tables)};`);
  writeFileSync(join(folder, 'dist/src/plan/budget.js'), BUDGETS);
  return folder;
}

/** Removes the folders that were made. */
export function removeFakeBuilds(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** The tables that fake builds are asked for: the text is the name. */
export function subjectsNamed(...names: readonly string[]): Subject[] {
  return names.map((name) => ({ name, dialect: 'postgresql', ddl: name, checkFor: () => undefined }));
}

/** An output of one column with these values. */
export function outputOf(...values: readonly string[]): string {
  return `INSERT INTO "t" ("a") VALUES\n${values.map((value) => `(${value})`).join(',\n')};\n`;
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compile } from '../src/index.ts';
import { constraints } from './constraints.ts';
import { contenders } from './contenders.ts';
import { corpusRates } from './corpus.ts';
import { checkLoads, outputsOf, writeRows } from './correctness.ts';
import type { Figure } from './figure.ts';
import { formats } from './formats.ts';
import { objects } from './objects.ts';
import { parsing } from './parsing.ts';
import { interleaved, medianOf, millisecondsOf } from './rounds.ts';
import { scale } from './scale.ts';
import { service } from './service.ts';
import { skew } from './skew.ts';
import { startUp } from './startup.ts';
import { differentTables, hundredChecks, type TableName, tableNames, tables } from './tables.ts';
import { sourceFolder, startYardstick, type Yardstick } from './yardstick.ts';

const {
  values: { brief, corpus },
  positionals,
} = parseArgs({
  options: { brief: { type: 'boolean', default: false }, corpus: { type: 'string' } },
  allowPositionals: true,
});
const results = join(sourceFolder(), 'results');
const rounds = brief ? 1 : 11;

/** Rows of each table in one run: some 20 MB, so that a run takes a few milliseconds at least. */
const ROWS: Readonly<Record<TableName, number>> = brief
  ? { ten: 5000, narrow: 5000, wide: 500 }
  : { ten: 100_000, narrow: 500_000, wide: 5000 };

/** Different tables in a row, and the rows of each. */
const SEQUENCE = brief ? { tables: 5, rows: 1000 } : { tables: 30, rows: 100_000 };

const gigabytes = (bytes: number, milliseconds: number): string => `${(bytes / milliseconds / 1e6).toFixed(2)} GB`;

/** Warm rates of the emitter beside those of C. */
async function emit(yardstick: Yardstick | null): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const name of tableNames) {
    const table = compile(tables[name], { dialect: 'postgresql' });
    const bytes = new Map<string, number>();
    let seed = 0;
    const ours = {
      name: 'rowsmith',
      run: () => millisecondsOf(() => bytes.set('rowsmith', writeRows(table, ROWS[name], seed++))),
    };
    const theirs = {
      name: 'c',
      run: async () => {
        const run = (await yardstick?.run(name, ROWS[name])) ?? { milliseconds: Number.NaN, bytes: 0 };
        bytes.set('c', run.bytes);
        return run.milliseconds;
      },
    };
    const timings = await interleaved(yardstick === null ? [ours] : [ours, theirs], rounds);
    const speed = (contender: string) => (bytes.get(contender) ?? 0) / (timings.get(contender)?.median ?? Number.NaN);
    for (const [contender, { median }] of timings) {
      const ofC = yardstick === null ? null : speed(contender) / speed('c');
      const size = (bytes.get(contender) ?? 0) / ROWS[name];
      const rate = `${gigabytes(bytes.get(contender) ?? 0, median)}, ${(ROWS[name] / median / 1000).toFixed(2)} M rows of ${size.toFixed(0)} B`;
      figures.push({ name: `emit ${name}: ${contender}`, milliseconds: median, rate, ofC });
    }
  }
  return figures;
}

/** The first rows of tables that the process has not seen: compiled, planned, written; then the same again. */
async function sequence(yardstick: Yardstick | null): Promise<readonly Figure[]> {
  const ddls = differentTables(SEQUENCE.tables);
  let bytes = 0;
  const first: number[] = [];
  const ofC: number[] = [];
  for (const ddl of ddls) {
    const write = () => {
      bytes += writeRows(compile(ddl, { dialect: 'postgresql' }), SEQUENCE.rows, 1);
    };
    first.push(millisecondsOf(write));
    const run = await yardstick?.run('ten', ROWS.ten);
    if (run !== undefined) ofC.push(run.bytes / run.milliseconds);
  }
  const compiled = ddls.map((ddl) => compile(ddl, { dialect: 'postgresql' }));
  const warm = compiled.map((table) =>
    medianOf(
      Array.from({ length: brief ? 1 : 5 }, (_, seed) => millisecondsOf(() => writeRows(table, SEQUENCE.rows, seed))),
    ),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  const figure = (name: string, taken: readonly number[]): Figure => ({
    name,
    milliseconds: medianOf(taken),
    rate: gigabytes(bytes, sum(taken)),
    ofC: yardstick === null ? null : bytes / sum(taken) / medianOf(ofC),
  });
  return [figure(`${SEQUENCE.tables} different tables, first time`, first), figure('the same tables again', warm)];
}

/** The very first table of a process, in processes of their own. */
function firstTable(): readonly Figure[] {
  const script = fileURLToPath(new URL('first.js', import.meta.url));
  const runs = Array.from({ length: brief ? 1 : 7 }, () => {
    const printed: unknown = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }));
    return new Map(Object.entries(printed ?? {}).map(([key, value]) => [key, Number(value)]));
  });
  const median = (key: string) => medianOf(runs.map((run) => run.get(key) ?? Number.NaN));
  const ratio = median('first') / median('warm');
  return [
    {
      name: 'first ten-column table of a process',
      milliseconds: median('first'),
      rate: `${ratio.toFixed(2)} × warm`,
      ofC: null,
    },
    { name: 'of which before the first row', milliseconds: median('compiled'), rate: '', ofC: null },
    { name: 'the same again, warm', milliseconds: median('warm'), rate: '', ofC: null },
  ];
}

/** From text to the first chunk: what a request for few rows costs. */
async function compiling(): Promise<readonly Figure[]> {
  const times = brief ? 1 : 50;
  const contenders = (['ten', 'wide'] as const).flatMap((name) => [
    {
      name: `compile ${name}`,
      run: () =>
        millisecondsOf(() => {
          for (let i = 0; i < times; i++) compile(tables[name], { dialect: 'postgresql' });
        }) / times,
    },
    {
      name: `compile ${name} and write 1 row`,
      run: () =>
        millisecondsOf(() => {
          for (let i = 0; i < times; i++) writeRows(compile(tables[name], { dialect: 'postgresql' }), 1, i);
        }) / times,
    },
  ]);
  const hundred = {
    name: 'compile a hundred CHECKs',
    run: () => millisecondsOf(() => compile(hundredChecks, { dialect: 'postgresql' })),
  };
  const timings = await interleaved([...contenders, hundred], rounds);
  return Array.from(timings, ([name, { median }]) => ({
    name,
    milliseconds: median,
    rate: `${(1000 / median).toFixed(0)} tables`,
    ofC: null,
  }));
}

function printed(figures: readonly LoadedFigure[]): string {
  const lines = figures.map(({ name, milliseconds, rate, ofC, load }) =>
    [
      name.padEnd(48),
      (milliseconds?.toFixed(2) ?? '').padStart(10),
      (ofC === null ? '' : `${(ofC * 100).toFixed(0)} %`).padStart(6),
      load.toFixed(1).padStart(5),
      `  ${rate}`,
    ].join(' '),
  );
  const head = `${''.padEnd(48)} ${'ms'.padStart(10)} ${'of C'.padStart(6)} ${'load'.padStart(5)}   per second`;
  return [head, ...lines].join('\n');
}

/** A figure, and the average number of processes that wanted a processor in the minute before. */
interface LoadedFigure extends Figure {
  readonly load: number;
}

/** All that is measured, in this order: a table's first time comes while the process has seen few. */
function groups(yardstick: Yardstick | null): Readonly<Record<string, () => Promise<readonly Figure[]>>> {
  return {
    sequence: () => sequence(yardstick),
    emit: () => emit(yardstick),
    first: async () => firstTable(),
    compile: compiling,
    parse: () => parsing(brief, rounds),
    corpus: async () => (corpus === undefined ? [] : corpusRates(corpus, brief, rounds)),
    constraints: () => constraints(brief, rounds),
    skew: () => skew(brief, rounds),
    objects: () => objects(brief, rounds),
    formats: () => formats(brief, rounds),
    contenders: () => contenders(brief, rounds),
    startup: () => startUp(brief),
    scale: () => scale(brief),
    serve: () => service(brief, rounds),
  };
}

/** The groups that the arguments name; all of them where they name none. */
function chosen(yardstick: Yardstick | null): readonly (() => Promise<readonly Figure[]>)[] {
  const all = groups(yardstick);
  const unknown = positionals.find((name) => !(name in all));
  if (unknown !== undefined) throw new Error(`There is no benchmark ${unknown}, but ${Object.keys(all).join(', ')}.`);
  return Object.entries(all)
    .filter(([name]) => positionals.length === 0 || positionals.includes(name))
    .map(([, group]) => group);
}

const yardstick = startYardstick(results);
if (yardstick === null) console.log('There is no C compiler here: no shares of C.');
try {
  await checkLoads(
    tableNames.map((name) => ({
      ddl: tables[name],
      outputs: outputsOf(tables[name], yardstick === null ? null : (rows) => yardstick.print(name, rows)),
    })),
  );
  const figures: LoadedFigure[] = [];
  for (const group of chosen(yardstick)) {
    const found = await group();
    const [load = Number.NaN] = loadavg();
    for (const figure of found) figures.push({ ...figure, load });
  }
  console.log(printed(figures));
  mkdirSync(results, { recursive: true });
  const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown', processors: cpus().length };
  const file = join(results, brief ? 'brief.json' : 'figures.json');
  writeFileSync(file, `${JSON.stringify({ machine, figures }, null, 2)}\n`);
  console.log(`Written to ${file}.`);
} finally {
  yardstick?.close();
}

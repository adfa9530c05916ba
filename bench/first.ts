import { compile } from '../src/index.ts';
import { writeRows } from './correctness.ts';
import { medianOf, millisecondsOf } from './rounds.ts';
import { tables } from './tables.ts';

/** What a process that has seen no table yet takes for the first one, and for the same again: run by main.ts. */
const ROWS = 100_000;
let table = null;
const start = performance.now();
table = compile(tables.ten, { dialect: 'postgresql' });
const compiled = performance.now() - start;
writeRows(table, ROWS, 0);
const first = performance.now() - start;
const again = Array.from({ length: 15 }, (_, seed) =>
  millisecondsOf(() => {
    if (table !== null) writeRows(table, ROWS, seed + 1);
  }),
);
console.log(JSON.stringify({ compiled, first, warm: medianOf(again.slice(5)) }));

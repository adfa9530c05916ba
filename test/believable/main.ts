/**
 * Prints how many expectations of somebody who looks at rows hold, table by table, and those that do not: see USAGE.
 */
import { parseArgs } from 'node:util';
import { assess, heldOf, type Request } from './assess.ts';
import type { BelievableTable } from './expectation.ts';
import { tables } from './tables/index.ts';

const USAGE = `npm run believable -- [OPTION…]

Writes rows of ordinary tables and holds them against what somebody who looks at them expects.

  --rows N        rows of each table (default 200: what the expectations are made for)
  --seed S        seed of the rows (default 1)
  --table NAME    only tables whose name holds this

Exit status: 0 all tables were assessed, 2 bad arguments.
`;

class ArgumentError extends Error {}

interface Arguments extends Request {
  readonly tables: readonly BelievableTable[];
}

function argumentsIn(words: readonly string[]): Arguments {
  try {
    const options = { rows: { type: 'string' }, seed: { type: 'string' }, table: { type: 'string' } } as const;
    const { rows = '200', seed = '1', table = '' } = parseArgs({ args: [...words], options }).values;
    if (!/^[1-9]\d{0,6}$/.test(rows)) throw new ArgumentError(`${rows} is no number of rows.`);
    const chosen = tables.filter(({ name }) => name.includes(table));
    if (chosen.length === 0) throw new ArgumentError(`No table has ${table} in its name.`);
    return { rows: Number(rows), seed, tables: chosen };
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function main(words: readonly string[]): void {
  const { tables: chosen, ...request } = argumentsIn(words);
  let [held, asked] = [0, 0];
  for (const table of chosen) {
    const findings = assess(table, request);
    held += heldOf(findings);
    asked += findings.length;
    console.log(`${table.name} (${table.dialect}): ${heldOf(findings)} of ${findings.length}`);
    for (const { expectation, contradiction } of findings) {
      if (contradiction === null) continue;
      console.log(`  ${expectation.name}: ${contradiction.found}`);
      for (const offender of contradiction.offenders) console.log(`      ${offender}`);
    }
  }
  console.log(
    `${chosen.length} tables: ${held} of ${asked} expectations hold (${((100 * held) / asked).toFixed(1)} %)`,
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}

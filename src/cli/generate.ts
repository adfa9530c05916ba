import {
  type CompiledSchema,
  type compileSchema,
  PASSING_REASONS,
  type SchemaOptions,
  type SchemaScript,
  TableNameError,
  type Warning,
} from '../index.ts';
import type { GenerateArguments } from './arguments.ts';
import { EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportFault, reportingDdlErrors } from './ddl.ts';
import { messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';
import { tableName, wrongTable } from './tables.ts';
import { Writing } from './writing.ts';

/** How this command reads DDL: as the library does, or as something that stands in for it. */
export type Compile = typeof compileSchema;

/** `rowsmith generate`: reads DDL and writes rows. Throws CommandError where the arguments or the system stand against it. */
export function generate(given: GenerateArguments, compile: Compile, surroundings: Surroundings): Promise<ExitCode> {
  const { stderr } = surroundings;
  return reportingDdlErrors(given.file, surroundings, async () => {
    const ddl = await readDdl(given.file, surroundings);
    const dialect = chosenDialect(given.dialect, ddl, surroundings);
    const { strict, keepGoing } = given;
    const compiled = compile(ddl, { dialect, strict, keepGoing });
    const seed = given.seed ?? surroundings.drawSeed();
    const options = { ...optionsOf(given), seed };
    const script = scriptOf(compiled, options);
    const faults = compiled.faults.map(({ error }) => error).sort((a, b) => a.offset - b.offset);
    for (const error of faults) reportFault(given.file, error, surroundings);
    for (const message of messagesOf(compiled, script)) stderr.write(messageLine(message));
    if (given.seed === undefined) stderr.write(messageLine(`seed ${seed}`));
    await new Writing(given, { ddl, dialect, keepGoing, options }, compiled, script, surroundings).run();
    return exitCode(compiled);
  });
}

/** What is asked for of the script, but for the seed. */
function optionsOf({ rows, rowsOf, batchSize, offset, tableRows, tables, identity }: GenerateArguments) {
  return {
    rows,
    rowsOf,
    batchSize,
    offset,
    ...(tableRows === undefined ? {} : { tableRows }),
    ...(tables.length === 0 ? {} : { tables }),
    ...(identity === undefined ? {} : { identity }),
  };
}

/** What is written. Throws CommandError where a flag names a table that is not there. */
function scriptOf(compiled: CompiledSchema, options: SchemaOptions): SchemaScript {
  try {
    return compiled.script(options);
  } catch (error) {
    throw error instanceof TableNameError ? wrongTable(error) : error;
  }
}

/** What there is to say of the tables that are written, and of those of them that get no rows, but for their faults. */
function messagesOf(
  { tables, passedOver, faults, plan }: CompiledSchema,
  { warnings, passedOver: missing }: SchemaScript,
): readonly string[] {
  const isAlone = tables.length + passedOver.length === 1;
  const named = [...tables.map(({ table, warnings: own }) => ({ name: table.name, warnings: own })), ...passedOver];
  const nameOf = new Map(named.flatMap(({ name, warnings: own }) => own.map((warning) => [warning, tableName(name)])));
  const of = (warning: Warning): string => (isAlone || !nameOf.has(warning) ? '' : `${nameOf.get(warning)}: `);
  const faulty = new Set(faults.map(({ table }) => tableName(table)));
  const without = missing
    .filter(({ name }) => !faulty.has(tableName(name)))
    .map(({ name, why }) => `${tableName(name)} gets no rows, as ${PASSING_REASONS[why]}`);
  return [...without, ...[...plan.warnings, ...warnings].map((warning) => `warning: ${of(warning)}${warning.message}`)];
}

function exitCode({ faults, tables }: CompiledSchema): ExitCode {
  if (faults.length === 0) return EXIT.ok;
  return tables.length === 0 ? EXIT.ddlAtFault : EXIT.tablesLeftOut;
}

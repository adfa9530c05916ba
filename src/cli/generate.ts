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
import { isOneTable, tableName, wrongTable } from './tables.ts';
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
function messagesOf(compiled: CompiledSchema, script: SchemaScript): readonly string[] {
  const subjectOf = subjectsOf(compiled);
  const faulty = new Set(compiled.faults.map(({ table }) => tableName(table)));
  const passedOver = script.passedOver
    .filter(({ name }) => !faulty.has(tableName(name)))
    .map(({ name, why }) => `${tableName(name)} gets no rows, as ${PASSING_REASONS[why]}`);
  const warnings = [...compiled.plan.warnings, ...script.warnings];
  return [...passedOver, ...warnings.map((warning) => `warning: ${subjectOf(warning)}${warning.message}`)];
}

/** Gives how a message names the table that a warning is of: not at all where there is one alone, or where it is of none. */
function subjectsOf(compiled: CompiledSchema): (warning: Warning) => string {
  if (isOneTable(compiled)) return () => '';
  const planned = compiled.tables.map(({ table, warnings }) => ({ name: table.name, warnings }));
  const subjects = [...planned, ...compiled.passedOver].flatMap(({ name, warnings }) =>
    warnings.map((warning) => [warning, `${tableName(name)}: `] as const),
  );
  const subjectOf = new Map(subjects);
  return (warning) => subjectOf.get(warning) ?? '';
}

function exitCode({ faults, tables }: CompiledSchema): ExitCode {
  if (faults.length === 0) return EXIT.ok;
  return tables.length === 0 ? EXIT.ddlAtFault : EXIT.tablesLeftOut;
}

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
import { badArguments, EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportFault, reportingDdlErrors } from './ddl.ts';
import { messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';
import { isNamed, tableName } from './tables.ts';
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
    for (const message of messagesOf(compiled, script, given)) stderr.write(messageLine(message));
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
    if (!(error instanceof TableNameError)) throw error;
    const flag = error.option === 'tables' ? '--table' : '--rows';
    const advice = error.nearest === null ? '' : `; the nearest is ${JSON.stringify(error.nearest)}`;
    throw badArguments(`${flag} names ${JSON.stringify(error.table)}, which is no table of the text${advice}.`);
  }
}

/** What there is to say of the tables that are written, and of those of them that get no rows, but for their faults. */
function messagesOf(
  { tables, passedOver, faults, plan }: CompiledSchema,
  { warnings }: SchemaScript,
  { tables: chosen }: GenerateArguments,
): readonly string[] {
  const isAlone = tables.length + passedOver.length === 1;
  const named = [...tables.map(({ table, warnings: own }) => ({ name: table.name, warnings: own })), ...passedOver];
  const nameOf = new Map(named.flatMap(({ name, warnings: own }) => own.map((warning) => [warning, tableName(name)])));
  const of = (warning: Warning): string => (isAlone || !nameOf.has(warning) ? '' : `${nameOf.get(warning)}: `);
  const faulty = new Set(faults.map(({ table }) => tableName(table)));
  const missing = passedOver
    .filter(({ name }) => !faulty.has(tableName(name)) && (chosen.length === 0 || isNamed(chosen, name)))
    .map(({ name, why }) => `${tableName(name)} gets no rows, as ${PASSING_REASONS[why]}`);
  return [...missing, ...[...plan.warnings, ...warnings].map((warning) => `warning: ${of(warning)}${warning.message}`)];
}

function exitCode({ faults, tables }: CompiledSchema): ExitCode {
  if (faults.length === 0) return EXIT.ok;
  return tables.length === 0 ? EXIT.ddlAtFault : EXIT.tablesLeftOut;
}

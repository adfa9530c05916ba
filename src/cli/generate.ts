import {
  type CompiledSchema,
  checkRowsAlone,
  type compileSchema,
  type DialectName,
  type RowsAloneAdvice,
} from '../index.ts';
import type { OutputOptions } from '../options/output-options.ts';
import type { GenerateArguments } from './arguments.ts';
import { type Asked, askedOptions } from './asked.ts';
import { badArguments, EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportFault, reportingDdlErrors } from './ddl.ts';
import { misnamedOutput } from './misnamed-output.ts';
import { messageLine } from './report.ts';
import { schemaMessages } from './schema-messages.ts';
import type { Surroundings } from './surroundings.ts';
import { Writing } from './writing.ts';

/** What else the command can do where rows cannot come alone. */
const ADVICE: RowsAloneAdvice = {
  tables: 'name one with --table, or write files with --out-dir',
  statements: 'write files with --out-dir',
};

/** How this command reads DDL: as the library does, or as something that stands in for it. */
export type Compile = typeof compileSchema;

/** `rowsmith generate`: reads DDL and writes rows. Throws CommandError where the arguments or the system stand against it. */
export function generate(given: GenerateArguments, compile: Compile, surroundings: Surroundings): Promise<ExitCode> {
  return reportingDdlErrors(given.file, surroundings, async () => {
    const asked = await askedOptions(given, surroundings);
    checkSeed(given, asked.output);
    const ddl = await readDdl(given.file, surroundings);
    const dialect = chosenDialect(asked.dialect, ddl, surroundings);
    return asked.blaming(() => generated({ given, asked, ddl, dialect, compile, surroundings }));
  });
}

/** What rows are made of. */
interface Generation {
  readonly given: GenerateArguments;
  readonly asked: Asked;
  readonly ddl: string;
  readonly dialect: DialectName;
  readonly compile: Compile;
  readonly surroundings: Surroundings;
}

async function generated({ given, asked, ddl, dialect, compile, surroundings }: Generation): Promise<ExitCode> {
  const { strict, keepGoing } = given;
  const { output, values } = asked;
  const { stderr, drawSeed } = surroundings;
  const compiled = compile(ddl, { ...values, dialect, strict, keepGoing });
  const seed = output.seed ?? drawSeed();
  const options = { ...output, seed };
  const script = compiled.script(options);
  if (!script.hasStatements && given.outDir === undefined) checkRowsAlone(script, options, ADVICE);
  const faults = compiled.faults.map(({ error }) => error).sort((a, b) => a.offset - b.offset);
  for (const error of faults) reportFault(given.file, error, surroundings);
  for (const message of schemaMessages(compiled, script)) stderr.write(messageLine(message));
  if (given.out !== undefined) {
    const misnamed = misnamedOutput(given.out, output.format ?? 'insert', dialect);
    if (misnamed !== null) stderr.write(messageLine(misnamed));
  }
  if (output.seed === undefined) stderr.write(messageLine(`seed ${seed}`));
  await new Writing(given, { ddl, dialect, keepGoing, values, options }, compiled, script, surroundings).run();
  return exitCode(compiled);
}

/** Parts of an output are of one whole only where all have the same seed. Throws CommandError where none is given. */
function checkSeed({ shard }: GenerateArguments, { seed, offset }: OutputOptions): void {
  if (seed !== undefined) return;
  for (const [flag, value] of [['shard', shard] as const, ['offset', offset] as const]) {
    if (value === undefined) continue;
    throw badArguments(`--${flag} needs --seed: rows of one table are made with one seed.`);
  }
}

function exitCode({ faults, tables }: CompiledSchema): ExitCode {
  if (faults.length === 0) return EXIT.ok;
  return tables.length === 0 ? EXIT.ddlAtFault : EXIT.tablesLeftOut;
}

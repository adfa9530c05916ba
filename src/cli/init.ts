import { existsSync, writeFileSync } from 'node:fs';
import { compileSchema, explainSchema } from '../index.ts';
import type { InitArguments } from './arguments.ts';
import { badArguments, EXIT, type ExitCode } from './command-error.ts';
import { configDraft } from './config-draft.ts';
import { chosenDialect, readDdl, reportFault, reportingDdlErrors } from './ddl.ts';
import { messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';
import { systemReason } from './system-reason.ts';

/** `rowsmith init`: writes a file of options in which all is commented out. Throws CommandError where it cannot be written. */
export function init(
  { file, dialect: given, out, force }: InitArguments,
  surroundings: Surroundings,
): Promise<ExitCode> {
  return reportingDdlErrors(file, surroundings, async () => {
    if (!force && existsSync(out)) throw badArguments(`${JSON.stringify(out)} is there already; --force replaces it.`);
    const ddl = await readDdl(file, surroundings);
    const dialect = chosenDialect(given, ddl, surroundings);
    const schema = compileSchema(ddl, { dialect, keepGoing: true });
    for (const { error } of schema.faults) reportFault(file, error, surroundings);
    write(out, configDraft(dialect, explainSchema(schema)), force);
    surroundings.stderr.write(messageLine(`wrote ${out}`));
    return EXIT.ok;
  });
}

function write(path: string, text: string, force: boolean): void {
  try {
    writeFileSync(path, text, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    throw badArguments(`--out cannot write ${JSON.stringify(path)}: ${systemReason(error) ?? String(error)}.`);
  }
}

import { explain as explained } from '../index.ts';
import type { ExplainArguments } from './arguments.ts';
import { EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportingDdlErrors } from './ddl.ts';
import { explanationLines } from './explanation-text.ts';
import type { Compile } from './generate.ts';
import { print } from './output.ts';
import { printableJson, printableLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';

/** `rowsmith explain`: says on the standard output what each column gets, and why. */
export function explain(given: ExplainArguments, compile: Compile, surroundings: Surroundings): Promise<ExitCode> {
  return reportingDdlErrors(given.file, surroundings, async () => {
    const ddl = await readDdl(given.file, surroundings);
    const dialect = chosenDialect(given.dialect, ddl, surroundings);
    const explanation = explained(compile(ddl, { dialect }), { rows: given.rows });
    const text = given.json
      ? printableJson(explanation)
      : explanationLines(explanation)
          .map((line) => `${printableLine(line)}\n`)
          .join('');
    await print(surroundings, text);
    return EXIT.ok;
  });
}

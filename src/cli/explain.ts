import type { ExplainArguments } from './arguments.ts';
import { askedOptions } from './asked.ts';
import { EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportingDdlErrors } from './ddl.ts';
import { explanationText } from './explanation.ts';
import { print } from './output.ts';
import { printableJson, printableLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';

/** What an explanation of several tables ends with. */
const ADVICE = '--table NAME says what each column of a table gets.';

/** `rowsmith explain`: says on the standard output in which order tables come, and what each column gets, and why. */
export function explain(given: ExplainArguments, surroundings: Surroundings): Promise<ExitCode> {
  return reportingDdlErrors(given.file, surroundings, async () => {
    const asked = await askedOptions(given, surroundings);
    const ddl = await readDdl(given.file, surroundings);
    const dialect = chosenDialect(asked.dialect, ddl, surroundings);
    return asked.blaming(async () => {
      const { data, lines } = explanationText(ddl, { ...asked.values, dialect }, asked.output, ADVICE);
      const text = given.json ? printableJson(data) : lines.map((line) => `${printableLine(line)}\n`).join('');
      await print(surroundings, text);
      return EXIT.ok;
    });
  });
}

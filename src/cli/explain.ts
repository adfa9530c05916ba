import {
  compileSchema,
  type compile as compileTable,
  explain as explained,
  explainSchema,
  TableNameError,
} from '../index.ts';
import type { ExplainArguments } from './arguments.ts';
import { EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportingDdlErrors } from './ddl.ts';
import { explanationLines } from './explanation-text.ts';
import { print } from './output.ts';
import { printableJson, printableLine } from './report.ts';
import { schemaExplanationLines } from './schema-text.ts';
import type { Surroundings } from './surroundings.ts';
import { wrongTable } from './tables.ts';

/** An explanation as plain data, and the lines that a person reads. */
interface Told {
  readonly data: object;
  readonly lines: readonly string[];
}

/** `rowsmith explain`: says on the standard output in which order tables come, and what each column gets, and why. */
export function explain(
  given: ExplainArguments,
  compile: typeof compileTable,
  surroundings: Surroundings,
): Promise<ExitCode> {
  return reportingDdlErrors(given.file, surroundings, async () => {
    const ddl = await readDdl(given.file, surroundings);
    const dialect = chosenDialect(given.dialect, ddl, surroundings);
    const schema = compileSchema(ddl, { dialect });
    const isAlone = schema.tables.length + schema.passedOver.length === 1 && given.tables.length === 0;
    const told = isAlone
      ? toldOfTable(schema.tables[0] ?? compile(ddl, { dialect }), given)
      : toldOfSchema(schema, given);
    const text = given.json ? printableJson(told.data) : told.lines.map((line) => `${printableLine(line)}\n`).join('');
    await print(surroundings, text);
    return EXIT.ok;
  });
}

function toldOfTable(compiled: Parameters<typeof explained>[0], { rows }: ExplainArguments): Told {
  const data = explained(compiled, { rows });
  return { data, lines: explanationLines(data) };
}

/** Throws CommandError for a table that the text does not have. */
function toldOfSchema(schema: Parameters<typeof explainSchema>[0], { rows, tables }: ExplainArguments): Told {
  try {
    const data = explainSchema(schema, tables.length === 0 ? { rows } : { rows, tables });
    const [first = [], ...others] = data.tables.map(({ explanation }) => explanationLines(explanation));
    const isChosen = tables.length > 0 && data.tables.length > 0;
    return {
      data,
      lines: isChosen ? [...first, ...others.flatMap((lines) => ['', ...lines])] : schemaExplanationLines(data),
    };
  } catch (error) {
    throw error instanceof TableNameError ? wrongTable(error) : error;
  }
}

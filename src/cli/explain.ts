import {
  type CompiledSchema,
  type CompiledTable,
  compile,
  compileSchema,
  explainSchema,
  explain as explainTable,
  TableNameError,
} from '../index.ts';
import type { ExplainArguments } from './arguments.ts';
import { EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportingDdlErrors } from './ddl.ts';
import { explanationLines } from './explanation-text.ts';
import { print } from './output.ts';
import { printableJson, printableLine } from './report.ts';
import { schemaExplanationLines } from './schema-explanation-text.ts';
import type { Surroundings } from './surroundings.ts';
import { isOneTable, wrongTable } from './tables.ts';

/** An explanation as plain data, and the lines that a person reads. */
interface ExplanationText {
  readonly data: object;
  readonly lines: readonly string[];
}

/** `rowsmith explain`: says on the standard output in which order tables come, and what each column gets, and why. */
export function explain(given: ExplainArguments, surroundings: Surroundings): Promise<ExitCode> {
  return reportingDdlErrors(given.file, surroundings, async () => {
    const ddl = await readDdl(given.file, surroundings);
    const dialect = chosenDialect(given.dialect, ddl, surroundings);
    const schema = compileSchema(ddl, { dialect });
    const isAlone = isOneTable(schema) && given.tables.length === 0;
    // A table that gets no rows is planned all the same: that says why.
    const { data, lines } = isAlone
      ? tableText(schema.tables[0] ?? compile(ddl, { dialect }), given)
      : schemaText(schema, given);
    const text = given.json ? printableJson(data) : lines.map((line) => `${printableLine(line)}\n`).join('');
    await print(surroundings, text);
    return EXIT.ok;
  });
}

function tableText(compiled: CompiledTable, { rows }: ExplainArguments): ExplanationText {
  const data = explainTable(compiled, { rows });
  return { data, lines: explanationLines(data) };
}

/** The order of all tables, or what each column of those that are named gets. Throws CommandError for one that the text does not have. */
function schemaText(schema: CompiledSchema, { rows, tables }: ExplainArguments): ExplanationText {
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

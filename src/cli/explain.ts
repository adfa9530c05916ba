import {
  type CompiledSchema,
  type CompiledTable,
  type CompileOptions,
  compile,
  compileSchema,
  explainSchema,
  explain as explainTable,
} from '../index.ts';
import { DEFAULT_ROWS } from '../limits.ts';
import type { OutputOptions } from '../options/output-options.ts';
import type { ExplainArguments } from './arguments.ts';
import { askedOptions } from './asked.ts';
import { EXIT, type ExitCode } from './command-error.ts';
import { chosenDialect, readDdl, reportingDdlErrors } from './ddl.ts';
import { explanationLines } from './explanation-text.ts';
import { print } from './output.ts';
import { printableJson, printableLine } from './report.ts';
import { schemaExplanationLines } from './schema-explanation-text.ts';
import type { Surroundings } from './surroundings.ts';
import { isOneTable } from './tables.ts';

/** An explanation as plain data, and the lines that a person reads. */
interface ExplanationText {
  readonly data: object;
  readonly lines: readonly string[];
}

/** `rowsmith explain`: says on the standard output in which order tables come, and what each column gets, and why. */
export function explain(given: ExplainArguments, surroundings: Surroundings): Promise<ExitCode> {
  return reportingDdlErrors(given.file, surroundings, async () => {
    const asked = await askedOptions(given, surroundings);
    const ddl = await readDdl(given.file, surroundings);
    const dialect = chosenDialect(asked.dialect, ddl, surroundings);
    return asked.blaming(async () => {
      const { data, lines } = explanationText(ddl, { ...asked.values, dialect }, asked.output);
      const text = given.json ? printableJson(data) : lines.map((line) => `${printableLine(line)}\n`).join('');
      await print(surroundings, text);
      return EXIT.ok;
    });
  });
}

function explanationText(ddl: string, options: CompileOptions, output: OutputOptions): ExplanationText {
  const schema = compileSchema(ddl, options);
  if (!isOneTable(schema) || output.tables !== undefined) return schemaText(schema, output);
  // A table that gets no rows is planned all the same: that says why.
  return tableText(schema.tables[0] ?? compile(ddl, options), schema, output);
}

function tableText(compiled: CompiledTable, schema: CompiledSchema, output: OutputOptions): ExplanationText {
  const [count] = schema.script(output).tables;
  const data = explainTable(compiled, { rows: count?.asked ?? output.rows ?? DEFAULT_ROWS });
  return { data, lines: explanationLines(data) };
}

/** The order of all tables, or what each column of those that are named gets. Throws OptionError for one that the text does not have. */
function schemaText(schema: CompiledSchema, output: OutputOptions): ExplanationText {
  const data = explainSchema(schema, output);
  const [first = [], ...others] = data.tables.map(({ explanation }) => explanationLines(explanation));
  const isChosen = output.tables !== undefined && data.tables.length > 0;
  return {
    data,
    lines: isChosen ? [...first, ...others.flatMap((lines) => ['', ...lines])] : schemaExplanationLines(data),
  };
}

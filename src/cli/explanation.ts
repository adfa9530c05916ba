import {
  type CompiledSchema,
  type CompiledTable,
  type CompileOptions,
  compile,
  compileSchema,
  explain,
  explainSchema,
} from '../index.ts';
import { DEFAULT_ROWS } from '../limits.ts';
import type { OutputOptions } from '../options/output-options.ts';
import { explanationLines } from './explanation-text.ts';
import { schemaExplanationLines } from './schema-explanation-text.ts';
import { isOneTable } from './tables.ts';

/** An explanation as plain data, and the lines that a person reads. */
export interface ExplanationText {
  readonly data: object;
  readonly lines: readonly string[];
}

/**
 * Explains the only table of a text, the tables that are named, or the order of all. `advice`: what that order ends with. Throws as the
 * library does.
 */
export function explanationText(
  ddl: string,
  options: CompileOptions,
  output: OutputOptions,
  advice: string,
): ExplanationText {
  const schema = compileSchema(ddl, options);
  if (!isOneTable(schema) || output.tables !== undefined) return schemaText(schema, output, advice);
  // A table that gets no rows is planned all the same: that says why.
  return tableText(schema.tables[0] ?? compile(ddl, options), schema, output);
}

function tableText(compiled: CompiledTable, schema: CompiledSchema, output: OutputOptions): ExplanationText {
  const [count] = schema.script(output).tables;
  const data = explain(compiled, { rows: count?.asked ?? output.rows ?? DEFAULT_ROWS });
  return { data, lines: explanationLines(data) };
}

/** The order of all tables, or what each column of those that are named gets. Throws OptionError for one that the text does not have. */
function schemaText(schema: CompiledSchema, output: OutputOptions, advice: string): ExplanationText {
  const data = explainSchema(schema, output);
  const [first = [], ...others] = data.tables.map(({ explanation }) => explanationLines(explanation));
  const isChosen = output.tables !== undefined && data.tables.length > 0;
  return {
    data,
    lines: isChosen ? [...first, ...others.flatMap((lines) => ['', ...lines])] : schemaExplanationLines(data, advice),
  };
}

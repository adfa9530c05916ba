import { explanationText } from '../explanation.ts';
import { EXPLAIN_FIELDS } from './tool-fields.ts';
import { argumentsOf, requestOf } from './tool-request.ts';
import { answerOf, type ToolResult } from './tool-result.ts';

/** The tool `explain`: in which order tables come, or what each column of one gets, and why. Throws as the library does, and Refusal. */
export async function explainTool(given: unknown): Promise<ToolResult> {
  const { ddl, dialect: named, table, options = {} } = argumentsOf('explain', EXPLAIN_FIELDS, given);
  const asked = await requestOf(ddl, options, {
    dialect: named,
    ...(table === undefined ? {} : { output: { tables: [table] } }),
  });
  const { lines } = explanationText(ddl, { ...asked.values, dialect: asked.dialect }, asked.output, ADVICE);
  return answerOf([lines.join('\n')], 'Name one table in "table", or send fewer tables.');
}

/** What an explanation of several tables ends with. */
const ADVICE = 'Call this tool with "table" to see what each column of a table gets.';

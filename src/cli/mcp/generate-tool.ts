import { checkRowsAlone, compileSchema, type RowsAloneAdvice, type SchemaScript } from '../../index.ts';
import { schemaMessages } from '../schema-messages.ts';
import { MAX_ANSWER_CHARACTERS } from './limits.ts';
import { GENERATE_FIELDS } from './tool-fields.ts';
import { argumentsOf, requestOf } from './tool-request.ts';
import { answerOf, type ToolResult, tooLong } from './tool-result.ts';

/** What else a caller can do where rows cannot come alone: an answer is one text. */
const ADVICE: RowsAloneAdvice = {
  tables: 'name one in tables, and call once for each',
  statements: 'leave it out, or ask for format "insert"',
};

/** The tool `generate`: rows of the tables, and behind them what there is to say of them. Throws as the library does, and Refusal. */
export async function generateTool(given: unknown, drawSeed: () => number): Promise<ToolResult> {
  const { ddl, dialect: named, options = {}, where, ...ofOutput } = argumentsOf('generate', GENERATE_FIELDS, given);
  const values = where === undefined ? {} : { where };
  const asked = await requestOf(ddl, options, { dialect: named, output: ofOutput, values });
  const { dialect, dialectReason, output } = asked;
  const compiled = compileSchema(ddl, { ...asked.values, dialect });
  const seed = output.seed ?? drawSeed();
  const outputOptions = { ...output, seed };
  const script = compiled.script(outputOptions);
  if (!script.hasStatements) checkRowsAlone(script, outputOptions, ADVICE);
  const notes = [
    ...schemaMessages(compiled, script),
    ...(dialectReason === null ? [] : [`dialect ${dialect}: ${dialectReason}`]),
    `seed ${JSON.stringify(seed)}: the same seed gives the same rows`,
  ];
  return answerOf([textOf(script), notes.join('\n')], adviceFor(script));
}

/** All that the steps of a script hold, in order. Throws Refusal as soon as it is too long, however many rows were asked for. */
function textOf(script: SchemaScript): string {
  const steps = script.hasStatements ? script.steps : script.steps.filter(({ tables }) => tables.length > 0);
  const texts: string[] = [];
  let characters = 0;
  const add = (text: string): void => {
    texts.push(text);
    characters += text.length;
    if (characters > MAX_ANSWER_CHARACTERS) throw tooLong(adviceFor(script));
  };
  for (const piece of steps.flatMap(({ pieces }) => pieces)) {
    if (typeof piece === 'string') {
      add(piece);
      continue;
    }
    const decoder = new TextDecoder();
    const insertion = piece.insert();
    for (const chunk of insertion) {
      add(decoder.decode(chunk, { stream: true }));
      insertion.release(chunk);
    }
  }
  return texts.join('');
}

function adviceFor({ tables }: SchemaScript): string {
  const rows = tables.reduce((sum, { rows: ofTable }) => sum + ofTable, 0);
  return `Asked for were ${rows} rows in ${tables.length} tables: lower "rows", name fewer in "tables", or run "npx rowsmith generate FILE --out ROWS.sql" in a shell, which has no such limit.`;
}

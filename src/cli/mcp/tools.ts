import { schemaOfFields } from '../../options/json.ts';
import type { OptionFields } from '../../options/kind.ts';
import { explainTool } from './explain-tool.ts';
import { generateTool } from './generate-tool.ts';
import { MAX_ANSWER_CHARACTERS } from './limits.ts';
import { EXPLAIN_FIELDS, GENERATE_FIELDS } from './tool-fields.ts';
import type { ToolResult } from './tool-result.ts';

/** A tool: how the protocol lists it, and what a call of it does. */
export interface Tool {
  readonly listed: ReturnType<typeof listed>;
  /** Rejects as the library throws, and with Refusal. */
  readonly call: (given: unknown) => Promise<ToolResult>;
}

const GENERATE = `Writes rows for all tables of a schema, in the order in which they load, as SQL statements (or CSV, COPY, JSON lines). The rows keep primary and unique keys, foreign keys, CHECKs, enums and lengths, and look like what the columns are named after. An answer has at most ${MAX_ANSWER_CHARACTERS} characters: of more rows there are none. A fault in the DDL is told with its line and column.`;

const EXPLAIN = `Says what generate would write, and why: of a schema the order of its tables, of one table what each column gets, which constraints bind it and how they are kept. An answer has at most ${MAX_ANSWER_CHARACTERS} characters.`;

/** The tools. `drawSeed`: draws a seed for rows where none is given. */
export function toolsOf(drawSeed: () => number): readonly Tool[] {
  return [
    {
      listed: listed('generate', 'Write rows for tables', GENERATE, GENERATE_FIELDS),
      call: (given) => generateTool(given, drawSeed),
    },
    { listed: listed('explain', 'Explain the rows of tables', EXPLAIN, EXPLAIN_FIELDS), call: explainTool },
  ];
}

/** Neither tool changes or sees anything but what it is sent. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false };

function listed(name: string, title: string, description: string, fields: OptionFields) {
  const inputSchema = { ...schemaOfFields(fields), type: 'object' as const };
  return { name, title, description, inputSchema, annotations: ANNOTATIONS };
}

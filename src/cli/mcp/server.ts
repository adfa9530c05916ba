import { once } from 'node:events';
import { EXIT, type ExitCode } from '../command-error.ts';
import { endingSignal } from '../listening.ts';
import { messageLine } from '../report.ts';
import type { Surroundings } from '../surroundings.ts';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  Server,
  StdioServerTransport,
} from './packages.ts';
import { failureOf } from './tool-result.ts';
import { toolsOf } from './tools.ts';

const INSTRUCTIONS =
  'Writes test rows for the CREATE TABLE statements of MySQL, MariaDB or PostgreSQL that you send: rows that keep keys, references and checks, so that they load. It has no connection to a database and reads no file: pass the DDL as text, and run the SQL of the answer yourself.';

/**
 * `rowsmith mcp`: answers calls of tools, as messages of the Model Context Protocol on the standard input and output, until the input or
 * its client ends, or a signal comes. `version`: that of the package.
 */
export async function serveTools(
  version: string,
  { stdin, stdout, stderr, drawSeed }: Surroundings,
): Promise<ExitCode> {
  const tools = toolsOf(drawSeed);
  const server = new Server(
    { name: 'rowsmith', title: 'Rowsmith', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(({ listed }) => listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ listed }) => listed.name === params.name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `Unknown tool ${JSON.stringify(params.name)}.`);
    const { content, ...rest } = await tool.call(params.arguments).catch(failureOf);
    return { content: [...content], ...rest };
  });
  server.onerror = (error) => stderr.write(messageLine(error.message));
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  const ended = once(stdin, 'end');
  await server.connect(new StdioServerTransport(stdin, stdout));
  // What was asked before the input ended is still answered: the process ends behind that.
  await Promise.race([ended, closed, endingSignal().then(() => server.close())]);
  return EXIT.ok;
}

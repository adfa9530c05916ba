import { parseCommand } from './arguments.ts';
import { CommandError, EXIT, type ExitCode } from './command-error.ts';
import { print } from './output.ts';
import { commandErrorReport, messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';

/** Runs one command line, without the names of program and script. Resolves with the exit code and never rejects. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  // A failed write is told to who waits for it; without a listener the event would end the process. Messages are not waited for.
  for (const stream of [surroundings.stdout, surroundings.stderr]) stream.on('error', () => {});
  try {
    return await dispatch(args, surroundings);
  } catch (error) {
    if (error instanceof CommandError) {
      surroundings.stderr.write(commandErrorReport(error));
      return error.exitCode;
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    surroundings.stderr.write(messageLine(`this is a fault in Rowsmith, please report it\n${detail}`));
    return EXIT.ourFault;
  }
}

/** Each command's code is loaded when it is called for, so that none waits for another's. */
async function dispatch(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  // A text that is piped into the command is enough to mean rows of it.
  const isPiped = args.length === 0 && surroundings.stdin.isTTY !== true;
  const command = parseCommand(isPiped ? ['-'] : args, surroundings.environment);
  switch (command.name) {
    case 'help': {
      const { helpOf } = await import('./help.ts');
      await print(surroundings, helpOf(command.of));
      return EXIT.ok;
    }
    case 'topic': {
      const { helpOn } = await import('./help.ts');
      await print(surroundings, helpOn(command.subject));
      return EXIT.ok;
    }
    case 'version': {
      const { packageVersion } = await import('./help.ts');
      await print(surroundings, `${packageVersion()}\n`);
      return EXIT.ok;
    }
    case 'generate': {
      const [{ generate }, { compileSchema }] = await Promise.all([import('./generate.ts'), import('../index.ts')]);
      return generate(command.given, compileSchema, surroundings);
    }
    case 'explain': {
      const { explain } = await import('./explain.ts');
      return explain(command.given, surroundings);
    }
    case 'init': {
      const { init } = await import('./init.ts');
      return init(command.given, surroundings);
    }
    case 'page': {
      const { page } = await import('./page.ts');
      return page(command.given, surroundings);
    }
    case 'serve': {
      const { serve } = await import('./serve.ts');
      return serve(command.given, surroundings);
    }
    case 'mcp': {
      const [{ serveTools }, { packageVersion }] = await Promise.all([import('./mcp/server.ts'), import('./help.ts')]);
      return serveTools(packageVersion(), surroundings);
    }
    case 'completion': {
      const { completion } = await import('./completion/completion.ts');
      return completion(command.shell, surroundings);
    }
  }
}

import { parentPort } from 'node:worker_threads';
import { compileSchema, DdlError, dialectNames, loadLocale, OptionError } from '../index.ts';
import type { CompileAnswer, CompileTask } from './compile-message.ts';

/** A thread that compiles one text after the other, as it is asked to. */

/** Made ready before the first request: what each dialect makes of its grammar once. */
for (const dialect of dialectNames) compileSchema('CREATE TABLE t (a INT)', { dialect });

async function answerTo({ ddl, dialect, values }: CompileTask): Promise<CompileAnswer> {
  try {
    await loadLocale(values.locale ?? 'en');
    return { kind: 'planned', plan: compileSchema(ddl, { dialect, ...values }).plan };
  } catch (error) {
    if (error instanceof DdlError) {
      const { code, message, offset } = error;
      return { kind: 'refused', code, message, offset };
    }
    if (error instanceof OptionError) {
      const { message, option, place } = error;
      return { kind: 'refusedOption', refusal: { message, option, place } };
    }
    return { kind: 'failed', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const port = parentPort;
port?.postMessage('ready');
port?.on('message', async (task: CompileTask) => port.postMessage(await answerTo(task)));

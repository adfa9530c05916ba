/** The process of one build: imports the dist in the folder that the argument names, and answers questions (message.ts). */
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DialectName } from '../../src/index.ts';
import { detailsOf } from './details.ts';
import type { Answers, Question, Ready } from './message.ts';
import { type Library, type Made, millisecondsSince, observe } from './observation.ts';
import { watchSteps } from './steps-taken.ts';

/** What was made last, and for which dialect. */
let last: { readonly made: Made; readonly dialect: DialectName } | null = null;

function answerTo(question: Question, library: Library, stepsTaken: () => number | null): Answers[Question['kind']] {
  if (question.kind === 'details') return last === null ? null : detailsOf(last.made, last.dialect);
  const { request } = question;
  if (question.kind === 'time') return timeOf(library, request.ddl, request.dialect);
  const made = observe(library, request, stepsTaken);
  last = { made, dialect: request.dialect };
  return made.observation;
}

function timeOf({ compile }: Library, ddl: string, dialect: DialectName): number {
  const start = process.cpuUsage();
  try {
    compile(ddl, { dialect });
  } catch {
    // The first time told what it is.
  }
  return millisecondsSince(start);
}

function send(message: Answers[Question['kind']] | Ready): void {
  process.send?.(message);
}

async function main(folder: string): Promise<void> {
  try {
    const stepsTaken = watchSteps(folder);
    const library: Library = await import(pathToFileURL(realpathSync(join(folder, 'dist/src/index.js'))).href);
    process.on('message', (question: Question) => send(answerTo(question, library, stepsTaken)));
    send({ fault: null });
  } catch (error) {
    send({ fault: error instanceof Error ? error.message : String(error) });
  }
}

const [, , folder = ''] = process.argv;
await main(folder);

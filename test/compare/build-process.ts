import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answers, Question, Ready } from './message.ts';

const SCRIPT = fileURLToPath(new URL('build-main.js', import.meta.url));

/** A build cannot be imported, so nothing can be compared. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** The process of a build ended while it worked on a table, or had to be ended. */
export class CrashError extends Error {
  override readonly name = 'CrashError';
}

/** A build in a process of its own, which is begun with the first question and again after it ended. */
export class BuildProcess {
  readonly #folder: string;
  readonly #timeoutMs: number;
  #child: ChildProcess | null = null;

  constructor(folder: string, timeoutSeconds: number) {
    this.#folder = folder;
    this.#timeoutMs = timeoutSeconds * 1000;
  }

  /** Asks one question, when the one before is answered. Throws CrashError, and BuildError where there is no such build. */
  async ask<Q extends Question>(question: Q): Promise<Answers[Q['kind']]> {
    const child = this.#child ?? (await this.#begin());
    const answer = this.#answerOf<Answers[Q['kind']]>(child);
    child.send(question);
    return answer;
  }

  close(): void {
    this.#child?.kill();
    this.#child = null;
  }

  async #begin(): Promise<ChildProcess> {
    // Of what a build prints, just errors of the process itself are of interest.
    const child = fork(SCRIPT, [this.#folder], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    const { fault } = await this.#answerOf<Ready>(child);
    if (fault === null) return child;
    this.close();
    throw new BuildError(`${this.#folder} has no build that can be imported: ${fault}`);
  }

  #answerOf<Answer>(child: ChildProcess): Promise<Answer> {
    return new Promise((resolve, reject) => {
      let complaint = '';
      const settle = (action: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        child.stderr?.off('data', onComplaint);
        action();
      };
      const fail = (reason: string) =>
        settle(() => {
          this.close();
          reject(new CrashError(reason));
        });
      const onMessage = (answer: unknown) => settle(() => resolve(answer as Answer));
      const onExit = (code: number | null, signal: string | null) =>
        fail(`the process ended (${signal ?? `exit status ${code}`}) ${firstLine(complaint)}`.trim());
      const onComplaint = (chunk: Buffer) => {
        complaint += chunk;
      };
      const timer = setTimeout(() => fail(`no answer in ${this.#timeoutMs / 1000} s`), this.#timeoutMs);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.stderr?.on('data', onComplaint);
    });
  }
}

/** What Node says of a fatal error: the line that names it. */
function firstLine(complaint: string): string {
  const lines = complaint.split('\n');
  return lines.find((line) => /error/i.test(line)) ?? lines[0] ?? '';
}

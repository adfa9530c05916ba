/** What the process ends with. `tablesLeftOut`: rows were written, but none of the tables that are at fault. */
export const EXIT = { ok: 0, ourFault: 1, badArguments: 2, ddlAtFault: 3, noRowCanExist: 4, tablesLeftOut: 5 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A command ends here. `message` is one sentence for the person who called it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The arguments are wrong. */
export function badArguments(message: string): CommandError {
  return new CommandError(EXIT.badArguments, message);
}

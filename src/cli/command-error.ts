/** What the process ends with. `tablesLeftOut`: rows were written, but none of the tables that are at fault. */
export const EXIT = { ok: 0, ourFault: 1, badArguments: 2, ddlAtFault: 3, noRowCanExist: 4, tablesLeftOut: 5 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What exit codes say, as help puts it. */
export const EXIT_MEANINGS: Readonly<Record<ExitCode, string>> = {
  [EXIT.ok]: 'all is well',
  [EXIT.ourFault]: 'Rowsmith is at fault',
  [EXIT.badArguments]: 'wrong arguments',
  [EXIT.ddlAtFault]: 'the DDL is at fault',
  [EXIT.noRowCanExist]: 'not one row can exist in the table',
  [EXIT.tablesLeftOut]: 'tables at fault were left out, and the others are written',
};

/** A place in a file, and the line around it with a caret. */
export interface FilePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
}

/** A command ends here. `message` is one sentence for the person who called it; `place`: where what is wrong stands, if in a file. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;
  readonly place: FilePlace | null;

  constructor(exitCode: ExitCode, message: string, place: FilePlace | null = null) {
    super(message);
    this.exitCode = exitCode;
    this.place = place;
  }
}

/** The arguments are wrong. */
export function badArguments(message: string): CommandError {
  return new CommandError(EXIT.badArguments, message);
}

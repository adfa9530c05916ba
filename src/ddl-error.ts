import type { DialectName } from '../grammar/index.ts';
import { excerptAt, positionAt } from './source.ts';
import type { Warning, WarningCode } from './warning.ts';

/**
 * What kind of fault a DdlError is. `unsatisfiable`: the table is well formed, but not one row can exist in it;
 * `unknown_dialect`: the caller left it to the text to tell its dialect, and it does not, or it is one that is not read; a warning's
 * code: the caller takes no table with warnings.
 */
export type DdlErrorCode =
  | 'syntax_error'
  | 'unsupported_statement'
  | 'semantic_error'
  | 'limit_exceeded'
  | 'unsatisfiable'
  | 'unknown_dialect'
  | WarningCode;

/**
 * The DDL text is at fault. `message` is one sentence without a position; `offset` counts UTF-16 units from 0,
 * `line` and `column` (in characters) count from 1; `excerpt` is the line with a caret under the column.
 */
export class DdlError extends Error {
  override readonly name = 'DdlError';
  readonly code: DdlErrorCode;
  readonly offset: number;
  /** The dialect that the text seems to be in, where it was read as another; else null. */
  readonly likelyDialect: DialectName | null;
  readonly #source: string;

  constructor(
    code: DdlErrorCode,
    message: string,
    source: string,
    offset: number,
    likelyDialect: DialectName | null = null,
  ) {
    super(message);
    this.code = code;
    this.offset = offset;
    this.likelyDialect = likelyDialect;
    this.#source = source;
  }

  // Looked up when they are asked for: that takes going through the text, and of many errors only the message is read.
  get line(): number {
    return positionAt(this.#source, this.offset).line;
  }

  get column(): number {
    return positionAt(this.#source, this.offset).column;
  }

  get excerpt(): string {
    return excerptAt(this.#source, this.offset);
  }
}

/** Throws the first of the warnings, if there is one, as the error that it is to a strict caller. */
export function refuseWarnings([first]: readonly Warning[], source: string): void {
  if (first !== undefined) throw new DdlError(first.code, first.message, source, first.offset ?? 0);
}

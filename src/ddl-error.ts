import { excerptAt, positionAt } from './source.ts';

/** What kind of fault a DdlError is. `unsatisfiable`: the table is well formed, but not one row can exist in it. */
export type DdlErrorCode =
  | 'syntax_error'
  | 'unsupported_statement'
  | 'semantic_error'
  | 'limit_exceeded'
  | 'unsatisfiable';

/**
 * The DDL text is at fault. `message` is one sentence without a position; `offset` counts UTF-16 units from 0,
 * `line` and `column` (in characters) count from 1; `excerpt` is the line with a caret under the column.
 */
export class DdlError extends Error {
  override readonly name = 'DdlError';
  readonly code: DdlErrorCode;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;

  constructor(code: DdlErrorCode, message: string, source: string, offset: number) {
    super(message);
    this.code = code;
    this.offset = offset;
    const position = positionAt(source, offset);
    this.line = position.line;
    this.column = position.column;
    this.excerpt = excerptAt(source, offset);
  }
}

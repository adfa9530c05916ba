import type { DdlErrorCode, DialectName, SchemaPlan, ValueOptions } from '../index.ts';
import type { OptionRefusal } from './failure.ts';

/** What a thread is asked to compile. */
export interface CompileTask {
  readonly ddl: string;
  readonly dialect: DialectName;
  readonly values: ValueOptions;
}

/** What comes of it. */
export type CompileAnswer =
  | { readonly kind: 'planned'; readonly plan: SchemaPlan }
  /** The DDL is at fault, as a DdlError says. */
  | { readonly kind: 'refused'; readonly code: DdlErrorCode; readonly message: string; readonly offset: number }
  /** An option is. */
  | { readonly kind: 'refusedOption'; readonly refusal: OptionRefusal }
  /** We are. */
  | { readonly kind: 'failed'; readonly detail: string };

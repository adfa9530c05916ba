/**
 * What kind of thing a warning is about. The first one is of a text, the last one of an output, and the others are of a table; an option
 * may be one of an output, too.
 */
export type WarningCode =
  | 'statement_skipped'
  | 'unknown_type'
  | 'unknown_reference'
  | 'unknown_partitions'
  | 'unknown_parent'
  | 'key_not_honoured'
  | 'check_not_honoured'
  | 'option_not_honoured'
  | 'row_limit';

/** What a reader should know about a table or an output. `message` may quote the DDL: never write it into the output. */
export interface Warning {
  readonly code: WarningCode;
  readonly message: string;
  /** Where in the DDL, in UTF-16 units from 0: left out where it is about no one place. */
  readonly offset?: number;
}

/** How many warnings there are of each code, in the order of their first ones. */
export function warningCounts(warnings: readonly Warning[]): ReadonlyMap<WarningCode, number> {
  const counts = new Map<WarningCode, number>();
  for (const { code } of warnings) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

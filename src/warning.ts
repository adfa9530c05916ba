/** What a reader should know about a table or an output. `message` may quote the DDL: never write it into the output. */
export interface Warning {
  /** A stable snake_case word for the kind of warning. */
  readonly code: string;
  readonly message: string;
}

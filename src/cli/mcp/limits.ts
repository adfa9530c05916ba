/** Characters of an answer at most: clients of language models cut longer ones off, and half of a script loads nothing. */
export const MAX_ANSWER_CHARACTERS = 50_000;

/** Characters of DDL at most: schemas of thousands of tables have fewer, and a model that sends more has lost its way. */
export const MAX_DDL_CHARACTERS = 1_048_576;

/** Rows of each table where nothing else is asked: enough to see what there is, in an answer that each token of is paid for. */
export const DEFAULT_TOOL_ROWS = 10;

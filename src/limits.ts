/** Every bound of the library, with its unit and its reason. Those of the service are in http/limits.ts. */

/** Rows that are written where the caller names no number. */
export const DEFAULT_ROWS = 1000;

/** Rows in one INSERT statement where the caller names no number. */
export const DEFAULT_BATCH_SIZE = 500;

/** Rows after one COPY statement where the caller names no number: so many that its own time does not count. */
export const DEFAULT_COPY_ROWS = 100_000;

/** How deeply JSON is nested that stands as such in a row's JSON: deeper than people do it. What is deeper stands there as a string. */
export const MAX_JSON_DEPTH = 32;

/** Largest row number, and so the largest `rows` and `offset`: what a double counts exactly. */
export const MAX_ROWS = Number.MAX_SAFE_INTEGER;

/** Bytes of one INSERT statement: MariaDB refuses packets of 16 MiB, so half of it leaves room for any client. */
export const STATEMENT_BYTES = 8 * 1024 * 1024;

/** Bytes that a chunk holds at least, but for the last: few enough that a service stays responsive between two. */
export const CHUNK_BYTES = 128 * 1024;

/**
 * Levels of nesting that an expression may have: parentheses, brackets, arguments, and operands of operators that bind
 * closer. Bounded by counting, well below what the default stack of Node.js holds of the costliest form.
 */
export const MAX_NESTING = 520;

/** Operators on the longest way down an expression: what walks over its tree recursively stays within the stack. */
export const MAX_HEIGHT = 1500;

/** Operators in one chain of equal or falling precedence (a + b + c …; AND and OR count once): bounds the tree's depth. */
export const MAX_CHAIN = 1000;

/** Draws of a row until its evaluated checks pass: a check that one draw in thirty passes fails once in 10^15 rows. */
export const REDRAW_ATTEMPTS = 1024;

/** Nodes that all draws of one row may evaluate: long conditions get fewer draws, so that no block of rows takes long. */
export const REDRAW_NODES = 16_384;

/** How many times as many draws, and nodes, a row may take at most where it was measured that few of them pass. */
export const MOST_PATIENCE = 64;

/** Nodes evaluated to prove that the first rows of a plan keep what its values are to keep by themselves. */
export const MAX_PROOF_STEPS = 20_000;

/** Values drawn and nodes evaluated to find out which checks the first rows do not keep: bounds the time of compiling. */
export const MAX_CHECKING_STEPS = 250_000;

/** Nodes of the conditions that are evaluated on each row: bounds the time for a block of rows with all its attempts. */
export const MAX_RESIDUAL_NODES = 2000;

/**
 * Nodes that are evaluated for one chunk before it is handed out, full or not: a service looks up between two chunks. A node
 * takes 0.3 to 1 microsecond, a chunk without checks a quarter of a millisecond.
 */
export const NODES_PER_CHUNK = 10_000;

/**
 * Parts of a table and of types that statements behind their definition may go over, again and again (ALTER … RENAME,
 * DROP, ADD VALUE): bounds the time that many such statements take, far above what a dump holds.
 */
export const MAX_REWORK = 1_000_000;

/** Levels of partitions below each other: far above what databases hold, and few enough to be walked over recursively. */
export const MAX_PARTITION_LEVELS = 50;

/** Tables on the way from a foreign key to a parent's own parents: of those beyond it nothing is known. */
export const MAX_PARENT_LEVELS = 100;

/** Keys of a table: more than any server takes, so that planning them stays quick. */
export const MAX_KEYS = 512;

/** Columns of a key: the most that any of the servers takes (PostgreSQL and MariaDB; MySQL takes 16). */
export const MAX_KEY_COLUMNS = 32;

/** Checks of a table, with those of its columns' domains: each is planned for, whether a few or thousands stand in the text. */
export const MAX_CHECKS = 10_000;

/** Checks of a domain, with those of the domains that it is made of: each is copied into the next. */
export const MAX_DOMAIN_CHECKS = 1000;

/** Nodes of the checks of all domains that the columns of a table are of: each column has its own copy of them. */
export const MAX_DOMAIN_NODES = 200_000;

/** Columns of a table: the most that any of the servers takes (MySQL). */
export const MAX_COLUMNS = 4096;

/** Columns of a table whose values are computed of the row's others: each has its own place for a block's texts. */
export const MAX_COMPUTED_COLUMNS = 16;

/** Parts of a table's checks that are computed as its rows are drawn: each has its own place among the related columns. */
export const MAX_GIVEN_TERMS = 64;

/** Tables on the way from a row to one of a parent's parent, whose values are drawn to agree with: each costs the rows time. */
export const MAX_GENERATIONS = 6;

/** Partitions that a table may have: as many as MySQL and MariaDB take. */
export const MAX_PARTITIONS = 8192;

/** Steps through the automata of patterns for a table, or for the domains inside of a type: some tens of milliseconds. */
export const MAX_PATTERN_STEPS = 300_000;

/** The same for texts that are believable beside matching the patterns: where they are used up, texts match all the same. */
export const MAX_FORM_STEPS = 100_000;

/** Characters of an expression that is written as it is: many times those of a call, and few enough to verify each byte of a row. */
export const MAX_EXPRESSION_CHARACTERS = 1000;

/** Bytes of all such expressions of a table: the automaton that verifies its rows has a state for each. */
export const MAX_EXPRESSION_BYTES = 8000;

/** Values that a column asked for a few of has at most: they are listed, as a table that refers to others is. */
export const MAX_DISTINCT_VALUES = 65_536;

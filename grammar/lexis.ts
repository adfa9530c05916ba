/** How a dialect cuts text into tokens. Characters are given as strings, each character one element. */
export interface Lexis {
  /** White space between tokens. */
  readonly whiteSpace: string;
  /** ASCII characters that start a name. All characters beyond ASCII do, too. */
  readonly nameStart: string;
  /** ASCII characters that a name may hold after the first. */
  readonly namePart: string;
  /** Whether a name may start with digits (`1st`), as long as it holds more than digits. */
  readonly digitsStartNames: boolean;
  /** Quote characters of delimited identifiers; the quote is doubled to stand for itself. */
  readonly nameQuotes: string;
  /** Quote characters of strings; the quote is doubled to stand for itself. */
  readonly stringQuotes: string;
  /** Letters that change the string or name right behind them, and how its body is read. */
  readonly stringPrefixes: Readonly<Record<string, StringForm>>;
  /** How a string without a prefix is read. */
  readonly plainStrings: StringForm;
  /** Character that no string may hold, however it is written, or nothing: PostgreSQL's texts end at NUL. */
  readonly barredFromStrings: string;
  /** What opens a dollar-quoted string: `$`, or nothing. */
  readonly dollarQuote: string;
  /** What opens a comment to the end of the line; `spaced`: only where white space or nothing follows. */
  readonly lineComments: readonly { readonly open: string; readonly spaced: boolean }[];
  /** Commands that the client takes itself, so that no server sees them. */
  readonly clientCommands: ClientCommands;
  /** The statement behind which the client sends data up to a line of its own (COPY … FROM STDIN), or null. */
  readonly inlineData: { readonly statement: string; readonly source: RegExp; readonly end: RegExp } | null;
  /** Statements that hold rows as values: of those, nothing is kept. */
  readonly rowData: RowData;
  /** Characters that end a line comment. */
  readonly lineEnds: string;
  /** Whether a comment between slash-asterisk marks may hold others. */
  readonly blockCommentsNest: boolean;
  /** Comments whose text some servers run as code. */
  readonly executableComments: readonly ExecutableComment[];
  /** Operators and punctuation marks of more than one character, longest first. */
  readonly marks: readonly string[];
  /** Characters that any run of makes an operator (PostgreSQL), or nothing. */
  readonly operatorCharacters: string;
  /** Numbers in other bases: the prefix and the digits it takes. */
  readonly radixPrefixes: Readonly<Record<string, string>>;
  /** Character that may stand between two digits, or nothing. */
  readonly digitSeparator: string;
  /** How an unquoted name is stored: `lower` folds ASCII letters. */
  readonly nameFolding: 'lower' | 'none';
  /** Bytes of UTF-8 at which a server cuts a longer name; null: it refuses them. */
  readonly nameBytes: number | null;
  /** What a name may not be: of more characters, or with this at its end (nothing: it may end with anything). */
  readonly nameLimits: { readonly characters: number; readonly end: string };
  /** The setting that changes how the text behind it is read, or null. */
  readonly modes: ReadingModes | null;
}

/** Commands of a client. Each goes to the end of its line. */
export interface ClientCommands {
  /** What opens a command where it is the first on its line. */
  readonly open: string;
  /** What follows that in a command that ends the statement before it as a semicolon does, wherever on a line it stands. */
  readonly sends: RegExp;
  /** A whole line behind which data follow, as behind a statement of `inlineData`; null: there is no such command. */
  readonly sendsData: RegExp | null;
  /** Words in lower case that are commands where a statement begins, unless a semicolon stands on their line. */
  readonly words: ReadonlySet<string>;
  /** The word that sets what ends a statement instead of a semicolon, or nothing. */
  readonly delimiter: string;
}

/** Rows in a statement, in words that the grammar knows. */
export interface RowData {
  /** First words of such statements. */
  readonly statements: readonly string[];
  /** The word behind which rows stand up to the end of the statement. */
  readonly opens: string;
  /** The word that stands before it where what follows are no such rows. */
  readonly unless: string;
}

/** Modes of reading, which a statement sets for all that stands behind it (MySQL's sql_mode). */
export interface ReadingModes {
  /** First word of such statements, in lower case. */
  readonly statement: string;
  /** What stands before the value where the statement is about this setting. */
  readonly assignment: RegExp;
  /** What each mode changes, by its name in lower case; other modes change nothing. */
  readonly changes: Readonly<Record<string, ReadingChange>>;
}

/** What a mode of reading changes. */
export interface ReadingChange {
  /** Quote characters of strings that are quote characters of names. */
  readonly nameQuotes?: string;
  /** Words and marks that are read as another row of the grammar. */
  readonly respelled?: Readonly<Record<string, string>>;
}

/** How the body of a quoted string stands for its value. */
export type StringForm = 'doubling' | 'backslash' | 'escape' | 'unicode' | 'bits' | 'hexadecimal';

/** A comment such as `/*!80016 … *\/`: code for the servers whose version it names. */
export interface ExecutableComment {
  readonly open: string;
  /** Which versions each server runs, as pairs of first and last version number; 0 stands for "no number". */
  readonly runs: readonly { readonly server: string; readonly versions: readonly (readonly [number, number])[] }[];
}

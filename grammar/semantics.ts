/** Names of the types that signatures speak of; `any…` take several. Of MySQL's, those that behave alike share a name. */
export type TypeName =
  | 'unknown'
  | 'opaque'
  | 'bool'
  | 'int2'
  | 'int4'
  | 'int8'
  | 'numeric'
  | 'float4'
  | 'float8'
  | 'money'
  | 'text'
  | 'bpchar'
  | 'bytea'
  | 'bit'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'timestamptz'
  | 'interval'
  | 'uuid'
  | 'json'
  | 'jsonb'
  | 'xml'
  | 'inet'
  | 'enum'
  | 'array'
  | 'range'
  | 'point'
  | 'line'
  | 'lseg'
  | 'box'
  | 'path'
  | 'polygon'
  | 'circle'
  | 'row'
  | 'geometry';

/**
 * What a dialect's server makes of expressions beyond their syntax. Each trait is true by itself: none follows from another one.
 * Sections are those of the manuals of PostgreSQL 18 and MySQL 8.4.
 */
export interface Semantics {
  /**
   * How an operand becomes the type that is asked for: `declared`: by the implicit casts alone (PostgreSQL 10.1); `loose`:
   * anything becomes a number or text (MySQL 14.3).
   */
  readonly coercion: 'declared' | 'loose';
  /** The type of a string literal: `unknown`: its neighbours' (PostgreSQL 10.1); `text`: text (MySQL 11.1.1). */
  readonly stringLiteral: 'unknown' | 'text';
  /** The type of a number with an exponent (PostgreSQL 4.1.2.6, MySQL 11.1.2). */
  readonly exponentLiteral: 'numeric' | 'float8';
  /**
   * What literals of bits and bytes are beside numbers: `strings`: what they are elsewhere (PostgreSQL 4.1.2.5); `numbers`: b'11'
   * is 3, and 0x10 is 16 (MySQL 11.1.4 and 11.1.5).
   */
  readonly binaryLiterals: 'strings' | 'numbers';
  /** What truth values are: of a type of their own (PostgreSQL 8.6), or the integers 0 and 1 (MySQL 14.4.2). */
  readonly truthValues: 'booleans' | 'integers';
  /**
   * How a text becomes a truth value: `word`: by a cast, from such as yes and no (PostgreSQL 8.6); `number`: by itself, and it is
   * true where the number that it reads as is not 0 (MySQL 14.3).
   */
  readonly textTruth: 'word' | 'number';
  /**
   * What enumerations are in expressions: `types`: each is a type of its own, in the order of its labels (PostgreSQL 8.7);
   * `texts`: their labels as texts, in the order of these (MySQL 14.3).
   */
  readonly enumerations: 'types' | 'texts';
  /**
   * The types that CAST names: `columns`: those of columns, so that a CHAR is padded and has one character where no length is
   * written (PostgreSQL 8.3); `own`: others, whose CHAR keeps its blanks, and cuts nothing where no length is written (MySQL 14.10).
   */
  readonly castTypes: 'columns' | 'own';
  /**
   * What a cast does to a text, or bytes, that are longer than its type: they are `cut` (PostgreSQL 8.3), or the row is `refused`,
   * as by MySQL's strict mode (MySQL 7.1.11); MariaDB cuts them.
   */
  readonly longCasts: 'cut' | 'refused';
  /**
   * Operands that patterns take without a cast: `texts` (PostgreSQL 9.7); `any`: values of any type, as the texts that they
   * become, and bytes as characters (MySQL 14.8.1).
   */
  readonly matchedTypes: 'texts' | 'any';
  /** What patterns see of a CHAR column: its text filled up to its width (PostgreSQL 8.3), or without blanks behind it (MySQL 13.3.2). */
  readonly matchedPadding: 'filled' | 'trimmed';
  /**
   * The type in which integers are added, multiplied and negated: `operands`: the wider one of theirs (PostgreSQL 9.3);
   * `longest`: 64 bits, without a sign where one of them has none (MySQL 13.1.7 and 14.6.1).
   */
  readonly integerArithmetic: 'operands' | 'longest';
  /**
   * What + and - count in dates: `days`, so that a date and a number are a date (PostgreSQL 9.9); `digits`: a date is the number
   * of its digits, such as 20260131 (MySQL 14.7).
   */
  readonly dateArithmetic: 'days' | 'digits';
  /** Whether points begin with their longitude whatever their reference system (PostGIS 4.1.3); MySQL keeps to the order of the system (MySQL 14.16.3), MariaDB does not. */
  readonly isLongitudeFirst: boolean;
  /** What GREATEST and LEAST give where an operand is NULL: what the others give (PostgreSQL 9.18.4), or NULL (MySQL 14.4.2). */
  readonly extremeBesideNull: 'others' | 'null';
  /**
   * What is on the right of -> and ->>: `step`: a key or an index, so that paths, in functions, are other spellings of the same
   * place (PostgreSQL 9.16.1); `path`: a path (MySQL 14.17.3).
   */
  readonly documentArrow: 'step' | 'path';
  /**
   * What documents are: `types`: of types of their own; `typeOrText`: in some of the dialect's servers so, in others texts
   * (MySQL 13.5; MariaDB, "JSON Data Type"), so that comparisons are known as far as both agree.
   */
  readonly documents: 'types' | 'typeOrText';
  /** Whether text is equal to what differs in case, accents or trailing blanks, where no collation is named. */
  readonly textEquality: 'bytes' | 'collation';
  /** The names of collations that surely tell the cases of letters apart; no name stands for the default one. */
  readonly keepsCase: RegExp;
  /** Letters that collations take for the same beside their other cases: a group of them each. */
  readonly equalLetters: readonly { readonly collation: RegExp; readonly letters: readonly string[] }[];
  /**
   * Functions and operators, one signature a line: `name(type, type…) type`, with `= implementation` where that is not
   * the name, for which `*` stands there, `?` behind a type that may be left out, `…` behind one that may be repeated,
   * and `*` behind the result of what sees NULLs (the others give NULL where an argument is NULL). `|` stands between
   * names and between first types that are alike; `same` is the first type once more. Beside types there are `any`,
   * `anytext` (what is cast to text), `anyoutput` (as the server prints it), `padded` (text with the blanks of its type),
   * and `anyelement`, `anyarray` and `anyrange`, which belong together.
   */
  readonly functions: string;
  readonly operators: string;
  readonly regex: RegexFlavour;
  /** The server's own names of the types whose values it hashes to partitions as is known here. */
  readonly hashedTypes: ReadonlySet<string>;
}

export type Place = 'start' | 'end' | 'lastLine' | 'wordStart' | 'wordEnd' | 'boundary' | 'noBoundary';

/** What differs between the servers' regular expressions. */
export interface RegexFlavour {
  /** What a backslash and a letter stand for besides \d, \s and \w: places, and the characters that letters name. */
  readonly places: Readonly<Record<string, Place>>;
  readonly characters: Readonly<Record<string, string>>;
  /** Whether an opening brace that begins no count stands for itself. */
  readonly bracesStandAlone: boolean;
  /** Whether a line's end ends what `.` takes, and may stand behind `$`. */
  readonly linesEnd: boolean;
  /** Whether brackets within brackets may be more than `[:class:]`. */
  readonly bracketsNest: boolean;
}

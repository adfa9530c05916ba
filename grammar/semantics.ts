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

/** What a dialect's server makes of expressions beyond their syntax. */
export interface Semantics {
  /**
   * How an operand becomes the type that is asked for: `declared`: by the implicit casts alone, and a string literal has
   * no type of its own; `loose`: anything becomes a number or text.
   */
  readonly coercion: 'declared' | 'loose';
  /** Whether text is equal to what differs in case, accents or trailing blanks, where no collation is named. */
  readonly textEquality: 'bytes' | 'collation';
  /** The names of collations that surely tell the cases of letters apart; no name stands for the default one. */
  readonly keepsCase: RegExp;
  /** Letters that collations take for the same beside their other cases: a group of them each. */
  readonly equalLetters: readonly { readonly collation: RegExp; readonly letters: readonly string[] }[];
  /**
   * Functions and operators, one signature a line: `name(type, type…) type`, with `= implementation` where that is not
   * the name, `?` behind a type that may be left out, `…` behind one that may be repeated, and `*` behind the result of
   * what sees NULLs (the others give NULL where an argument is NULL). Beside types there are `any`, `anytext` (what is
   * cast to text), `anyoutput` (as the server prints it), `padded` (text with the blanks of its type), `anyelement`,
   * `anyarray` and `anyrange`, which belong together, and `same`, the first argument's type.
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

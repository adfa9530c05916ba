import type { Catalog } from './catalog.ts';
import type { Lexis } from './lexis.ts';
import type { Semantics } from './semantics.ts';
import type { Kind, Shape } from './shape.ts';
import { words } from './words.ts';

/** Classes of keywords that are no names somewhere, in the words of the manuals. */
const KEYWORD_CLASSES = ['reserved', 'columnName', 'typeOrFunctionName'] as const;

/** A keyword's class: it decides where the word may be a name. */
export type KeywordClass = (typeof KEYWORD_CLASSES)[number];

/** What a name is of, where that decides which keywords may stand for it. */
export type NameRole = 'column' | 'type' | 'function' | 'label';

/** What a type's arguments were, in the order and under the names of its syntax row. */
export interface TypeArguments {
  readonly integers: readonly number[];
  readonly strings: readonly string[];
  readonly words: readonly string[];
  /** The character set of a character type, where one is named. */
  readonly characterSet: string | undefined;
}

/** A type's row: from its arguments to the kind of value. A string is a reason why the arguments are refused. */
export type TypeRow = (given: TypeArguments) => Shape | string;

/** What a column's attribute does to the column. */
export type ColumnEffect =
  | 'ignored'
  | 'notNull'
  | 'null'
  | 'default'
  | 'comment'
  | 'onUpdate'
  | 'generated'
  | 'identity'
  | 'autoIncrement'
  | 'primaryKey'
  | 'unique'
  | 'check'
  | 'references'
  | 'collation'
  | 'characterSet'
  | 'srid'
  | 'compressed'
  | 'visibility'
  | 'rowPeriod'
  | 'versioning';

/** What a table element that is not a column does to the table. */
export type ElementEffect =
  | 'ignored'
  | 'primaryKey'
  | 'primaryKeyOfIndex'
  | 'unique'
  | 'check'
  | 'foreignKey'
  | 'exclude'
  | 'index'
  | 'notNull'
  | 'like'
  | 'period';

/** What follows the parenthesised list does to the table. */
export type OptionEffect =
  | 'ignored'
  | 'characterSet'
  | 'collation'
  | 'partitionBy'
  | 'partitionKey'
  | 'inherits'
  | 'select'
  | 'engine'
  | 'sequenceStart'
  | 'mostRows'
  | 'rowFormat'
  | 'blockSize'
  | 'versioned'
  | 'onCommit'
  | 'accessMethod'
  | 'storageParameters';

/** What a statement beside the CREATE TABLE does. */
export type StatementEffect =
  | 'ignored'
  | 'createTable'
  | 'createTableOf'
  | 'createTableAs'
  | 'selectInto'
  | 'createPartition'
  | 'createTableLike'
  /** A relation that is no table: statements that ALTER TABLE may be about it. */
  | 'createRelation'
  | 'createSequence'
  | 'createSchema'
  | 'createRoutine'
  | 'createTrigger'
  /** Something between types: which there are is not known any more. */
  | 'createOperator'
  | 'createEnum'
  | 'createRange'
  | 'createComposite'
  | 'createDomain'
  | 'createIndex'
  | 'dropIndex'
  | 'setSearchPath'
  | 'dropTables'
  | 'renameTables'
  | 'alterTable'
  | 'addLabel'
  | 'renameLabel'
  | 'renameType'
  | 'alterAttributes'
  | 'renameAttribute'
  | 'domainNullability'
  | 'domainDefault'
  | 'domainDropConstraint'
  | 'domainAdd'
  | 'commentColumn';

/** What one action of ALTER TABLE does. */
export type AlterEffect =
  | 'ignored'
  | 'addElement'
  | 'addColumn'
  | 'modifyColumn'
  | 'setNotNull'
  | 'dropNotNull'
  | 'setDefault'
  | 'setType'
  | 'dropDefault'
  | 'dropColumn'
  | 'dropConstraint'
  | 'dropGeneration'
  | 'setExpression'
  | 'renameColumn'
  | 'renameConstraint'
  | 'renameTable'
  | 'setSchema'
  | 'identity'
  | 'attribute'
  | 'attachPartition'
  | 'detachPartition'
  | 'inherit'
  | 'addPartition'
  | 'dropPartition'
  | 'reorganizePartition'
  | 'removePartitioning'
  | 'dropKey'
  | 'renameKey'
  | 'convertCharacterSet'
  | 'versioned'
  /** Options of the table: rows of the table of them. */
  | 'tableOptions';

/** What an attribute of CREATE DOMAIN does. */
export type DomainEffect = 'ignored' | 'notNull' | 'null' | 'default' | 'check';

/** Rows of syntax and what each does. The key is a pattern in the notation of the manuals: see src/parser/pattern.ts. */
export type SyntaxTable<Effect extends string> = Readonly<Record<string, Effect>>;

/** How an operator between (or behind) operands is read. */
export interface InfixRow {
  /** Binding power: the higher binds first. */
  readonly power: number;
  readonly form:
    | 'binary'
    | 'logical'
    | 'qualifiedOperator'
    | 'like'
    | 'between'
    | 'in'
    | 'is'
    | 'postfix'
    | 'cast'
    | 'subscript'
    | 'collate'
    | 'atTimeZone'
    | 'memberOf'
    | 'call'
    | 'field';
  /** The operator's canonical name where the spelling differs from it. */
  readonly name?: string;
  /** Whether the operator is the negation of the one that `name` names. */
  readonly negated?: true;
  /** Whether only a column stands before it. */
  readonly ofColumn?: true;
  /** The word that must follow for the first to be this operator. */
  readonly second?: string;
}

/** How an operator before its operand is read. */
export interface PrefixRow {
  readonly power: number;
  readonly name?: string;
}

export interface OperatorTables {
  readonly prefix: Readonly<Record<string, PrefixRow>>;
  readonly infix: Readonly<Record<string, InfixRow>>;
  /** Binding power of any operator that is in no row; null: there is none. */
  readonly other: number | null;
  /** Binding power of a prefix operator that is in no row; null: there is none. */
  readonly otherPrefix: number | null;
  /** Binding powers whose operators do not chain: `a < b < c` is an error. */
  readonly nonassociative: ReadonlySet<number>;
  /** What an operand may hold that attributes may follow, so that their words are not taken for operators. */
  readonly operand: OperandRules;
  /** Words behind IS, and the test that they name. */
  readonly isTests: SyntaxTable<IsTest>;
}

/** An operand that ends where the words of a clause begin (DEFAULT, the lower bound of BETWEEN). */
export interface OperandRules {
  /** Least binding power of its operators. */
  readonly power: number;
  /** Operators that it does not hold outside of parentheses, whatever their power. */
  readonly excluded: ReadonlySet<string>;
  /** First words of the tests behind IS that it holds. */
  readonly isTests: ReadonlySet<string>;
}

export type IsTest =
  | 'null'
  | 'true'
  | 'false'
  | 'unknown'
  | 'distinct'
  | 'document'
  | 'normalized'
  | 'json'
  | 'json object'
  | 'json array'
  | 'json scalar';

/** How values are written, by kind; each entry is constant text around or instead of the value. */
export interface Literals {
  /** What makes names and strings safe to write. */
  readonly nameQuote: string;
  /**
   * How names are written whose last byte a client may take for the first half of a character, and the quote behind it for the
   * second, where it reads the output in another character set; null: no character set has the quote as a second half.
   */
  readonly swallowedQuotes: SwallowedQuotes | null;
  /** A string with a backslash (or, MySQL, a control character): `escape` doubles it in E'…', `hexadecimal` writes the bytes. */
  readonly awkwardStrings: 'escape' | 'hexadecimal';
  /** Statement that names the output's encoding; needed where not all bytes are ASCII. */
  readonly encodingPreamble: string;
  readonly boolean: readonly [string, string];
  /** Around the hexadecimal digits of a byte string. */
  readonly bytes: readonly [string, string];
  /** Around the binary digits of a bit string. */
  readonly bits: readonly [string, string];
  /** Behind a timestamp with time zone. */
  readonly zone: string;
  /** Around the text form of a spatial value; {srid} stands for the number of its reference system. */
  readonly spatial: readonly [string, string];
  /** How a vector is written: as its text form, or as the bytes of its numbers. */
  readonly vectors: 'text' | 'bytes';
  /** What lets rows give numbers that the database alone gives; null: there are no such columns. */
  readonly overriding: string | null;
  /** What inserts a row into a table without columns; null: there are no such tables. */
  readonly emptyRow: string | null;
}

/**
 * What stands around the rows of many tables. In braces stands what is put in there: `table` and `column`, quoted names; `tableText` and
 * `columnText`, names as strings; `key`, the columns of a key; `assignments`; `number`; `sequenceText`, a sequence's name as a string.
 * Statements end with their line.
 */
export interface Loading {
  /** Engines whose tables keep no rows of their own, in lower case. */
  readonly enginesWithoutRows: ReadonlySet<string>;
  /** Around all rows, where they come together or not at all. `endedByNumbering`: whether `nextNumber` would end it. */
  readonly transaction: { readonly around: readonly [string, string]; readonly endedByNumbering: boolean };
  /**
   * Before and behind rows whose foreign keys are checked at the end of a transaction of their own (`alone`), or at these statements in
   * a transaction of all rows (`inside`); null: there is no such thing.
   */
  readonly deferred: { readonly alone: readonly [string, string]; readonly inside: readonly [string, string] } | null;
  /** Before and behind rows whose foreign keys are not checked; null: rows of several tables that need each other are one statement. */
  readonly unchecked: readonly [string, string] | null;
  /** What makes an INSERT change the rows that are there already, and the same where there is nothing to change of a `column`. */
  readonly upsert: string;
  readonly emptyUpsert: string;
  /** An assignment of it, of a `column`: `always`, or only where it is NULL. */
  readonly assignment: Readonly<Record<AssignmentKind, string>>;
  /**
   * What statements begin and end with that leave rows as they are which are there already; `takesDeferrable`: whether a table may have
   * deferrable keys.
   */
  readonly ignoring: { readonly verb: string; readonly end: string; readonly takesDeferrable: boolean };
  /** What statements begin with whose rows take the places of those that have the same keys; null: there are none. */
  readonly replacing: string | null;
  /**
   * What empties tables: what stands before, between and behind them, and for each `table`, where it has partitions or not. It empties no
   * others.
   */
  readonly emptying: {
    readonly before: string;
    readonly between: string;
    readonly behind: string;
    readonly table: string;
    readonly partitioned: string;
  };
  /** The statement that makes the server count a table's values again. */
  readonly analyze: string;
  /** The statements that make a sequence go on behind the numbers that rows gave: a column's own, or one by its name. */
  readonly nextNumber: { readonly own: string; readonly named: string | null };
  /** Whether a row's references are checked before its sequence numbers it, so that it cannot refer to itself by a number not given. */
  readonly checksBeforeNumbering: boolean;
  /** Before and behind rows for which a trigger, the `column`, does not run; null: none can be kept from it. */
  readonly untriggered: readonly [string, string] | null;
  /** The same for all triggers of a table. */
  readonly allUntriggered: readonly [string, string] | null;
  /** How a client loads files in order: what makes it take another `{file}`, and comments that say how to start it. */
  readonly files: { readonly take: string; readonly usage: string };
}

/** Which values an upsert's assignment changes. */
export type AssignmentKind = 'always' | 'whereNull';

/** Characters that a column holds: those of ASCII, those of western Europe (Windows-1252), of Unicode's basic plane, or all. */
export type CharacterRange = 'ascii' | 'latin' | 'plane' | 'all';

/** Values at the ends of types, beyond those that every dialect's types have. `{fraction}` and `{zone}`: digits of a second, and an offset. */
export interface Extremes {
  readonly days: readonly string[];
  readonly moments: readonly string[];
  readonly times: readonly string[];
  /** What is no number, where a type's digits are bounded, and where they are not. */
  readonly numbers: { readonly bounded: readonly string[]; readonly unbounded: readonly string[] };
  /** What columns hold by their character set, and where they name none. */
  readonly characters: ReadonlyMap<string, CharacterRange>;
  readonly unnamedCharacters: CharacterRange;
  /** The character set that a column is taken to have which names none, and the one that holds all; null: no text names any. */
  readonly characterSets: { readonly assumed: string; readonly widest: string } | null;
}

/**
 * How values are written as texts in place of literals, and what reads rows of such. In braces stands what is put in there: `table`, its
 * quoted name; `columns`, the quoted names of those that rows give; `fields` and `settings`, the same where a field is converted on its
 * way into the column; `file`, a file's name as a string; in a conversion, `value`, the field, and `srid`.
 */
export interface Bulk {
  /** Before the hexadecimal digits of a byte string, and before the text of a spatial value. */
  readonly bytes: string;
  readonly spatial: string;
  readonly boolean: readonly [string, string];
  /** How NULL stands in a CSV file, without quotes. */
  readonly csvNull: string;
  /** What stands around rows that follow a statement in the text of a client; null: rows are read from a file alone. */
  readonly inline: {
    /** What the client is told first, so that it takes no row for a statement where the first one fails. */
    readonly preamble: string;
    readonly head: string;
    readonly end: string;
  } | null;
  /**
   * What stands around rows as objects of JSON, in a text that no `$` ends but that of `end`, which an INSERT statement reads as rows of its
   * table; null: nothing reads such.
   */
  readonly recordset: { readonly head: string; readonly end: string } | null;
  /** What makes the client read a file of rows; null: there are none of this form. */
  readonly read: { readonly copy: string | null; readonly csv: string };
  /** What ends the name of a file of the one that has no name of its own. */
  readonly ending: string;
  /**
   * How rows of tables that need each other are loaded from files, where their references cannot be put off: what makes a table for the
   * rows of a file, a `stage`, and what inserts its rows; null: references are not checked until then.
   */
  readonly staged: { readonly make: string; readonly insert: string; readonly drop: string } | null;
  /** Whether that is one line, in which no name has a line break. */
  readonly readsByLine: boolean;
  /** How fields become values of columns that do not take their texts. `numbers`: of bits that are written as numbers, or behind a `b`. */
  readonly conversions: Readonly<Partial<Record<'bytes' | 'bits' | 'numbers' | 'spatial', string>>>;
  /** What gives a column what its table says, where rows are lines without fields; null: no file has such rows. */
  readonly default: string | null;
  /** How a client loads such files in order, in comments, and what it needs beside where files of statements are among them. */
  readonly usage: string;
  readonly usageAmong: string;
}

export interface SwallowedQuotes {
  /** Characters behind which the quote may be taken for a part of them. */
  readonly behind: RegExp;
  /** Names that stand without quotes. */
  readonly bare: RegExp;
  /** Quotes that no character set has as a second half, and the statement that makes them those of names. */
  readonly quote: string;
  readonly preamble: string;
}

/** A character set: the bytes that a character takes, at least and at most. */
export interface CharacterSet {
  readonly leastBytes: number;
  readonly mostBytes: number;
  /** What every server counts for a character in a key, where that is less. */
  readonly countedBytes?: number;
}

/** What a server refuses of a table's defaults, indexes, character sets, engine and partitions. Names are in lower case. */
export interface Strictness {
  /** Most characters or bytes of a type that pads its values. */
  readonly paddedLength: number;
  /** Most bytes of a column that may be NULL (one more of another) and of a row, but for long values, which are kept apart. */
  readonly mostColumnBytes: number;
  readonly mostRowBytes: number;
  /** Engines that number rows by a column that is not the first of a key. */
  readonly enginesNumberingWithin: ReadonlySet<string>;
  /** Engines that have no keys and no indexes. */
  readonly enginesWithoutKeys: ReadonlySet<string>;
  /** Engines that keep no more rows than the table's options say, and no more than there is room for in memory: so many bytes. */
  readonly enginesOfSoManyRows: ReadonlySet<string>;
  readonly memoryTableBytes: number;
  /** Engines that keep no NULL, and those that keep no long values. */
  readonly enginesWithoutNull: ReadonlySet<string>;
  readonly enginesWithoutLongValues: ReadonlySet<string>;
  /** How the engines that are named keep rows. */
  readonly rowFormats: {
    readonly engines: ReadonlySet<string>;
    /** Formats that they do not have. */
    readonly refused: ReadonlySet<string>;
    /** Sizes of a block, in KiB, of those that they compress; 0: any. They compress where one is named, and no other format is. */
    readonly blockSizes: ReadonlySet<number>;
    readonly compressed: string;
    readonly uncompressed: ReadonlySet<string>;
    /** Most bytes of a part of a key, in formats where that is less than in others. */
    readonly partBytes: ReadonlyMap<string, number>;
  };
  /** Engines that have no FULLTEXT indexes, and those whose tables have no partitions. */
  readonly enginesWithoutDocuments: ReadonlySet<string>;
  readonly enginesWithoutPartitions: ReadonlySet<string>;
  /** The column that numbers documents, in the engines that have such. */
  readonly documentNumber: string;
  readonly enginesNumberingDocuments: ReadonlySet<string>;
  /** Most bytes of a primary key, in most engines and in those that are named. */
  readonly mostKeyBytes: number;
  readonly keyBytes: ReadonlyMap<string, number>;
  /** Functions that no expression of that place may call. */
  readonly refusedFunctions: Readonly<Record<'check' | 'default' | 'stored' | 'virtual', ReadonlySet<string>>>;
  /** Functions that look over many rows: none stands in an expression of a table. */
  readonly manyRowFunctions: ReadonlySet<string>;
  /** All functions, by the first words of their names: no expression of a table calls others. */
  readonly functions: ReadonlySet<string>;
  /** Whether spatial columns may be of the reference system of this number. */
  readonly isReferenceSystem: (srid: number) => boolean;
  /** Kinds of columns that partitions are not made by: in an expression of HASH, of RANGE or LIST, among their columns, of KEY. */
  readonly unpartitioned: Readonly<Record<'hash' | 'range' | 'columns' | 'key', ReadonlySet<Kind>>>;
  /** Kinds of the columns that functions of such an expression are about, by the first word or all of a function's name. */
  readonly partitionArguments: ReadonlyMap<string, ReadonlySet<Kind>>;
  /** First words of the functions, and operators, that an expression which divides rows may hold. */
  readonly partitionFunctions: ReadonlySet<string>;
  readonly partitionOperators: ReadonlySet<string>;
  /** Storage engines that a table may name. */
  readonly engines: ReadonlySet<string>;
  /** Character sets that may be named. */
  readonly characterSets: ReadonlyMap<string, CharacterSet>;
  /** The character set that a collation is of; null: it is of several; undefined: it is none. */
  readonly characterSetOf: (collation: string) => string | null | undefined;
}

/** What a server refuses of a table that is well formed. Names are in lower case. */
export interface Analysis {
  /** Columns that every table has: none can have such a name. */
  readonly systemColumns: ReadonlySet<string>;
  /** Those of them that conditions may read. */
  readonly readableSystemColumns: ReadonlySet<string>;
  /** Types whose values have no order, so that no key holds them. */
  readonly unordered: ReadonlySet<string>;
  /** Character types that take no collation. */
  readonly uncollatable: ReadonlySet<string>;
  /** Functions that look over many rows, or give many: none stands in a condition or a default. */
  readonly manyRowFunctions: ReadonlySet<string>;
  /** Functions that may give another result for the same arguments: none stands in what is stored of a row. */
  readonly changingFunctions: ReadonlySet<string>;
  /** Parameters that a table WITH them has, and the numbers that each takes; null: a word or a date is its value. */
  readonly storageParameters: ReadonlyMap<string, readonly [number, number] | null>;
  /** How an EXCLUDE constraint may be kept, and the only operators that it then has; null: any that reads both ways. */
  readonly exclusionMethods: ReadonlyMap<string, ReadonlySet<string> | null>;
  /** Operators that read one way only, so that no EXCLUDE constraint has them. */
  readonly oneWayOperators: ReadonlySet<string>;
  /** Columns that a table, a key and a way of making partitions have at most. */
  readonly most: { readonly columns: number; readonly keyColumns: number };
}

/** Names of constraints that have none: joined of the table's and the columns' and an ending, or numbered by kind. */
export type ConstraintNames = 'joined' | 'numbered';

/** All that the engine asks of a dialect. Everything is data, but for the shapes that a type row computes. */
export interface Dialect {
  readonly name: string;
  readonly lexis: Lexis;
  /** All other words may be names everywhere. */
  readonly keywords: ReadonlyMap<string, KeywordClass>;
  readonly names: Readonly<Record<NameRole, readonly KeywordClass[]>>;
  /** Named patterns that other patterns refer to as <name>. */
  readonly rules: Readonly<Record<string, string>>;
  readonly statements: SyntaxTable<StatementEffect>;
  /** How statements begin that decide which tables there are and which rows they take: none of those is skipped. */
  readonly definingStatements: string;
  /** How a statement begins that inserts into a table, in the body of a routine. */
  readonly insertion: string;
  readonly tableElements: SyntaxTable<ElementEffect>;
  readonly columnAttributes: SyntaxTable<ColumnEffect>;
  readonly tableOptions: SyntaxTable<OptionEffect>;
  readonly alterActions: SyntaxTable<AlterEffect>;
  readonly domainAttributes: SyntaxTable<DomainEffect>;
  /** Whether names of columns, keys and constraints that differ in case only are the same. */
  readonly columnNames: 'exact' | 'anyCase';
  /** How the server names a constraint without a name. */
  readonly constraintNames: ConstraintNames;
  /** What DROP COLUMN takes from a key of several columns: the whole key, or the column. */
  readonly dropColumn: 'withKeys' | 'fromKeys';
  /** What is refused beyond the grammar; null: nothing but what every dialect refuses. */
  readonly analysis: Analysis | null;
  /** The server's types and what expressions do with them, where they are static; null: they are not. */
  readonly catalog: Catalog | null;
  /** The same, of a dialect whose servers refuse by the definition alone, without a catalog; null: nothing. */
  readonly strictness: Strictness | null;
  /** What may stand between a column's type and its attributes, or nothing. */
  readonly columnStorage: string;
  /** What may follow a column in an ALTER TABLE. */
  readonly columnPosition: string;
  /** What may follow a column or expression in a key. */
  readonly keyPartSuffix: string;
  /** The same in what partitions are made by. */
  readonly partitionPartSuffix: string;
  /** An option of a partition's definition; it may come several times. */
  readonly partitionOption: string;
  /** Whether table options stand in the order of their rows, each once, or in any, repeatedly. */
  readonly optionOrder: 'fixed' | 'free';
  /** What may stand between table options, or nothing. */
  readonly optionSeparator: string;
  /** Whether a table may have no column. */
  readonly emptyTables: boolean;
  readonly types: Readonly<Record<string, TypeRow>>;
  /** What makes an array of a type, each noted word one dimension, or nothing. */
  readonly arraySuffix: string;
  readonly operators: OperatorTables;
  /** Calls whose parentheses hold more than a list of expressions, and calls without parentheses. */
  readonly callForms: Readonly<Record<string, string>>;
  /** Reserved words that are functions where a parenthesis follows. */
  readonly reservedFunctions: ReadonlySet<string>;
  /** Names of functions that are no names where a parenthesis follows without white space. */
  readonly functionTokens: ReadonlySet<string>;
  /** Whether a column may have an attribute of one kind twice, or two that contradict each other: the last one counts. */
  readonly repeatedAttributes: 'lastCounts' | 'refused';
  /** Attributes that cannot stand behind others, with those others. */
  readonly misplacedAttributes: Partial<Readonly<Record<ColumnEffect, readonly ColumnEffect[]>>>;
  /**
   * Names that may qualify the name of a table and of a column where they are defined; whether a point may begin it; and the
   * table that may qualify a column in an expression: its own (PostgreSQL 18, 4.2.1), or any, which is not looked at.
   */
  readonly qualifiers: {
    readonly table: number;
    readonly column: number;
    readonly leadingPoint: boolean;
    readonly ofColumns: 'ownTable' | 'anyTable';
  };
  /** Options of storage engines, which are written with an equals sign. */
  readonly engineOptions: ReadonlySet<string>;
  /** Types whose name may stand before a string to make it a literal of that type; null: any type's. */
  readonly typedLiterals: ReadonlySet<string> | null;
  /** What begins the character set before a string (`_utf8mb4'…'`), or nothing. */
  readonly introducer: string;
  /** Strings that follow each other are one: anywhere, or only across a line's end. */
  readonly adjacentStrings: 'anywhere' | 'acrossLines';
  /** What 0x1F stands for: a number, or the bytes that the digits spell. */
  readonly radixNumbers: 'number' | 'bytes';
  /** What may follow the string of an interval literal, or nothing. */
  readonly intervalFields: string;
  /** Numbers that ask the database for the next one where a row gives them in a column that it numbers. */
  readonly askForNext: readonly number[];
  /** Whether a type that no table lists is read (a user's type), or is an error. */
  readonly unlistedTypes: 'read' | 'refused';
  /** Schemas in which the types of `systemTypes` (or, where no others are read, the listed ones) are found when a name is qualified. */
  readonly typeSchemas: readonly string[];
  /** Types by the name that the catalog stores, which may be quoted; no user's type is found before them. */
  readonly systemTypes: Readonly<Record<string, TypeRow>>;
  /** Types of extensions by name: they stand in any schema, and a user's type of this name is found before them. */
  readonly extensionTypes: Readonly<Record<string, TypeRow>>;
  /** Types that no column can have, in lower case. */
  readonly pseudoTypes: ReadonlySet<string>;
  readonly literals: Literals;
  readonly extremes: Extremes;
  readonly loading: Loading;
  /** The condition that a text, `subject`, is as a whole in a regular expression, `pattern`, in which case counts. */
  readonly wholeMatch: string;
  readonly bulk: Bulk;
  /** What its servers make of expressions. */
  readonly semantics: Semantics;
}

/** Checks what the type system cannot: that no word has two classes. */
export function keywordTable(classes: Partial<Record<KeywordClass, string>>): ReadonlyMap<string, KeywordClass> {
  const table = new Map<string, KeywordClass>();
  for (const name of KEYWORD_CLASSES) {
    for (const word of words(classes[name] ?? '')) {
      if (table.has(word)) throw new Error(`The keyword ${word} is listed twice.`);
      table.set(word, name);
    }
  }
  return table;
}

/** Binary operators of one power. */
export function binary(power: number, spellings: string): Readonly<Record<string, InfixRow>> {
  return Object.fromEntries(words(spellings).map((spelling) => [spelling, { power, form: 'binary' }]));
}

/** A number, a text, or true or false, as JSON has them. */
export type OptionScalar = number | string | boolean;

/** JSON Schema (draft 2020-12) of a value: plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a value of an option may be: data, of which checks, types, flags and the JSON Schema are made. */
export type OptionForm =
  /** `most` is as large as a whole number of a double, where no reason bounds it before. */
  | { readonly form: 'integer'; readonly least: number; readonly most: number }
  | { readonly form: 'number'; readonly least: number; readonly most: number; readonly isLeastLeftOut: boolean }
  | { readonly form: 'boolean' }
  | { readonly form: 'true' }
  /** `pattern`: an expression of ECMA-262 that the whole text matches. */
  | { readonly form: 'text'; readonly pattern: RegExp | null }
  | { readonly form: 'names'; readonly names: readonly string[] }
  | { readonly form: 'list'; readonly of: OptionKind; readonly least: number }
  /** By names that the caller chooses: of tables, of columns, or values themselves. */
  | { readonly form: 'map'; readonly of: OptionKind }
  | { readonly form: 'record'; readonly fields: OptionFields; readonly rivals: Rivals }
  | { readonly form: 'anyOf'; readonly kinds: readonly OptionKind[] };

/** What an option may be. `Value`: its type in the library. */
export interface OptionKind<Value = unknown> {
  /** Stands behind "must be". */
  readonly allowed: string;
  readonly form: OptionForm;
  /** Never there: it carries the type. */
  readonly value?: Value;
}

/** An option, as help, documentation and editors show it. */
export interface OptionField<Value = unknown> {
  readonly kind: OptionKind<Value>;
  /** What it does, in a sentence without its full stop. */
  readonly about: string;
  /** Whether it has to be given. */
  readonly isRequired?: boolean;
}

/** Options by their names in the library: in JSON, words are joined by `_`, in flags by `-`. */
export type OptionFields = Readonly<Record<string, OptionField>>;

/** By the name of an option, those that say otherwise what it says: of two sources, what the second says replaces what the first does. */
export type Rivals = Readonly<Record<string, readonly string[]>>;

/** The type of an option in the library. */
export type ValueOf<Kind> = Kind extends OptionKind<infer Value> ? Value : never;

/** An option that has to be given. */
export type RequiredField<Value = unknown> = OptionField<Value> & { readonly isRequired: true };

/** The type of a record of options. */
export type OptionsOf<Fields extends OptionFields> = {
  readonly [Name in keyof Fields as Fields[Name] extends RequiredField ? never : Name]?: ValueOf<Fields[Name]['kind']>;
} & {
  readonly [Name in keyof Fields as Fields[Name] extends RequiredField ? Name : never]: ValueOf<Fields[Name]['kind']>;
};

/** The fields of options of a type: whatever the type has, its table has, too. */
export type FieldsOf<Options> = {
  readonly [Name in keyof Required<Options>]: OptionField<NonNullable<Options[Name]>>;
};

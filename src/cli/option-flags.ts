import { nearestHint } from '../options/check-options.ts';
import { faultIn, isOptions, KEBAB } from '../options/fault.ts';
import type { OptionField, OptionFields, OptionForm, OptionKind, OptionsOf } from '../options/kind.ts';
import { valueOfWord } from '../options/word-value.ts';
import { columnsAsked } from './column-flag.ts';
import { badArguments } from './command-error.ts';
import type { Flag } from './flag-help.ts';
import { type Flags, last, valuesOf } from './flags.ts';
import { rowsAsked } from './rows-flag.ts';

/** A flag that asks for an option. */
export interface OptionFlag extends Flag {
  /** The option's name in the library. */
  readonly option: string;
  readonly field: OptionField;
  /** Whether it takes no value. */
  readonly isSwitch: boolean;
}

/** Options whose flags are read in a way of their own, and what they add to the values of others. */
const READERS: Readonly<Record<string, (flags: Flags) => Readonly<Record<string, unknown>>>> = {
  rows: rowsAsked,
  columns: columnsAsked,
};

/** Options that are given one at a time, so that their flags are in the singular. */
const SINGULAR: Readonly<Record<string, string>> = { tables: 'table', columns: 'column' };

/** What stands for the values in help, where their form says too little. */
const VALUES: Readonly<Record<string, string>> = {
  rows: 'N|TABLE=N',
  seed: 'S',
  tables: 'NAME',
  where: 'CONDITION',
  columns: 'OPTIONS',
};

/** What help says beside, of what only flags have. */
const BESIDE: Readonly<Record<string, string>> = {
  rows: "; repeated for some: -n 50 -n orders=900 -n items=3x, three times its first parent's",
  seed: ' (default: drawn and printed)',
  tables: '; to be repeated',
  where: '; to be repeated',
  columns: ": --column 'orders.status: values=a,b,c nulls=0.2'; to be repeated",
};

/** The flags of options: of all that a flag can say. */
export function optionFlags(fields: OptionFields): readonly OptionFlag[] {
  return Object.entries(fields)
    .filter(([option, { kind }]) => READERS[option] !== undefined || isFlagForm(kind.form))
    .map(([option, field]) => ({
      name: flagOf(option),
      option,
      field,
      isSwitch: isSwitch(field.kind.form),
      value: isSwitch(field.kind.form) ? '' : (VALUES[option] ?? valueText(field.kind)),
      help: `${field.about}${BESIDE[option] ?? ''}`,
      choices: namesOf(field.kind),
    }));
}

/** The flag of an option, without its dashes. What `rowsOf` asks for is said with `--rows`. */
export function flagOf(option: string): string {
  return option === 'rowsOf' ? 'rows' : (SINGULAR[option] ?? KEBAB(option));
}

/** The options that flags ask for. Throws CommandError for a value that an option cannot have. */
export function readOptions<Fields extends OptionFields>(flags: Flags, fields: Fields): OptionsOf<Fields> {
  const values = optionFlags(fields).flatMap(({ name, option, field, isSwitch: takesNone }) => {
    const read = READERS[option];
    if (read !== undefined) return Object.entries(read(flags));
    if (!flags.given.has(name)) return [];
    return [[option, takesNone ? true : optionValue(field.kind, flags, name)] as const];
  });
  const options = Object.fromEntries(values);
  if (!isOptions(fields, options)) throw new Error('Flags were read as options that there are not.');
  return options;
}

function optionValue(kind: OptionKind, flags: Flags, name: string): unknown {
  const { form } = kind;
  if (form.form === 'list') return valuesOf(flags, name).map((text) => checkedValue(form.of, text, name));
  return checkedValue(kind, last(flags, name) ?? '', name);
}

function checkedValue(kind: OptionKind, text: string, name: string): unknown {
  const value = valueOfWord(kind, text);
  const fault = faultIn(kind, value);
  if (fault === null) return value;
  const best = fault.what === 'value' ? fault.nearest : null;
  throw badArguments(`--${name} must be ${allowedText(kind)}, not ${JSON.stringify(text)}${nearestHint(best)}.`);
}

/** Whether a flag's text says a value of this form, or several flags do. */
function isFlagForm(form: OptionForm): boolean {
  switch (form.form) {
    case 'map':
    case 'record':
      return false;
    case 'list':
      return isFlagForm(form.of.form);
    case 'anyOf':
      return form.kinds.every(({ form: each }) => each.form !== 'list' && isFlagForm(each));
    default:
      return true;
  }
}

function isSwitch({ form }: OptionForm): boolean {
  return form === 'boolean' || form === 'true';
}

/** Flags show names as they are typed. */
function allowedText({ form, allowed }: OptionKind): string {
  if (form.form !== 'names') return allowed;
  return [form.names.slice(0, -1).join(', '), form.names.at(-1)].filter((part) => part !== '').join(' or ');
}

/** The names that a value can be; undefined: it is no name. */
function namesOf({ form }: OptionKind): readonly string[] | undefined {
  return form.form === 'names' ? form.names : undefined;
}

/** What stands for a value in help. */
function valueText({ form }: OptionKind): string {
  switch (form.form) {
    case 'integer':
    case 'number':
      return 'N';
    case 'names':
      return form.names.join('|');
    case 'list':
      return valueText(form.of);
    default:
      return 'TEXT';
  }
}

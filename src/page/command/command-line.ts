import type { DialectName, FormatName } from '../../index.ts';
import { AS_THEY_ARE, KEBAB, spelt } from '../../options/fault.ts';
import { COLUMN_OPTIONS, type ColumnOptions, type TableOptions } from '../../options/value-options.ts';
import { valueOfWord } from '../../options/word-value.ts';
import { textOfOptions } from '../../options/written-options.ts';
import { SETTINGS, type Settings } from '../settings.ts';
import { wholeSettings } from './settings-file.ts';
import { shellLine } from './shell.ts';

/** What the command is to write. */
export interface Written {
  readonly format: FormatName;
  /** The one table that is written; null: all. */
  readonly table: string | null;
}

/** Where a reader is thought to have the text and the settings. */
const DDL_FILE = 'schema.sql';
export const SETTINGS_FILE = 'rowsmith.json';

/** The command that writes rows by a file of settings. */
export function commandWithFile(written: Written): string {
  return shellLine(['rowsmith', DDL_FILE, '--config', SETTINGS_FILE, ...outputWords(written)]);
}

/** The same with flags alone; null: no flags say all that is asked for. */
export function commandWithFlags(settings: Settings, dialect: DialectName, written: Written): string | null {
  const words = settingsWords(wholeSettings(settings, dialect));
  if (words === null) return null;
  return shellLine(['rowsmith', DDL_FILE, '--no-config', ...words, ...outputWords(written)]);
}

function outputWords({ format, table }: Written): readonly string[] {
  const named = table === null ? [] : flag('table', table);
  return format === 'insert' ? named : [...flag('format', format), ...named];
}

/** What begins with a dash is joined to its flag, so that it is none. */
function flag(name: string, value: string): readonly string[] {
  return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}

/** Names that flags can join to others. */
const NAME = /^[\p{L}_][\p{L}\p{N}_$.]*$/u;

/** Words of a command line; null: it cannot say this. */
type Words = readonly string[] | null;

function settingsWords({ where = [], columns = {}, tables = {}, ...plain }: Settings): Words {
  return joined([
    ...Object.entries(plain).map(([name, value]) => plainWords(name, value)),
    // What is asked of tables counts first: conditions have an order.
    ...Object.entries(tables).map(([name, options]) => tableWords(name, options)),
    ...where.map((condition) => flag('where', condition)),
    ...Object.entries(columns).map(([name, options]) => columnWords(name, options)),
  ]);
}

function plainWords(name: string, value: unknown): Words {
  if (value === undefined || value === false) return [];
  if (value === true) return [`--${KEBAB(name)}`];
  const word = String(value);
  const kind = spelt(SETTINGS, AS_THEY_ARE).get(name)?.kind;
  return kind !== undefined && valueOfWord(kind, word) === value ? flag(KEBAB(name), word) : null;
}

/** What flags say of a table: they give it no seed of its own, and do not leave its rows out. */
function tableWords(table: string, { rows, where = [], columns = {}, seed, omit }: TableOptions): Words {
  if (seed !== undefined || omit !== undefined || !NAME.test(table)) return null;
  return joined([
    rows === undefined ? [] : flag('rows', `${table}=${rows}`),
    ...where.map((condition) => flag('where', `${table}: ${condition}`)),
    ...Object.entries(columns).map(([name, options]) =>
      NAME.test(name) ? columnWords(`${table}.${name}`, options) : null,
    ),
  ]);
}

function columnWords(name: string, options: ColumnOptions): Words {
  const text = name.includes(':') ? null : textOfOptions(COLUMN_OPTIONS, options);
  return text === null ? null : flag('column', `${name}: ${text}`);
}

function joined(parts: readonly Words[]): Words {
  const words: string[] = [];
  for (const part of parts) {
    if (part === null) return null;
    words.push(...part);
  }
  return words;
}

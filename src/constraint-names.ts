import type { ConstraintNames } from '../grammar/dialect.ts';
import type { Check, ForeignKey, KeyPart, QualifiedName } from './ir.ts';
import { columnsOf } from './walk.ts';

/** An index or a key: what its name is made of. */
interface Indexed {
  readonly name: string | null;
  readonly kind: keyof typeof SUFFIXES;
  readonly parts: readonly KeyPart[];
  readonly where?: unknown;
}

/** A part of a table that has a name, given or chosen by the server. */
export type Named = Check | ForeignKey | Indexed;

/** The parts of a table that have names. */
export interface NamedParts {
  readonly name: QualifiedName;
  readonly checks: readonly Check[];
  readonly keys: readonly Indexed[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly indexes: readonly Indexed[];
}

/** The names of a table's constraints and indexes: those given, and those that the server chooses for the others. */
export function namesOf(table: NamedParts, manner: ConstraintNames): ReadonlyMap<Named, string> {
  const names = new Map<Named, string>();
  const fresh = new FreshNames();
  const all: readonly Named[] = [...table.checks, ...table.keys, ...table.foreignKeys, ...table.indexes];
  for (const one of all) {
    if (one.name === null) continue;
    names.set(one, one.name);
    fresh.take(one.name);
  }
  for (const one of all) if (one.name === null) names.set(one, fresh.choose(chosen[manner](table, one)));
  return names;
}

/** Names that are not taken yet, whatever their letters' case. */
export class FreshNames {
  readonly #taken = new Set<string>();
  /** How many names were tried, by the first of them. */
  readonly #tried = new Map<string, number>();

  take(name: string): void {
    this.#taken.add(name.toLowerCase());
  }

  /** The first free name: `nameAt` gives the one to try, by how many were tried before. */
  choose(nameAt: Choice): string {
    const first = nameAt(0);
    let tried = this.#tried.get(first) ?? 0;
    let name = nameAt(tried++);
    while (this.#taken.has(name.toLowerCase())) name = nameAt(tried++);
    this.#tried.set(first, tried);
    this.take(name);
    return name;
  }
}

type Choice = (tried: number) => string;

const chosen: Readonly<Record<ConstraintNames, (table: NamedParts, one: Named) => Choice>> = {
  /** PostgreSQL: table, columns and kind, with a number behind them. */
  joined(table, one) {
    const [owner, middle] = [table.name.at(-1) ?? '', middleOf(one).join('_')];
    return (tried) => joinedName(owner, middle, `${suffixOf(one)}${tried === 0 ? '' : tried}`);
  },

  /** MySQL: table and kind with a number; an index is called after its first column (manual, "CREATE TABLE"). */
  numbered(table, one) {
    if (isCheck(one) || isForeignKey(one)) {
      const stem = `${table.name.at(-1) ?? ''}_${isCheck(one) ? 'chk' : 'ibfk'}_`;
      return (tried) => `${stem}${tried + 1}`;
    }
    const first = one.kind === 'primary' ? 'PRIMARY' : (one.parts[0]?.column ?? 'functional_index');
    return (tried) => (tried === 0 ? first : `${first}_${tried + 1}`);
  },
};

/** Bytes of a name at most (PostgreSQL manual 4.1.1). */
const MAX_NAME_BYTES = 63;

/** What PostgreSQL makes of the parts of a name: of what is too long, the longer part is cut (makeObjectName in its sources). */
export function joinedName(owner: string, middle: string, label: string): string {
  const plain = [owner, middle, label].filter((part) => part !== '').join('_');
  // A unit of text takes three bytes at most.
  if (plain.length * 3 <= MAX_NAME_BYTES || bytesOf(plain) <= MAX_NAME_BYTES) return plain;
  const parts = [owner, middle].map((part) => ({ characters: [...part], bytes: bytesOf(part) }));
  const [one, other] = parts;
  for (let extra = bytesOf(plain) - MAX_NAME_BYTES; extra > 0; ) {
    const longer = (one?.bytes ?? 0) > (other?.bytes ?? 0) ? one : other;
    const cut = bytesOf(longer?.characters.pop() ?? '');
    if (longer === undefined || cut === 0) break;
    longer.bytes -= cut;
    extra -= cut;
  }
  return [...parts.map(({ characters }) => characters.join('')), label].filter((part) => part !== '').join('_');
}

/** Bytes of a text in UTF-8, counted without making them: names are many and short. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (code >= 0x10000) i++;
  }
  return bytes;
}

function isCheck(one: Named): one is Check {
  return 'expression' in one;
}

function isForeignKey(one: Named): one is ForeignKey {
  return 'target' in one;
}

function middleOf(one: Named): readonly string[] {
  if (isCheck(one)) {
    const columns = [...columnsOf(one.expression)];
    return columns.length === 1 ? columns : [];
  }
  if (isForeignKey(one)) return one.columns;
  return one.kind === 'primary' ? [] : one.parts.map(({ column }) => column ?? 'expr');
}

const SUFFIXES = {
  primary: 'pkey',
  unique: 'key',
  exclude: 'excl',
  plain: 'idx',
  spatial: 'idx',
  fulltext: 'idx',
} as const;

function suffixOf(one: Named): string {
  if (isCheck(one)) return 'check';
  if (isForeignKey(one)) return 'fkey';
  // Only an index is partial.
  return one.kind === 'unique' && one.where != null ? SUFFIXES.plain : SUFFIXES[one.kind];
}

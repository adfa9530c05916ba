import { type CompiledExpression, compiledExpression, textOfValue } from '../../expression/condition.ts';
import { nodeCountOf } from '../../expression/evaluable.ts';
import type { Scope } from '../../expression/scope.ts';
import type { Expression, Expressions, Key, KeyPart } from '../../ir.ts';
import type { Value } from '../../runtime/value.ts';
import { columnsOf } from '../../walk.ts';
import { generatedColumns } from '../checks.ts';
import { partExpression } from '../columns.ts';
import { withStoredValues } from '../derived/storable.ts';
import { keepsApart } from '../keys/keys.ts';
import type { ColumnShares } from '../shares.ts';
import { type Listed, roomOf } from './domains.ts';
import type { ListKey } from './list.ts';

/** What a key compares of some columns, which nothing compares together with others. */
export interface Projection {
  readonly key: Omit<ListKey, 'projection'>;
  readonly parts: readonly CompiledExpression[];
  /** Nodes that are evaluated for a row. */
  readonly nodes: number;
  readonly nullsDistinct: boolean;
}

/** What the keys of a table compute of rows of some of its columns. */
export class ComparedKeys {
  readonly #listed: Listed;
  readonly #scope: Scope;
  readonly #shares: ColumnShares;
  readonly #generated: (expression: Expression) => Expression;

  constructor(listed: Listed, scope: Scope, shares: ColumnShares) {
    this.#listed = listed;
    this.#scope = scope;
    this.#shares = shares;
    this.#generated = generatedColumns(withStoredValues(listed.table));
  }

  /** What each key that holds some of the columns compares of them; null: one compares them together with others. Throws Unevaluable where one computes what is not known here. */
  projectionsOf(columns: readonly string[]): readonly Projection[] | null {
    const { table, keys } = this.#listed;
    const found = keys.map((key): Projection | null | undefined => {
      const own = key.columns.filter((column) => columns.includes(column));
      if (own.length === 0) return undefined;
      const named = table.keys.find(({ name }) => name === key.name);
      const parts = named === undefined ? null : this.#partsOn(named, columns);
      if (parts === null) return null;
      const others = key.columns.filter((column) => !columns.includes(column));
      const listKey = {
        name: key.name,
        columns: own,
        isInner: others.length === 0,
        room: roomOf(others, this.#shares, this.#listed),
        isComputed: true,
      };
      const nodes = parts.reduce((sum, part) => sum + nodeCountOf(part), 0);
      const compiled = parts.map((part) => compiledExpression(part, this.#scope));
      return { key: listKey, parts: compiled, nodes, nullsDistinct: named?.nullsDistinct !== false };
    });
    return found.includes(null) ? null : found.flatMap((one) => one ?? []);
  }

  /** The parts of a key that compare the columns; null: one of them, or one that tells no rows apart, compares others. */
  #partsOn({ parts }: Key, columns: readonly string[]): Expressions | null {
    const { table } = this.#listed;
    const own: Expression[] = [];
    for (const part of parts) {
      const names = this.columnsOf(part);
      const count = names.filter((name) => columns.includes(name)).length;
      if (count === names.length && part.length === null && (part.operator ?? '=') === '=')
        own.push(this.#expressionOf(part));
      else if (count > 0 || !keepsApart(part, table)) return null;
    }
    return own;
  }

  /** What a key compares of a row, as a text; null: it has NULL in it, so that it is equal to none. */
  textOf({ parts, nullsDistinct }: Projection, valueIn: (name: string) => Value): string | null {
    const texts = parts.map(({ computed }) => textOfValue(computed(valueIn)));
    if (nullsDistinct && texts.includes(null)) return null;
    const isFolded = this.#listed.dialect.semantics.textEquality === 'collation';
    return texts.map((text) => (text === null ? '\u0001' : comparable(text, isFolded))).join('\0');
  }

  #expressionOf(part: KeyPart): Expression {
    return this.#generated(partExpression(part));
  }

  /** The columns that a part of a key compares. */
  columnsOf(part: KeyPart): readonly string[] {
    return [...columnsOf(this.#expressionOf(part))];
  }
}

/** A text of which all that the server takes for equal have the same: 1.0 and 1.00, and letters that collations take for one. */
function comparable(text: string, isFolded: boolean): string {
  const number = /^-?\d+\.\d*?(0+)$/.exec(text);
  if (number !== null) return text.slice(0, text.length - (number[1] ?? '').length).replace(/\.$/, '');
  return isFolded ? text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trimEnd() : text;
}

/** The places of columns in a row, by their names. */
export function placesOf(columns: readonly string[]): (name: string) => number {
  const places = new Map(columns.map((name, place) => [name, place]));
  return (name) => places.get(name) ?? -1;
}

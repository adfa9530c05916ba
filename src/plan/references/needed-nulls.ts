import type { Table } from '../../ir.ts';
import type { ColumnTest } from '../facts/column-facts.ts';
import type { Parents } from './parents.ts';
import type { References } from './references.ts';

/** What is known of the columns of a table. */
interface KnownColumns {
  readonly table: Table;
  readonly parents: Parents;
  readonly references: References;
  readonly mayBeNull: ColumnTest;
  readonly shares: { readonly isKeyed: ColumnTest };
}

/** Columns that refer to rows which nothing but NULL keeps. */
export class NeededNulls {
  readonly #known: KnownColumns;

  constructor(known: KnownColumns) {
    this.#known = known;
  }

  /** Whether NULL alone keeps the foreign keys of a column, and may stand there. */
  isNeeded(name: string): boolean {
    const { parents, mayBeNull } = this.#known;
    return (parents.contradictedColumns().has(name) || this.#isSpare(name)) && mayBeNull(name);
  }

  /** Whether another column of a foreign key to unknown rows is NULL, so that this one is bound by its other foreign keys alone. */
  isUnbound(name: string): boolean {
    const { table, parents, shares } = this.#known;
    const index = parents.unknown.get(name);
    const isNull = (column: Table['columns'][number]): boolean =>
      column.nullable && parents.unknown.get(column.name) === index && !shares.isKeyed(column.name);
    return table.foreignKeys[index ?? -1]?.matchFull === false && table.columns.some(isNull);
  }

  /** Whether a column is the last that may be NULL in a key of references to the table itself alone: no digits tell these apart. */
  #isSpare(name: string): boolean {
    const { table, references, mayBeNull } = this.#known;
    return table.keys.some(({ parts, where }) => {
      const names = parts.map(({ column }) => column ?? '');
      const isOfReferences = names.length > 1 && names.every((one) => references.refersToOwnRows(one));
      const isOfOne = table.foreignKeys.some(({ columns }) => names.every((one) => columns.includes(one)));
      return where === null && isOfReferences && !isOfOne && names.findLast(mayBeNull) === name;
    });
  }
}

import type { AlterEffect } from '../../grammar/dialect.ts';
import type { Partition, PartitionBound } from '../ir.ts';
import { TableDraft, type TableEffect } from './draft.ts';
import { addPartition, removePartition } from './tables.ts';

type Effects =
  | 'addPartition'
  | 'attachPartition'
  | 'detachPartition'
  | 'dropPartition'
  | 'removePartitioning'
  | 'reorganizePartition';

/** Actions of ALTER TABLE on a table's partitions. */
export const repartitions: Readonly<Record<Effects & AlterEffect, TableEffect>> = {
  addPartition(table, { bounds = [] }) {
    change(table, (known) => [...known, ...bounds.map(undivided)]);
  },

  /** A table that did not come along is a partition without columns of its own. */
  attachPartition(table, { table: name = [], bounds: [bound] = [] }, { parser, offset }) {
    const known = parser.tables.find(name);
    const partition = known ?? new TableDraft(name, offset, parser.grammar.dialect.columnNames);
    if (bound !== undefined) addPartition(parser, table, partition, bound, offset);
  },

  detachPartition(table, { table: name = [] }, { parser }) {
    const partition = parser.tables.find(name);
    if (partition !== undefined) removePartition(table, partition);
  },

  dropPartition(table, { columns: names = [] }) {
    change(table, (known) => known.filter((one) => !isNamed(table, one, names)));
  },

  /** The partitions named give way to others in their place. */
  reorganizePartition(table, { columns: names = [], bounds = [] }) {
    if (names.length === 0) return;
    change(table, (known) => {
      const first = known.findIndex((one) => isNamed(table, one, names));
      return known.flatMap((one, i) => (i === first ? bounds.map(undivided) : isNamed(table, one, names) ? [] : [one]));
    });
  },

  removePartitioning(table) {
    table.partitioning = null;
  },
};

/** A partition that its table's own statement defines. */
export function undivided(bound: PartitionBound): Partition {
  return { bound, checks: [], partitioning: null };
}

function change(table: TableDraft, changed: (known: readonly Partition[]) => readonly Partition[]): void {
  const { partitioning } = table;
  if (partitioning !== null) table.partitioning = { ...partitioning, partitions: changed(partitioning.partitions) };
}

function isNamed(table: TableDraft, { bound: { name } }: Partition, names: readonly string[]): boolean {
  return name !== undefined && names.some((one) => table.isSame(name, one));
}

import type { AlterEffect } from '../../grammar/dialect.ts';
import type { Captures } from './context.ts';
import type { Place, TableDraft } from './draft.ts';

type Effects = 'attachPartition' | 'dropPartition' | 'reorganizePartition' | 'removePartitioning';

/** Actions of ALTER TABLE on a table's partitions. */
export const repartitions: Readonly<
  Record<Effects & AlterEffect, (table: TableDraft, captures: Captures, place: Place) => void>
> = {
  attachPartition(table, { bounds }) {
    addPartition(table, bounds);
  },

  dropPartition(table, { columns = [] }) {
    const { partitioning } = table;
    if (partitioning === null) return;
    const isDropped = (name: string) => columns.some((one) => table.isSame(name, one));
    table.partitioning = {
      ...partitioning,
      bounds: partitioning.bounds.filter(({ name }) => name === undefined || !isDropped(name)),
    };
  },

  /** The partitions named give way to others in their place. */
  reorganizePartition(table, { columns = [], bounds = [] }) {
    const { partitioning } = table;
    if (partitioning === null || columns.length === 0) return;
    const isReplaced = (name = '') => columns.some((one) => table.isSame(name, one));
    const first = partitioning.bounds.findIndex(({ name }) => isReplaced(name));
    table.partitioning = {
      ...partitioning,
      bounds: partitioning.bounds.flatMap((bound, i) => (i === first ? bounds : isReplaced(bound.name) ? [] : [bound])),
    };
  },

  removePartitioning(table) {
    table.partitioning = null;
  },
};

/** Counts the partition of another statement among those of the table. */
export function addPartition(table: TableDraft, bounds: Captures['bounds']): void {
  if (table.partitioning === null) return;
  const known = table.partitioning.bounds;
  table.partitioning = { ...table.partitioning, bounds: [...known, ...(bounds ?? [])], partitions: 'here' };
}

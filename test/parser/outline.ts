import type { Column, ForeignKey, Key, KeyPart, PartitionBound, RangeEnd, Table } from '../../src/ir.ts';
import { print } from './s-expression.ts';

/** What a table holds, a line for each part of it, in the order of columns, keys, checks, references, partitions. */
export function outline(table: Table): string[] {
  const { columns, keys, checks, foreignKeys, partitioning } = table;
  return [
    ...columns.map(columnLine),
    ...keys.map(keyLine),
    ...checks.map(({ name, expression }) => `${named(name)}check ${print(expression)}`),
    ...foreignKeys.map(foreignKeyLine),
    ...(partitioning === null ? [] : [`by ${partitioning.method} (${partitioning.parts.map(part).join(', ')})`]),
    ...(partitioning?.partitions ?? []).map(({ bound }) => boundLine(bound)),
  ];
}

function columnLine({ name, type, nullable, default: fallback, filledBy, generation }: Column): string {
  const { characterSet, collation } = type;
  return [
    `${name} ${type.written}`,
    characterSet === null ? '' : ` in ${characterSet}`,
    collation === null ? '' : ` collated ${collation}`,
    nullable ? '' : ' not null',
    fallback === null ? '' : ` default ${print(fallback)}`,
    filledBy === 'writer' ? '' : ` by ${filledBy}`,
    generation === null ? '' : ` ${print(generation)}`,
  ].join('');
}

function keyLine({ name, kind, parts, nullsDistinct, where }: Key): string {
  const list = parts.map(part).join(', ');
  const nulls = nullsDistinct ? '' : ' nulls not distinct';
  return `${named(name)}${kind} (${list})${nulls}${where === null ? '' : ` where ${print(where)}`}`;
}

function part({ column, expression, length, operator }: KeyPart): string {
  const head = expression === null ? `${column}` : print(expression);
  return `${head}${length === null ? '' : `(${length})`}${operator === null ? '' : ` with ${operator}`}`;
}

function foreignKeyLine({ name, columns, target, targetColumns, matchFull }: ForeignKey): string {
  const list = targetColumns.length === 0 ? '' : ` (${targetColumns.join(', ')})`;
  return `${named(name)}(${columns.join(', ')}) references ${target.join('.')}${list}${matchFull ? ' in full' : ''}`;
}

function boundLine(bound: PartitionBound): string {
  const list = (values: readonly RangeEnd[]): string =>
    values.map((value) => (typeof value === 'string' ? `${value.slice(0, 3)}value` : print(value))).join(', ');
  switch (bound.kind) {
    case 'lessThan':
      return `partition below ${list(bound.values)}`;
    case 'in':
      return `partition of ${bound.rows.map((row) => `(${list(row)})`).join(' ')}`;
    case 'fromTo':
      return `partition from ${list(bound.from)} to ${list(bound.to)}`;
    case 'hash':
      return `partition ${bound.remainder} of ${bound.modulus}`;
    case 'default':
      return 'partition';
  }
}

function named(name: string | null): string {
  return name === null ? '' : `${name}: `;
}

import { functionNamed } from '../../functions/index.ts';
import type { FunctionRecord } from '../../functions/record.ts';
import type { Column, Table } from '../../ir.ts';
import { nodesOf } from '../../walk.ts';
import { tableExpressions } from '../columns.ts';

type Asked = NonNullable<FunctionRecord['ofGeometry']>;

/** A table whose columns of any geometry have the class and the system that the functions ask for which it is computed with. */
export function withSpatialClasses(table: Table): Table {
  if (table.columns.every(({ type }) => type.shape.kind !== 'spatial')) return table;
  const asked = new Map<string, Asked>();
  const { generations, checks, indexed, keyParts } = tableExpressions(table);
  for (const { expression } of [...generations, ...checks, ...indexed, ...keyParts]) {
    for (const node of nodesOf(expression)) {
      const [operand] = node.kind === 'call' ? node.arguments : [];
      const wanted = node.kind === 'call' ? functionNamed(node.name).ofGeometry : undefined;
      const column = operand?.kind === 'column' ? operand.name : undefined;
      if (wanted !== undefined && column !== undefined) asked.set(column, { ...wanted, ...asked.get(column) });
    }
  }
  return asked.size === 0 ? table : { ...table, columns: table.columns.map((column) => narrowed(column, asked)) };
}

function narrowed(column: Column, asked: ReadonlyMap<string, Asked>): Column {
  const { shape } = column.type;
  const wanted = asked.get(column.name);
  if (wanted === undefined || shape.kind !== 'spatial') return column;
  const of = shape.of === 'geometry' ? (wanted.of ?? shape.of) : shape.of;
  return { ...column, type: { ...column.type, shape: { ...shape, of, srid: shape.srid ?? wanted.srid ?? null } } };
}

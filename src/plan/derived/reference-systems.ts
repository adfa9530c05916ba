import { functionNamed } from '../../functions/index.ts';
import type { Column, Expression, Table } from '../../ir.ts';
import type { Columns } from '../facts/column-facts.ts';
import { constantOf } from '../facts/operand.ts';
import { conjunctsOf } from '../facts/predicate.ts';

/** The system of degrees on the earth, where a check asks for any but the plane. */
const WGS84 = 4326;

/** A table whose spatial columns have the reference system that its checks ask for: ST_SRID(column) = number. */
export function withReferenceSystems(table: Table, columns: Columns): Table {
  const asked = new Map(
    table.checks
      .flatMap(({ expression }) => conjunctsOf(expression))
      .flatMap((condition) => askedSystem(condition, columns) ?? []),
  );
  if (asked.size === 0) return table;
  const withSystem = (column: Column): Column => {
    const srid = asked.get(column.name);
    const { shape } = column.type;
    if (srid === undefined || shape.kind !== 'spatial' || shape.srid !== null) return column;
    return { ...column, type: { ...column.type, shape: { ...shape, srid } } };
  };
  return { ...table, columns: table.columns.map(withSystem) };
}

/** The column that a condition is about, and the number of the system that it asks for; null: it is no such condition. */
function askedSystem(condition: Expression, { semantics }: Columns): readonly (readonly [string, number])[] | null {
  if (condition.kind !== 'binary') return null;
  const { operator, left, right } = condition;
  const [call, value] = left.kind === 'call' ? [left, right] : [right, left];
  if (call.kind !== 'call' || !functionNamed(call.name).givesReferenceSystem || call.arguments.length !== 1)
    return null;
  const [operand] = call.arguments;
  const column = operand?.kind === 'column' ? operand.name : undefined;
  const number = constantOf(value, semantics);
  if (column === undefined || typeof number !== 'number' || !Number.isInteger(number) || number < 0) return null;
  if (operator === '=') return [[column, number]];
  return operator === '<>' && number === 0 ? [[column, WGS84]] : null;
}

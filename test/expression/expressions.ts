import type { Value } from '../../src/expression/value.ts';
import { compile, type DialectName } from '../../src/index.ts';
import type { Expression } from '../../src/ir.ts';

/** The columns that expressions may name. */
export const COLUMNS = 'i int, j int, n numeric(6,2), s text, z text, b boolean, d date, e date';

/** Reads an expression as a condition of a table with those columns, and one more, `o`, that no row has a value of. */
export function parsed(text: string, dialect: DialectName = 'postgresql'): Expression {
  const { table } = compile(`CREATE TABLE t (${COLUMNS}, o int, CHECK (f(${text})))`, { dialect });
  const [check] = table.checks;
  const call = check?.expression;
  const operand = call?.kind === 'call' ? call.arguments[0] : undefined;
  if (operand === undefined) throw new Error(`No expression: ${text}`);
  return operand;
}

/** A row of those columns. */
export type SampleRow = Readonly<Record<string, Value>>;

export const rows: readonly SampleRow[] = [
  { i: 3, j: -7, n: 2.5, s: 'abc', z: 'a%c', b: true, d: '2024-02-29', e: '2024-03-01' },
  { i: 0, j: 3, n: -0.01, s: ' Ab ', z: '', b: false, d: '1999-12-31', e: '1999-12-31' },
  { i: -1, j: 12, n: 100, s: 'x_y', z: 'x\\_y', b: true, d: '2020-01-01', e: null },
  { i: null, j: null, n: null, s: null, z: null, b: null, d: null, e: null },
  { i: 7, j: null, n: 0.5, s: 'ÄÖ𝄞', z: '_Ö_', b: null, d: null, e: '2000-01-01' },
  { i: 2147483647, j: 1, n: -3.5, s: '12', z: '1%', b: false, d: '9999-12-31', e: '0001-01-01' },
];

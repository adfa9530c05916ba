import { dialects } from '../../grammar/index.ts';
import { type CompiledTable, compile } from '../../src/index.ts';
import { type ReadValue, readOutput } from '../readback/output.ts';
import type { BelievableTable, Contradiction, Expectation, Value } from './expectation.ts';

export interface Request {
  readonly rows: number;
  readonly seed: number | string;
}

/** An expectation, and what speaks against it in the rows; null: it holds. */
export interface Finding {
  readonly expectation: Expectation;
  readonly contradiction: Contradiction | null;
}

/** Tables that are compiled: each is, once, whichever seeds its rows have. */
const compiled = new WeakMap<BelievableTable, CompiledTable>();

/**
 * Writes rows of a table, reads them back, and holds each expectation against them. Throws an Error where an expectation names a
 * column that is not written, and what compiling and reading throw.
 */
export function assess(table: BelievableTable, request: Request): readonly Finding[] {
  const { name, dialect, ddl, expectations } = table;
  const made = compiled.get(table) ?? compile(ddl, { dialect });
  compiled.set(table, made);
  const { statements } = readOutput(made.text(request), dialects[dialect]);
  const columns = statements[0]?.columns ?? [];
  const rows = statements.flatMap((statement) => statement.rows.map((row) => row.map(readerValue)));
  return expectations.map((expectation) => {
    const places = expectation.columns.map((column) => columns.indexOf(column));
    if (places.includes(-1)) throw new Error(`${name} has no values of ${expectation.columns.join(', ')}.`);
    const values = rows.map((row) => places.map((place) => row[place] ?? null));
    return { expectation, contradiction: expectation.contradiction(values) };
  });
}

export function heldOf(findings: readonly Finding[]): number {
  return findings.filter(({ contradiction }) => contradiction === null).length;
}

function readerValue({ class: form, content }: ReadValue): Value {
  return form === 'null' ? null : content;
}

import { type CompiledSchema, PASSING_REASONS, type SchemaScript, type Warning } from '../index.ts';
import { isOneTable, tableName } from './tables.ts';

/** What there is to say of the tables that are written, and of those of them that get no rows, but for their faults. */
export function schemaMessages(compiled: CompiledSchema, script: SchemaScript): readonly string[] {
  const subjectOf = subjectsOf(compiled);
  const faulty = new Set(compiled.faults.map(({ table }) => tableName(table)));
  const passedOver = script.passedOver
    .filter(({ name }) => !faulty.has(tableName(name)))
    .map(({ name, why }) => `${tableName(name)} gets no rows, as ${PASSING_REASONS[why]}`);
  const warnings = [...compiled.plan.warnings, ...script.warnings];
  return [...passedOver, ...warnings.map((warning) => `warning: ${subjectOf(warning)}${warning.message}`)];
}

/** Gives how a message names the table that a warning is of: not at all where there is one alone, or where it is of none. */
function subjectsOf(compiled: CompiledSchema): (warning: Warning) => string {
  if (isOneTable(compiled)) return () => '';
  const planned = compiled.tables.map(({ table, warnings }) => ({ name: table.name, warnings }));
  const subjects = [...planned, ...compiled.passedOver].flatMap(({ name, warnings }) =>
    warnings.map((warning) => [warning, `${tableName(name)}: `] as const),
  );
  const subjectOf = new Map(subjects);
  return (warning) => subjectOf.get(warning) ?? '';
}

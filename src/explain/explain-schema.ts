import { checkCompiledSchema } from '../options/check-options.ts';
import type { Identity, OutputOptions } from '../options/output-options.ts';
import type { CompiledSchema, SchemaReference } from '../schema/compiled-schema.ts';
import type { FewerReason } from '../schema/counts.ts';
import { type CircleLoading, PASSING_REASONS, type PlannedTable } from '../schema/schema-plan.ts';
import { writtenNumbers, writtenPlan } from '../schema/schema-rows.ts';
import type { TableRows } from '../schema/script.ts';
import { explain } from './explain.ts';
import type { SchemaExplanation, TableExplanation, TableWarning } from './explanation.ts';

/** Why a table has fewer rows than were asked for. */
const FEWER: { readonly [R in FewerReason]: string } = {
  keys: 'its keys and the rows that it refers to allow no more',
  limit: 'it has its share of those that all tables may have',
};

/** When a foreign key gets its values. */
const FILLED: { readonly [F in SchemaReference['filled']]: string } = {
  before: 'the rows that it refers to are there before',
  later: 'it refers to rows that come later: it is set once all are there',
  never: 'it refers to rows that come later, and stays NULL',
};

/** The same where no constraint asks for it. */
const IMPLIED = 'its name says what it refers to: the rows of that table are there before';

const NOT_IN_TEXT =
  'the table that it refers to is not in the text: it gets what rows of such a table are likely to have';

/** How tables are loaded that refer to each other. */
const LOADING: { readonly [L in CircleLoading]: string } = {
  inOrder: 'one table after the other: the references to later ones are NULL until all rows are there',
  deferred: 'in one transaction, at whose end the references are checked',
  oneStatement: 'as one statement, at whose end the references are checked',
  unchecked: 'while foreign keys are not checked',
};

/**
 * Says which tables an output with these options writes, in which order and why, and how many rows each has; of each, the same as
 * `explain`. Throws as `insert` of the schema does.
 */
export function explainSchema(schema: CompiledSchema, options: OutputOptions = {}): SchemaExplanation {
  checkCompiledSchema('explainSchema', schema);
  const { tables: counts, passedOver } = schema.script(options);
  const written = new Map(counts.map((count) => [count.name, count]));
  const planned = schema.plan.circles.flatMap(({ tables }) => tables);
  const references = schema.references.filter(({ from }) => written.has(from));
  const chosen = planned.flatMap((table) => {
    const count = written.get(table.table.name);
    return count === undefined ? [] : [explainTable(table, count, references, options.identity ?? null)];
  });
  const faults = new Map(schema.faults.map(({ table, error }) => [table, error.message]));
  return {
    rows: counts.reduce((sum, { rows }) => sum + rows, 0),
    tables: chosen,
    references: references.map((reference) => ({
      ...reference,
      how: reference.isImplied ? IMPLIED : reference.isInText ? FILLED[reference.filled] : NOT_IN_TEXT,
    })),
    circles: schema.circles
      .filter(({ tables }) => tables.length > 1 && tables.some((name) => written.has(name)))
      .map((circle) => ({ ...circle, how: LOADING[circle.loading] })),
    passedOver: passedOver.map(({ name, why, warnings: [warning] }) => {
      const found = why === 'unsatisfiable' ? warning?.message : undefined;
      return { name, why: faults.get(name) ?? found ?? PASSING_REASONS[why] };
    }),
    warnings: [
      ...passedOver.flatMap(({ name, warnings }) => warnings.map((one): TableWarning => ({ table: name, ...one }))),
      ...chosen.flatMap(({ name, explanation }) =>
        explanation.warnings.map((one): TableWarning => ({ table: name, ...one })),
      ),
    ],
  };
}

function explainTable(
  planned: PlannedTable,
  { asked, rows, fewer }: TableRows,
  references: readonly SchemaReference[],
  identity: Identity | null,
): TableExplanation {
  const { table } = planned;
  // As its rows are once all tables are written.
  const plan = writtenPlan(planned, true, writtenNumbers(planned, identity));
  const parents = references.filter(
    ({ from, to, isInText, filled }) => from === table.name && to !== from && isInText && filled === 'before',
  );
  const explanation = explain({ table, plan, warnings: plan.warnings }, { rows: Math.max(1, rows) });
  return {
    name: table.name,
    rows: { asked, written: rows, why: fewer === null ? null : FEWER[fewer] },
    after: [...new Set(parents.map(({ to }) => to))],
    explanation: { ...explanation, rows: { asked, written: rows } },
  };
}

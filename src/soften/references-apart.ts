import type { Table } from '../ir.ts';
import { meaningsOfTable, wordsOfColumns } from '../meanings/index.ts';
import { type ColumnPlan, type Plan, withFirstStep } from '../plan/plan.ts';
import { boundColumns, isDrawn } from './free-columns.ts';
import { OPPOSITE_ENDS } from './shared-picks.ts';

/** Names of what is another one than whatever of its kind the row is about: who approves it, what it replaces, the one that is followed. */
const ANOTHER =
  /\b(?:approv|invit|refer(?:red|rer)|recipient|receiver|manager|supervisor|mentor|witness|friend|followe|block|opponent|borrow|seller|review|verif|relat|link|duplicat|replac|substitut|similar|success|predecess|prev|next|new|second|child|2)/;

/**
 * Lets the second of two references to rows of one kind be another than the first one, where their names say that they differ: nobody
 * writes to themselves, and no one approves what they have ordered. Where there is but one row, both refer to it.
 */
export function withReferencesApart(plan: Plan, table: Table): Plan {
  const bound = boundColumns(plan);
  const [meanings, wordsOf] = [meaningsOfTable(table), wordsOfColumns(table)];
  const references = plan.columns.flatMap((column) => {
    const isId = meanings.get(column.name)?.[0]?.meaning.name === 'general.id';
    const kind = bound.has(column.name) ? null : kindOf(column, isId, table);
    return kind === null ? [] : [{ column, kind, words: wordsOf(column.name) }];
  });
  let apart = plan;
  const moved = new Set<ColumnPlan>();
  for (const second of references) {
    const { draw } = second.column;
    if (draw.kind === 'parent' && draw.steps[0]?.turn !== null) continue;
    const isAnother = ANOTHER.test(second.words.join(' '));
    const first = references.find(
      ({ column, kind, words }) =>
        column !== second.column &&
        kind === second.kind &&
        !moved.has(column) &&
        (areOpposite(words, second.words) || (isAnother && !ANOTHER.test(words.join(' ')))),
    );
    if (first === undefined) continue;
    moved.add(second.column);
    apart = withApart(apart, first.column, second.column);
  }
  return apart;
}

function areOpposite(first: readonly string[], second: readonly string[]): boolean {
  return OPPOSITE_ENDS.some(([from, to]) => first.includes(from) && second.includes(to));
}

/** What a column refers to: columns of the same kind have equal numbers where they refer to the same row. Null: it does not refer. */
function kindOf({ name, draw, domains: [domain], ...column }: ColumnPlan, isId: boolean, table: Table): string | null {
  if (draw.kind === 'parent') {
    const [step, more] = draw.steps;
    return step === undefined || more !== undefined || step.list !== null
      ? null
      : JSON.stringify([step.table, step.rows, draw.value.kind === 'number' || draw.value.column]);
  }
  const [part, more] = domain?.parts ?? [];
  if (part?.kind !== 'integer' || more !== undefined) return null;
  const target = table.foreignKeys.find(({ columns }) => columns.includes(name))?.target;
  const isOfTable = draw.kind === 'reference';
  const isAlone = isId && isDrawn({ ...column, name, draw, domains: [domain ?? null] });
  return isOfTable || isAlone ? JSON.stringify([target, part.first, part.size]) : null;
}

/** The plan with a row of the second reference that is never that of the first one. */
function withApart(plan: Plan, first: ColumnPlan, second: ColumnPlan): Plan {
  if (first.draw.kind === 'parent' && second.draw.kind === 'parent') {
    const [apart] = first.draw.steps;
    const reference = second.draw.steps[0]?.reference;
    if (apart === undefined) return plan;
    const moved = (column: ColumnPlan): ColumnPlan => ({
      ...column,
      draw: withFirstStep(column.draw, (step) => (step.reference === reference ? { ...step, apart } : step)),
    });
    return { ...plan, columns: plan.columns.map(moved), hidden: plan.hidden.map(moved) };
  }
  // What comes later is what has to differ.
  const places = [first, second].map(({ name }) => plan.columns.findIndex((column) => column.name === name));
  const [from, to] = (places[0] ?? 0) < (places[1] ?? 0) ? [first, second] : [second, first];
  const columns = plan.columns.map(
    (column): ColumnPlan =>
      column.name === to.name && (column.draw.kind === 'uniform' || column.draw.kind === 'reference')
        ? { ...column, draw: { ...column.draw, apart: from.name } }
        : column,
  );
  return { ...plan, columns };
}

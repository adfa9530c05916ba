import type { Table } from '../../ir.ts';
import { OPPOSITE_ENDS } from '../../meanings/dependencies/opposite-ends.ts';
import { meaningsOfTable, wordsOfColumns } from '../../meanings/index.ts';
import type { ColumnPlan, ParentStep, Plan } from '../../plan/plan.ts';
import { boundColumns, isDrawn } from '../free-columns.ts';
import { withReferences } from './chosen-rows.ts';

/** Names of what is another one than whatever of its kind the row is about: who approves it, what it replaces, the one that is followed. */
const ANOTHER =
  /\b(?:approv|invit|referre|recipient|receiver|manager|supervisor|mentor|friend|followe|block|opponent|review|verif|relat|replac|duplicat|child)/;

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
    const words = wordsOf(column.name);
    return kind === null ? [] : [{ ...column, kind, words, isAnother: ANOTHER.test(words.join(' ')) }];
  });
  const apart = new Map<string, string>();
  const steps = new Map<number, Pick<ParentStep, 'apart'>>();
  references.forEach((second, place) => {
    const first = references.find(
      ({ name, kind, words, isAnother }) =>
        name !== second.name &&
        kind === second.kind &&
        !apart.has(name) &&
        ((second.isAnother && !isAnother) ||
          OPPOSITE_ENDS.some(([from, to]) => words.includes(from) && second.words.includes(to))),
    );
    if (first === undefined) return;
    const [step] = second.draw.kind === 'parent' ? second.draw.steps : [];
    if (step === undefined) {
      // What comes later is what has to differ.
      const [to, from] = references.indexOf(first) < place ? [second, first] : [first, second];
      apart.set(to.name, from.name);
    } else if (step.turn === null && first.draw.kind === 'parent') {
      const [other] = first.draw.steps;
      apart.set(second.name, first.name);
      if (other !== undefined) steps.set(step.reference, { apart: other });
    }
  });
  if (apart.size === 0) return plan;
  const columns = plan.columns.map((column): ColumnPlan => {
    const { draw, name } = column;
    const other = apart.get(name);
    const isAlone = draw.kind === 'uniform' || draw.kind === 'reference';
    return isAlone && other !== undefined ? { ...column, draw: { ...draw, apart: other } } : column;
  });
  return withReferences({ ...plan, columns }, (step) => ({ ...step, ...steps.get(step.reference) }));
}

/** What a column refers to: columns of the same kind have equal numbers where they refer to the same row. Null: it does not refer. */
function kindOf(column: ColumnPlan, isId: boolean, { foreignKeys }: Table): string | null {
  const { name, draw, domains } = column;
  if (draw.kind === 'parent') {
    const [step, more] = draw.steps;
    return step === undefined || more !== undefined || step.list !== null ? null : `${step.table} ${step.rows}`;
  }
  const [part, more] = domains[0]?.parts ?? [];
  const isNumber = part?.kind === 'integer' && more === undefined;
  const target = foreignKeys.find(({ columns }) => columns.includes(name))?.target;
  return isNumber && (draw.kind === 'reference' || (isId && isDrawn(column)))
    ? `${target} ${part.first} ${part.size}`
    : null;
}

import type { RelatedPlan } from '../../plan/plan.ts';
import type { Agreed, Constrained } from '../../plan/softening.ts';
import { columnsOf } from '../../walk.ts';
import { isDefinition } from './kept.ts';
import type { TableAgreement } from './table-agreement.ts';

/*
 * Columns that checks order behind others, and that people expect to be computed of the same ones: the end of a term lies behind its
 * start by the months that another column says. They are drawn so, within the checks.
 */

/** A column that is drawn as its definition says, and how its checks alone draw it. */
interface Relaxed {
  readonly definition: TableAgreement;
  readonly planned: RelatedPlan;
}

/** Makes columns agree, those that checks order too, as far as all that is expected of them can be kept then. */
export function withinChecks(
  constrained: Constrained,
  found: readonly TableAgreement[],
  agreedOf: (constrained: Constrained) => Omit<Agreed, 'hidden'>,
): Omit<Agreed, 'hidden'> {
  let relaxed = relaxedIn(constrained, found);
  for (;;) {
    const agreed = agreedOf(relaxed.length === 0 ? constrained : without(constrained, relaxed));
    const kept = relaxed.filter(({ definition }) => isKept(definition, agreed));
    if (kept.length === relaxed.length) return { ...agreed, related: checked(agreed.related, relaxed) };
    relaxed = kept;
  }
}

function isKept({ column, with: others }: TableAgreement, { agreements }: Pick<Agreed, 'agreements'>): boolean {
  return agreements.some(
    (one) =>
      one.column === column &&
      one.kind === 'definition' &&
      one.dropped === null &&
      one.with.length === others.length &&
      one.with.every((other) => others.includes(other)),
  );
}

/** The columns that a definition may draw: checks compare them with what they are computed of alone, and nothing is drawn behind them. */
function relaxedIn({ related, residuals, base }: Constrained, found: readonly TableAgreement[]): readonly Relaxed[] {
  const inputsOf = ({ demands }: RelatedPlan) =>
    demands.flatMap(({ contractor }) => contractor.inputs.map(({ column }) => column));
  const byColumn = new Map(
    found
      .filter(isDefinition)
      .toReversed()
      .map((one) => [one.column, one]),
  );
  return related.flatMap((planned, place): readonly Relaxed[] => {
    const { column, demands, given, distances } = planned;
    const definition = byColumn.get(column);
    if (definition === undefined || demands.length === 0 || given !== null || distances !== null) return [];
    const isOfThese = (name: string) => name === column || definition.with.includes(name);
    const isPlain =
      demands.every(({ when }) => when === null) &&
      inputsOf(planned).every(isOfThese) &&
      related.slice(place + 1).every((other) => !inputsOf(other).includes(column)) &&
      residuals.every(({ solved, columns }) => solved || !columns.includes(column));
    const isAlone = base.residual.every(({ expression }) => {
      const names = columnsOf(expression);
      return !names.has(column) || [...names].every(isOfThese);
    });
    return isPlain && isAlone ? [{ definition, planned }] : [];
  });
}

/** A table as if its checks did not order these columns. */
function without(constrained: Constrained, relaxed: readonly Relaxed[]): Constrained {
  const { related, base } = constrained;
  const names = new Set(relaxed.map(({ planned }) => planned.column));
  const residual = base.residual.filter(
    ({ expression }) => ![...columnsOf(expression)].some((name) => names.has(name)),
  );
  return { ...constrained, related: related.filter(({ column }) => !names.has(column)), base: { ...base, residual } };
}

/** The draws of columns with what their checks leave them: where that is nothing, the row is drawn again. */
function checked(related: readonly RelatedPlan[], relaxed: readonly Relaxed[]): readonly RelatedPlan[] {
  return related.map((one) => {
    const planned = relaxed.find((other) => other.planned.column === one.column)?.planned;
    return planned === undefined
      ? one
      : { ...one, demands: [...planned.demands, ...one.demands], nearest: planned.nearest };
  });
}

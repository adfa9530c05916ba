import type { ColumnPlan, SharedDigit } from './plan.ts';

/** The columns whose ranks a column has, or that it is computed of, or NULL by; null: it follows none. */
export function followed({ draw, nullsBy }: ColumnPlan): readonly string[] | null {
  const sources = sourcesOf(draw);
  if (nullsBy === null) return sources;
  return [...new Set([...(sources ?? []), nullsBy.column])];
}

function sourcesOf(draw: ColumnPlan['draw']): readonly string[] | null {
  if (draw.kind === 'copy') return [draw.of];
  if (draw.kind === 'dependent') return [draw.on];
  if (draw.kind === 'shared') return [...new Set(draw.digits.flatMap(columnsOfDigit))];
  return draw.kind === 'joined' || draw.kind === 'computed' ? draw.of : null;
}

/** The columns of whose ranks a shared digit is made. */
export function columnsOfDigit(digit: SharedDigit | null): readonly string[] {
  const turn = digit?.beside?.turn ?? null;
  return [...(digit === null ? [] : [digit.column]), ...(turn === null ? [] : [turn])];
}

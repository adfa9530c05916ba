import type { Part } from '../index.ts';

/**
 * Number `number`, from 1, of so many parts into which rows are cut: whole batches where there are enough of them, so that
 * the parts hold the same statements as the whole. Parts differ by one batch at most; of few rows, some may be empty.
 */
export function partOf({ from, to }: Part, batchSize: number, number: number, of: number): Part {
  const rows = to - from;
  const unit = Math.ceil(rows / batchSize) >= of ? batchSize : 1;
  const units = Math.ceil(rows / unit);
  const start = (before: number) =>
    Math.min(to, from + (Math.floor(units / of) * before + Math.min(before, units % of)) * unit);
  return { from: start(number - 1), to: start(number) };
}

/** Into how many parts of about `partRows` rows, whole batches each, rows are cut: as many as `least`, if there are enough batches. */
export function partsIn({ from, to }: Part, batchSize: number, partRows: number, least: number): number {
  const batches = Math.ceil((to - from) / batchSize);
  const batchesOfPart = Math.max(1, Math.round(partRows / batchSize));
  return Math.max(1, Math.min(batches, Math.max(least, Math.ceil(batches / batchesOfPart))));
}

import { joinedSplits } from './block.ts';
import { drawFlag, drawLanes, drawRank } from './draw.ts';
import { LANES_AT_ONCE, type Lanes } from './lanes.ts';
import { Operation } from './operation.ts';
import type { Segment } from './segment.ts';

/** Draws with those of single lanes for all rows made one, which comes first, as it depends on no other. */
export function drawsAtOnce(
  draws: readonly Operation[],
  { count, firstFlag }: Lanes,
  tables: Segment,
): readonly Operation[] {
  const isSingle = ({ kernel, region, first, end }: Operation) =>
    region === 0 && (kernel === drawRank || (kernel === drawFlag && first === 0 && end === Number.POSITIVE_INFINITY));
  const table = new Int32Array(count * 2);
  for (const { lane, key, size } of draws.filter(isSingle)) {
    const place = Math.floor(lane / LANES_AT_ONCE) * 2 * LANES_AT_ONCE + (lane % LANES_AT_ONCE);
    table[place] = key;
    table[place + LANES_AT_ONCE] = size;
  }
  const all = new Operation();
  all.kernel = drawLanes;
  all.offset = tables.append(new Uint8Array(table.buffer));
  all.length = firstFlag / LANES_AT_ONCE;
  all.size = count / LANES_AT_ONCE;
  return [all, ...joinedSplits(draws.filter((draw) => !isSingle(draw)))];
}

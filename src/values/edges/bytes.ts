import type { Shape } from '../../../grammar/shape.ts';
import { type EdgeRequest, hasOnly } from './edge.ts';

/** Zero bytes, quotes, backslashes, line ends and what no UTF-8 is, in hexadecimal digits. */
const BYTES = ['', '00', 'ff', '27', '5c', '0a', 'c328', '00ff00'];

/** Byte strings, empty and longest ones among them. */
export function bytesEdges({ length, fixed }: Shape<'bytes'>, { request, longest }: EdgeRequest): readonly string[] {
  const { facts } = request;
  if (!hasOnly(facts, 'lengthLeast', 'lengthMost')) return [];
  const most = Math.min(length ?? longest, longest, facts.lengthMost);
  if (fixed && length !== null) return length === most ? ['00'.repeat(length), 'ff'.repeat(length)] : [];
  const least = Math.max(1, facts.lengthLeast);
  return [...BYTES, '00'.repeat(least), 'ff'.repeat(most)].filter(
    (digits) => digits.length / 2 >= facts.lengthLeast && digits.length / 2 <= most,
  );
}

/** Bits that are all alike; of those whose number varies, none, too. MySQL's numbers have as many as their type. */
export function bitsEdges({ length, form }: Shape<'bits'>, { request, longest }: EdgeRequest): readonly string[] {
  const { facts } = request;
  if (!hasOnly(facts, 'lengthLeast', 'lengthMost')) return [];
  const most = Math.min(length ?? (form === 'varying' ? longest : 1), longest, facts.lengthMost);
  const all = ['0'.repeat(most), '1'.repeat(most)];
  if (form !== 'varying') return most === (length ?? 1) ? all : [];
  return ['', '0', '1', ...all].filter((digits) => digits.length >= facts.lengthLeast && digits.length <= most);
}

import type { GroupedImages } from '../operation.ts';
import { Refused, wholeNumber } from './reading.ts';

/** What is permuted of images whose rows come in groups: the groups. Refuses those of other sizes than the images have. */
export function groupsWithin(
  { groups: { groups, most, sizes, begins, round }, weight }: GroupedImages,
  size: number,
): number {
  const isWhole = wholeNumber(groups, 1) * wholeNumber(most, 1) === size && groups % wholeNumber(weight, 1) === 0;
  const isFilled = sizes.length >= 1 && sizes.length <= groups && sizes.every((one) => wholeNumber(one, 1) <= most);
  const ends = sizes.map((one, place) => one + (begins[place] ?? Number.NaN));
  const isInOrder =
    begins[0] === 0 &&
    begins.length === sizes.length &&
    ends.every((end, place) => end === (begins[place + 1] ?? round));
  if (!isWhole || !isFilled || !isInOrder) throw new Refused('The groups of a key are not those of its images.');
  return groups;
}

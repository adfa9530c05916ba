import { hasInOrder } from '../../nearest.ts';
import { spelledStates } from '../../values/states.ts';
import { MOST_OF_LISTS } from './limits.ts';
import { LEAST_VALUES, valuesIn } from './list.ts';

/* What the values of a list are called. */

/**
 * What the values of a list stand for: what the comment says of them, one by one or in their order (`A`, `I`, `C`: "active, inactive,
 * closed"), or the states that they are short for; else they themselves. `listed`: what the comment lists, where that is known.
 */
export function labelsOf(
  values: readonly string[],
  comment: string | null,
  listed = comment === null ? [] : valuesIn(comment),
): readonly string[] {
  const labels = new Map(listed.map(({ value, label }) => [value, label ?? value]));
  if (values.some((value) => labels.has(value))) return values.map((value) => labels.get(value) ?? value);
  return (comment === null ? null : labelsInOrder(values, comment)) ?? spelledStates(values);
}

/** The members of a comment's list that values are short for, as most of them are by their place; null: it has no such list. */
function labelsInOrder(values: readonly string[], comment: string): readonly string[] | null {
  const members = comment
    .slice(0, MOST_OF_LISTS)
    .toLowerCase()
    .split(/\s*(?:[,;/|]|\bor\b|\band\b)\s*/)
    .map((member) => member.replace(/^[^:(]*[:(]|[\s.)]+$/g, '').trim())
    .filter((member) => member !== '');
  if (members.length !== values.length || values.length < LEAST_VALUES) return null;
  const short = values.filter((value, place) =>
    (members[place] ?? '').split(' ').some((word) => isShortFor(value.toLowerCase(), word)),
  );
  return 2 * short.length > values.length ? members : null;
}

function isShortFor(value: string, word: string): boolean {
  return value[0] === word[0] && value.length < word.length && hasInOrder(word, value);
}

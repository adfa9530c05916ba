import type { Expression } from '../../ir.ts';
import { nodesOf } from '../../walk.ts';
import { numeric } from '../facts/numeric.ts';
import { compared } from '../facts/predicate.ts';

/** The first and last of each part of a moment that every month and day has. */
const PARTS: readonly (readonly [number, number])[] = [
  [1, 9999],
  [1, 12],
  [1, 28],
  [0, 23],
  [0, 59],
  [0, 59],
];

/** Functions that make moments of parts, with the place of their first part among those. */
const MAKERS: ReadonlyMap<string, number> = new Map([
  ['make_date', 0],
  ['make_timestamp', 0],
  ['make_time', 3],
]);

/** What the parts that such a function makes a moment of must be. */
export function partsInBounds({ name, arguments: parts }: Expression & { kind: 'call' }): readonly Expression[] {
  return parts.flatMap((part, i) => {
    const [first, last] = PARTS[i + (MAKERS.get(name) ?? 0)] ?? [0, 0];
    return part.kind === 'column' ? numbersWithin(part, first, last) : [];
  });
}

/** The same for all such functions of a check: the server refuses other parts, whatever the check makes of the moment. */
export function momentsMade(expression: Expression): readonly Expression[] {
  return nodesOf(expression).flatMap((node) =>
    node.kind === 'call' && MAKERS.has(node.name) ? partsInBounds(node) : [],
  );
}

/** Whether a function makes a moment of parts. */
export function isMaker(name: string): boolean {
  return MAKERS.has(name);
}

/** Numbers from the least to the most. */
export function numbersWithin(operand: Expression, least: number, most: number): readonly Expression[] {
  return [compared('>=', operand, numeric(least)), compared('<=', operand, numeric(most))];
}

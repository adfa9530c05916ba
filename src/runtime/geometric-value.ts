import { type GeometricValue, Refusal } from './value.ts';

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g;

/** Coordinates that each type has; a path and a polygon have any even number. */
const COUNTS: Partial<Readonly<Record<GeometricValue['of'], number>>> = {
  point: 2,
  line: 3,
  lseg: 4,
  box: 4,
  circle: 3,
};

/** Reads a text form of a geometric type (PostgreSQL manual 8.8): numbers between marks. */
export function parseGeometric(written: string, of: GeometricValue['of']): GeometricValue {
  if (!/^[\s\d()<>[\]{},.eE+-]*$/.test(written)) throw new Refusal(); // The text is no figure.
  const numbers = (written.match(NUMBER) ?? []).map(Number);
  const isWhole =
    COUNTS[of] === undefined ? numbers.length > 0 && numbers.length % 2 === 0 : numbers.length === COUNTS[of];
  if (!isWhole) throw new Refusal(); // The text is no figure.
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  // The server keeps the upper right corner of a box first.
  const kept = of === 'box' ? [Math.max(a, c), Math.max(b, d), Math.min(a, c), Math.min(b, d)] : numbers;
  return { kind: 'geometric', of, numbers: kept, closed: of === 'polygon' || !written.trimStart().startsWith('[') };
}

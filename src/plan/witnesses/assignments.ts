import { functionNamed } from '../../functions/index.ts';
import type { Expression, Expressions, Names } from '../../ir.ts';
import { mix32 } from '../../random.ts';
import { columnsOf, operandsOf } from '../../walk.ts';

/* How a column's value can be made of others for a condition: equal to them, or a text that begins with them. */

/** A column that gets what is made of a value. */
export interface Assignment {
  readonly column: string;
  readonly value: Expression;
  /** Makes what to try of the value's text, by the number of the attempt. */
  readonly made: (text: string, attempt: number) => string;
}

/** Conditions that are looked at, wherever in a condition, at most. */
const MAX_ASSIGNMENTS = 8;

/** The columns that a condition says how to make; `columnIn`: the column that an expression stands for, or null. */
export function assignmentsIn(
  condition: Expression,
  columnIn: (expression: Expression) => string | null,
): readonly Assignment[] {
  const found: Assignment[] = [];
  const add = (target: Expression, value: Expression, made: Assignment['made']): boolean => {
    const column = columnIn(target);
    if (column === null) return false;
    found.push({ column, value, made });
    return true;
  };
  const waiting = [condition];
  for (let next = waiting.pop(); next !== undefined && found.length < MAX_ASSIGNMENTS; next = waiting.pop()) {
    if (next.kind === 'binary' && next.operator === '=') addEquation(next.left, next.right, add);
    else if (next.kind === 'binary' && WITHIN.has(next.operator)) addPair([next.left, next.right], hostIn, add);
    else if (next.kind === 'binary' && next.operator === '^@') addPair([next.left, next.right], continued, add);
    else if (next.kind === 'like' && !next.negated) addPair([next.operand, next.pattern], filled, add);
    else if (next.kind === 'call' && functionNamed(next.name).testsStart && next.arguments.length === 2)
      addPair(next.arguments, continued, add);
    else for (const operand of operandsOf(next)) waiting.push(operand);
  }
  return inOrder(found);
}

type Add = (target: Expression, value: Expression, made: Assignment['made']) => boolean;

/** `column = value`, either way around, and `left(column, n) = value`. */
function addEquation(left: Expression, right: Expression, add: Add): void {
  // Where one of two columns does not hold the other's value, that one may hold its own.
  const isLeft = add(left, right, asItIs);
  if (add(right, left, asItIs) || isLeft) return;
  for (const [side, value] of [
    [left, right],
    [right, left],
  ] as const) {
    const isBeginning = side.kind === 'call' && functionNamed(side.name).givesBeginning && columnsOf(value).size > 0;
    const [text] = isBeginning ? side.arguments : [];
    if (text !== undefined && add(text, value, continued)) return;
  }
}

/** A column that is made of others; of constants alone, its values are known. */
function addPair([target, value]: Expressions, made: Assignment['made'], add: Add): void {
  if (target !== undefined && value !== undefined && columnsOf(value).size > 0) add(target, value, made);
}

/** Those first that others are made of. */
function inOrder(assignments: readonly Assignment[]): readonly Assignment[] {
  const makes = (one: Assignment, other: Assignment) => columnsOf(other.value).has(one.column);
  return [...assignments].sort((one, other) => Number(makes(other, one)) - Number(makes(one, other)));
}

/** Whether an address lies in a network. */
const WITHIN: Names = new Set(['<<', '<<=']);

function asItIs(text: string): string {
  return text;
}

/** A word that differs from attempt to attempt: letters, or digits, or the name of a host. */
function word(attempt: number): string {
  const number = mix32(attempt + 1) >>> 0;
  const letters = number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  return [letters, String(number), `${letters}.com`, letters.toUpperCase()][attempt % 4] ?? letters;
}

function continued(text: string, attempt: number): string {
  return text + word(attempt);
}

/** A text that fits a pattern of LIKE. */
function filled(pattern: string, attempt: number): string {
  return pattern.replace(/\\([\s\S])|[%_]/g, (mark, escaped: string | undefined) => {
    if (escaped !== undefined) return escaped;
    return mark === '%' ? word(attempt) : word(attempt).charAt(0);
  });
}

/** An address in a network of the fourth or sixth version; what is none, as where bits are shifted, as it is. */
function hostIn(network: string, attempt: number): string {
  const [address = '', bits = ''] = network.split('/');
  const octets = address.split('.').map(Number);
  const number = mix32(attempt + 1) >>> 0;
  if (octets.length !== 4)
    return address.includes('::') ? address.replace(/::.*$/, `::${(number % 0xffff).toString(16)}`) : address;
  const free = 2 ** (32 - Number(bits === '' ? 32 : bits));
  const base = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  const host = base - (base % free) + (number % free);
  return [24, 16, 8, 0].map((shift) => Math.floor(host / 2 ** shift) % 256).join('.');
}

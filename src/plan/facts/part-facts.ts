import { allOrNone } from '../../collections.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Call, Expression } from '../../ir.ts';
import type { Scalar } from '../../values/request.ts';
import type { Columns, Ways } from './column-facts.ts';
import { constantOf, sameValue } from './operand.ts';
import { escaped, MAX_PARTS } from './part-patterns.ts';
import { regexesFact, regexFact } from './pattern-facts.ts';

/** A condition on where a text stands in a column, or on a part of a column, as a pattern; null: it is none. */
export function partFact(
  left: Expression,
  operator: string,
  constants: readonly Scalar[],
  columns: Columns,
): Ways | null {
  const count = sameValue(left, 'count');
  const text = sameValue(left, 'text');
  const counted =
    count.kind === 'call'
      ? (placeFact(count, operator, constants, columns) ?? countFact(count, operator, constants, columns))
      : null;
  return counted ?? (text.kind === 'call' ? pieceFact(text, operator, constants, columns) : null);
}

/** array_length(string_to_array(column, '.'), 1) <= 3, cardinality(string_to_array(column, '.')) = 2 */
function countFact(
  { name, arguments: [array] }: Call,
  operator: string,
  [count]: readonly Scalar[],
  columns: Columns,
): Ways | null {
  const isCount = functionNamed(name).lengthOf?.includes('array') === true;
  if (!isCount || array?.kind !== 'call' || !functionNamed(array.name).splits || array.arguments.length !== 2)
    return null;
  const [operand, delimiter] = array.arguments;
  const mark = delimiter === undefined ? undefined : constantOf(delimiter, columns.semantics);
  if (operand === undefined || typeof mark !== 'string' || mark.length !== 1) return null;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_PARTS) return null;
  const times = MARKS.get(operator)?.(count - 1);
  if (times === undefined) return null;
  const other = `[^${escaped(mark)}]*`;
  // The empty text has no part at all.
  return regexesFact(
    operand,
    [
      { pattern: `^${other}(?:${escaped(mark)}${other}){${times}}$`, negated: false },
      { pattern: '.', negated: false },
    ],
    columns,
  );
}

/** How often a mark stands in a text of so many more parts, by the comparison with their number. */
const MARKS: ReadonlyMap<string, (marks: number) => string | undefined> = new Map([
  ['=', (marks: number) => `${marks}`],
  ['<=', (marks: number) => `0,${marks}`],
  ['<', (marks: number) => (marks === 0 ? undefined : `0,${marks - 1}`)],
  ['>=', (marks: number) => `${marks},`],
  ['>', (marks: number) => `${marks + 1},`],
]);

/** A call that is true where a text stands in a column: starts_with(column, text). */
export function placeCallFact(call: Call, negated: boolean, columns: Columns): Ways | null {
  const [operand, text] = call.arguments;
  if (functionNamed(call.name).testsStart && operand !== undefined) {
    const start = text === undefined ? undefined : constantOf(text, columns.semantics);
    return typeof start === 'string' ? matched(operand, `^${escaped(start)}`, negated, columns) : null;
  }
  return placeFact(call, negated ? '=' : '<>', [0], columns);
}

function placeFact(
  { name, arguments: operands }: Call,
  operator: string,
  constants: readonly Scalar[],
  columns: Columns,
): Ways | null {
  const { place: places } = functionNamed(name);
  const [place, second] = constants;
  if (places === undefined || operands.length !== 2 || second !== undefined) return null;
  const [needle, within] = [operands[places.text], operands[places.within]];
  const text = needle === undefined ? undefined : constantOf(needle, columns.semantics);
  if (typeof text !== 'string' || text === '' || within === undefined) return null;
  const pattern = places.isOfList ? `(?:^|,)${escaped(text)}(?:,|$)` : escaped(text);
  switch (`${operator} ${place}`) {
    case '> 0':
    case '>= 1':
    case '<> 0':
      return matched(within, pattern, false, columns);
    case '= 0':
    case '<= 0':
    case '< 1':
      return matched(within, pattern, true, columns);
    case '= 1':
      return matched(within, `^${pattern}`, false, columns);
    case '> 1':
    case '>= 2':
      return regexesFact(
        within,
        [
          { pattern, negated: false },
          { pattern: `^${pattern}`, negated: true },
        ],
        columns,
      );
    default:
      return null;
  }
}

/** left(column, 2) = 'ab', substr(column, 3, 1) IN ('x', 'y'), right(column, 1) <> 'z' */
function pieceFact(call: Call, operator: string, constants: readonly Scalar[], columns: Columns): Ways | null {
  const [operand] = call.arguments;
  if (operand === undefined || (operator !== '=' && operator !== '<>')) return null;
  const patterns = constants.map((constant) =>
    typeof constant === 'string' ? pieceOf(call, constant, columns) : null,
  );
  const known = allOrNone(patterns);
  if (known === null || known.length === 0) return null;
  return matched(operand, known.map((pattern) => `(?:${pattern})`).join('|'), operator === '<>', columns);
}

/** The pattern of texts of which a function gives such a piece; null: it is another function. */
function pieceOf({ name, arguments: [, ...numbers] }: Call, piece: string, columns: Columns): string | null {
  const [first, count] = numbers.map((number) => constantOf(number, columns.semantics));
  const size = [...piece].length;
  const { piece: place, parts } = functionNamed(name);
  if (parts === 'one')
    return typeof first === 'string' && typeof count === 'number' ? partOf(piece, first, count) : null;
  if (parts === 'leading') {
    if (typeof first !== 'string' || first.length !== 1 || piece === '' || piece.includes(first)) return null;
    if (count === 1) return `^${escaped(piece)}(?:${escaped(first)}|$)`;
    return count === -1 ? `(?:^|${escaped(first)})${escaped(piece)}$` : null;
  }
  switch (place) {
    case 'start':
      return first === size && size > 0 ? `^${escaped(piece)}` : null;
    case 'end':
      return first === size && size > 0 ? `${escaped(piece)}$` : null;
    case 'middle':
      if (typeof first !== 'number' || first < 1 || first > MAX_SKIPPED || count !== size || size === 0) return null;
      return `^.{${first - 1}}${escaped(piece)}`;
    default:
      return null;
  }
}

/** The pattern of texts with such a part between marks, from 1; where there are fewer parts, the server gives the empty one. */
function partOf(piece: string, mark: string, place: number): string | null {
  if (mark.length !== 1 || piece.includes(mark) || !Number.isInteger(place) || place < 1 || place > MAX_PARTS)
    return null;
  const other = `[^${escaped(mark)}]*`;
  const before = `^(?:${other}${escaped(mark)}){${place - 1}}`;
  if (piece !== '') return `${before}${escaped(piece)}(?:${escaped(mark)}|$)`;
  const fewer = place === 1 ? '' : `|^${other}(?:${escaped(mark)}${other}){0,${place - 2}}$`;
  return `${before}(?:${escaped(mark)}|$)${fewer}`;
}

/** Characters before a piece at most. */
const MAX_SKIPPED = 100;

function matched(operand: Expression, pattern: string, negated: boolean, columns: Columns): Ways | null {
  return regexFact({ operand, negated, ignoreCase: false }, pattern, columns);
}

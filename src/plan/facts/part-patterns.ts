import type { Semantics } from '../../../grammar/semantics.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Expression } from '../../ir.ts';
import { constantOf, sameValue } from './operand.ts';

/** Parts of a text between marks at most that are counted. */
export const MAX_PARTS = 100;

/** Patterns of letters and digits alone, of a whole text: what matches them holds no mark. */
const OF_LETTERS = /^\^(?:[A-Za-z0-9]|\\[dw]|\[(?:[A-Za-z0-9]-[A-Za-z0-9]|[A-Za-z0-9])+\]|[*+?]|\{\d+(?:,\d*)?\})*\$$/;

/** A mark that no such pattern matches. */
const MARK = /^[^A-Za-z0-9_]$/;

/** A part of a text between marks: the first is 1, the last -1. */
interface TextPart {
  readonly operand: Expression;
  readonly mark: string;
  readonly place: number;
}

/**
 * split_part(text, '/', 2) under a pattern of letters, as the text under a pattern of its own; null: the expression is no such
 * part, or the pattern is another.
 */
export function patternOfPart(
  expression: Expression,
  pattern: string,
  semantics: Semantics,
): { readonly operand: Expression; readonly pattern: string } | null {
  const part = OF_LETTERS.test(pattern) ? partOf(sameValue(expression, 'text'), semantics) : null;
  if (part === null) return null;
  const { operand, place } = part;
  const [own, sign] = [pattern.slice(1, -1), escaped(part.mark)];
  // Other parts do without backslashes, which are written as bytes or behind a sign.
  if (place < 0) return { operand, pattern: `^(?:[^\\\\]*${sign})?${own}$` };
  return { operand, pattern: `^(?:[^${sign}\\\\]*${sign}){${place - 1}}${own}(?:${sign}[^\\\\]*)?$` };
}

/** Whether an expression is a part of a text of which a pattern says what the text is. */
export function isPart(expression: Expression, semantics: Semantics): boolean {
  return partOf(sameValue(expression, 'text'), semantics) !== null;
}

function partOf(expression: Expression, semantics: Semantics): TextPart | null {
  if (expression.kind !== 'call') return null;
  const { name, arguments: given } = expression;
  const [operand, ...others] = given;
  const [mark, place] = others.map((other) => constantOf(other, semantics));
  if (operand === undefined || typeof mark !== 'string' || !MARK.test(mark)) return null;
  if (typeof place !== 'number' || !Number.isInteger(place) || Math.abs(place) > MAX_PARTS) return null;
  const { parts } = functionNamed(name);
  if (parts === 'one') return place >= 1 ? { operand, mark, place } : null;
  if (parts !== 'leading') return null;
  if (place === 1) return { operand, mark, place };
  return place === -1 ? (lastOfFirst(sameValue(operand, 'text'), mark, semantics) ?? { operand, mark, place }) : null;
}

/** The text of substring_index(text, '/', 3), whose last part is the third. */
function lastOfFirst(expression: Expression, mark: string, semantics: Semantics): TextPart | null {
  if (expression.kind !== 'call' || functionNamed(expression.name).parts !== 'leading') return null;
  const [operand, ...others] = expression.arguments;
  const [other, place] = others.map((one) => constantOf(one, semantics));
  if (operand === undefined || other !== mark || typeof place !== 'number') return null;
  return Number.isInteger(place) && place >= 1 && place <= MAX_PARTS ? { operand, mark, place } : null;
}

/** A text as a regular expression of it alone. */
export function escaped(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (character) => `\\${character}`);
}

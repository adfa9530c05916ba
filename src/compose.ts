import type { Expression, Expressions } from './ir.ts';

/* Expressions made of others. */

/** A column by its name. `offset`: where the text mentions it; 0: it does not. */
export function columnNamed(name: string, offset = 0): Expression & { readonly kind: 'column' } {
  return { kind: 'column', name, offset };
}

/** A number without a sign, as it is written. */
export function number(text: string): Expression {
  return { kind: 'number', text };
}

/** A number as expressions write it: a sign is an operator. */
export function numeric(value: number): Expression {
  return signed(String(value));
}

/** The same of a text, which may begin with a minus. */
export function signed(text: string): Expression {
  return text.startsWith('-') ? { kind: 'unary', operator: '-', operand: number(text.slice(1)) } : number(text);
}

/** `name(operands)` */
export function call(name: string, ...operands: Expressions): Expression {
  return { kind: 'call', name, arguments: operands, offset: 0 };
}

/** `left operator right` */
export function binary(operator: string, left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator, left, right };
}

/** `NOT operand` */
export function not(operand: Expression): Expression {
  return { kind: 'unary', operator: 'not', operand };
}

/** `operand IS [NOT] test` */
export function is(operand: Expression, test: 'true' | 'false' | 'null', negated = false): Expression {
  return { kind: 'is', operand, test, negated, other: null };
}

export const TRUE: Expression = { kind: 'boolean', value: true };
export const FALSE: Expression = { kind: 'boolean', value: false };

/** Conditions joined by AND, but for those that are `TRUE`: one alone is itself. */
export function allOf(conditions: Expressions): Expression {
  return joined('and', conditions, TRUE, FALSE);
}

/** Conditions joined by OR, but for those that are `FALSE`: one alone is itself. */
export function anyOf(conditions: Expressions): Expression {
  return joined('or', conditions, FALSE, TRUE);
}

/** `neutral`: what says nothing among the operands; `deciding`: what decides whatever the others are. */
function joined(
  operator: 'and' | 'or',
  conditions: Expressions,
  neutral: Expression,
  deciding: Expression,
): Expression {
  const operands = conditions.filter((condition) => condition !== neutral);
  if (operands.includes(deciding)) return deciding;
  const [first, second] = operands;
  return second === undefined ? (first ?? neutral) : { kind: 'logical', operator, operands };
}

/** `operand BETWEEN low AND high`, as two comparisons. */
export function between(operand: Expression, low: Expression, high: Expression): Expression {
  return allOf([binary('>=', operand, low), binary('<=', operand, high)]);
}

/** `operand IN (texts)` */
export function listed(operand: Expression, texts: readonly string[]): Expression {
  return { kind: 'in', operand, list: texts.map((value) => ({ kind: 'string', value })), negated: false };
}

/** `operand REGEXP pattern` */
export function matching(operand: Expression, pattern: string | Expression): Expression {
  const own: Expression = typeof pattern === 'string' ? { kind: 'string', value: pattern } : pattern;
  return { kind: 'like', operator: 'regexp', operand, pattern: own, escape: null, negated: false };
}

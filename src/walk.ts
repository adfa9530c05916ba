import type { Expression } from './ir.ts';

const NONE: readonly Expression[] = [];

/** The direct operands of an expression, in the order in which they are written. */
export function operandsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'unary':
    case 'cast':
    case 'field':
    case 'collate':
      return [expression.operand];
    case 'binary':
    case 'quantified':
      return [expression.left, expression.right];
    case 'logical':
      return expression.operands;
    case 'is':
      return present(expression.operand, expression.other);
    case 'between':
      return [expression.operand, expression.low, expression.high];
    case 'in':
      return [expression.operand, ...expression.list];
    case 'like':
      return present(expression.operand, expression.pattern, expression.escape);
    case 'call':
      return expression.arguments;
    case 'case':
      return present(
        expression.operand,
        ...expression.branches.flatMap(({ when, result }) => [when, result]),
        expression.otherwise,
      );
    case 'array':
    case 'row':
      return expression.items;
    case 'subscript':
      return present(expression.operand, expression.from, expression.to);
    case 'interval':
      return [expression.quantity];
    default:
      return NONE;
  }
}

/** Adds the direct operands of an expression to a list, in their order: what walks over trees makes no list for each node. */
export function pushOperands(expression: Expression, into: Expression[]): void {
  switch (expression.kind) {
    case 'null':
    case 'boolean':
    case 'number':
    case 'string':
    case 'bytes':
    case 'bits':
    case 'column':
      return;
    case 'unary':
    case 'cast':
      into.push(expression.operand);
      return;
    case 'binary':
      into.push(expression.left, expression.right);
      return;
    case 'logical':
      pushAll(expression.operands, into);
      return;
    case 'in':
      into.push(expression.operand);
      pushAll(expression.list, into);
      return;
    case 'call':
      pushAll(expression.arguments, into);
      return;
    case 'case':
      if (expression.operand !== null) into.push(expression.operand);
      for (const { when, result } of expression.branches) into.push(when, result);
      if (expression.otherwise !== null) into.push(expression.otherwise);
      return;
    default:
      pushAll(operandsOf(expression), into);
  }
}

function pushAll(operands: readonly Expression[], into: Expression[]): void {
  for (let i = 0; i < operands.length; i++) {
    const operand = operands[i];
    if (operand !== undefined) into.push(operand);
  }
}

/** An expression and all that it is made of; the last operand first. */
export function nodesOf(expression: Expression): readonly Expression[] {
  const nodes: Expression[] = [];
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    nodes.push(next);
    pushOperands(next, waiting);
  }
  return nodes;
}

function present(...expressions: readonly (Expression | null)[]): Expression[] {
  return expressions.filter((expression) => expression !== null);
}

/** An expression with what `replace` gives in the place of each mention of a column. */
export function rewritten(
  expression: Expression,
  replace: (mention: Expression & { kind: 'column' }) => Expression,
): Expression {
  return transformed(expression, (node) => (node.kind === 'column' ? replace(node) : null));
}

/** An expression with what `change` gives in the place of each of its parts; null: the part stays, but for its own parts. */
export function transformed(expression: Expression, change: (part: Expression) => Expression | null): Expression {
  const inner = (part: Expression): Expression => transformed(part, change);
  const changed = change(expression);
  if (changed !== null) return changed;
  const maybe = (part: Expression | null): Expression | null => (part === null ? null : inner(part));
  switch (expression.kind) {
    case 'unary':
    case 'cast':
    case 'field':
    case 'collate':
      return { ...expression, operand: inner(expression.operand) };
    case 'binary':
    case 'quantified':
      return { ...expression, left: inner(expression.left), right: inner(expression.right) };
    case 'logical':
      return { ...expression, operands: expression.operands.map(inner) };
    case 'is':
      return { ...expression, operand: inner(expression.operand), other: maybe(expression.other) };
    case 'between': {
      const { operand, low, high } = expression;
      return { ...expression, operand: inner(operand), low: inner(low), high: inner(high) };
    }
    case 'in':
      return { ...expression, operand: inner(expression.operand), list: expression.list.map(inner) };
    case 'like': {
      const { operand, pattern, escape: mark } = expression;
      return { ...expression, operand: inner(operand), pattern: inner(pattern), escape: maybe(mark) };
    }
    case 'call':
      return { ...expression, arguments: expression.arguments.map(inner) };
    case 'case': {
      const branches = expression.branches.map(({ when, result }) => ({ when: inner(when), result: inner(result) }));
      return { ...expression, operand: maybe(expression.operand), branches, otherwise: maybe(expression.otherwise) };
    }
    case 'array':
    case 'row':
      return { ...expression, items: expression.items.map(inner) };
    case 'subscript': {
      const { operand, from, to } = expression;
      return { ...expression, operand: inner(operand), from: maybe(from), to: maybe(to) };
    }
    case 'interval':
      return { ...expression, quantity: inner(expression.quantity) };
    default:
      return expression;
  }
}

/** Whether an expression is a constant by itself: it has no operands, and mentions nothing. */
export function isConstant({ kind }: Expression): boolean {
  return (
    kind === 'string' ||
    kind === 'number' ||
    kind === 'null' ||
    kind === 'boolean' ||
    kind === 'bytes' ||
    kind === 'bits'
  );
}

/** What `columnsOf` found: the same conditions are asked again and again, and expressions never change. */
const mentioned = new WeakMap<Expression, ReadonlySet<string>>();

/** Names of the columns that an expression mentions, each once, as they are written there. */
export function columnsOf(expression: Expression): ReadonlySet<string> {
  const cached = mentioned.get(expression);
  if (cached !== undefined) return cached;
  const names = new Set<string>();
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'column') names.add(next.name);
    else pushOperands(next, waiting);
  }
  mentioned.set(expression, names);
  return names;
}

/** Whether an expression mentions a column. */
export function mentionsColumn(expression: Expression): boolean {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'column') return true;
    pushOperands(next, waiting);
  }
  return false;
}

/** Operators on the longest way down an expression's tree: what recursion over it costs. */
export function heightOf(expression: Expression): number {
  let height = 0;
  let level = [expression];
  for (; level.length > 0; height++) {
    const next: Expression[] = [];
    for (let i = 0; i < level.length; i++) {
      const node = level[i];
      if (node !== undefined) pushOperands(node, next);
    }
    level = next;
  }
  return height;
}

/** The column that a condition keeps from being NULL, where it does nothing else; null: it is another one. */
export function columnAskedFor(condition: Expression): string | null {
  const isAsked = condition.kind === 'is' && condition.test === 'null' && condition.negated;
  return isAsked && condition.operand.kind === 'column' ? condition.operand.name : null;
}

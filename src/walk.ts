import type { Expression } from './ir.ts';

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
      return [];
  }
}

function present(...expressions: readonly (Expression | null)[]): Expression[] {
  return expressions.filter((expression) => expression !== null);
}

/** The expression with every column in it replaced by what `change` makes of it. */
export function mapColumns(
  expression: Expression,
  change: (column: Expression & { kind: 'column' }) => Expression,
): Expression {
  if (expression.kind === 'column') return change(expression);
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside);
    if (typeof part !== 'object' || part === null) return part;
    if ('kind' in part) return mapColumns(part as Expression, change);
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, inside(inner)]));
  };
  return Object.fromEntries(Object.entries(expression).map(([key, part]) => [key, inside(part)])) as Expression;
}

/** Names of the columns that an expression mentions, each once, as they are written there. */
export function columnsOf(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'column') names.add(next.name);
    else for (const operand of operandsOf(next)) waiting.push(operand);
  }
  return names;
}

/** Operators on the longest way down an expression's tree: what recursion over it costs. */
export function heightOf(expression: Expression): number {
  let height = 0;
  let level: readonly Expression[] = [expression];
  for (; level.length > 0; height++) {
    const next: Expression[] = [];
    for (const node of level) for (const operand of operandsOf(node)) next.push(operand);
    level = next;
  }
  return height;
}

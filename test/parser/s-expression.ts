import type { Expression, ExpressionKind } from '../../src/ir.ts';

type Printers = { readonly [Kind in ExpressionKind]: (expression: Extract<Expression, { kind: Kind }>) => string };

/** An expression as text that shows what binds to what: `(+ a (* b c))`. */
export function print(expression: Expression): string {
  return printAs(expression.kind, expression);
}

function printAs<Kind extends ExpressionKind>(kind: Kind, expression: Expression): string {
  const printer = printers[kind] as (expression: Expression) => string;
  return printer(expression);
}

const printers: Printers = {
  null: () => 'NULL',
  boolean: ({ value }) => (value ? 'TRUE' : 'FALSE'),
  number: ({ text }) => text,
  string: ({ value }) => JSON.stringify(value),
  bytes: ({ hexadecimal }) => `x${hexadecimal}`,
  bits: ({ binary }) => `b${binary}`,
  column: ({ name }) => name,
  unary: ({ operator, operand }) => list(operator, operand),
  binary: ({ operator, left, right }) => list(operator, left, right),
  logical: ({ operator, operands }) => list(operator, ...operands),
  quantified: ({ operator, quantifier, left, right }) => list(`${operator}-${quantifier}`, left, right),
  is: ({ negated, test, operand, other }) => list(`is${not(negated)}-${test}`, operand, other),
  between: ({ negated, symmetric, operand, low, high }) =>
    list(`between${not(negated)}${symmetric ? '-symmetric' : ''}`, operand, low, high),
  in: ({ negated, operand, list: items }) => list(`in${not(negated)}`, operand, ...items),
  like: ({ negated, operator, operand, pattern, escape: mark }) =>
    list(`${operator}${not(negated)}`, operand, pattern, mark),
  call: ({ name, arguments: given }) => list(`${name}()`, ...given),
  cast: ({ operand, type }) => list(`as ${type.shape.kind}`, operand),
  case: ({ operand, branches, otherwise }) =>
    list('case', operand, ...branches.flatMap(({ when, result }) => [when, result]), otherwise),
  array: ({ items }) => list('array', ...items),
  row: ({ items }) => list('row', ...items),
  subscript: ({ operand, from, to }) => list('subscript', operand, from, to),
  field: ({ operand, name }) => `${print(operand)}.${name}`,
  collate: ({ operand, collation }) => list(`collate ${collation}`, operand),
  interval: ({ quantity, unit }) => list(`interval ${unit}`, quantity),
};

function not(negated: boolean): string {
  return negated ? '-not' : '';
}

/** A null stands for what may be left out. */
function list(head: string, ...items: readonly (Expression | null)[]): string {
  return `(${[head, ...items.filter((item) => item !== null).map(print)].join(' ')})`;
}

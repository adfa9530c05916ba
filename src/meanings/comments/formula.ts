import type { Expression } from '../../ir.ts';
import { binary, call, column, number, orNone } from '../agreements/agreement.ts';
import { wordsOfName } from '../index.ts';
import { MOST_OF_CLAUSES } from './limits.ts';

/* How a column is computed, as its comment says: `clicks / impressions`, `length * width * height / 5000`. */

/** A formula, and the columns that it names. */
export interface CommentedFormula {
  readonly expression: Expression;
  readonly columns: readonly string[];
}

/** The formula that a comment gives of its column; null: it gives none. `columnOf`: the column that words of a formula name. */
export function formulaIn(comment: string, columnOf: (words: string) => string | null): CommentedFormula | null {
  const text = formulaOf(comment);
  if (!OPERATOR.test(text)) return null;
  const reader = new FormulaReader(tokensOf(text), columnOf);
  const expression = reader.formula();
  if (expression === null || reader.columns.size === 0) return null;
  const rounding = ROUNDED.exec(comment.slice(0, MOST_OF_CLAUSES))?.groups?.['way']?.toLowerCase();
  const rounded = rounding === undefined ? expression : call(rounding === 'up' ? 'ceil' : 'floor', expression);
  return { expression: rounded, columns: [...reader.columns] };
}

/** What a comment says of the whole number that a formula gives. */
const ROUNDED = /\bround(?:ed|s|ing)?\s+(?<way>up|down)\b/i;

/** An operator between two operands: a hyphen or a slash without blanks stands within words. */
const OPERATOR = /\s[-\u2212+/\u00f7]\s|[*\u00d7]|\s(?:x|times|plus|minus|less)\s|\/\s?[\d(]/;

/** Powers, which formulas here do not have. */
const POWERS = /\b(?:squared?|cubed?)(?!\s+root)\b|\bpow\s*\(|[\^\u00b2\u00b3]|\*\*/i;

/** What a comment says in front of what only explains it, and behind an equals sign: `total = price * quantity, before tax`. */
function formulaOf(comment: string): string {
  const [whole = ''] = comment.slice(0, MOST_OF_CLAUSES).split(/[;:\n]|[,.]\s|\.$|\s\((?=[a-z ]+\)$)/);
  const [clause = ''] = whole.split(/\s(?:in|as)\s/i);
  // What something is divided by may be a power in its unit: kg / height in m squared. Else that is the unit of a product.
  if (POWERS.test(clause.includes('/') ? whole : clause)) return '';
  return clause.slice(clause.lastIndexOf('=') + 1).trim();
}

const WORDS_OF_OPERATORS: ReadonlyMap<string, string> = new Map([
  ['x', '*'],
  ['\u00d7', '*'],
  ['\u00f7', '/'],
  ['\u2212', '-'],
  ['times', '*'],
  ['plus', '+'],
  ['minus', '-'],
  ['less', '-'],
]);

function tokensOf(text: string): readonly string[] {
  const found = text.match(/\d+(?:\.\d+)?(?![\w])|[()*/+\u00d7\u00f7\u2212]|(?<=\s)-(?=\s)|[A-Za-z_]\w*|\S/g) ?? [];
  return found.map((token) => WORDS_OF_OPERATORS.get(token) ?? token);
}

/** Reads a formula by recursive descent; what is none gives null. */
class FormulaReader {
  readonly columns = new Set<string>();
  readonly #tokens: readonly string[];
  readonly #columnOf: (name: string) => string | null;
  #at = 0;

  constructor(tokens: readonly string[], columnOf: (name: string) => string | null) {
    this.#tokens = tokens;
    this.#columnOf = columnOf;
  }

  /** Formula : Sum, and nothing behind it. */
  formula(): Expression | null {
    const value = this.#sum();
    return this.#at === this.#tokens.length ? value : null;
  }

  /** Sum : Product (( + | - ) Product)* */
  #sum(): Expression | null {
    let left = this.#product();
    for (let operator = this.#eat('+', '-'); operator !== null; operator = this.#eat('+', '-')) {
      const right = this.#product();
      if (left === null || right === null) return null;
      const [term, isOfLeft] = [right.kind === 'column' ? orNone(right) : right, isShare(right) && !isShare(left)];
      // What is added or taken in per cent is a share of what stands before; a rate may be one of a hundred, or of one.
      if (isShare(left) && !isShare(right)) return null;
      if (isOfLeft && (right.kind !== 'column' || !wordsOfName(right.name).includes('percent'))) return null;
      left = isOfLeft
        ? binary('*', left, binary(operator, number('1'), binary('*', term, number('0.01'))))
        : binary(operator, left, term);
    }
    return left;
  }

  /** Product : Factor (( * | / ) Factor)* */
  #product(): Expression | null {
    let left = this.#factor();
    for (let operator = this.#eat('*', '/'); operator !== null; operator = this.#eat('*', '/')) {
      const right = this.#factor();
      if (left === null || right === null) return null;
      left = operator === '*' ? binary('*', left, right) : quotient(left, right);
    }
    return left;
  }

  /** Factor : ( Sum ) | abs ( Sum ) | Number | Name+ */
  #factor(): Expression | null {
    if (this.#eat('(') !== null) {
      const value = this.#sum();
      return this.#eat(')') === null ? null : value;
    }
    const first = this.#tokens[this.#at] ?? '';
    if (/^abs$/i.test(first) && this.#tokens[this.#at + 1] === '(') {
      this.#at++;
      const value = this.#factor();
      return value === null ? null : call('abs', value);
    }
    if (/^\d/.test(first)) {
      this.#at++;
      return number(first);
    }
    const names: string[] = [];
    while (/^[A-Za-z_]/.test(this.#tokens[this.#at] ?? '')) names.push(this.#tokens[this.#at++] ?? '');
    const name = names.length === 0 ? null : this.#columnOf(names.join('_'));
    if (name === null) return null;
    this.columns.add(name);
    return column(name);
  }

  #eat(...tokens: readonly string[]): string | null {
    const token = this.#tokens[this.#at] ?? '';
    if (!tokens.includes(token)) return null;
    this.#at++;
    return token;
  }
}

/** Whether an operand is a column of percentages, or a sum of such. */
function isShare(operand: Expression): boolean {
  if (operand.kind === 'binary') return /[+-]/.test(operand.operator) && isShare(operand.left);
  const words = operand.kind === 'column' ? wordsOfName(operand.name) : [];
  return words.includes('percent') || (words.includes('rate') && words.some((word) => SHARED.has(word)));
}

/** What rates are in per cent of. */
const SHARED: ReadonlySet<string> = new Set(['tax', 'vat', 'gst', 'discount', 'commission', 'interest']);

/** A quotient to some decimals: it has as many as what is divided, and products have more already. Nothing is divided by zero. */
function quotient(left: Expression, right: Expression): Expression {
  const [more, less] = left.kind === 'binary' && left.operator === '*' ? ['1000', '0.001'] : ['1000000', '0.000001'];
  const finer = binary('*', binary('*', left, number(more)), number(less));
  return binary('/', finer, right.kind === 'number' ? right : call('greatest', right, number('1')));
}

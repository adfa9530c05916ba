import type { Expression, Table } from '../../ir.ts';
import { agreement, binary, call, column, number, orNone } from '../../meanings/agreements/agreement.ts';
import { wordsOfName, wordsOfTable } from '../../meanings/index.ts';
import { conjunctsOf } from '../facts/predicate.ts';
import type { NumberColumn } from './number-columns.ts';
import type { TableAgreement } from './roles.ts';

/* Columns whose comments say how they are computed: `clicks / impressions`, `length * width * height / 5000`. */

/** Columns that are computed of others as their comments say. */
export function commentAgreements(table: Table, numbers: readonly NumberColumn[]): readonly TableAgreement[] {
  const ofTable = new Set(wordsOfTable(table));
  return table.columns.flatMap(({ name, comment, type: { shape } }) => {
    const own = numbers.find((one) => one.name === name);
    const text = comment === null || own === undefined ? '' : formulaOf(comment);
    if (own === undefined || !OPERATOR.test(text)) return [];
    const others = numbers.filter((one) => one !== own);
    const reader = new FormulaReader(
      tokensOf(text),
      (name) => others.find((one) => isSpelled(one, name))?.name ?? namedBy(wordsOfName(name), others, ofTable),
    );
    const made = reader.formula();
    if (made === null || reader.columns.size === 0) return [];
    // A part of what a check says is more has no more than a hundred parts of a hundred.
    const isPart = own.words.includes('percent') && isPartIn(table, [...reader.columns]);
    const value = isPart ? call('least', made, number('100')) : made;
    const digits = Math.min(shape.kind === 'decimal' ? (shape.scale ?? own.digits) : own.digits, MOST_DIGITS);
    const conditions = [binary('=', column(name), call('round', value, number(String(digits))))];
    return [
      {
        agreement: agreement(name, conditions, { counts: 'number', isStage: true, digits }),
        column: name,
        with: [...reader.columns],
        conditions,
      },
    ];
  });
}

/** Whether a check keeps the first of two columns from being more than the second one. */
function isPartIn({ checks }: Table, [part, whole, more]: readonly string[]): boolean {
  const isSaid = (condition: Expression): boolean => {
    if (condition.kind !== 'binary') return false;
    const { operator, left, right } = condition;
    const [less, most] = /^<=?$/.test(operator) ? [left, right] : /^>=?$/.test(operator) ? [right, left] : [];
    return less?.kind === 'column' && most?.kind === 'column' && less.name === part && most.name === whole;
  };
  return more === undefined && checks.some(({ expression }) => conjunctsOf(expression).some(isSaid));
}

/** Digits behind the point of what is computed at most. */
const MOST_DIGITS = 5;

/** Characters of a comment that are looked at. */
const MOST_CHARACTERS = 200;

/** An operator between two operands: a hyphen or a slash without blanks stands within words. */
const OPERATOR = /\s[-\u2212+/\u00f7]\s|[*\u00d7]|\s(?:x|times|plus|minus|less)\s|\/\s?[\d(]/;

/** Powers, which formulas here do not have. */
const POWERS = /\b(?:squared?|cubed?)(?!\s+root)\b|\bpow\s*\(|[\^\u00b2\u00b3]|\*\*/i;

/** What a comment says in front of what only explains it, and behind an equals sign: `total = price * quantity, before tax`. */
function formulaOf(comment: string): string {
  const [whole = ''] = comment.slice(0, MOST_CHARACTERS).split(/[;:\n]|[,.]\s|\.$|\s\((?=[a-z ]+\)$)/);
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

/** Whether a formula spells a column as its name is. */
const isSpelled = ({ name }: NumberColumn, said: string): boolean => name.toLowerCase() === said.toLowerCase();

/** Words that names have beside what formulas call them, and such as make them something else. */
const PLAIN: ReadonlySet<string> = new Set(
  'amount total count number value cent price cm mm m kg g lb inch km usd eur gbp per of'.split(' '),
);
const OTHER: ReadonlySet<string> = new Set('percent rate ratio id type code'.split(' '));

/** How far a name is from what a formula says: words that it has beside. */
function strangeness(words: readonly string[], said: readonly string[], ofTable: ReadonlySet<string>): number {
  const rest = words.filter((word) => !said.includes(word));
  return rest.reduce((sum, word) => sum + (OTHER.has(word) ? 5 : PLAIN.has(word) || ofTable.has(word) ? 0.1 : 1), 0);
}

/** The one column whose name has all of some words, and the fewest beside; null: there is none, or there are several. */
function namedBy(
  said: readonly string[],
  numbers: readonly NumberColumn[],
  ofTable: ReadonlySet<string>,
): string | null {
  const found = numbers
    .filter(({ words }) => said.every((word) => words.includes(word)))
    .map(({ name, words }) => ({ name, strange: strangeness(words, said, ofTable) }))
    .toSorted((lhs, rhs) => lhs.strange - rhs.strange);
  const [first, second] = found;
  return first === undefined || second?.strange === first.strange ? null : first.name;
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

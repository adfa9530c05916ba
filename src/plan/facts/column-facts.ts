import type { Semantics } from '../../../grammar/semantics.ts';
import type { Shape } from '../../../grammar/shape.ts';
import type { Steps } from '../../expression/language.ts';
import type { Expression } from '../../ir.ts';
import { type AddressSet, meet } from '../../values/address-set.ts';
import { compareExactly } from '../../values/exact.ts';
import { type Facts, NO_FACTS, numberOf, type Scalar } from '../../values/request.ts';
import type { TimeLine } from '../../values/time-line.ts';
import type { Budget } from '../budget.ts';

/** What an alternative demands of one column: facts for its values, and whether it may or must be NULL. */
export interface ColumnFacts extends Facts {
  readonly nulls: 'some' | 'never' | 'always';
  /** The conditions that facts about text (its beginning, pattern, length and the like) and about addresses come from. */
  readonly sources: readonly Condition[];
}

export const NO_COLUMN_FACTS: ColumnFacts = { ...NO_FACTS, nulls: 'some', sources: [] };

/** One way to pass a check: facts about single columns, and conditions that are evaluated on the drawn row. */
export interface Alternative {
  readonly facts: ReadonlyMap<string, ColumnFacts>;
  readonly residual: readonly Condition[];
}

/** The ways to pass a check; none: no row passes. */
export type Ways = readonly Alternative[];

/** A condition with a name for messages. */
export interface Condition {
  readonly name: string;
  readonly expression: Expression;
  /** Whether its alternative is kept in reserve: another has facts that leave out rows, and this is taken only where no row has them. */
  readonly isReserve?: boolean;
}

export type ColumnTest = (column: string) => boolean;

/** What taking conditions apart needs to know of the columns. */
export interface Columns {
  /** The values of a column, by its stored name. */
  readonly shapeOf: (column: string) => Shape | undefined;
  readonly semantics: Semantics;
  /** When things happen. */
  readonly timeLine: TimeLine;
  /** Steps that are left for planning the table, and for looking through patterns. */
  readonly budget: Budget;
  readonly steps: Steps;
  /** Whether a column, by its stored name, may be NULL. */
  readonly isNullable: ColumnTest;
  /** Whether a column, by its stored name, has the values of another table: no condition chooses them. */
  readonly isGiven: ColumnTest;
}

/** The facts of both, and the conditions that go into no facts beside them; null: they contradict each other. */
export function mergedFacts(
  one: ColumnFacts,
  other: ColumnFacts,
): { readonly facts: ColumnFacts; readonly residual: readonly Condition[] } | null {
  if (one.nulls !== other.nulls && one.nulls !== 'some' && other.nulls !== 'some') return null;
  const text = mergedText(one, other);
  const multiples = commonMultiples(one, other);
  const clockFirst = Math.max(one.clockFirst, other.clockFirst);
  const clockLast = Math.min(one.clockLast, other.clockLast);
  if (text === null || multiples === null || clockFirst > clockLast) return null;
  // Spelled out: what is spread costs many times as much, and some tables have tens of thousands of facts.
  const { prefix, languages, letters, format, lengthLeast, lengthMost, sources } = text.facts;
  const list = one.list === null ? other.list : other.list === null ? one.list : inBoth(one.list, other.list);
  const addresses = mergedAddresses(one, other, list);
  const facts: ColumnFacts = {
    prefix,
    languages,
    letters,
    format,
    lengthLeast,
    lengthMost,
    sources:
      addresses.residual.length === 0 ? sources : sources.filter((source) => !addresses.residual.includes(source)),
    addresses: addresses.set,
    clockFirst,
    clockLast,
    least: tighter(one.least, other.least, 1),
    most: tighter(one.most, other.most, -1),
    legalLeast: tighter(one.legalLeast, other.legalLeast, 1),
    legalMost: tighter(one.legalMost, other.legalMost, -1),
    nulls: one.nulls === 'some' ? other.nulls : one.nulls,
    step: multiples.step,
    rest: multiples.rest,
    list,
    excluded: other.excluded.length === 0 ? one.excluded : [...one.excluded, ...other.excluded],
  };
  return {
    facts,
    residual: addresses.residual.length === 0 ? text.residual : [...text.residual, ...addresses.residual],
  };
}

/**
 * The addresses that both ask for. Networks may pass both where no address does, and those that are listed are what they are: then
 * conditions are left to be evaluated.
 */
function mergedAddresses(
  one: ColumnFacts,
  other: ColumnFacts,
  list: readonly Scalar[] | null,
): { readonly set: AddressSet | null; readonly residual: readonly Condition[] } {
  if (one.addresses === null && other.addresses === null) return { set: null, residual: [] };
  if (list !== null)
    return {
      set: null,
      residual: [one, other].flatMap(({ addresses, sources }) => (addresses === null ? [] : sources)),
    };
  if (one.addresses === null || other.addresses === null)
    return { set: one.addresses ?? other.addresses, residual: [] };
  const set = meet(one.addresses, other.addresses);
  return set.length === 0 ? { set: one.addresses, residual: other.sources } : { set, residual: [] };
}

type TextFacts = Pick<
  ColumnFacts,
  'prefix' | 'languages' | 'letters' | 'format' | 'lengthLeast' | 'lengthMost' | 'sources'
>;

/** Conditions that go into the facts about one column's text at most; what is more is evaluated. */
const MAX_SOURCES = 256;

/** Languages that text is made for at most; what more patterns demand is left to be evaluated. */
const MAX_LANGUAGES = 8;

/** Text is made for one format alone; what else is demanded of it is left to be evaluated. */
function mergedText(
  one: ColumnFacts,
  other: ColumnFacts,
): { readonly facts: TextFacts; readonly residual: readonly Condition[] } | null {
  if (other.sources.length === 0) return { facts: one, residual: [] };
  if (one.sources.length === 0) return { facts: other, residual: [] };
  // A document is of one type.
  const types = [one.format, other.format].filter((format) => format !== null && format !== 'json');
  if (new Set(types).size > 1) return null;
  if (one.format !== null || one.sources.length >= MAX_SOURCES) return { facts: one, residual: other.sources };
  if (other.format !== null) return { facts: other, residual: one.sources };
  const known = new Set(one.languages.map(({ spelling }) => spelling));
  const languages = [...one.languages, ...other.languages.filter(({ spelling }) => !known.has(spelling))];
  if (languages.length > MAX_LANGUAGES) return { facts: one, residual: other.sources };
  const [shorter, longer] = one.prefix.length <= other.prefix.length ? [one, other] : [other, one];
  if (!longer.prefix.startsWith(shorter.prefix)) return null;
  // What has letters of neither case passes both.
  if (one.letters !== null && other.letters !== null && one.letters !== other.letters)
    return { facts: one, residual: other.sources };
  const facts: TextFacts = {
    prefix: longer.prefix,
    languages,
    format: null,
    letters: one.letters ?? other.letters,
    lengthLeast: Math.max(one.lengthLeast, other.lengthLeast),
    lengthMost: Math.min(one.lengthMost, other.lengthMost),
    sources: [...one.sources, ...other.sources],
  };
  return { facts, residual: [] };
}

function inBoth(list: readonly Scalar[], other: readonly Scalar[]): readonly Scalar[] {
  // A truth value is the number that MySQL keeps of it.
  const textOf = (value: Scalar): string => String(typeof value === 'boolean' ? Number(value) : value);
  const texts = new Set(other.map(textOf));
  // Each is taken once, so that lists of one value many times do not stay long.
  return list.filter((value) => texts.delete(textOf(value)));
}

type Multiples = Pick<ColumnFacts, 'step' | 'rest'>;

/** The numbers that are in both sets: those of every least common multiple, from the first one on (Chinese remainders). Null: there are none. */
function commonMultiples(one: Multiples, other: Multiples): Multiples | null {
  if (one.step === null) return { step: other.step, rest: other.rest };
  if (other.step === null) return { step: one.step, rest: one.rest };
  const [coarse, fine] = one.step > other.step ? [one, other] : [other, one];
  const [step, small] = [coarse.step ?? 1, fine.step ?? 1];
  // Euclid's steps, with the multiple of the larger number that each leaves.
  let [divisor, left] = [small, step % small];
  let [known, next] = [0, 1];
  while (left !== 0) {
    const quotient = Math.floor(divisor / left);
    [divisor, left] = [left, divisor - quotient * left];
    [known, next] = [next, known - quotient * next];
  }
  if ((fine.rest - coarse.rest) % divisor !== 0) return null;
  const turns = small / divisor;
  const away = ((fine.rest - (coarse.rest % small)) / divisor) * known;
  const turn = divisor === small ? 0 : ((away % turns) + turns) % turns;
  // Beyond what doubles count there is one such number at most.
  return { step: Math.min(step * turns, Number.MAX_SAFE_INTEGER), rest: coarse.rest + step * turn };
}

function tighter(one: Facts['least'], other: Facts['least'], direction: 1 | -1): Facts['least'] {
  if (one === null || other === null) return one ?? other;
  const order = compareScalars(one.value, other.value) * direction;
  if (order === 0) return one.strict ? one : other;
  return order > 0 ? one : other;
}

function compareScalars(one: Scalar, other: Scalar): number {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left !== null && right !== null && left !== right) return left - right;
  if (left !== null && right !== null) return compareExactly(one, other);
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}

import type { ValueLiteral } from '../../grammar/kinds.ts';
import type { Kind } from '../../grammar/shape.ts';
import type { Distribution } from './distribution.ts';
import { numeralOf } from './numeral.ts';
import { digitSizes, type Part, textOf } from './part.ts';

/** How a value's text becomes a literal. `expression`: it is none, but an expression that somebody wants to have written as it is. */
export type LiteralForm = ValueLiteral | 'expression';

/** The values that a column (under one alternative) may take: plain data. */
export interface Domain {
  readonly kind: Kind;
  readonly literal: LiteralForm;
  readonly parts: readonly Part[];
  /** What stands behind the closing quote or in the dialect's constant: an SRID. */
  readonly srid?: number;
  /** The path to the one value in which documents differ, where they differ in no other. */
  readonly differsAt?: string;
  /** Values at the ends of what the column may hold, which these parts may lack. */
  readonly edges?: Domain;
}

/** Sizes of the domain's digits, most significant first. */
export function radicesOf(domain: Domain): readonly number[] {
  return domain.parts.flatMap(digitSizes);
}

/** How likely the ranks of each digit are, in the order of `radicesOf`; null: all are alike. */
export function distributionsOf(domain: Domain): readonly (Distribution | null)[] {
  return domain.parts.flatMap((part) =>
    digitSizes(part).map((_, digit) => (digit === 0 ? (part.distribution ?? null) : null)),
  );
}

/** How many values there are; beyond 2^53 only roughly. */
export function sizeOf(domain: Domain): number {
  return radicesOf(domain).reduce((size, radix) => size * radix, 1);
}

/** The text of the value of these digits, before it becomes a literal. */
export function valueText(domain: Domain, digits: readonly number[]): string {
  let next = 0;
  return domain.parts
    .map((part) => {
      const count = digitSizes(part).length;
      const first = part.kind === 'again' ? next - part.back : next;
      const text = textOf(part, digits.slice(first, first + Math.max(count, 1)));
      next += count;
      return text;
    })
    .join('');
}

/** Whether the values are computed as rows are drawn, so that no rank tells them. */
export function isComputed(domain: Domain | null): boolean {
  return domain?.parts[0]?.kind === 'computed';
}

/**
 * A domain of the values given, in their order. What stands without quotes is spelled as a number, and a truth value as a word,
 * however they came along.
 */
export function poolDomain(kind: Kind, literal: LiteralForm, entries: readonly string[]): Domain {
  return { kind, literal, parts: [{ kind: 'pool', entries: entries.map(SPELLINGS[literal] ?? asItIs) }] };
}

const asItIs = (entry: string): string => entry;

const SPELLINGS: Partial<Readonly<Record<LiteralForm, (entry: string) => string>>> = {
  bare: (entry) => numeralOf(entry) ?? entry,
  // MySQL's truth values are numbers: those of a list may come from a column of such.
  boolean: (entry) => TRUTHS.get(entry) ?? entry,
};

const TRUTHS: ReadonlyMap<string, string> = new Map([
  ['0', 'false'],
  ['1', 'true'],
]);

/**
 * A domain of some values of another one, in their order. Of bits, a text may be the number that they are: it is written in all its
 * binary digits.
 */
export function listedOf(domain: Domain, entries: readonly string[]): Domain {
  const { kind, literal } = domain;
  if (literal !== 'bits') return poolDomain(kind, literal, entries);
  const { length } = valueText(
    domain,
    radicesOf(domain).map(() => 0),
  );
  const inBits = (entry: string) => (entry.length < length ? BigInt(entry).toString(2).padStart(length, '0') : entry);
  return poolDomain(kind, literal, entries.map(inBits));
}

/** The texts of the domain's first value and of its last. */
export function endsOf(domain: Domain): readonly string[] {
  const radices = radicesOf(domain);
  return [
    valueText(
      domain,
      radices.map(() => 0),
    ),
    valueText(
      domain,
      radices.map((radix) => radix - 1),
    ),
  ];
}

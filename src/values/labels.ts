import type { Shape } from '../../grammar/shape.ts';
import { type Domain, poolDomain } from './domain.ts';
import { isInLanguage } from './language.ts';
import type { DomainRequest, Facts } from './request.ts';

/** Members of a SET of which all combinations are listed; of more, only the single ones and the pairs. */
const COMBINED_MEMBERS = 8;

/** Pairs of the members of a SET that are listed where no key needs more: of many members, each is paired with the next ones. */
const MAX_PAIRS = 512;

/** The labels of enumerations, each once: all columns of one share the list, however long it is. */
const distinctLabels = new WeakMap<readonly string[], readonly string[]>();

function distinctOf(labels: readonly string[]): readonly string[] {
  const known = distinctLabels.get(labels) ?? [...new Set(labels)];
  distinctLabels.set(labels, known);
  return known;
}

/** The labels of an enumeration, in their order. */
export function enumDomain(shape: Shape<'enum'>, { facts }: DomainRequest): Domain | null {
  const labels = distinctOf(shape.labels);
  const entries = isAnyAllowedBy(facts) ? labels : labels.filter(isAllowedBy(facts));
  return entries.length === 0 ? null : poolDomain('enum', 'quoted', entries);
}

/** Combinations of the members of a set, in MySQL's order of members. */
export function setDomain(shape: Shape<'set'>, { facts, distinct }: DomainRequest): Domain | null {
  const members = [...new Set(shape.labels)].filter((label) => label !== '');
  const partners = distinct ? members.length : Math.ceil(MAX_PAIRS / Math.max(1, members.length));
  const all = members.length <= COMBINED_MEMBERS ? combinations(members) : singlesAndPairs(members, partners);
  const entries = all.filter(isAllowedBy(facts));
  return entries.length === 0 ? null : poolDomain('set', 'quoted', entries);
}

function isAnyAllowedBy({ list, excluded, prefix, languages }: Facts): boolean {
  return list === null && excluded.length === 0 && prefix === '' && languages.length === 0;
}

function isAllowedBy({ list, excluded, prefix, languages }: Facts): (label: string) => boolean {
  const wanted = list === null ? null : new Set(list.map(String));
  const unwanted = new Set(excluded.map(String));
  return (label) =>
    (wanted === null || wanted.has(label)) &&
    !unwanted.has(label) &&
    label.startsWith(prefix) &&
    languages.every((language) => isInLanguage(language, label, null));
}

function combinations(members: readonly string[]): string[] {
  return Array.from({ length: 2 ** members.length }, (_, bits) =>
    members.filter((_member, i) => (bits & (1 << i)) !== 0).join(','),
  );
}

/** Each member alone and with so many of those behind it at most. */
function singlesAndPairs(members: readonly string[], partners: number): string[] {
  return members.flatMap((one, i) => [
    one,
    ...members.slice(i + 1, i + 1 + partners).map((other) => `${one},${other}`),
  ]);
}

import type { Shape } from '../../grammar/shape.ts';
import { type Domain, poolDomain } from './domain.ts';
import { isInLanguage } from './language.ts';
import type { DomainRequest, Facts } from './request.ts';

/** Members of a SET of which all combinations are listed; of more, only the single ones and the pairs. */
const COMBINED_MEMBERS = 8;

/** The labels of an enumeration, in their order. */
export function enumDomain(shape: Shape<'enum'>, { facts }: DomainRequest): Domain | null {
  const entries = [...new Set(shape.labels)].filter(isAllowedBy(facts));
  return entries.length === 0 ? null : poolDomain('enum', 'quoted', entries);
}

/** Combinations of the members of a set, in MySQL's order of members. */
export function setDomain(shape: Shape<'set'>, { facts }: DomainRequest): Domain | null {
  const members = [...new Set(shape.labels)].filter((label) => label !== '');
  const all = members.length <= COMBINED_MEMBERS ? combinations(members) : singlesAndPairs(members);
  const entries = all.filter(isAllowedBy(facts));
  return entries.length === 0 ? null : poolDomain('set', 'quoted', entries);
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

function singlesAndPairs(members: readonly string[]): string[] {
  return members.flatMap((one, i) => [one, ...members.slice(i + 1).map((other) => `${one},${other}`)]);
}

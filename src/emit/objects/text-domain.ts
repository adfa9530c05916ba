import { type Domain, endsOf } from '../../values/domain.ts';
import type { Part } from '../../values/part.ts';
import { asText, type ReadText } from './js-values.ts';

/**
 * The domain whose texts are the values that are read of a domain's texts, where these differ in constants alone; null: there is none.
 */
export function textDomain(domain: Domain, read: ReadText): Domain | null {
  if (read === asText) return domain;
  if (!domain.parts.every(isTime)) return null;
  const iso: Domain = { ...domain, parts: domain.parts.map(isoPart) };
  const wanted = endsOf(iso);
  return endsOf(domain).every((text, i) => read(text) === wanted[i]) ? iso : null;
}

function isoPart(part: Part): Part {
  if (part.kind !== 'constant') return part;
  return { kind: 'constant', text: part.text.replace(/^ /, 'T').replace(/\+00$/, 'Z') };
}

/** Whether all texts of a part are alike but for their digits. */
function isTime(part: Part): boolean {
  if (part.kind === 'pool') return part.entries.every((entry) => /^\d\d:\d\d:\d\d$/.test(entry));
  return part.kind === 'constant' || part.kind === 'day' || part.kind === 'clock' || part.kind === 'digits';
}

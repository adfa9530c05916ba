import { isOptions, isRecord } from './fault.ts';
import type { OptionFields, OptionKind, OptionsOf, Rivals } from './kind.ts';

/**
 * Options of two sources, of which the second counts where both say the same, or its options are rivals of those of the first: of what
 * is by name, the entries are joined, and lists of what holds at once, such as conditions, are put one behind the other.
 */
export function mergedOptions<Fields extends OptionFields>(
  fields: Fields,
  base: OptionsOf<Fields>,
  over: OptionsOf<Fields>,
  rivals: Rivals = {},
): OptionsOf<Fields> {
  const merged = mergedFields(fields, rivals, { ...base }, { ...over });
  if (!isOptions(fields, merged)) throw new Error('Options that are merged are none.');
  return merged;
}

type Values = Readonly<Record<string, unknown>>;

function mergedFields(fields: OptionFields, rivals: Rivals, base: Values, over: Values): Values {
  const said = Object.keys(over).filter((name) => over[name] !== undefined);
  const replaced = new Set(said.flatMap((name) => rivals[name] ?? []));
  const kept = Object.fromEntries(Object.entries(base).filter(([name]) => !replaced.has(name)));
  return joined(kept, over, (name, before, after) => mergedValue(fields[name]?.kind, before, after));
}

function mergedValue(kind: OptionKind | undefined, before: unknown, after: unknown): unknown {
  const form = kind?.form;
  if (form?.form === 'list' && Array.isArray(before) && Array.isArray(after)) return [...before, ...after];
  if (!isRecord(before) || !isRecord(after)) return after;
  if (form?.form === 'map') return joined(before, after, (_, first, last) => mergedValue(form.of, first, last));
  return form?.form === 'record' ? mergedFields(form.fields, form.rivals, before, after) : after;
}

/** The entries of both, without the names that objects inherit. */
function joined(base: Values, over: Values, merge: (name: string, before: unknown, after: unknown) => unknown): Values {
  const entries = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(over)) {
    if (value === undefined) continue;
    entries.set(name, entries.has(name) ? merge(name, entries.get(name), value) : value);
  }
  return Object.fromEntries(entries);
}

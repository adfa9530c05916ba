import { isOptions, isRecord } from './fault.ts';
import type { OptionFields, OptionKind, OptionsOf } from './kind.ts';

/**
 * Options of two sources, of which the second counts where both say the same: of what is by name, the entries are joined, and lists of
 * what holds at once, such as conditions, are put one behind the other.
 */
export function mergedOptions<Fields extends OptionFields>(
  fields: Fields,
  base: OptionsOf<Fields>,
  over: OptionsOf<Fields>,
): OptionsOf<Fields> {
  const merged = mergedFields(fields, { ...base }, { ...over });
  if (!isOptions(fields, merged)) throw new Error('Options that are merged are none.');
  return merged;
}

type Values = Readonly<Record<string, unknown>>;

function mergedFields(fields: OptionFields, base: Values, over: Values): Values {
  return joined(base, over, (name, before, after) => mergedValue(fields[name]?.kind, before, after));
}

function mergedValue(kind: OptionKind | undefined, before: unknown, after: unknown): unknown {
  const form = kind?.form;
  if (form?.form === 'list' && Array.isArray(before) && Array.isArray(after)) return [...before, ...after];
  if (!isRecord(before) || !isRecord(after)) return after;
  if (form?.form === 'map') return joined(before, after, (_, first, last) => mergedValue(form.of, first, last));
  return form?.form === 'record' ? mergedFields(form.fields, before, after) : after;
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

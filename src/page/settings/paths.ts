import { isOptions, isRecord } from '../../options/fault.ts';
import { SETTINGS, type Settings } from '../settings.ts';

/** Names on the way to a setting: `['tables', 'orders', 'rows']`. Those of tables and columns may be any. */
export type Path = readonly string[];

/** What is asked for at a path; undefined: nothing. */
export function settingAt(settings: Settings, path: Path): unknown {
  return path.reduce<unknown>(
    (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    settings,
  );
}

/** Settings with another value at a path; undefined: with none, and without what is empty then. */
export function withSetting(settings: Settings, path: Path, value: unknown): Settings {
  const changed = replaced(settings, path, value) ?? {};
  if (!isOptions(SETTINGS, changed)) throw new Error(`The setting ${path.join('.')} cannot have this value.`);
  return changed;
}

/** Of entries, since `__proto__` is a name as any other. */
function replaced(owner: unknown, [name, ...within]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  const entries = new Map(isRecord(owner) ? Object.entries(owner) : []);
  const changed = replaced(entries.get(name), within, value);
  if (changed === undefined) entries.delete(name);
  else entries.set(name, changed);
  return entries.size === 0 ? undefined : Object.fromEntries(entries);
}

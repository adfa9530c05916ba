import { AS_THEY_ARE, faultInFields, isRecord, type OptionFault } from './fault.ts';
import type { OptionFields } from './kind.ts';

/** Characters of a text that a message shows. */
const SHOWN_CHARACTERS = 60;

/**
 * Checks what a caller of `call` gave as its options: whoever writes plain JavaScript has no compiler to do it. Throws RangeError
 * for a number out of range, and TypeError for any other value, for an option that is missing, and for one that is not known.
 */
export function checkOptions(call: string, given: unknown, fields: OptionFields): void {
  if (!isRecord(given)) throw new TypeError(`The options of ${call} must be an object, not ${shown(given)}.`);
  const fault = faultInFields(fields, given, AS_THEY_ARE);
  if (fault !== null) throw faultError(call, fault);
}

function faultError(call: string, fault: OptionFault): Error {
  const message = faultMessage(call, fault);
  return fault.what === 'value' && typeof fault.given === 'number' ? new RangeError(message) : new TypeError(message);
}

/** A sentence that says what is wrong with an option of `owner`. */
export function faultMessage(owner: string, fault: OptionFault): string {
  const name = fault.path.join('.');
  switch (fault.what) {
    case 'value':
      return `${name} must be ${fault.allowed}, not ${shown(fault.given)}${nearestHint(fault.nearest)}.`;
    case 'name': {
      const last = fault.path.at(-1) ?? '';
      const place = fault.path.length === 1 ? owner : fault.path.slice(0, -1).join('.');
      return `Unknown option ${shown(last)} of ${place}; the nearest known one is "${fault.nearest}".`;
    }
    case 'missing':
      return `The option "${name}" of ${owner} is missing; it must be ${fault.allowed}.`;
  }
}

/** The error for an option that cannot have this value. */
export function wrongOption(name: string, allowed: string, value: unknown): Error {
  return faultError('', { what: 'value', path: [name], allowed, given: value, nearest: null });
}

/** Checks that an argument is what `compile` gives. Throws TypeError. */
export function checkCompiled(call: string, compiled: unknown): void {
  if (isRecord(compiled) && isRecord(compiled['table']) && isRecord(compiled['plan'])) return;
  throw new TypeError(`${call} takes what compile gives, not ${shown(compiled)}.`);
}

/** Checks that an argument is what `compileSchema` gives. Throws TypeError. */
export function checkCompiledSchema(call: string, compiled: unknown): void {
  if (isRecord(compiled) && isRecord(compiled['plan']) && Array.isArray(compiled['tables'])) return;
  throw new TypeError(`${call} takes what compileSchema gives, not ${shown(compiled)}.`);
}

/** What a sentence about an unknown name ends with: the name that may be meant, if there is one. */
export function nearestHint(best: string | null | undefined): string {
  return best === null || best === undefined ? '' : `; the nearest one is ${shown(best)}`;
}

/** A value as a message shows it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length <= SHOWN_CHARACTERS ? value : `${value.slice(0, SHOWN_CHARACTERS)}…`);
  }
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  return isRecord(value) ? 'an object' : String(value);
}

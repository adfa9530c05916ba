import type { RegexFlavour } from '../../grammar/semantics.ts';
import { PatternFault, parseRegex } from '../runtime/regex-syntax.ts';
import { Unevaluable } from '../runtime/value.ts';

/** Why the server refuses a regular expression, as the rest of a sentence; null: it takes it, or it is not read here. */
export function patternFault(pattern: string, flavour: RegexFlavour): string | null {
  try {
    parseRegex(pattern, flavour, false);
    return null;
  } catch (error) {
    if (error instanceof PatternFault)
      return error.message.charAt(0).toLowerCase() + error.message.slice(1).replace(/\.$/, '');
    if (error instanceof Unevaluable) return null;
    throw error;
  }
}

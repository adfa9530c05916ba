import { faultIn } from './fault.ts';
import type { OptionKind } from './kind.ts';

/**
 * What a word says that stands for a value of this kind: a number, true, false or itself. Where numbers and texts may stand, it is a
 * number that is written as numbers are: `1.50` and `007` stay texts, so that no digit is lost. The value is not checked.
 */
export function valueOfWord({ form }: OptionKind, word: string): unknown {
  switch (form.form) {
    case 'integer':
      return /^[+-]?[0-9]+$/.test(word) ? Number(word) : word;
    case 'number':
      return /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:e[+-]?[0-9]+)?$/i.test(word) ? Number(word) : word;
    case 'boolean':
      return word === 'true' || word === 'false' ? word === 'true' : word;
    case 'anyOf': {
      const values = form.kinds.flatMap((kind) => {
        const value = valueOfWord(kind, word);
        return faultIn(kind, value) === null ? [value] : [];
      });
      const exact = values.find((value) => typeof value !== 'string' && String(value) === word);
      return exact ?? values.find((value) => typeof value === 'string') ?? values[0] ?? word;
    }
    default:
      return word;
  }
}

/** Whether a word can say each value of this kind: it holds no others. */
export function isWordKind({ form }: OptionKind): boolean {
  switch (form.form) {
    case 'list':
    case 'map':
    case 'record':
      return false;
    case 'anyOf':
      return form.kinds.every(isWordKind);
    default:
      return true;
  }
}

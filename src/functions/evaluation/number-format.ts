import { absolute, type Decimal, round, signOf } from '../../runtime/decimal.ts';
import { Unevaluable } from '../../runtime/value.ts';
import { exact, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** Places of digits, with marks between them; behind a point, places alone. */
const TEMPLATE = /^(FM)?([90,G]+)(?:[.D]([90]*))?$/i;

/** to_char(number, template) for templates of places, marks and a point (PostgreSQL manual, table 9.29). */
function numberText(number: Decimal, template: string): string {
  const [whole, filled, before = '', behind] = TEMPLATE.exec(template) ?? [];
  if (whole === undefined) throw new Unevaluable(); // This template is not known here.
  const decimals = behind?.length ?? 0;
  const written = absolute(round(number, decimals)).toString();
  const [digits = '', rest = ''] = written.split('.');
  // Without room behind the point, there is none; a zero before it stands only where nothing stands behind.
  const isEmpty =
    digits === '0' && decimals > 0 && (filled === undefined || !/^0+$/.test(rest) || /0/.test(behind ?? ''));
  const front = placed(before, isEmpty ? '' : digits);
  const isKept = filled === undefined;
  const shortest = Math.max(0, (behind ?? '').lastIndexOf('0') + 1);
  const kept = isKept ? rest : rest.slice(0, Math.max(shortest, rest.replace(/0+$/, '').length));
  const body = `${front}${decimals === 0 ? '' : '.'}${kept}`;
  const blanks = body.length - body.trimStart().length;
  const sign = signOf(round(number, decimals)) < 0 ? '-' : isKept ? ' ' : '';
  return `${isKept ? body.slice(0, blanks) : ''}${sign}${body.slice(blanks)}`;
}

/** Digits in their places from the right; from the first place of a 0 on, those that are missing are zeros. */
function placed(places: string, digits: string): string {
  const count = places.replace(/[^90]/g, '').length;
  if (digits.length > count) throw new Unevaluable(); // A number without room for its digits is not written here.
  const zeros = places.includes('0') ? places.slice(places.indexOf('0')).replace(/[^90]/g, '').length : 0;
  const all = digits.padStart(Math.max(zeros, digits.length), '0').padStart(count);
  let [next, result] = [0, ''];
  for (const place of places) {
    if (place === '9' || place === '0') result += all.charAt(next++);
    else result += result.trim() === '' ? ' ' : ',';
  }
  return result;
}

export const numberFormatFunctions: Implementations = {
  'number.to_char': ([value, template]) => numberText(exact(value), text(template)),
};

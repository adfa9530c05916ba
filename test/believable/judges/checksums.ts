import { ofText } from '../expectation.ts';

/* Numbers with check digits, by their standards. */

/** Sum of the digits times weights that take turns. */
function weighted(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, place) => sum + Number(digit) * (weights[place % weights.length] ?? 0), 0);
}

function isLuhn(text: string): boolean {
  const sum = [...text].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isGtin(digits: string): boolean {
  return weighted([...digits].reverse().join(''), [1, 3]) % 10 === 0;
}

/** ISO/IEC 7812: the number of a payment card. */
export const cardNumber = ofText('the number of a card whose last digit checks the others', (text) => {
  const digits = text.replace(/[ -]/g, '');
  return /^\d{12,19}$/.test(digits) && isLuhn(digits);
});

/** 3GPP TS 23.003. */
export const imei = ofText('an IMEI', (text) => /^\d{15}$/.test(text) && isLuhn(text));

/** EAN-8, UPC-A, EAN-13, GTIN-14. */
export const barcode = ofText('a bar code whose last digit checks the others', (text) => {
  return /^(?:\d{8}|\d{12,14})$/.test(text) && isGtin(text);
});

/** ISO 2108: ISBN-13, or the ISBN-10 of older books. */
export const isbn = ofText('an ISBN', (text) => {
  const digits = text.replace(/[ -]/g, '');
  if (/^97[89]\d{10}$/.test(digits)) return isGtin(digits);
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  const check = digits.endsWith('X') ? 10 : Number(digits.slice(-1));
  return (weighted(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) + check) % 11 === 0;
});

/** ISO 13616. */
export const iban = ofText('an IBAN', (text) => {
  const compact = text.replace(/ /g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
});

/** What letters of a VIN count: 49 CFR 565.15. */
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_VALUES = '12345678123457923456789';
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** ISO 3779. */
export const vin = ofText('a VIN: 17 letters and digits without I, O and Q', (text) =>
  /^[A-HJ-NPR-Z\d]{17}$/.test(text),
);

/** Only vehicles of North America (1 to 5) must have the check digit. */
export const vinCheckDigit = ofText(
  'a VIN whose ninth character checks the others, where the continent asks for it',
  (text) => {
    if (!/^[A-HJ-NPR-Z\d]{17}$/.test(text)) return false;
    if (!/^[1-5]/.test(text)) return true;
    const digits = text.replace(/[A-Z]/g, (letter) => VIN_VALUES[VIN_LETTERS.indexOf(letter)] ?? '0');
    const remainder = weighted(digits, VIN_WEIGHTS) % 11;
    return text[8] === (remainder === 10 ? 'X' : String(remainder));
  },
);

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rows } from '../../src/meanings/rows.ts';
import type { TextForm } from '../../src/values/meaning.ts';
import { digitSizes, textOf } from '../../src/values/part.ts';

const SAMPLES = 200;

function formsOf(name: string): readonly TextForm[] {
  const row = rows.find((one) => one.name === name);
  if (row === undefined) throw new Error(`There is no row ${name}.`);
  return [...(row.texts?.() ?? []), ...(row.unique?.() ?? [])];
}

/** Texts of the forms of a row that are so many characters long, without hyphens. */
function samplesOf(name: string, lengths: readonly number[]): readonly string[] {
  const texts = formsOf(name).flatMap((form) =>
    Array.from({ length: SAMPLES }, (_, sample) =>
      form
        .map((part, place) =>
          textOf(
            part,
            digitSizes(part).map((size) => (sample * 7919 + place * 104_729) % size),
          ),
        )
        .join('')
        .replaceAll('-', ''),
    ),
  );
  return texts.filter((text) => lengths.includes(text.length));
}

const digitsOf = (text: string) => [...text].map(Number);

/** Weights by turns from the first digit on. */
const weighted = (text: string, ...weights: readonly number[]) =>
  digitsOf(text).reduce((sum, digit, i) => sum + digit * (weights[i % weights.length] ?? 0), 0);

function isLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((total, digit, i) => {
      const doubled = i % 2 === 1 ? digit * 2 : digit;
      return total + Math.floor(doubled / 10) + (doubled % 10);
    }, 0);
  return sum % 10 === 0;
}

const numeric = (text: string) => [...text].map((one) => Number.parseInt(one, 36)).join('');

const isMod97 = (text: string) => BigInt(numeric(text)) % 97n === 1n;

function isModulo11(text: string): boolean {
  const sum = [...text].reduce((total, one, i) => total + (one === 'X' ? 10 : Number(one)) * (text.length - i), 0);
  return sum % 11 === 0;
}

function isVin(text: string): boolean {
  // The letters as they stand in the regulation's table, each column under its number.
  const values = new Map(
    [' ABCDEFGH', ' JKLMN P R', '  STUVWXYZ'].flatMap((line) =>
      [...line].map((letter, value) => [letter, value] as const),
    ),
  );
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = [...text].reduce((total, one, i) => total + (values.get(one) ?? Number(one)) * (weights[i] ?? 0), 0);
  return text[8] === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

function isContainer(text: string): boolean {
  const values = '0123456789A_BCDEFGHIJK_LMNOPQRSTU_VWXYZ';
  const sum = [...text.slice(0, -1)].reduce((total, one, i) => total + values.indexOf(one) * 2 ** i, 0);
  return String((sum % 11) % 10) === text.at(-1);
}

const isIban = (text: string) => isMod97(text.slice(4) + text.slice(0, 4));

for (const [name, lengths, isValid] of [
  ['identifier.ean', [13], (text) => weighted(text, 1, 3) % 10 === 0],
  ['identifier.ean', [12, 8], (text) => weighted(text, 3, 1) % 10 === 0],
  ['identifier.upc', [12], (text) => weighted(text, 3, 1) % 10 === 0],
  ['identifier.gtin-14', [14], (text) => weighted(text, 3, 1) % 10 === 0],
  ['identifier.isbn', [13], (text) => text.startsWith('978') && weighted(text, 1, 3) % 10 === 0],
  ['identifier.isbn', [10], isModulo11],
  ['identifier.isbn-10', [10], isModulo11],
  ['identifier.issn', [8], isModulo11],
  ['identifier.vin', [17], isVin],
  ['commerce.container number', [11], isContainer],
  ['identifier.imei', [15], isLuhn],
  ['identifier.iccid', [19], isLuhn],
  ['finance.card number', [15, 16], isLuhn],
  ['finance.iban', [18, 20, 21, 22], isIban],
  ['finance.isin', [12], (text) => isLuhn(numeric(text))],
  ['finance.lei', [20], isMod97],
  ['finance.routing number', [9], (text) => weighted(text, 3, 7, 1) % 10 === 0],
] satisfies readonly (readonly [string, readonly number[], (text: string) => boolean])[]) {
  test(`${name} of ${lengths.join(', ')} characters has its check digit`, () => {
    const texts = samplesOf(name, lengths);
    assert.ok(texts.length > 0);
    assert.equal(
      texts.filter((text) => !isValid(text)),
      [],
    );
  });
}

test('a check digit that is not the right one is found', () => {
  assert.not(isLuhn('4111111111111112'));
  assert.not(isIban('DE89370400440532013001'));
  assert.ok(isIban('DE89370400440532013000'));
  assert.not(isVin('1M8GDM9A1KP042788'));
  assert.ok(isVin('1M8GDM9AXKP042788'));
  assert.ok(isContainer('CSQU3054383'));
  assert.not(isContainer('CSQU3054384'));
});

test('a hash of a password has the form of bcrypt', () => {
  const [first] = formsOf('identifier.password hash');
  const text =
    first
      ?.map((part) =>
        textOf(
          part,
          digitSizes(part).map((size) => size - 1),
        ),
      )
      .join('') ?? '';
  assert.match(text, /^\$2b\$12\$[./A-Za-z0-9]{53}$/);
});

test.run();

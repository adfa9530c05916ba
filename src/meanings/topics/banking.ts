import { pool as words } from '../../pools/pools.ts';
import type { TextForm } from '../../values/meaning.ts';
import type { Part } from '../../values/part.ts';
import { bankRouting, inDigits, luhn, piece, pieces, plainly97, sumOf } from '../builders/check-digits.ts';
import { digits, monthNumber, number, picked, pool, text, weighted } from '../builders/forms.ts';
import { ofCities } from '../builders/place-names.ts';
import { between, forms, listOf, once, weights, weightsBy, within, yearly, yearsFrom } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { capitalPairs } from './identifiers.ts';

/** What columns pick that name a bank. */
export const BANK = 'bank code';

/** Digits behind the head of an account number: two pieces that are multiples of 97. */
const IBAN_PIECES = [5, 5];
const IBAN_TAIL = IBAN_PIECES.reduce((sum, width) => sum + width, 0);

/** Countries whose account numbers have no check digits of their own, and the digits or letters of the bank in front of the account. */
const BANKS: readonly (readonly [country: string, banks: string, digits: number])[] = [
  ['DE', '10010010, 20050550, 37040044, 50010517, 60050101, 70150000, 43060967, 12030000', 0],
  ['AT', '19043, 12000, 20111, 32000, 60000', 1],
  ['CH', '00762, 00700, 00206, 08391, 09000', 2],
  ['NL', 'ABNA, RABO, INGB, BUNQ, TRIO', 0],
  ['GB', 'WEST, BARC, MIDL, LOYD, NWBK', 4],
  ['IE', 'AIBK, BOFI, IPBS, ULSB', 4],
  ['LT', '32500, 70440, 35000', 1],
];
/** Accounts of each bank that differ in front of the pieces, at most. */
const OF_A_BANK = 10;

/** The beginning of an IBAN that makes it valid with multiples of 97 behind it (ISO 13616, ISO 7064 MOD 97-10). */
const ibanHeads = once(() =>
  BANKS.flatMap(([country, banks, free]) =>
    listOf(banks).flatMap((bank) =>
      Array.from({ length: Math.min(OF_A_BANK, 10 ** free) }, (_, i) => {
        const front = bank + (free === 0 ? '' : String((i * 7919 + 1) % 10 ** free).padStart(free, '0'));
        const rest = sumOf(inDigits(front), plainly97, IBAN_TAIL + 6) + sumOf(inDigits(country), plainly97, 2);
        return `${country}${String(98 - (rest % 97)).padStart(2, '0')}${front}`;
      }),
    ),
  ),
);

/** The country of each bank by its rank. */
export const countriesOfBanks = once(() => ibanHeads().map((head) => head.slice(0, 2)));

const ibanTail = pieces(IBAN_PIECES, plainly97, 97);
/** The beginning of an account number in the country of each city, or in another one where that has none. */
const ibanHeadsOfCities = once(() =>
  words('cityCountryCodes2').map((code, rank) => {
    const own = ibanHeads().filter((head) => head.startsWith(code));
    const some = own.length > 0 ? own : ibanHeads();
    return some[rank % some.length] ?? '';
  }),
);
const iban = once((): TextForm => [picked(BANK, ibanHeads()), ...ibanTail()]);
/** Without those of other countries, that are longer. */
const shortIban = once(
  (): TextForm => [pool(within(ibanHeads(), 8).filter((head) => head.startsWith('NL'))), ...ibanTail()],
);

/** A reference whose check digits make it valid with multiples of 97 behind its first digits (ISO 11649). */
const creditorReference = once((): TextForm => {
  const fronts = Array.from({ length: 900 }, (_, i) => {
    const rest = sumOf(String(i + 100), plainly97, IBAN_TAIL + 6) + sumOf(inDigits('RF'), plainly97, 2);
    return `RF${String(98 - (rest % 97)).padStart(2, '0')}${i + 100}`;
  });
  return [pool(fronts), ...ibanTail()];
});
/** As banks number their bookings, in the 16 characters of messages of theirs (SWIFT MT940, field 61). */
const bankReference = once((): TextForm => [pool(listOf('FT, TR, BK, CT')), digits(6), digits(8)]);

/** Beginnings that payment services publish for tests, and what stands on the card. */
const CARDS: readonly (readonly [brand: string, code: string, start: string])[] = [
  ['Visa', 'VI', '411111'],
  ['Mastercard', 'MC', '555555'],
  ['Visa', 'VI', '424242'],
  ['American Express', 'AX', '37828'],
  ['Visa', 'VI', '400000'],
  ['Mastercard', 'MC', '510510'],
  ['Discover', 'DI', '601111'],
];
/** Digits behind the beginning of a card's number, and those before them that make it a piece. */
const CARD_TAIL = 8;

const cards = once(() =>
  CARDS.flatMap(([brand, code, start]) =>
    piece(start.length + 2, CARD_TAIL, luhn, 10, 0, start).map((front) => ({ brand, code, front })),
  ),
);
const cardTail = pieces([4, 4], luhn, 10);
const cardNumber = once(
  (): TextForm => [
    picked(
      'card',
      cards().map(({ front }) => front),
    ),
    ...cardTail(),
  ],
);

const routing = pieces([3, 3, 3], bankRouting, 10);

const BANK_LETTERS = listOf(
  'ABNA, BANK, CRED, DEMO, EURO, FIDE, GLOB, HAND, INTE, KRED, MERC, NORD, OMEG, PACI, RIVE, SAVE, TEST, UNIO',
);
const BANK_PLACES = listOf('DEFF, GB2L, NL2A, CHZZ, ATWW, IE2D, LT2X');

const METHODS: readonly (readonly [method: string, code: string, weight: number])[] = [
  ['credit_card', 'CC', 40],
  ['debit_card', 'DC', 20],
  ['paypal', 'PP', 15],
  ['bank_transfer', 'BT', 10],
  ['cash', 'CA', 6],
  ['apple_pay', 'AP', 4],
  ['google_pay', 'GP', 3],
  ['gift_card', 'GC', 2],
];
const methods = (texts: readonly string[]) =>
  ({
    ...picked('payment method', texts),
    distribution: { kind: 'weights', weights: METHODS.map(([, , weight]) => weight) },
  }) as const;

/** The last two digits of years. */
const shortYears = (first: number, last: number): Part =>
  pool(yearsFrom(first, last).map((year) => String(year % 100).padStart(2, '0')));

/** The code of a bank in the place of each beginning of an account number: both are of one country. */
const bankCodes = once(() => {
  const places = new Map(BANK_PLACES.map((place) => [place.slice(0, 2), place]));
  return ibanHeads().map((head, i) => {
    const letters = BANK_LETTERS[Math.floor(i / OF_A_BANK) % BANK_LETTERS.length] ?? '';
    return letters + (places.get(head.slice(0, 2)) ?? '');
  });
});

/** What stands in the place of a branch. */
const HEAD_OFFICE = 'X'.repeat(3);

/** The same with the branch behind it: a bank has one, its head office as often as not. */
const branchCodes = once(() =>
  bankCodes().map((code, i) => code + (i % 2 === 0 ? HEAD_OFFICE : String(100 + ((i * 37) % 900)))),
);

/** What goes out of accounts, and less often comes in. */
const DIRECTIONS = [
  { debit: 7, credit: 3 },
  { DR: 7, CR: 3 },
  { D: 7, C: 3 },
];

/** Accounts and cards, and what is paid with them. */
export const banking: readonly MeaningRow[] = [
  {
    name: 'finance.iban of a country',
    names: 'iban, iban number',
    texts: once(() => [[ofCities(ibanHeadsOfCities()), ...ibanTail()], shortIban()]),
    unique: once(() => [iban(), shortIban()]),
    beside: 'country',
    without: 'bic, swift, bank, sort, counterparty, payee, beneficiary',
  },
  {
    name: 'finance.iban',
    names: 'iban, iban number|code',
    texts: once(() => [iban(), shortIban(), [digits(9), digits(1)], [digits(8)]]),
    unique: once(() => [iban(), shortIban(), [digits(9), digits(1)], [digits(8)]]),
  },
  {
    name: 'finance.creditor reference',
    names: 'creditor|rf|structured reference, rf',
    texts: once(() => [creditorReference()]),
    unique: once(() => [creditorReference()]),
  },
  {
    name: 'finance.bank reference',
    names: 'bank|account servicer|bank transaction reference',
    texts: once(() => [bankReference()]),
    unique: once(() => [bankReference()]),
  },
  {
    name: 'finance.bic',
    names: 'bic, swift, swift|bic code',
    texts: once(() => [[picked(BANK, branchCodes())], [picked(BANK, bankCodes())]]),
    unique: once(() => [
      [pool(BANK_LETTERS), pool(BANK_PLACES), digits(3)],
      [pool(capitalPairs()), pool(capitalPairs()), pool(BANK_PLACES)],
    ]),
  },
  {
    name: 'finance.account number',
    names:
      'account|account code|account id|wallet|counterparty account|loan number, source|target|destination|bank|from|to|counterparty|beneficiary|recipient|sender|payee|payer|debtor|creditor account',
    texts: once(() => [[digits(9), digits(3)], [digits(9), digits(1)], [digits(8)], [digits(6)]]),
    unique: once(() => [[digits(9), digits(3)], [digits(9), digits(1)], [digits(8)], [digits(6)]]),
    numbers: between(1_000_000, 99_999_999),
  },
  {
    name: 'finance.routing number',
    names: 'routing|aba number, aba, routing code',
    texts: once(() => [routing()]),
    unique: once(() => [routing()]),
  },
  {
    name: 'finance.bank code',
    names: 'bank|sort|branch|ifsc|bank sort|bank branch code, blz, ifsc, bsb, clearing|branch number',
    texts: once(() => [[digits(2), text('-'), digits(2), text('-'), digits(2)], [digits(6)], [digits(4)], [digits(3)]]),
    numbers: between(100_000, 999_999),
  },
  {
    name: 'finance.bank',
    names: 'bank name, issuer bank',
    texts: forms(
      picked(
        'bank',
        listOf(
          'First Harbor Bank, Meridian Savings Bank, Northgate Bank, Riverside Credit Union, Unity Trust Bank, Granite State Bank, Lakeshore Bank, Pioneer Savings, Summit National Bank, Evergreen Credit Union, Crescent Bank, Old Town Bank',
        ),
      ),
      picked(
        'bank',
        listOf(
          'Harbor, Meridian, Northgate, Riverside, Unity, Granite, Lakeshore, Pioneer, Summit, Evergreen, Crescent, Old Town',
        ),
      ),
    ),
  },
  {
    name: 'finance.card number',
    names: 'card|cc|creditcard number, credit card, pan, creditcard',
    texts: once(() => [cardNumber(), [digits(4)]]),
    unique: once(() => [cardNumber()]),
  },
  {
    name: 'finance.masked card',
    names:
      'masked card number, truncated pan, card mask, card|card number|account number|pan masked, masked number|card|pan',
    texts: once(() => [[text('**** **** **** '), digits(4)], [text('****'), digits(4)], [digits(4)]]),
  },
  {
    name: 'finance.last four',
    names: 'last four|4, last four|last 4|card last digit',
    texts: once(() => [[digits(4)]]),
    numbers: between(1000, 9999),
  },
  {
    name: 'finance.card brand',
    names: 'card|pm|payment method brand, card|creditcard|cc|pm type, card network|scheme|company',
    texts: once(() => [
      [
        picked(
          'card',
          cards().map(({ brand }) => brand),
        ),
      ],
      [
        picked(
          'card',
          cards().map(({ brand }) => brand.replace('American Express', 'Amex')),
        ),
      ],
      [
        picked(
          'card',
          cards().map(({ code }) => code),
        ),
      ],
      [
        picked(
          'card',
          cards().map(({ code }) => code.slice(0, 1)),
        ),
      ],
    ]),
  },
  {
    name: 'finance.card expiry',
    names: 'card|cc expiry, card expiration, card expiry|card expiration date, expiry month year, expiry date card',
    moments: { from: 0, to: 5 * 365, clock: 'midnight' },
    ...yearly((year) => ({
      texts: once(() => [
        [number(year, year + 5), text('-'), monthNumber],
        [monthNumber, text('/'), shortYears(year, year + 5)],
        [monthNumber, shortYears(year, year + 5)],
      ]),
    })),
  },
  {
    name: 'finance.security code',
    names: 'cvv, cvc, cvv|cvc 2, card security|card verification code, card verification value',
    texts: once(() => [[digits(3)]]),
    numbers: between(100, 999),
  },
  {
    name: 'finance.payment method',
    names:
      'tender type, payment method|type|mode|option|instrument|channel|mean, payment method type|name, method of|mode of payment, pay|refund method',
    texts: once(() => [
      [methods(METHODS.map(([method]) => method))],
      [
        weighted(
          Object.fromEntries(
            METHODS.filter(([method]) => method.length <= 11).map(([method, , weight]) => [method, weight]),
          ),
        ),
      ],
      [methods(METHODS.map(([, code]) => code))],
      [methods(METHODS.map(([method]) => method.slice(0, 1).toUpperCase()))],
    ]),
    labels: once(() =>
      ['credit_card debit_card', 'card card'].map((cards) => [
        methods(`${cards} paypal bank_transfer cash check mobile_wallet voucher`.split(' ')),
      ]),
    ),
    numbers: between(
      1,
      8,
      weights(
        METHODS.map(([, , weight]) => weight),
        1,
      ),
    ),
  },
  {
    name: 'finance.payment provider',
    names: 'payment|payment service provider, payment gateway, processor, psp',
    texts: forms(
      weighted({ stripe: 40, paypal: 25, adyen: 15, square: 8, braintree: 7, klarna: 5 }),
      weighted({ STR: 40, PPL: 25, ADY: 15, SQR: 8 }),
    ),
  },
  {
    name: 'finance.transaction type',
    names:
      'transaction|entry|movement|journal|posting|transfer type, ledger|wallet/type, transaction type code, transaction kind|category',
    texts: forms(
      weighted({
        payment: 30,
        purchase: 22,
        deposit: 14,
        withdrawal: 12,
        transfer: 10,
        refund: 5,
        fee: 4,
        interest: 2,
        adjustment: 1,
      }),
      weighted({ PMT: 30, PUR: 22, DEP: 14, WDR: 12, TRF: 10, RFD: 5, FEE: 4, INT: 2 }),
      weighted({ P: 50, D: 20, W: 15, T: 10, R: 5 }),
    ),
  },
  {
    name: 'finance.direction of a movement',
    names: 'dc, direction, dc flag|code',
    beside: 'iban, balance, counterparty, account',
    texts: once(() => DIRECTIONS.map((ways) => [weighted(ways)])),
  },
  {
    name: 'finance.debit or credit',
    names:
      'debit credit, dc|debit credit indicator, dr cr, credit debit, entry|posting side, balance type, normal balance',
    texts: once(() => DIRECTIONS.map((ways) => [weighted(ways)])),
  },
  {
    name: 'finance.account type',
    names: 'account type|category|class|kind',
    texts: once(() => [
      [pool(words('accountTypes'))],
      [weighted({ checking: 5, savings: 4, credit: 2, loan: 1, business: 1 })],
      [weighted({ CHK: 5, SAV: 4, CRD: 2, LON: 1 })],
      [weighted({ C: 5, S: 4, L: 1 })],
    ]),
    numbers: between(1, 5, weightsBy({ 1: 5, 2: 4, 3: 2, 4: 1, 5: 1 })),
  },
  {
    name: 'finance.account name',
    names: 'account title|label, ledger account|ledger|gl account name',
    texts: once(() => [
      [pool(words('accountNames'))],
      [weighted({ Checking: 5, Savings: 4, Cash: 2, Reserve: 1, Payroll: 1 })],
    ]),
  },
  {
    name: 'finance.account code',
    names: 'account|gl|ledger|nominal|general ledger code, gl|ledger account',
    texts: once(() => [[number(1000, 9899)], [number(100, 989)]]),
    numbers: between(1000, 9899),
  },
  {
    name: 'finance.loan type',
    names: 'loan|credit|mortgage type, loan purpose|product|category',
    texts: forms(
      weighted({ personal: 30, mortgage: 25, auto: 22, student: 10, business: 8, payday: 1 }),
      weighted({ PER: 30, MTG: 25, AUT: 22, STU: 10, BUS: 8 }),
      weighted({ P: 30, M: 25, A: 22, S: 10, B: 8 }),
    ),
  },
];

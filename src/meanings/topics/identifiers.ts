import { pool as placesOf } from '../../pools/pools.ts';
import type { TextForm } from '../../values/meaning.ts';
import type { Part } from '../../values/part.ts';
import { alphanumericPairs } from '../../values/vocabulary.ts';
import { byPlace, luhn, piece, pieces, pieceWithX, sumOf, thriceAndOnce } from '../builders/check-digits.ts';
import { digits, number, oneOf, picked, pool, text, weighted } from '../builders/forms.ts';
import { ofCities } from '../builders/place-names.ts';
import { listOf, once } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const CAPITALS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];
export const pairsOf = (letters: readonly string[]) => letters.flatMap((one) => letters.map((other) => one + other));
export const capitalPairs = once(() => pairsOf(CAPITALS));
/** The characters of RFC 4648's base 32, and those of geohashes. */
const base32Pairs = once(() => pairsOf([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567']));
const geohashPairs = once(() => pairsOf([...'0123456789bcdefghjkmnpqrstuvwxyz']));
/** Pairs of hexadecimal digits in capitals. */
const upperHexadecimal = once(() => pairsOf([...'0123456789ABCDEF']));
/** Pairs of capitals and digits. */
export const upperPairs = once(() => alphanumericPairs.map((pair) => pair.toUpperCase()));

/**
 * What stands in front of the last eight digits of VAT identification numbers, so that they are as long as those of their country (VIES,
 * the European Commission's register, lists the forms). Greece has other letters than ISO 3166 gives it.
 */
const VAT_FRONTS: ReadonlyMap<string, string> = new Map(
  listOf(
    'ATU, BE04, BG1, CZ, DE2, DK, EE1, EL0, ESB, FI, FR403, GB1, HR123, HU, IT012, LT1, LU, LV400, MT, PL52, PT5, RO, SE5560, SI, SK20',
  ).map((front) => [front.slice(0, 2), front]),
);
const vatFronts = once(() =>
  placesOf('cityCountryCodes2').map((country) => {
    const code = country === 'GR' ? 'EL' : country;
    return VAT_FRONTS.get(code) ?? `${code}1`;
  }),
);

const VAT_NAMES = 'vat, vat|vat registration|vat identification number, vat id|code|registration';
const vatIds = (): readonly TextForm[] => [
  [pool(listOf('DE1, DE2, DE3, ATU, BE04, BE07, FI, DK, EE1, EL0, LT1, PT5, SI')), digits(8)],
  [digits(9)],
];

/** So many hexadecimal digits. */
export function hexadecimal(width: number): readonly Part[] {
  const whole = Array.from({ length: Math.floor(width / 7) }, (): Part => ({ kind: 'hexadecimal', width: 7 }));
  return width % 7 === 0 ? whole : [...whole, { kind: 'hexadecimal', width: width % 7 }];
}

/** So many of some pieces. */
export const repeated = (entries: readonly string[], count: number): readonly Part[] =>
  Array.from({ length: count }, () => pool(entries));

/** Pairs of a base-64 alphabet. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
const base64Pairs = once(() => pairsOf([...LETTERS, '-', '_']));
export const mixedPairs = once(() => pairsOf(LETTERS));

/** A row whose unique texts are those of any. */
export function identifier(name: string, names: string, texts: () => readonly TextForm[]): MeaningRow {
  const made = once(texts);
  return { name: `identifier.${name}`, names, texts: made, unique: made };
}

/** A version 4 UUID (RFC 9562). */
const uuid = (mark: string): TextForm => [
  ...hexadecimal(8),
  text(mark),
  ...hexadecimal(4),
  text(`${mark}4`),
  ...hexadecimal(3),
  text(mark),
  pool([...'89ab']),
  ...hexadecimal(3),
  text(mark),
  ...hexadecimal(12),
];

/** Crockford's base 32, as ULIDs are written in. */
const CROCKFORD = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const crockfordPairs = once(() => pairsOf(CROCKFORD));
/** The third and fourth character of moments from 2023 to 2025. */
const ULID_TIMES = once(() => ['H', 'J'].flatMap((first) => CROCKFORD.map((second) => first + second)));

const ean13 = pieces([4, 3, 3, 3], thriceAndOnce, 10);
const upc = pieces([4, 4, 4], thriceAndOnce, 10);
const gtin14 = pieces([4, 4, 3, 3], thriceAndOnce, 10);
const ean8 = pieces([4, 4], thriceAndOnce, 10);

/** In group 1, where four digits from 4000 on name a publisher: 9781 leaves 1 of 10. */
const isbnInGroups = once(
  (): TextForm => [
    text('978-1-'),
    pool(piece(4, 5, thriceAndOnce, 10, 9, '4')),
    text('-'),
    pool(piece(2, 3, thriceAndOnce, 10)),
    pool(piece(3, 0, thriceAndOnce, 10).map((end) => `${end.slice(0, 2)}-${end.slice(2)}`)),
  ],
);
/**
 * The nine digits that the two forms of an ISBN share: six whose weighted digits leave nothing of 10 and of 11, and 8 of 10 behind
 * 978, and three that decide on both check digits.
 */
const isbnFront = once(() => piece(6, 4, thriceAndOnce, 10, 2).filter((front) => sumOf(front, byPlace, 4) % 11 === 0));
const isbnEnd = once(() => Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0')));
const sharedIsbn13 = once(
  (): TextForm => [
    text('978'),
    picked('isbn.front', isbnFront()),
    picked(
      'isbn.end',
      isbnEnd().map((end) => end + String((10 - (sumOf(end, thriceAndOnce, 1) % 10)) % 10)),
    ),
  ],
);
const sharedIsbn10 = once((): TextForm => [picked('isbn.front', isbnFront()), picked('isbn.end', pieceWithX(3))]);
const issn = once((): readonly [Part, Part] => [pool(piece(4, 4, byPlace, 11)), pool(pieceWithX(3))]);

const imei = once(
  (): TextForm => [
    pool(['35', '86', '01', '99'].flatMap((start) => piece(3, 12, luhn, 10, 0, start))),
    pool(piece(4, 8, luhn, 10)),
    pool(piece(4, 4, luhn, 10)),
    pool(piece(4, 0, luhn, 10)),
  ],
);

/** What letters count in the check digit of a vehicle, and the weights of its places (49 CFR 565.15). */
const VIN_LETTERS = new Map(
  [...'ABCDEFGHJKLMNPRSTUVWXYZ'].map((letter, i) => [letter, Number('12345678123457923456789'[i])]),
);
const VIN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

function vinSum(characters: string, from: number): number {
  const values = [...characters].map((one) => VIN_LETTERS.get(one) ?? Number(one));
  return values.reduce((sum, value, i) => sum + value * (VIN_WEIGHTS[from + i] ?? 0), 0);
}

/** Makers; models with their check digit; year and plant; the number behind them. */
const vin = once((): TextForm => {
  const makers = listOf('1HG, 1FT, 1G1, 2T1, 3VW, 5YJ, JHM, JTD, KMH, KNA, WAU, WBA, WDB, WVW, YV1, ZFA, VF1, SAL');
  const models = listOf('CM826, FB4AH, EK14D, AJ5F7, HC59E, RN2A8, BF3K1, DM4H6, GD5B2, PX7C9, LT2E4, UY6M8');
  const bodies = makers.flatMap((maker) =>
    models.map((model) => {
      const check = vinSum(maker + model, 0) % 11;
      return maker + model + (check === 10 ? 'X' : String(check));
    }),
  );
  const plants = [...'JKLMNPRST'].flatMap((year) => [...CAPITALS, ...'0123456789'].map((plant) => year + plant));
  const numbers = (width: number, from: number) =>
    Array.from({ length: 10 ** width }, (_, i) => String(i).padStart(width, '0')).filter(
      (one) => vinSum(one, from) % 11 === 0,
    );
  return [
    pool(bodies),
    pool(plants.filter((plant) => vinSum(plant, 9) % 11 === 0)),
    pool(numbers(3, 11)),
    pool(numbers(3, 14)),
  ];
});

/** Numbers that tell things apart: by their own rules, by their length, or by counting. */
export const identifiers: readonly MeaningRow[] = [
  identifier('cuid', 'cuid', () => [[text('c'), ...repeated(alphanumericPairs, 12)]]),
  {
    name: 'identifier.imdb id',
    names: 'imdb|imdb title id, imdb, imdb number|code|key|reference',
    texts: once(() => [[text('tt'), digits(7)]]),
    unique: once(() => [[text('tt'), digits(7)]]),
    numbers: { first: 10_000, last: 9_999_999 },
  },
  identifier(
    'uuid',
    'uuid, guid, concurrency|security stamp, uuid v 4, public|global id, idempotency|deduplication key, idempotency token',
    () => [uuid('-'), uuid(''), hexadecimal(16), hexadecimal(8)],
  ),
  identifier('ulid', 'ulid, sortable id', () => [[text('01'), pool(ULID_TIMES()), ...repeated(crockfordPairs(), 11)]]),
  identifier('ean', 'ean, ean|gtin 13, barcode, bar|ean code, gtin', () => [ean13(), upc(), ean8()]),
  identifier('upc', 'upc, upc code|a, upca', () => [upc(), ean8()]),
  identifier('gtin-14', 'gtin|itf 14, case barcode', () => [gtin14(), ean13()]),
  {
    name: 'identifier.isbn',
    names: 'isbn, isbn number',
    texts: once(() => [isbnInGroups(), sharedIsbn13(), sharedIsbn10()]),
    unique: once(() => [sharedIsbn13(), sharedIsbn10()]),
  },
  {
    name: 'identifier.isbn-13',
    names: 'isbn 13',
    texts: once(() => [sharedIsbn13()]),
    unique: once(() => [sharedIsbn13()]),
  },
  identifier('isbn-10', 'isbn 10', () => [sharedIsbn10()]),
  identifier('issn', 'issn, eissn, issn number', () => {
    const [front, end] = issn();
    return [
      [front, text('-'), end],
      [front, end],
    ];
  }),
  identifier('doi', 'doi, doi number', () => [
    [text('10.5555/'), ...repeated(alphanumericPairs, 4)],
    [text('10.5555/'), digits(7)],
  ]),
  identifier('vin', 'vin, vehicle identification|vin|chassis number, vin code', () => [vin()]),
  identifier('imei', 'imei, imei number', () => [imei()]),
  identifier('iccid', 'iccid, sim number|serial', () => [
    [
      text('8901'),
      pool(piece(3, 12, luhn, 10, -sumOf('8901', luhn, 15))),
      pool(piece(4, 8, luhn, 10)),
      pool(piece(4, 4, luhn, 10)),
      pool(piece(4, 0, luhn, 10)),
    ],
  ]),
  identifier(
    'licence plate',
    'plate, plate|vehicle|vehicle/registration|car/registration number, vehicle|car/registration',
    () => [
      [pool(capitalPairs()), number(10, 99), text(' '), pool(capitalPairs()), pool(CAPITALS)],
      [pool(capitalPairs()), text('-'), digits(4)],
      [pool(capitalPairs()), digits(4)],
    ],
  ),
  // Of the areas that nobody was given before they were drawn by chance (Social Security Administration, 2011).
  identifier(
    'social security number',
    'ssn, social security|social insurance|national identification|personal|identity|id number, social security, national|citizen id, nin',
    () => [
      [number(773, 899), text('-'), number(10, 99), text('-'), number(1000, 9999)],
      [number(773, 899), number(10, 99), number(1000, 9999)],
    ],
  ),
  identifier('passport', 'passport, passport|travel document number', () => [
    [text('X'), pool(CAPITALS), digits(7)],
    [text('X'), digits(7)],
  ]),
  identifier(
    'driving licence',
    'driver|driving|contractor|professional|medical license, license number, doctor|nurse/license',
    () => [
      [pool(CAPITALS), digits(4), text('-'), digits(5), text('-'), digits(4)],
      [pool(CAPITALS), digits(8)],
      [pool(CAPITALS), digits(7)],
    ],
  ),
  identifier('national insurance number', 'national insurance|ni number, national insurance', () => [
    [oneOf('AB AE CE EG GH HJ JK KL LM MN NP PR RS ST WX YZ'), digits(6), pool([...'ABCD'])],
  ]),
  identifier(
    'authorization code',
    'authorization|approval|authentication|authorisation|card authorization code',
    () => [repeated(upperPairs(), 3)],
  ),
  identifier('eui-64', 'eui, eui 64', () => [
    [text('70B3D57ED0'), pool(upperHexadecimal()), pool(upperHexadecimal()), pool(upperHexadecimal())],
  ]),
  // A state, the number of a taxpayer, which of the taxpayer's firms it is, and a sign that checks them.
  identifier('gstin', 'gstin, gst|gst registration number, gst id', () => [
    [
      oneOf('01 03 06 07 08 09 10 19 20 21 22 23 24 27 29 32 33 36 37'),
      ...repeated(CAPITALS, 5),
      digits(4),
      pool(CAPITALS),
      number(1, 4),
      text('Z'),
      pool([...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ']),
    ],
  ]),
  identifier('tax id', 'tax|taxpayer id, tax|tax identification|employer id number, tin, ein, tax|fiscal code', () => [
    [text('00-'), digits(7)],
    [digits(9)],
  ]),
  {
    ...identifier('vat id beside a place', VAT_NAMES, vatIds),
    beside: 'country, city',
    texts: once(() => [
      [ofCities(vatFronts(), (rank) => VAT_FRONTS.has(vatFronts()[rank]?.slice(0, 2) ?? '')), digits(8)],
      [digits(9)],
    ]),
  },
  identifier('vat id', VAT_NAMES, vatIds),
  identifier('company number', 'registration number, trade license', () => [[text('HRB '), digits(6)], [digits(8)]]),
  identifier(
    'booking reference',
    'pnr, reservation code, locator, confirmation code|number, booking reference|code',
    () => [repeated(upperPairs(), 3), repeated(upperPairs(), 2)],
  ),
  identifier('serial number', 'serial number, serial, sn', () => [
    [text('SN'), number(10, 99), pool(CAPITALS), digits(7)],
    [text('SN'), digits(8)],
    [digits(8)],
  ]),
  identifier('part number', 'part|model|component|catalog|drawing number, part|model code, mpn', () => [
    [pool(capitalPairs()), text('-'), digits(4), text('-'), pool(CAPITALS), digits(2)],
    [pool(capitalPairs()), digits(6)],
  ]),
  identifier('md5', 'md 5, md 5|gravatar hash, etag', () => [hexadecimal(32)]),
  identifier('sha1', 'sha 1, commit|git|revision hash, sha, commit id', () => [
    hexadecimal(40),
    hexadecimal(10),
    hexadecimal(7),
  ]),
  identifier('sha256', 'sha 256, transaction|block|content|file hash, digest', () => [
    hexadecimal(64),
    hexadecimal(40),
    hexadecimal(32),
    hexadecimal(16),
  ]),
  identifier('sha512', 'sha 512', () => [hexadecimal(128), hexadecimal(64)]),
  identifier('hash', 'hash, checksum, hash value|code, crc, signature', () => [
    hexadecimal(64),
    hexadecimal(40),
    hexadecimal(32),
    hexadecimal(16),
    hexadecimal(8),
  ]),
  {
    name: 'identifier.api key',
    names:
      'api|access|secret|private|public|license|application|encryption|consumer|signing key, apikey, secret, api token',
    texts: once(() => [
      [text('sk_test_'), ...repeated(mixedPairs(), 12)],
      repeated(mixedPairs(), 12),
      repeated(mixedPairs(), 8),
      repeated(mixedPairs(), 4),
    ]),
    unique: once(() => [
      [text('sk_test_'), ...repeated(alphanumericPairs, 12)],
      repeated(alphanumericPairs, 12),
      repeated(alphanumericPairs, 8),
      repeated(alphanumericPairs, 4),
    ]),
  },
  {
    name: 'identifier.token',
    names:
      'token, access|refresh|session|remember|authentication|verification|confirmation|invitation|device|push|csrf|activation|bearer token, sid, verification|activation key, token value',
    texts: once(() => [repeated(base64Pairs(), 20), hexadecimal(32), hexadecimal(16), hexadecimal(8)]),
    unique: once(() => [hexadecimal(40), hexadecimal(32), hexadecimal(16), hexadecimal(8)]),
  },
  {
    name: 'identifier.one-time code',
    names:
      'otp, otp|verification|security|activation|access|two factor|sms|login|unlock code, confirmation pin, pin, pin code number, passcode',
    texts: once(() => [[digits(6)], [digits(4)]]),
    unique: once(() => [repeated(alphanumericPairs, 4), repeated(alphanumericPairs, 3)]),
    numbers: { first: 1000, last: 9999 },
  },
  identifier(
    'invitation code',
    'invitation|invite|referral|affiliate|gift card|gift|redeem|share|join code, gift card number',
    () => [
      [...repeated(upperPairs(), 2), text('-'), ...repeated(upperPairs(), 2), text('-'), ...repeated(upperPairs(), 2)],
      repeated(upperPairs(), 4),
      repeated(upperPairs(), 3),
    ],
  ),
  identifier(
    'external id',
    'external|remote|source|foreign|provider|gateway|third party|charge|external transaction|processor|legacy|import id, external|gateway|psp reference, external key',
    () => [
      [text('ext_'), ...repeated(alphanumericPairs, 7)],
      repeated(alphanumericPairs, 5),
      repeated(alphanumericPairs, 4),
    ],
  ),
  identifier('secret of a second factor', 'two factor|totp|otp|mfa|2 fa secret, authenticator key', () => [
    repeated(base32Pairs(), 16),
    repeated(base32Pairs(), 8),
  ]),
  identifier('recovery code', 'recovery|backup|two factor recovery|mfa backup code', () => [
    [...repeated(alphanumericPairs, 2), text('-'), ...repeated(alphanumericPairs, 2)],
  ]),
  identifier('geohash', 'geohash, geography hash', () => [
    [pool([...'bcdefgkrstuvwxyz']), pool([...'0123456789']), ...repeated(geohashPairs(), 4)],
  ]),
  identifier(
    'reference',
    'reference, transaction|payment|customer|your|our reference, transaction code|id, reference number|code',
    () => [
      [pool(capitalPairs()), digits(4), text('-'), ...repeated(upperPairs(), 3)],
      [text('R'), digits(8)],
      [digits(6)],
    ],
  ),
  {
    name: 'identifier.id type',
    names: 'id|identification|identity|id document|identity document type, document/type, identification document',
    texts: once(() => [
      [weighted({ passport: 4, 'national id': 5, 'driving licence': 4, 'residence permit': 1 })],
      [weighted({ PASS: 4, NID: 5, DL: 4, RP: 1 })],
      [weighted({ P: 4, N: 5, D: 4, R: 1 })],
    ]),
  },
];

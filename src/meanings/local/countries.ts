import type { Locale } from '../../pools/local.ts';
import type { Part } from '../../values/part.ts';
import { number, oneOf, text } from '../builders/forms.ts';

/** What a locale has of its country. */
export interface LocalCountry {
  /** The names of country and language, as they are called there. */
  readonly name: string;
  readonly language: string;
  /** ISO 3166-1 and ISO 639-1. */
  readonly codes: readonly [string, string];
  readonly languageCode: string;
  readonly currency: string;
  readonly phonePrefix: string;
  readonly timeZone: string;
  readonly continent: string;
  /** Degrees between which it lies, for the most part: south, north, west, east. */
  readonly degrees: readonly [number, number, number, number];
  readonly postalCode: readonly Part[];
  /** The least and the greatest postal code as a number; null: it is none. */
  readonly postalNumbers: readonly [number, number] | null;
  /** How women and men are addressed. */
  readonly salutations: readonly [string, string];
  /** A street and a house number, as they stand together; of some, streets have the number within. */
  readonly address: string;
  /** Whether a person's last name stands in front, without a blank behind it, and an address begins with the region. */
  readonly isLargestFirst: boolean;
}

const code = (width: number, first: number, last: number): Part => ({
  kind: 'digits',
  width,
  first,
  size: last - first + 1,
});

/** The country that each locale is of. Arabic is spoken in many: its largest counts. */
export const COUNTRIES: Readonly<Record<Locale, LocalCountry>> = {
  ar: {
    name: 'مصر',
    language: 'العربية',
    codes: ['EG', 'EGY'],
    languageCode: 'ar',
    currency: 'EGP',
    phonePrefix: '+20',
    timeZone: 'Africa/Cairo',
    continent: 'Africa',
    degrees: [22, 31, 25, 34],
    postalCode: [code(5, 11_511, 89_999)],
    postalNumbers: [11_511, 89_999],
    salutations: ['السيدة', 'السيد'],
    address: '{street} {house}',
    isLargestFirst: false,
  },
  de: {
    name: 'Deutschland',
    language: 'Deutsch',
    codes: ['DE', 'DEU'],
    languageCode: 'de',
    currency: 'EUR',
    phonePrefix: '+49',
    timeZone: 'Europe/Berlin',
    continent: 'Europe',
    degrees: [48, 54, 7, 13],
    postalCode: [code(5, 1067, 99_998)],
    postalNumbers: [1067, 99_998],
    salutations: ['Frau', 'Herr'],
    address: '{street} {house}',
    isLargestFirst: false,
  },
  es: {
    name: 'España',
    language: 'español',
    codes: ['ES', 'ESP'],
    languageCode: 'es',
    currency: 'EUR',
    phonePrefix: '+34',
    timeZone: 'Europe/Madrid',
    continent: 'Europe',
    degrees: [37, 43, -8, 0],
    postalCode: [code(5, 1001, 52_999)],
    postalNumbers: [1001, 52_999],
    salutations: ['Sra.', 'Sr.'],
    address: '{street}, {house}',
    isLargestFirst: false,
  },
  fr: {
    name: 'France',
    language: 'français',
    codes: ['FR', 'FRA'],
    languageCode: 'fr',
    currency: 'EUR',
    phonePrefix: '+33',
    timeZone: 'Europe/Paris',
    continent: 'Europe',
    degrees: [43, 50, -1, 7],
    postalCode: [code(5, 1000, 95_999)],
    postalNumbers: [1000, 95_999],
    salutations: ['Mme', 'M.'],
    address: '{house} {street}',
    isLargestFirst: false,
  },
  it: {
    name: 'Italia',
    language: 'italiano',
    codes: ['IT', 'ITA'],
    languageCode: 'it',
    currency: 'EUR',
    phonePrefix: '+39',
    timeZone: 'Europe/Rome',
    continent: 'Europe',
    degrees: [38, 46, 8, 17],
    postalCode: [code(5, 10, 98_168)],
    postalNumbers: [10, 98_168],
    salutations: ['Sig.ra', 'Sig.'],
    address: '{street}, {house}',
    isLargestFirst: false,
  },
  ja: {
    name: '日本',
    language: '日本語',
    codes: ['JP', 'JPN'],
    languageCode: 'ja',
    currency: 'JPY',
    phonePrefix: '+81',
    timeZone: 'Asia/Tokyo',
    continent: 'Asia',
    degrees: [32, 43, 131, 141],
    postalCode: [code(3, 1, 999), text('-'), code(4, 0, 9999)],
    postalNumbers: null,
    salutations: ['様', '様'],
    address: '{street}',
    isLargestFirst: true,
  },
  ko: {
    name: '대한민국',
    language: '한국어',
    codes: ['KR', 'KOR'],
    languageCode: 'ko',
    currency: 'KRW',
    phonePrefix: '+82',
    timeZone: 'Asia/Seoul',
    continent: 'Asia',
    degrees: [35, 38, 127, 129],
    postalCode: [code(5, 1000, 63_999)],
    postalNumbers: [1000, 63_999],
    salutations: ['님', '님'],
    address: '{street} {house}',
    isLargestFirst: true,
  },
  nl: {
    name: 'Nederland',
    language: 'Nederlands',
    codes: ['NL', 'NLD'],
    languageCode: 'nl',
    currency: 'EUR',
    phonePrefix: '+31',
    timeZone: 'Europe/Amsterdam',
    continent: 'Europe',
    degrees: [51, 53, 4, 6],
    postalCode: [
      number(1000, 9999),
      text(' '),
      oneOf('A B C D E G H J K L M N P R S T V W X Z'),
      oneOf('A B C E G H J K L N P R T V W X Z'),
    ],
    postalNumbers: [1000, 9999],
    salutations: ['mevr.', 'dhr.'],
    address: '{street} {house}',
    isLargestFirst: false,
  },
  pl: {
    name: 'Polska',
    language: 'polski',
    codes: ['PL', 'POL'],
    languageCode: 'pl',
    currency: 'PLN',
    phonePrefix: '+48',
    timeZone: 'Europe/Warsaw',
    continent: 'Europe',
    degrees: [50, 54, 15, 23],
    postalCode: [code(2, 0, 99), text('-'), code(3, 1, 999)],
    postalNumbers: null,
    salutations: ['Pani', 'Pan'],
    address: '{street} {house}',
    isLargestFirst: false,
  },
  pt_BR: {
    name: 'Brasil',
    language: 'português',
    codes: ['BR', 'BRA'],
    languageCode: 'pt',
    currency: 'BRL',
    phonePrefix: '+55',
    timeZone: 'America/Sao_Paulo',
    continent: 'South America',
    degrees: [-29, -3, -55, -38],
    postalCode: [code(5, 1000, 99_999), text('-'), code(3, 0, 999)],
    postalNumbers: null,
    salutations: ['Sra.', 'Sr.'],
    address: '{street}, {house}',
    isLargestFirst: false,
  },
  ru: {
    name: 'Россия',
    language: 'русский',
    codes: ['RU', 'RUS'],
    languageCode: 'ru',
    currency: 'RUB',
    phonePrefix: '+7',
    timeZone: 'Europe/Moscow',
    continent: 'Europe',
    degrees: [51, 60, 31, 60],
    postalCode: [code(6, 101_000, 694_923)],
    postalNumbers: [101_000, 694_923],
    salutations: ['г-жа', 'г-н'],
    address: '{street}, д. {house}',
    isLargestFirst: false,
  },
  zh_CN: {
    name: '中国',
    language: '中文',
    codes: ['CN', 'CHN'],
    languageCode: 'zh',
    currency: 'CNY',
    phonePrefix: '+86',
    timeZone: 'Asia/Shanghai',
    continent: 'Asia',
    degrees: [23, 40, 103, 120],
    postalCode: [code(6, 100_000, 858_000)],
    postalNumbers: [100_000, 858_000],
    salutations: ['女士', '先生'],
    address: '{street}{house}号',
    isLargestFirst: true,
  },
};

import { pool as listOf } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import { once, oneOf, picked, pool, weighted } from '../builders/forms.ts';
import { cityPool, ofCities } from '../builders/place-names.ts';
import type { MeaningRow } from '../row.ts';

const timeZone = once(() => [
  [cityPool('cityTimeZones')],
  [
    oneOf(
      'UTC America/New_York Europe/London Europe/Berlin America/Los_Angeles America/Chicago Asia/Tokyo Asia/Kolkata Europe/Paris Australia/Sydney',
    ),
  ],
  [oneOf('UTC CET EST EDT CST MST PST GMT JST IST AEST')],
  [oneOf('UTC CET EST PST GMT JST')],
]);

const LANGUAGE_CODES = {
  en: 40,
  es: 14,
  fr: 10,
  de: 10,
  pt: 6,
  zh: 6,
  ja: 5,
  it: 4,
  ar: 4,
  hi: 4,
  ru: 3,
  nl: 2,
  pl: 2,
  ko: 2,
  tr: 2,
  sv: 1,
};

const LOCALES = {
  en_US: 30,
  en_GB: 12,
  de_DE: 10,
  fr_FR: 10,
  es_ES: 8,
  pt_BR: 8,
  ja_JP: 5,
  zh_CN: 6,
  it_IT: 4,
  nl_NL: 3,
  pl_PL: 2,
  sv_SE: 2,
};

/** What rows name most often first, the rest behind it. */
function frequentFirst(listed: readonly string[], frequent: readonly string[]): readonly string[] {
  return [
    ...frequent.filter((entry) => listed.includes(entry)),
    ...listed.filter((entry) => !frequent.includes(entry)),
  ];
}

/** The codes of languages and their names, in the same places. */
const languageCodes = once(() => frequentFirst(listOf('languageCodes'), Object.keys(LANGUAGE_CODES)));
const languageNames = once(() =>
  languageCodes().map((code) =>
    (listOf('languages')[listOf('languageCodes').indexOf(code)] ?? code).replace(/ \/.*/, ''),
  ),
);

/** The locale of each city's country, and its language. */
const cityLocales = once(() => {
  const countries = listOf('countryCodes2');
  return listOf('cityCountryCodes2').map((code) => listOf('countryLocales')[countries.indexOf(code)] ?? 'en_US');
});
const cityLanguageCodes = once(() => cityLocales().map((locale) => locale.slice(0, locale.indexOf('_'))));
const cityLanguages = once(() =>
  cityLanguageCodes().map((code) => languageNames()[languageCodes().indexOf(code)] ?? 'English'),
);

const LANGUAGES_OF_PEOPLE =
  'mother tongue, language spoken, language, native|spoken|first|preferred|default|primary|user|interface|ui language';
const LANGUAGE_CODE_NAMES =
  'language code, language iso, language/code, iso 639, iso 639 1, language iso code, language tag, language/iso, language/iso code, language/iso 2, language id text, language/id, locale language';
const LOCALE_NAMES =
  'locale, locale id text, culture, culture code, user|preferred|default|region|site locale, culture/id|code, locale code|name, locale/code|name';

const TIME_ZONE_NAMES =
  'time zone/name, zone id text, olson name, time zone name|id|identifier|code, time|user time|iana time|local time zone';

/** What tells in which place people speak. */
const PLACES = 'city, country, zone, nationality';

/** Languages of which a key takes the frequent ones first. */
const languageKey = (entries: readonly string[]): Part => ({
  ...picked('language', entries),
  expected: Object.keys(LANGUAGE_CODES).length,
});

/** How often rows name a currency, where nothing says of which country; all others are rare. */
const CURRENCY_SHARES = new Map(
  Object.entries({
    USD: 400,
    EUR: 280,
    GBP: 100,
    JPY: 40,
    CHF: 30,
    CAD: 40,
    AUD: 30,
    CNY: 20,
    INR: 20,
    SEK: 15,
    PLN: 10,
  }),
);

/** Something of the row's currency. */
const currency = (entries: readonly string[]): Part => ({
  ...picked('currency', entries),
  distribution: { kind: 'weights', weights: listOf('currencyCodes').map((code) => CURRENCY_SHARES.get(code) ?? 0.002) },
});

/** What people of a place speak, pay with and set their clocks by. */
export const languages: readonly MeaningRow[] = [
  {
    name: 'place.time zone beside a place',
    names: TIME_ZONE_NAMES,
    beside: 'city, country',
    texts: once(() => [[cityPool('cityTimeZones')]]),
  },
  {
    name: 'place.time zone',
    names: TIME_ZONE_NAMES,
    texts: timeZone,
    unique: once(() => [[pool([...new Set(listOf('cityTimeZones'))])]]),
  },
  {
    name: 'place.time zone offset',
    names: 'time zone|utc|gmt|time offset, offset utc',
    texts: once(() => [[oneOf('+00:00 +01:00 +02:00 +03:00 +05:30 +08:00 +09:00 -03:00 -05:00 -06:00 -08:00')]]),
    numbers: { first: -11, last: 13 },
  },
  {
    name: 'place.currency beside a place',
    names:
      'currency, currency iso, iso|local|default|invoice|salary|account|order|billing currency, currency|currency iso|iso currency|invoice/currency code',
    beside: 'city, country',
    texts: once(() => [[cityPool('cityCurrencies')]]),
  },
  {
    name: 'finance.currency',
    names:
      'currency, iso|base|target|source|quote|from|to|local|default|account|price|payment|invoice|salary|transaction currency, currency code|iso|from|to|abbreviation, currency iso|iso currency|currency/iso code, currency/code|iso',
    texts: once(() => [[currency(listOf('currencyCodes'))]]),
    unique: once(() => [[currency(listOf('currencyCodes'))]]),
  },
  {
    name: 'finance.currency name',
    names: 'currency name|title|description, currency/currency',
    texts: once(() => [[currency(listOf('currencyNames'))], [currency(listOf('currencyCodes'))]]),
    unique: once(() => [[currency(listOf('currencyNames'))], [currency(listOf('currencyCodes'))]]),
  },
  {
    name: 'finance.currency symbol',
    names: 'currency symbol|sign|prefix',
    texts: once(() => [[currency(listOf('currencySymbols'))], [oneOf('$ R')]]),
  },
  {
    name: 'finance.currency number',
    names: 'currency|currency iso number, currency numeric code',
    texts: once(() => [[currency(listOf('currencyNumbers'))]]),
    numbers: { first: 8, last: 999, listed: { picks: 'currency', entries: () => listOf('currencyNumbers') } },
  },
  {
    name: 'finance.currency decimals',
    names:
      'currency/minor unit, currency decimal, currency/fraction digit, currency/decimal place|digit, currency/exponent|precision',
    numbers: { first: 0, last: 3, listed: { picks: 'currency', entries: () => listOf('currencyDecimals') } },
  },
  {
    name: 'place.language beside a place',
    names: LANGUAGES_OF_PEOPLE,
    beside: PLACES,
    texts: once(() => [
      [ofCities(cityLanguages())],
      [ofCities(cityLocales().map((locale) => locale.replace('_', '-')))],
      [ofCities(cityLanguageCodes())],
    ]),
  },
  {
    name: 'place.language code beside a place',
    names: LANGUAGE_CODE_NAMES,
    beside: PLACES,
    texts: once(() => [[ofCities(cityLanguageCodes())]]),
  },
  {
    name: 'place.locale beside a place',
    names: LOCALE_NAMES,
    beside: PLACES,
    texts: once(() => [[ofCities(cityLocales())], [ofCities(cityLanguageCodes())]]),
  },
  {
    name: 'place.language',
    names:
      'language, language name|spoken, culture/name, native|spoken|first|preferred|audio|subtitle|original|default|primary|user|interface|content|book|ui language, mother tongue, language/title',
    texts: once(() => [
      [
        weighted({
          English: 40,
          Spanish: 14,
          French: 10,
          German: 10,
          Portuguese: 6,
          Chinese: 6,
          Japanese: 5,
          Italian: 4,
          Arabic: 4,
          Hindi: 4,
          Russian: 3,
          Dutch: 2,
          Polish: 2,
          Korean: 2,
          Turkish: 2,
          Swedish: 1,
        }),
      ],
      [
        weighted({
          'en-US': 30,
          'en-GB': 12,
          'es-ES': 10,
          'fr-FR': 10,
          'de-DE': 10,
          'pt-BR': 8,
          'zh-CN': 6,
          'ja-JP': 5,
          'it-IT': 4,
        }),
      ],
      [weighted(LANGUAGE_CODES)],
    ]),
    unique: once(() => [[languageKey(languageNames())], [languageKey(languageCodes())]]),
  },
  {
    name: 'place.language of an interpreter',
    names: 'interpreter language, interpreting language',
    nulls: 0.85,
    texts: once(() => [[weighted({ Spanish: 40, Arabic: 12, Chinese: 10, Polish: 8, French: 6, Turkish: 5 })]]),
  },
  {
    name: 'place.language code',
    names: LANGUAGE_CODE_NAMES,
    texts: once(() => [[weighted(LANGUAGE_CODES)]]),
    unique: once(() => [[languageKey(languageCodes())]]),
  },
  {
    name: 'place.locale',
    names: LOCALE_NAMES,
    texts: once(() => [[weighted(LOCALES)], [weighted(LANGUAGE_CODES)]]),
    unique: once(() => [
      [{ ...pool(frequentFirst(listOf('locales'), Object.keys(LOCALES))), expected: Object.keys(LOCALES).length }],
    ]),
  },
];

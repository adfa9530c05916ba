import { isIPv4, isIPv6 } from 'node:net';
import { type Judge, ofText } from '../expectation.ts';
import { folded } from './reading.ts';

/* Forms of single values: what a reader takes at sight for an address, a code, a hash. */

export function matching(words: string, form: RegExp): Judge {
  return ofText(words, (text) => form.test(text));
}

export const email = matching(
  'an e-mail address',
  /^[\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_])?@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,}$/u,
);
export const url = ofText('a web address', (text) => {
  return /^https?:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(text) && URL.canParse(text);
});
export const fileAddress = ofText('the address or path of a file', (text) => {
  return /^(?:https?:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}\/|\/)?[\w\-./%~@+]+(?:\?\S*)?$/i.test(text) && /[/.]/.test(text);
});
export const hostname = matching('the name of a host', /^(?=.*[a-z])[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)*$/i);
export const domainName = matching('a domain', /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i);
/** PostgreSQL writes a host's address with or without its mask. */
export const ipAddress = ofText('an IP address', (text) => {
  const [address = '', mask = '32'] = text.split('/');
  return /^\d{1,3}$/.test(mask) && (isIPv4(address) || isIPv6(address));
});
export const mac = matching('a MAC address', /^[\da-f]{2}(?:[:-]?[\da-f]{2}){5}$/i);
export const uuid = matching('a UUID', /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i);
export const slug = matching('a slug: small letters, digits and hyphens', /^(?=.*[a-z])[a-z\d]+(?:-[a-z\d]+)*$/);
export const semver = matching('a version', /^v?\d{1,4}(?:\.\d{1,5}){0,3}(?:[A-Z]\d|[a-z]\d?|[-+][\w.-]+)?$/);
export const mimeType = matching('a MIME type', /^(?:application|audio|font|image|model|text|video)\/[\w.+-]+$/);
export const username = matching('the name of an account', /^[\p{L}][\p{L}\d._-]{1,39}$/u);
export const token = matching('a token: 16 characters or more without blanks', /^[\w+/=.:-]{16,}$/);
export const userAgent = matching("a browser's or program's user agent", /^[A-Za-z][\w.-]*\/\d[\w.]*(?: .+)?$/);
export const urlPath = matching("a path of a server's resources", /^\/[\w\-./~%]*(?:\?\S*)?$/);
export const filePath = matching(
  'a path of folders',
  /^(?:[A-Za-z]:|[a-z\d]+:\/)?[\w.@ -]*(?:[/\\][\p{L}\d_.@ ()+-]+)+$/u,
);
export const fileName = matching(
  "a file's name with an extension",
  /^[\p{L}\d_][\p{L}\d_.() -]*\.(?=\d?[a-z])[a-z\d]{1,5}$/iu,
);
export const fileExtension = matching("a file's extension", /^\.?(?=\d?[a-z])[a-z\d]{1,5}$/i);
export const httpMethod = matching('a method of HTTP', /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/);
export const httpStatus = ofText('a status of HTTP', (text) => {
  const known = [100, 101, 103, 226, 451];
  const status = Number(text);
  if ((status >= 200 && status <= 208) || (status >= 300 && status <= 308)) return true;
  return known.includes(status) || (status >= 400 && status <= 431) || (status >= 500 && status <= 511);
});
export const flightNumber = matching("a flight's number", /^(?=.?[A-Z])[A-Z\d]{2}[A-Z]? ?-?\d{1,4}$/);
export const airlineCode = matching('a code of an airline', /^(?=.?[A-Z])[A-Z\d]{2}[A-Z]?$/);
export const airportCode = matching('a code of an airport', /^[A-Z]{3}$/);
export const countryCode3 = matching('a code of three capital letters', /^[A-Z]{3}$/);
export const roomName = matching('the number or name of a room', /^[\p{L}\d][\p{L}\d .-]{0,9}$/u);
export const grade = matching('a grade', /^(?:[A-F][+-]?|[1-6][+-]?|\d{1,2}|P|I|W|U|S)$/);
export const semester = matching(
  'names a semester or a term',
  /spring|summer|fall|autumn|winter|^(?:ws|ss|s|q|t|h)[ -]?\d|\d{4}|semester|term|quarter|^[1-9]$|first|second|third/i,
);
export const imdbId = matching('an id of IMDb', /^tt\d{7,8}$/);
export const bic = matching('a BIC', /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/);
export const vatId = matching('a VAT number', /^(?:[A-Z]{2,3}[- ]?[A-Z\d][A-Z\d.-]{6,15}|\d{2}-?\d{7,10})$/);
export const last4 = matching('four digits', /^\d{4}$/);
export const callingCode = matching('a calling code', /^\+?\d{1,3}(?:[- ]?\d{3,4})?$/);
export const topLevelDomain = matching('a top-level domain', /^\.?[a-z]{2,3}$/);
export const compassPoint = ofText('a direction of the wind', (text) => {
  return (
    /^[NESWO]{1,3}$/.test(text) ||
    /^(?:north|east|south|west)/i.test(text) ||
    (Number(text) >= 0 && Number(text) <= 360)
  );
});
export const bloodGroup = matching('a blood group', /^(?:A|B|AB|O|0) ?(?:[+-]|pos(?:itive)?|neg(?:ative)?)$/i);
export const licencePlate = matching("a vehicle's plate", /^(?=.*[A-Z])(?=.*\d)[A-ZÄÖÜ\d][A-ZÄÖÜ\d ·-]{2,11}$/);
export const postcode = matching('a postcode', /^(?=.*\d)[A-Z\d][A-Z\d -]{2,9}$/);
export const houseNumber = matching("a house's number", /^\d{1,5}(?: ?[a-z])?(?:[-/]\d{1,4}[a-z]?)?$/i);
export const colour = matching(
  'a colour',
  /^(?:#[\da-f]{3}(?:[\da-f]{3}(?:[\da-f]{2})?)?|\p{L}{3,}(?:[ '’-]\p{L}+){0,4})$/iu,
);

/** Seven to fifteen digits (ITU-T E.164) with what people set between them. */
export const phone = ofText('a phone number', (text) => {
  const digits = text.replace(/(?:x|ext\.? ?)\d+$/, '').replace(/\D/g, '');
  return /^[+(\d][\d ()./-]*(?: ?(?:x|ext\.? ?)\d{1,6})?$/.test(text) && digits.length >= 7 && digits.length <= 15;
});

/** Digits or capital letters in groups, or small letters before digits: INV-2024-00017, 4711, WELCOME10, ord_5502. */
export const reference = matching(
  'a number of a document or a thing: capital letters, digits, and signs between them',
  /^(?:[A-Z\d]{2,}|[A-Z\d]+(?:[-/_.#][A-Z\d]+)+|[a-z]{2,6}[-_]?\d{2,}(?:[-_]\d+)*)$/,
);
/** What people number places, courses and rooms by: letters, then digits, in few groups. */
export const shortCode = matching(
  'a code of a few letters and digits',
  /^(?:[A-Z]{1,6}[-_. ]?\d{0,5}|\d{1,5}[A-Z]?)(?:[-_. ][A-Z\d]{1,5})*$/,
);
export const hash = (digits: number): Judge =>
  matching(`a hash of ${digits} hexadecimal digits`, new RegExp(`^[\\da-f]{${digits}}$`, 'i'));

export const passwordHash = ofText("a password's hash", (text) => {
  const forms = [
    /^\$2[abxy]?\$\d\d\$[./A-Za-z\d]{53}$/,
    /^\$(?:argon2(?:i|d|id)|scrypt|[156y])\$\S{20,}$/,
    /^pbkdf2\S{20,}$/,
  ];
  return forms.some((form) => form.test(text)) || /^(?:[\da-f]{32}|[\da-f]{40}|[\da-f]{56,128})$/i.test(text);
});

export const json = ofText('JSON: an object or an array', (text) => {
  if (!/^[[{]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
});

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Regions of the Unicode data that are no countries. */
const NO_COUNTRIES = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Countries' names in English by their codes of ISO 3166. */
export const countryNames: ReadonlyMap<string, string> = new Map(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = regionNames.of(code);
    return name === undefined || NO_COUNTRIES.includes(code) ? [] : [[code, name]];
  }),
);

/** Other names that people write. */
const OTHER_NAMES = [
  'USA',
  'United States of America',
  'UK',
  'Great Britain',
  'Czech Republic',
  'Turkey',
  'Republic of Korea',
  'Ivory Coast',
  'Congo',
  'Russian Federation',
  'Macedonia',
  'Hong Kong',
  'Macao',
  'Palestine',
  'Kyrgyz Republic',
  'Democratic Republic of the Congo',
  'Syrian Arab Republic',
  "Democratic People's Republic of Korea",
  'Libyan Arab Jamahiriya',
  'Brunei Darussalam',
  "Lao People's Democratic Republic",
  'Slovak Republic',
  'Swaziland',
  'Cabo Verde',
  'Timor-Leste',
  'Vatican City',
  'Holy See',
  'Viet Nam',
  'Republic of Moldova',
  'United Republic of Tanzania',
];

/** A country's name without what people write in different ways: accents, "and", "Saint", what stands in parentheses. */
function plainCountry(name: string): string {
  const plain = folded(name).replace(/\(.*\)|\bthe\b|,.*/g, '');
  return plain
    .replace(/&/g, 'and')
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/[^a-z]/g, '');
}

const knownCountries = new Set([...countryNames.values(), ...OTHER_NAMES].map(plainCountry));

export const countryCode = ofText('a code of a country', (text) => countryNames.has(text));
export const countryName = ofText('the name of a country, or its code', (text) => {
  return countryNames.has(text) || knownCountries.has(plainCountry(text));
});

/** Codes of ISO 4217, and those of coins that have none. */
const currencies = new Set([...Intl.supportedValuesOf('currency'), 'BTC', 'ETH', 'LTC', 'XRP']);
export const currency = ofText('a code of a currency', (text) => currencies.has(text));

const isLanguage = (text: string): boolean => /^[a-z]{2,3}$/.test(text) && languageNames.of(text) !== undefined;
const languages = new Set(
  LETTERS.flatMap((first) => LETTERS.map((second) => (first + second).toLowerCase()))
    .map((code) => languageNames.of(code)?.toLowerCase())
    .filter((name) => name !== undefined),
);

export const language = ofText('a language: its name, or its code', (text) => {
  return isLanguage(text) || languages.has(text.toLowerCase().replace(/ \(.*\)$/, ''));
});
export const locale = ofText('a locale', (text) => {
  const [tongue = '', ...rest] = text.split(/[-_]/);
  const region = rest.at(-1);
  return (
    isLanguage(tongue) && (region === undefined || countryNames.has(region) || /^[A-Z][a-z]{3}$|^\d{3}$/.test(region))
  );
});

const zones = new Set(Intl.supportedValuesOf('timeZone'));
export const timeZone = ofText('a time zone', (text) => {
  if (zones.has(text)) return true;
  // Links such as Asia/Calcutta are known but not listed.
  try {
    return /^(?:UTC|GMT|[A-Z]\w+\/[\w/+-]+)$/.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }) !== null;
  } catch {
    return false;
  }
});
/** As JSON or as PostgreSQL writes it: different texts in quotes. */
export const listOfTexts = ofText('a list of different texts', (text) => {
  const elements = text.match(/"[^"]+"/g) ?? [];
  const isList = /^[[{](?:"[^"]+"(?:, ?"[^"]+")*)?[\]}]$/.test(text);
  return isList && new Set(elements).size === elements.length;
});
export const documentWith = (...keys: readonly string[]): Judge =>
  ofText(`a document with ${keys.join(', ')}`, (text) => {
    const document: unknown = JSON.parse(text);
    return typeof document === 'object' && document !== null && keys.every((key) => key in document);
  });

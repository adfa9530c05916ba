import { type Judge, ofTexts } from '../expectation.ts';
import { countryNames } from './forms.ts';
import { folded, numberOf } from './reading.ts';

/* Where large cities are: what a reader knows without looking it up. Nothing is expected of other cities. */

/** Country, area of the time zone, latitude and longitude in degrees. */
type Place = readonly [country: string, area: string, latitude: number, longitude: number];

const CITIES: { readonly [name: string]: Place } = {
  amsterdam: ['NL', 'Europe', 52, 5],
  athens: ['GR', 'Europe', 38, 24],
  atlanta: ['US', 'America', 34, -84],
  auckland: ['NZ', 'Pacific', -37, 175],
  austin: ['US', 'America', 30, -98],
  bangkok: ['TH', 'Asia', 14, 100],
  barcelona: ['ES', 'Europe', 41, 2],
  beijing: ['CN', 'Asia', 40, 116],
  berlin: ['DE', 'Europe', 52, 13],
  bogota: ['CO', 'America', 5, -74],
  boston: ['US', 'America', 42, -71],
  brisbane: ['AU', 'Australia', -27, 153],
  brussels: ['BE', 'Europe', 51, 4],
  bucharest: ['RO', 'Europe', 44, 26],
  budapest: ['HU', 'Europe', 47, 19],
  'buenos aires': ['AR', 'America', -35, -58],
  cairo: ['EG', 'Africa', 30, 31],
  'cape town': ['ZA', 'Africa', -34, 18],
  chicago: ['US', 'America', 42, -88],
  copenhagen: ['DK', 'Europe', 56, 13],
  dallas: ['US', 'America', 33, -97],
  delhi: ['IN', 'Asia', 29, 77],
  denver: ['US', 'America', 40, -105],
  dubai: ['AE', 'Asia', 25, 55],
  dublin: ['IE', 'Europe', 53, -6],
  edinburgh: ['GB', 'Europe', 56, -3],
  frankfurt: ['DE', 'Europe', 50, 9],
  geneva: ['CH', 'Europe', 46, 6],
  hamburg: ['DE', 'Europe', 54, 10],
  hanoi: ['VN', 'Asia', 21, 106],
  helsinki: ['FI', 'Europe', 60, 25],
  'hong kong': ['HK', 'Asia', 22, 114],
  houston: ['US', 'America', 30, -95],
  istanbul: ['TR', 'Europe', 41, 29],
  jakarta: ['ID', 'Asia', -6, 107],
  johannesburg: ['ZA', 'Africa', -26, 28],
  kyiv: ['UA', 'Europe', 50, 31],
  kyoto: ['JP', 'Asia', 35, 136],
  lagos: ['NG', 'Africa', 6, 3],
  lima: ['PE', 'America', -12, -77],
  lisbon: ['PT', 'Europe', 39, -9],
  london: ['GB', 'Europe', 51.5, 0],
  'los angeles': ['US', 'America', 34, -118],
  lyon: ['FR', 'Europe', 46, 5],
  madrid: ['ES', 'Europe', 40, -4],
  manchester: ['GB', 'Europe', 53, -2],
  manila: ['PH', 'Asia', 15, 121],
  melbourne: ['AU', 'Australia', -38, 145],
  'mexico city': ['MX', 'America', 19, -99],
  miami: ['US', 'America', 26, -80],
  milan: ['IT', 'Europe', 45, 9],
  montreal: ['CA', 'America', 45.5, -74],
  mumbai: ['IN', 'Asia', 19, 73],
  munich: ['DE', 'Europe', 48, 12],
  nairobi: ['KE', 'Africa', -1, 37],
  'new york': ['US', 'America', 41, -74],
  osaka: ['JP', 'Asia', 35, 135.5],
  oslo: ['NO', 'Europe', 60, 11],
  paris: ['FR', 'Europe', 49, 2],
  philadelphia: ['US', 'America', 40, -75],
  phoenix: ['US', 'America', 33, -112],
  porto: ['PT', 'Europe', 41, -9],
  prague: ['CZ', 'Europe', 50, 14],
  'rio de janeiro': ['BR', 'America', -23, -43],
  rome: ['IT', 'Europe', 42, 12.5],
  rotterdam: ['NL', 'Europe', 52, 4.5],
  'san diego': ['US', 'America', 33, -117],
  'san francisco': ['US', 'America', 38, -122],
  santiago: ['CL', 'America', -33, -71],
  'sao paulo': ['BR', 'America', -23.5, -46.5],
  seattle: ['US', 'America', 47.5, -122],
  seoul: ['KR', 'Asia', 37.5, 127],
  shanghai: ['CN', 'Asia', 31, 121],
  singapore: ['SG', 'Asia', 1, 104],
  sofia: ['BG', 'Europe', 43, 23],
  stockholm: ['SE', 'Europe', 59, 18],
  sydney: ['AU', 'Australia', -34, 151],
  taipei: ['TW', 'Asia', 25, 121.5],
  tokyo: ['JP', 'Asia', 35.7, 139.7],
  toronto: ['CA', 'America', 43.7, -79],
  vancouver: ['CA', 'America', 49, -123],
  vienna: ['AT', 'Europe', 48, 16],
  warsaw: ['PL', 'Europe', 52, 21],
  wellington: ['NZ', 'Pacific', -41, 175],
  zurich: ['CH', 'Europe', 47, 8.5],
};

/** Degrees that a point of a city may lie apart from its middle. */
const NEAR_DEGREES = 1.5;

/** Countries of the cities, and the areas of their time zones. */
const areas = new Map<string, Set<string>>();
for (const [country, area] of Object.values(CITIES)) areas.set(country, (areas.get(country) ?? new Set()).add(area));
for (const country of ['FR', 'ES', 'PT', 'CL'])
  areas.get(country)?.add('Pacific').add('Atlantic').add('Indian').add('America').add('Africa');
areas.get('US')?.add('Pacific');
areas.get('TR')?.add('Asia');

/** Codes that France and the United Kingdom have besides their own. */
const BESIDES: ReadonlySet<string> = new Set(['FX', 'UK']);

const codes = new Map(
  [...countryNames].filter(([code]) => !BESIDES.has(code)).map(([code, name]) => [folded(name), code]),
);
for (const name of ['usa', 'us', 'united states of america']) codes.set(name, 'US');
for (const name of ['uk', 'england', 'scotland', 'great britain']) codes.set(name, 'GB');
for (const [name, code] of [
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['hong kong', 'HK'],
  ['south korea', 'KR'],
] as const)
  codes.set(name, code);

function placeOf(city: string): Place | undefined {
  const name = folded(city);
  return Object.hasOwn(CITIES, name) ? CITIES[name] : undefined;
}

function codeOf(country: string): string | undefined {
  return countryNames.has(country) ? country : codes.get(folded(country));
}

/** The second is a country's code or its name in English. */
export const cityInCountry: Judge = ofTexts('a large city lies in the country', (city = '', country = '') => {
  const place = placeOf(city);
  return place === undefined ? null : place[0] === codeOf(country);
});

export const cityInZone: Judge = ofTexts('a large city lies in the area of the time zone', (city = '', zone = '') => {
  const place = placeOf(city);
  return place === undefined
    ? null
    : zone.startsWith(`${place[1]}/`) || (place[1] === 'Europe' && zone === 'Asia/Istanbul');
});

/** Zones without an area (UTC) agree with any country. */
export const countryInZone: Judge = ofTexts(
  'the country lies in the area of the time zone',
  (country = '', zone = '') => {
    const known = areas.get(codeOf(country) ?? '');
    return known === undefined || !zone.includes('/') ? null : known.has(zone.split('/')[0] ?? '');
  },
);

export const cityAtPoint: Judge = ofTexts(
  'a large city lies at the latitude and longitude',
  (city = '', latitude = '', longitude = '') => {
    const place = placeOf(city);
    if (place === undefined) return null;
    return (
      Math.abs(numberOf(latitude) - place[2]) <= NEAR_DEGREES &&
      Math.abs(numberOf(longitude) - place[3]) <= NEAR_DEGREES * 1.5
    );
  },
);

/** Airports with the most passengers: half of those that rows name are among them. */
const AIRPORTS =
  'AKL AMS ARN ATH ATL AUS BCN BER BKK BNE BOG BOM BOS BRU BUD CAI CAN CDG CGK CLT CPH CPT DCA DEL DEN DFW DOH DTW DUB DUS DXB EDI EWR EZE FCO FLL FRA GIG GRU GVA HAM HEL HKG HND HNL IAD IAH ICN IST JFK JNB KIX KUL LAS LAX LGA LGW LHR LIM LIS LYS MAD MAN MCO MDW MEL MEX MIA MNL MSP MUC MXP NBO NCE NRT ORD ORY OSL OTP PEK PER PHL PHX PMI PRG PVG SAN SCL SEA SFO SIN SJC SLC STN STR SVO SYD TLV TPA TPE VIE WAW YUL YVR YYZ ZRH';
const airports = new Set(AIRPORTS.split(' '));

export const knownAirport: Judge = ofTexts('one of the busiest airports', (code = '') => airports.has(code));

/** Nothing is expected of names that the Unicode data does not have. */
export const codeOfCountry: Judge = ofTexts('the first is the code of the second', (code = '', name = '') => {
  const known = codeOf(name);
  return known === undefined ? null : known === code;
});

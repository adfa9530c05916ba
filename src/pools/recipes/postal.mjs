/**
 * The forms of postal codes, as the Universal Postal Union lists them: `#` is a digit, `@` a letter, anything else stands
 * for itself. The first digits follow the region where they are known, and else are not zero.
 */
import { pick } from './text.mjs';

const FORMS = {
  '###': ['IS', 'FO', 'MG', 'PG', 'LS'],
  '####': rest('AM AU AT BD BE BG CH CY DK GE HU LI LU MK NO NZ PH PY SI TN VE ZA AF AL CV ET GL HT LR MZ NE GW'),
  '######': rest('BY CN CO EC IN KG KZ NG RO RS RU SG TJ TM UZ VN MN'),
  '#######': ['IL', 'CL'],
  '### ##': ['CZ', 'GR', 'SE', 'SK'],
  '##-###': ['PL'],
  '####-###': ['PT'],
  '###-####': ['JP'],
  '#####-000': ['BR'],
  '#### @@': ['NL'],
  'LV-10##': ['LV'],
  'LT-0####': ['LT'],
  'AD###': ['AD'],
  'MD-20##': ['MD'],
  'AZ 10##': ['AZ'],
  'C10##@@@': ['AR'],
  'D0# X###': ['IE'],
  '@#@ #@#': ['CA'],
  '@@# #@@': ['GB'],
};

/** Countries in one line. */
function rest(codes) {
  return codes.split(' ');
}

const FORM_OF = new Map(
  Object.entries(FORMS).flatMap(([form, countries]) => countries.map((country) => [country, form])),
);

/** Letters that no code confuses with a digit or leaves out. */
const LETTERS = 'ABEGHJLNPRSTWXYZ';

/** How the code begins in a state of the United States: its largest city's first three digits. */
const UNITED_STATES = pairs(
  'AL352 AK995 AZ850 AR722 CA900 CO802 CT065 DE198 DC200 FL331 GA303 HI968 ID837 IL606 IN462 IA503 KS672 KY402 LA701 ME041 ' +
    'MD212 MA021 MI482 MN554 MS392 MO641 MT591 NE681 NV891 NH031 NJ071 NM871 NY100 NC282 ND581 OH432 OK731 OR972 PA191 ' +
    'RI029 SC292 SD571 TN381 TX770 UT841 VT054 VA234 WA981 WV253 WI532 WY820',
);

/** The letter of a province of Canada. */
const CANADA = pairs('NLA NSB PEC NBE QCH ONM MBR SKS ABT BCV');

/** The letters of a city's area in Great Britain; a city that is not here begins with its own first two. */
const BRITAIN = new Map(
  Object.entries({
    London: 'SW',
    Birmingham: 'B1',
    Manchester: 'M1',
    Leeds: 'LS',
    Sheffield: 'S1',
    Glasgow: 'G1',
    Liverpool: 'L1',
    Cardiff: 'CF',
    Nottingham: 'NG',
    Bristol: 'BS',
    Edinburgh: 'EH',
    Leicester: 'LE',
    Bradford: 'BD',
    Southampton: 'SO',
    Belfast: 'BT',
    Coventry: 'CV',
    Portsmouth: 'PO',
    Brighton: 'BN',
    'Stoke-on-Trent': 'ST',
    Southend: 'SS',
  }),
);

/** `AL352` is AL and 352. */
function pairs(text) {
  return new Map(text.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)]));
}

/** A plausible code in the country's form; five digits where the country has no codes. */
export function postalCode({ name, country, regionCode }, index) {
  const form = FORM_OF.get(country) ?? '#####';
  const head = headOf(name, country, regionCode);
  return [...form]
    .map((sign, position) => {
      if (!'#@'.includes(sign)) return sign;
      if (position < head.length) return head[position];
      if (sign === '@') return LETTERS[pick(LETTERS.length, index, position)];
      return String(position === 0 ? 1 + pick(9, index, position) : pick(10, index, position));
    })
    .join('');
}

function headOf(name, country, regionCode) {
  if (country === 'US') return UNITED_STATES.get(regionCode) ?? '';
  if (country === 'CA') return CANADA.get(regionCode) ?? '';
  if (country === 'GB') return BRITAIN.get(name) ?? name.slice(0, 2).toUpperCase();
  return '';
}

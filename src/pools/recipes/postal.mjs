/**
 * The forms of postal codes, as the Universal Postal Union lists them: `#` is a digit, `@` a letter, anything else stands
 * for itself. The first digits follow the region where they are known, and else are not zero.
 */
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

/** How the code begins in a region: `AL352` is region AL and 352, mostly its largest city's. */
const REGION_HEADS = {
  US:
    'AL352 AK995 AZ850 AR722 CA900 CO802 CT065 DE198 DC200 FL331 GA303 HI968 ID837 IL606 IN462 IA503 KS672 KY402 LA701 ME041 ' +
    'MD212 MA021 MI482 MN554 MS392 MO641 MT591 NE681 NV891 NH031 NJ071 NM871 NY100 NC282 ND581 OH432 OK731 OR972 PA191 ' +
    'RI029 SC292 SD571 TN381 TX770 UT841 VT054 VA234 WA981 WV253 WI532 WY820',
  CA: 'NLA NSB PEC NBE QCH ONM MBR SKS ABT BCV',
  AU: 'NSW20 VIC30 QLD40 SA50 WA60 TAS70 ACT26 NT08',
  DE: 'BE10 HH20 HB28 BY80 BW70 HE60 NI30 NW50 RP55 SL66 SN01 ST39 TH99 SH24 MV18 BB14',
  BR: 'SP0 RJ2 ES29 MG3 BA4 SE49 PE5 AL57 PB58 RN59 CE6 PI64 MA65 PA66 AM69 DF70 GO74 MT78 MS79 PR8 SC88 RS9',
  IN: 'DL110 HR12 PB14 CH160 HP17 JK19 UP22 UK24 RJ30 GJ38 MH40 MP46 CG49 TS50 AP52 KA56 TN60 KL68 WB70 OD75 BR80 JH83',
  NL: 'NH10 ZH25 UT35 NB56 GE65 LI62 OV75 GR97 FR89 DR94 FL13 ZE43',
};

/** How the code begins in a city. */
const CITY_HEADS = {
  GB:
    'Belfast=BT Birmingham=B1 Bradford=BD Brighton=BN Bristol=BS Cardiff=CF Coventry=CV Edinburgh=EH Glasgow=G1 Leeds=LS ' +
    'Leicester=LE Liverpool=L1 London=SW Manchester=M1 Nottingham=NG Portsmouth=PO Sheffield=S1 Southampton=SO ' +
    'Southend=SS Stoke-on-Trent=ST',
  FR: 'Paris=750 Marseille=130 Lyon=690 Toulouse=31 Nice=06 Nantes=44 Strasbourg=67 Bordeaux=33 Lille=59 Rouen=76 Montpellier=34',
  ES: 'Madrid=280 Barcelona=080 Valencia=46 Seville=41 Zaragoza=50 Malaga=29 Murcia=30 Bilbao=48 Vigo=36 Las Palmas=35',
  IT: 'Rome=001 Milan=201 Naples=801 Turin=101 Palermo=901 Genoa=161 Bologna=401 Florence=501 Bari=701 Catania=951 Salerno=841',
  CN: 'Beijing=100 Shanghai=200 Tianjin=300 Chongqing=400 Guangzhou=510 Shenzhen=518 Wuhan=430 Chengdu=610 Nanjing=210 Xian=710',
  RU: 'Moscow=10 St. Petersburg=19 Novosibirsk=630 Yekaterinburg=620 Kazan=420 Samara=443 Omsk=644 Ufa=450',
  JP: 'Tokyo=10 Osaka=53 Yokohama=22 Nagoya=45 Sapporo=06 Fukuoka=81 Kyoto=60 Kobe=65 Hiroshima=73 Sendai=98',
  PL: 'Warsaw=0 Krakow=3 Lodz=9 Wroclaw=5 Poznan=6 Gdansk=8 Szczecin=7 Katowice=40 Lublin=20',
  AT: 'Vienna=10',
  CH: 'Zurich=80 Geneva=12 Basel=40 Bern=30',
  BE: 'Brussels=10 Antwerp=20 Ghent=90 Liege=40',
};

const HEADS = new Map([
  ...Object.entries(REGION_HEADS).flatMap(([country, text]) =>
    [...text.matchAll(/([A-Z]{2,3}?)(\d+|[A-Z])(?: |$)/g)].map(([, region, head]) => [`${country}-${region}`, head]),
  ),
  ...Object.entries(CITY_HEADS).flatMap(([country, text]) =>
    [...text.matchAll(/(\S[^=]*)=(\S+)/g)].map(([, city, head]) => [`${country} ${city}`, head]),
  ),
]);

/** The country's form with how the codes of the city begin; five digits where the country has no codes. */
export function postalForm({ name, country, regionCode }) {
  const form = FORM_OF.get(country) ?? '#####';
  const head = HEADS.get(`${country} ${name}`) ?? HEADS.get(`${country}-${regionCode}`) ?? '';
  return form.replace(/[#@]/g, (sign, position) => head[position] ?? sign);
}

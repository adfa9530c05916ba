/** Companies, their people's work, what they sell, money, vehicles and flights. */
import { composition, distinct, entity, isPlain, list, sample, toAscii, values } from './text.mjs';

const FAKER = '@faker-js/faker';

const PHRASES = 400;
const JOB_TITLES = 300;
const CATEGORIES = values(
  'Office Supplies,Pet Supplies,Health,Books,Music,Movies,Games,Kids,Outdoors,Industrial,Automotive,Furniture,Appliances,' +
    'Stationery,Luggage,Lighting,Bedding,Software,Accessories,Footwear,Beverages,Snacks,Household,Crafts,Photography,' +
    'Musical Instruments,Collectibles,Gift Cards',
);

const COMPANY_DEPARTMENTS = values(
  'Sales,Marketing,Engineering,Human Resources,Finance,Customer Support,Operations,Legal,Research and Development,' +
    'Information Technology,Purchasing,Logistics,Production,Quality Assurance,Public Relations,Accounting,Administration,' +
    'Security,Product Management,Design,Business Development,Training,Facilities,Compliance,Data Analytics',
);

const INDUSTRIES = values(
  'Software,Banking,Insurance,Retail,Automotive,Construction,Education,Health Care,Pharmaceuticals,Telecommunications,' +
    'Energy,Agriculture,Food and Beverages,Logistics,Real Estate,Media,Entertainment,Hospitality,Tourism,Aerospace,' +
    'Chemicals,Consulting,Advertising,Electronics,Textiles,Mining,Utilities,Biotechnology,Publishing,Legal Services,' +
    'Financial Services,Manufacturing,Wholesale,Security,Fashion,Furniture,Shipping,Airlines,Public Administration,' +
    'Nonprofit',
);

const VEHICLES = {
  Audi: 'A3,A4,A6,A8,Q3,Q5,Q7,TT',
  BMW: '1 Series,3 Series,5 Series,X1,X3,X5,i3',
  BYD: 'Atto 3,Dolphin,Seal',
  Cadillac: 'CTS,Escalade,XT5',
  Chevrolet: 'Camaro,Colorado,Corvette,Cruze,Impala,Malibu,Silverado,Tahoe,Volt',
  Chrysler: '300,Pacifica',
  Dodge: 'Challenger,Charger,Durango',
  Ferrari: '488,F8,Roma',
  Fiat: '500,Panda,Punto,Tipo',
  Ford: 'Bronco,Escape,Expedition,Explorer,F-150,Fiesta,Focus,Fusion,Mustang,Taurus',
  Honda: 'Accord,CR-V,Civic,Fit,HR-V,Odyssey,Pilot',
  Hyundai: 'Elantra,Kona,Santa Fe,Sonata,Tucson',
  Jaguar: 'E-Pace,F-Type,XF',
  Jeep: 'Cherokee,Compass,Grand Cherokee,Renegade,Wrangler',
  Kia: 'Ceed,Picanto,Rio,Sorento,Soul,Sportage',
  Lamborghini: 'Aventador,Huracan,Urus',
  'Land Rover': 'Defender,Discovery,Range Rover',
  Maserati: 'Ghibli,Levante',
  Mazda: 'CX-5,CX-9,Mazda3,Mazda6,MX-5',
  'Mercedes-Benz': 'A-Class,C-Class,E-Class,GLA,GLC,S-Class,Sprinter',
  Mini: 'Clubman,Cooper,Countryman',
  Mitsubishi: 'Lancer,Outlander,Pajero',
  Nissan: 'Altima,Juke,Leaf,Micra,Qashqai,Rogue,Sentra,X-Trail',
  Opel: 'Astra,Corsa,Insignia,Mokka',
  Peugeot: '208,308,2008,3008',
  Polestar: 'Polestar 2,Polestar 3',
  Porsche: '911,Boxster,Cayenne,Macan,Panamera,Taycan',
  Renault: 'Captur,Clio,Kangoo,Megane,Twingo,Zoe',
  Rivian: 'R1S,R1T',
  Seat: 'Arona,Ateca,Ibiza,Leon',
  Skoda: 'Fabia,Kodiaq,Octavia,Superb',
  Smart: 'Forfour,Fortwo',
  Subaru: 'Crosstrek,Forester,Impreza,Outback',
  Suzuki: 'Jimny,Swift,Vitara',
  Tata: 'Harrier,Nexon,Tiago',
  Tesla: 'Model 3,Model S,Model X,Model Y,Roadster',
  Toyota: 'Avensis,Camry,Corolla,Hilux,Land Cruiser,Prius,RAV4,Tacoma,Yaris',
  Volkswagen: 'Beetle,Golf,ID.3,Jetta,Passat,Polo,Tiguan,Touareg',
  Volvo: 'S60,V60,V90,XC40,XC60,XC90',
};

/** The city of an airport whose name does not begin with it, by its IATA code. */
const AIRPORT_CITIES = pairs(
  'MAD Madrid,AEP Buenos Aires,CWB Curitiba,CLO Cali,SCL Santiago,ADD Addis Ababa,CPT Cape Town,CDG Paris,BOM Mumbai,DFW Dallas,HNL Honolulu,' +
    'DMK Bangkok,BOG Bogota,ATH Athens,PPT Papeete,IAH Houston,OOL Gold Coast,GRU Sao Paulo,ATL Atlanta,HKG Hong Kong,ALG Algiers,HRG Hurghada,' +
    'ICN Seoul,DEL Delhi,POM Port Moresby,JFK New York,LIM Lima,MDE Medellin,BCN Barcelona,OGG Kahului,JED Jeddah,KUL Kuala Lumpur,NOU Noumea,' +
    'FCO Rome,LAX Los Angeles,LAS Las Vegas,MEX Mexico City,EZE Buenos Aires,CMN Casablanca,LOS Lagos,NRT Tokyo,EWR Newark,MNL Manila,' +
    'JNB Johannesburg,POA Porto Alegre,GIG Rio de Janeiro,SFO San Francisco,SDU Rio de Janeiro,CGH Sao Paulo,SVO Moscow,CGK Jakarta,BKK Bangkok,' +
    'TPE Taipei,SGN Ho Chi Minh City,VCP Campinas,VKO Moscow,ZIA Moscow,BSB Brasilia,FOR Fortaleza,BEL Belem,CNF Belo Horizonte,FLL Fort Lauderdale,' +
    'MSP Minneapolis,SSA Salvador,FRA Frankfurt',
);

/** The airports that most people pass through, those of most passengers first. */
const LARGE_AIRPORTS =
  'ATL DXB DFW LHR DEN ORD IST LAX CDG HND JFK FRA AMS MAD SIN ICN DEL BKK MIA SFO LAS MCO SEA HKG PVG BCN MUC CLT PHX EWR FCO SYD ' +
  'YYZ IAH PEK MEX KUL NRT BOM GRU CGK DUB ZRH CPH VIE ARN OSL MSP FLL MEL TPE SZX JED BRU ATH YVR DUS HEL JNB CAI MNL SGN SVO BNE ' +
  'AKL BOG LIM SCL EZE PER DMK SHA KMG CKG DME AEP GIG CPT HNL ADD NBO CMN BSB CGH ADL LOS ALG TUN MDE WLG CJU CTU XIY';

/** The airlines that most people fly with, by their codes. */
const LARGE_AIRLINES =
  'AA DL UA WN LH BA AF KL EK FR U2 TK QR SQ CX QF NH JL AC CA MU CZ SK AY TP LO EY W6 B6 AS NK F9 KE OZ TG MH GA VN LA AV AM G3 AD ' +
  'ET MS SV AI 6E IB DY VS NZ VA WS HU BR CI A3 AZ UX DE BY PC XQ LY KQ SA AT RJ UL PK PR CM FZ HA VY AR SU LS G9 WY FJ 5J AK JT';

const ACCOUNT_NAMES = values(
  'Checking Account,Savings Account,Money Market Account,Investment Account,Home Loan Account,Credit Card Account,' +
    'Auto Loan Account,Personal Loan Account,Joint Account,Business Account,Payroll Account,Tax Account,Reserve Account,' +
    'Petty Cash,Accounts Payable,Accounts Receivable',
);

/** `MAD Madrid` is a code and what belongs to it. */
function pairs(text) {
  return new Map(text.split(',').map((pair) => [pair.slice(0, 3), pair.slice(4)]));
}

export function commerce({ locales, chance }) {
  const { airline, commerce: shop, company, finance } = locales.en;
  return [
    list([FAKER], 'companyAdjectives', company.adjective.map(capital)),
    list([FAKER], 'companyDescriptors', company.descriptor),
    list([FAKER], 'companyNouns', company.noun),
    composition([FAKER], 'catchPhrases', PHRASES, ['{companyAdjectives} {companyDescriptors} {companyNouns}']),
    list([FAKER], 'buzzNouns', company.buzz_noun),
    list([], 'industries', INDUSTRIES),
    list([], 'companyDepartments', COMPANY_DEPARTMENTS),
    list(['chance'], 'jobTitles', sample(JOB_TITLES, chance.get('profession').filter(isJobTitle))),
    list([FAKER], 'shopDepartments', [...shop.department, ...CATEGORIES]),
    list([FAKER], 'materials', [...shop.product_name.material, 'Leather', 'Glass', 'Wool', 'Linen', 'Copper', 'Paper']),
    entity([], vehicles(), { vehicleMakes: ({ make }) => make, vehicleModels: ({ model }) => model }),
    entity([FAKER], largestFirst(plainNames(airline.airline), LARGE_AIRLINES), {
      airlines: ({ name }) => name,
      airlineCodes: ({ iataCode }) => iataCode,
    }),
    entity([FAKER], largestFirst(airports(airline.airport), LARGE_AIRPORTS), {
      airports: ({ name }) => name,
      airportCodes: ({ iataCode }) => iataCode,
      airportCities: ({ city }) => city,
    }),
    entity([FAKER], plainNames(airline.airplane.filter(({ name }) => IN_SERVICE.test(name))), {
      airplanes: ({ name }) => name,
      airplaneCodes: ({ iataTypeCode }) => iataTypeCode,
    }),
    list([FAKER], 'accountTypes', finance.account_type),
    list([], 'accountNames', ACCOUNT_NAMES),
  ];
}

function capital(text) {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function isJobTitle(title) {
  return (
    /^[A-Z][A-Za-z -]+$/.test(title) &&
    !/Management$|Sales$|Investor$|Team$|Programmer$|Engineering$|Adminator|Escort|Glamour/.test(title)
  );
}

/** Types that airlines fly today; others fly cargo, or stand in museums. */
const IN_SERVICE =
  /^(?:Airbus A3[2358]|Airbus A319|Boeing 7(?:37 MAX|37-[789]|47-8|57|67|77|87)|Canadair Regional Jet [79]00|De Havilland Canada DHC-8-[34]|Embraer (?:1[79]|E1|RJ14)|Sukhoi)/;

function vehicles() {
  return Object.entries(VEHICLES).flatMap(([make, models]) => models.split(',').map((model) => ({ make, model })));
}

function plainNames(rows) {
  const named = rows.map((row) => ({ ...row, name: toAscii(row.name) }));
  return distinct(named.filter(({ name }) => isPlain(name)).map((row) => row.name)).map((name) =>
    named.find((row) => row.name === name),
  );
}

/** Those whose codes are listed come first, in that order. */
function largestFirst(rows, codes) {
  const order = codes.split(' ');
  const placeOf = ({ iataCode }) => (order.includes(iataCode) ? order.indexOf(iataCode) : order.length);
  return rows.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** The city is what the name says before words that no city has. */
function airports(rows) {
  return rows.map((row) => {
    const name = toAscii(row.name).replaceAll('"', '').trim();
    const [stated = ''] = name.split(
      /[- ](?:\w+ )?(?:International|Airport|Lufthavn|Heathrow|Jomo|Kingsford|Sky|Pearson|Tacoma|Douglas|Guararapes|Kastrup)\b/,
    );
    const city = AIRPORT_CITIES.get(row.iataCode) ?? stated;
    return { ...row, name, city };
  });
}

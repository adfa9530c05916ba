/*
 * What follows from which thing a row is about: the name of a customer from the customer's id. Words are those of names, as phrases
 * have them.
 */

/** Words by which a name says that it tells things apart, behind what these are. */
const IDENTIFYING: ReadonlySet<string> = new Set([
  'id',
  'identifier',
  'uuid',
  'guid',
  'fk',
  'eui',
  'imei',
  'serial',
  'iban',
]);

/** Things that codes and numbers tell apart as ids do. */
const CODED: ReadonlySet<string> = new Set(
  `article asset branch client component course customer debtor device drug employee equipment ingredient item lesson machine material member meter module office part patient procedure product
  program project service station sensor site store student subject supplier test vendor warehouse`.split(/\s+/),
);
const CODES: ReadonlySet<string> = new Set(['code', 'sku', 'number', 'no']);

/** Codes whose own names say what they tell apart. */
const OF_THEIR_OWN: ReadonlySet<string> = new Set(['sku', 'isbn', 'vin', 'upc', 'ean', 'symbol', 'ticker']);

/** What the values of a column tell apart, by the words of its name, of which the last ones say that they do; null: they do not. */
export function subjectOf(words: readonly string[]): readonly string[] | null {
  const [first = '', code = '', more] = words;
  if (code === '' && OF_THEIR_OWN.has(first)) return words;
  if (more === undefined && CODED.has(first) && CODES.has(code)) return [first];
  const end = words.findLastIndex((word) => !IDENTIFYING.has(word)) + 1;
  return end === 0 || end === words.length ? null : words.slice(0, end);
}

/** Words for what a thing is called, of what kind it is, where it is and how it is reached, which lasts from row to row. */
const LASTING: ReadonlySet<string> = new Set(
  `abbreviation account address altitude author avatar barcode bic brand breed building category cell city class classification code
  coordinate country county currency department description display district domain ean elevation email family fax first floor full
  gender genre gtin handle holder host home iban icon identification imei industry isbn isin job kind label language last latitude legal
  license line locale location login logo longitude mac mailing make manufacturer middle mobile model name national nationality native nm
  number occupation office phone place plate position postal postcode prefix profession province publisher region registration role room
  sector segment serial sex short site sku slug species specialization specialty ssn state street suburb subcategory suffix swift
  symbol tail telephone ticker title town type unit upc url variety village vin website zip`.split(/\s+/),
);

/** Phrases for the same with words that say something else by themselves. */
const LASTING_PHRASES: ReadonlySet<string> = new Set([
  'birth date',
  'birthday',
  'date of birth',
  'tax number',
  'time zone',
  'unit of measure',
  'user name',
  'vat number',
]);

/** Whether the words of a name, without what it is about, say what lasts from row to row. */
export function isLasting(words: readonly string[]): boolean {
  if (LASTING_PHRASES.has(words.join(' '))) return true;
  return words.length > 0 && words.every((word) => LASTING.has(word) || NUMBER.test(word));
}

/** A word that counts things of a kind. */
const NUMBER = /^\d+$/;

/** What belongs to things of a kind, by the whole names of columns that do not say so. */
const BELONGINGS: readonly { readonly subjects: string; readonly names: string }[] = [
  {
    subjects: 'article, item, product, sku, upc, ean, variant',
    names:
      'article name, item description, product description, article number, barcode, brand, brand name, ean, gtin, item code, item name, item number, manufacturer, product category, product code, product name, product number, product sku, product title, product type, sku, sku code, unit of measure, upc',
  },
  {
    subjects: 'device, gauge, meter, node, probe, sensor, station',
    names:
      'building, building id, city, country, device model, gateway id, location code, location id, room id, site code, site id, station, station code, station id, zone, device name, device type, elevation, floor, latitude, location, location name, longitude, mac address, manufacturer, measurement type, measurement unit, meter type, model, parameter, region, room, sensor location, sensor model, sensor name, sensor type, serial number, site, site name, station name, type of sensor, unit, unit of measure',
  },
  {
    subjects: 'account',
    names:
      'account holder, account holder name, account name, account number, account type, bank code, bank name, bic, branch code, currency, currency code, iban, routing number, sort code, swift, swift code',
  },
  {
    subjects:
      'auction, branch, campaign, company, concert, conference, course, event, festival, hotel, menu, merchant, property, restaurant, shop, show, store, tour, trip, venue',
    names: 'currency, currency code',
  },
  {
    subjects: 'aircraft, airplane, plane',
    names:
      'aircraft manufacturer, aircraft model, aircraft registration, aircraft type, registration, registration number, tail number',
  },
  {
    subjects: 'flight',
    names: 'airline, airline code, airline name, flight number',
  },
  {
    subjects: 'bus, car, truck, van, vehicle',
    names:
      'fuel type, license plate, license plate number, make, model, plate number, registration number, vehicle type, vin',
  },
  { subjects: 'patient', names: 'blood group, blood type, date of birth, gender, sex' },
  { subjects: 'employee, staff, worker', names: 'department, department name, job title' },
  { subjects: 'host, server', names: 'data center, host name, ip address, operating system, region' },
  { subjects: 'doctor, physician', names: 'specialty, specialization' },
  { subjects: 'course, module', names: 'credit, credit hour, department, department name' },
  {
    subjects: 'symbol, ticker',
    names: 'company, company name, cusip, exchange, figi, industry, isin, issuer, sector, security name, sedol',
  },
  { subjects: 'book, isbn', names: 'author, author name, book title, isbn, publisher' },
];

/** Whether a column tells apart things of the kind that a table lists: each of these comes once in it, whatever keys say. */
export function isOfTable(subject: readonly string[], ofTable: readonly string[]): boolean {
  return BELONGINGS.some(({ subjects }) => {
    const alike = subjects.split(', ');
    return [subject.at(-1) ?? '', ...ofTable].every((word) => alike.includes(word));
  });
}

let belongings: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Whether a column of a name belongs to the things that another column tells apart, though its name does not say so. */
export function isBelonging(words: readonly string[], subject: readonly string[]): boolean {
  belongings ??= new Map(
    BELONGINGS.flatMap(({ subjects, names }) => {
      const owned = new Set(names.split(', '));
      return subjects.split(', ').map((one) => [one, owned] as const);
    }),
  );
  return belongings.get(subject.at(-1) ?? '')?.has(words.join(' ')) === true;
}

/** Where things are that may move. */
const PLACES: ReadonlySet<string> = new Set(
  'altitude building city country elevation floor latitude location longitude place region room site'.split(' '),
);

/** What is noted of things while they move. */
const MOVEMENTS: ReadonlySet<string> = new Set(
  'bearing course heading lap odometer route speed track trip velocity'.split(' '),
);

/** Whether a column says where a thing is that moves, as other columns show: that does not last. */
export function isOnTheMove(words: readonly string[], names: readonly (readonly string[])[]): boolean {
  return words.some((word) => PLACES.has(word)) && names.some((others) => others.some((word) => MOVEMENTS.has(word)));
}

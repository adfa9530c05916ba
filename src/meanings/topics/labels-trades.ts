import { digits, entries, hexadecimal, number, once, oneOf, pool, text } from '../builders/forms.ts';
import { code, label } from '../builders/label.ts';
import { anyFirstName, anyLastName } from '../builders/persons.ts';
import type { MeaningRow } from '../row.ts';

const VEHICLE = 'vehicle, vin, plate, mileage, odometer, car, truck, mechanic, engine, fuel, registration';
const CARGO = 'consignee, vessel, container, voyage, incoterm, lading, cargo, freight, awb, port';
const LABORATORY = 'specimen, loinc, analyzer, analyte, patient, mrn, accession, reagent, physician';
const STUDY =
  'student, thesis, professor, semester, credit, course, faculty, advisor, university, degree, enrollment, campus';
const CELLAR = 'wine, grape, vintage, barrel, bottle, vineyard, winery, cellar, varietal, appellation, vintner';
const LENDING = 'loan, borrower, card, shelf, book, account, teller, librarian, due, member, renter, pickup, iban';
/** The network and the number of a subscriber in it, as SIM cards hold them. */
const subscribers = once(() => [[oneOf('310260 310410 311480 262011 234150 208010'), digits(9)]]);
const SIM = 'msisdn, imsi, imei, iccid, sim, tariff, handset, apn, gateway, modem';

/** Companies that are called after a family, and what they do. */
const firms = (name: string, names: string, kinds: string, beside?: string): MeaningRow =>
  code(name, names, () => [[anyLastName(), text(' '), pool(entries(kinds))], [anyLastName()]], beside);

/** Vehicles, cargo, laboratories, vineyards, stages, studies, telephones. */
export const tradeLabels: readonly MeaningRow[] = [
  label(
    'fault of a vehicle',
    'complaint, customer complaint, symptom, reported fault, fault description',
    'Brakes squeal|Engine warning light is on|Does not start when cold|Noise from the front axle|Air conditioning blows warm air|Steering pulls to the left|Oil leak under the engine|Battery is drained overnight|Clutch slips|Headlight is out',
    VEHICLE,
  ),
  code('tire size', 'tire|tyre size, tire|tyre dimension', () => [
    [oneOf('195 205 215 225 235 245'), text('/'), oneOf('40 45 50 55 60 65'), text(' R'), oneOf('15 16 17 18 19')],
  ]),
  label(
    'brand of tires',
    'tire|tyre brand, tire make|manufacturer',
    'Michelin|Continental|Goodyear|Bridgestone|Pirelli|Hankook|Dunlop|Nokian',
  ),
  label('oil', 'oil grade|type|viscosity, engine|motor oil', '5W-30|0W-20|5W-40|10W-40|0W-30|15W-40'),
  label('trim', 'trim level|package|name, trim', 'Base|Sport|Comfort|SE|LE|EX|Limited|Premium|GT|Touring'),
  firms(
    'garage',
    'workshop, garage, repair shop, workshop|garage|repair shop|service center name, service shop|center',
    'Auto Service|Motors|Garage|Car Care|Auto Repair',
    VEHICLE,
  ),
  label(
    'code of a carrier',
    'scac, scac|carrier scac code',
    'MAEU|MSCU|HLCU|CMDU|COSU|ONEY|EGLV|UPSN|FDEG|ABFS|ODFL|XPOL',
  ),
  code('bill of lading', 'bill of lading, bill of lading|bl|lading|mbl|hbl number', () => [
    [oneOf('MAEU MSCU HLCU CMDU COSU ONEY'), digits(9)],
    [oneOf('MAEU MSCU HLCU'), digits(6)],
  ]),
  code('air waybill', 'awb, awb|air waybill|mawb|hawb number, air waybill, mawb, hawb', () => [
    [oneOf('020 057 125 176 180 618 724 235'), text('-'), digits(8)],
  ]),
  firms(
    'firm that ships',
    'shipper: name, shipper:, consignor: name, consignor:, consignee: name, consignee:, notify party: name, notify party:',
    'Trading|Imports|Foods|Textiles|Machinery|Industries|Chemicals|Electronics',
    CARGO,
  ),
  code('unit load', 'uld, uld number, unit load device', () => [
    [oneOf('AKE PMC AKH PAG RAP AMA'), digits(5), oneOf('LH BA AF UA EK QR')],
  ]),
  label(
    'handling of cargo',
    'special handling, special handling|handling code',
    'PER|DGR|AVI|VAL|HEA|COL|ELI|FRO|GEN',
    CARGO,
  ),
  label(
    'cause of a loss',
    'cause of loss|damage, loss|damage cause, peril, peril type',
    'Hail|Drought|Flood|Fire|Storm|Theft|Frost|Water damage|Wind|Collision|Vandalism',
  ),
  label(
    'specimen',
    'specimen, specimen|sample type, sample material|matrix, specimen source',
    'Whole blood|Serum|Plasma|Urine|Saliva|Throat swab|Nasal swab|Stool|Tissue|Sputum',
    LABORATORY,
  ),
  label(
    'anesthesia',
    'anesthesia, anesthesia|anaesthesia|sedation type, anesthetic',
    'local|none|general|sedation|regional|nitrous oxide',
  ),
  label(
    'result of a test',
    'result text, lab result, interpretation',
    'Within normal limits|Slightly elevated|Below reference range|Negative|Positive|Elevated, repeat in two weeks|No growth after 48 hours|Not detected',
    LABORATORY,
  ),
  firms(
    'laboratory',
    'lab|laboratory name, laboratory, testing|performing lab',
    'Laboratories|Diagnostics|Medical Lab|Pathology|Clinical Lab',
  ),
  firms('pharmacy', 'pharmacy, pharmacy name, drugstore', 'Pharmacy|Drugs|Apothecary'),
  code('national provider', 'npi, npi number, national provider id|identifier', () => [[oneOf('1'), digits(9)]]),
  code('drug code', 'ndc, ndc|national drug code, ndc number', () => [
    [digits(5), text('-'), digits(4), text('-'), digits(2)],
    [digits(5), digits(4), digits(2)],
  ]),
  label(
    'directions of a drug',
    'signature text, signature, direction, direction for use',
    'Take one tablet twice daily|Take one tablet daily with food|Take one capsule at bedtime|Apply to the skin twice daily|Inhale two puffs as needed|Take two tablets every 6 hours as needed',
    'drug, ndc, dose, dosage, prescriber, rx, medication, strength, pharmacist, refill',
  ),
  label(
    'strength of a drug',
    'strength',
    '10 mg|20 mg|500 mg|5 mg|250 mg|40 mg|100 mg|850 mg|75 mg|1 g',
    'drug, ndc, dose, dosage, prescriber, rx, medication, pharmacist, refill',
  ),
  label(
    'route of a drug',
    'route',
    'oral|topical|intravenous|inhaled|subcutaneous|ophthalmic',
    'drug, ndc, dose, dosage, prescriber, rx, medication, pharmacist, refill',
  ),
  label('form of a drug', 'dose form', 'tablet|capsule|injection|syrup|ointment|inhaler'),
  label(
    'wine',
    'wine, wine name',
    'Old Hill Merlot|Riverside Chardonnay|Estate Riesling|North Slope Pinot Noir|Reserve Cabernet Sauvignon|Golden Terrace Sauvignon Blanc|Stone Block Syrah|Harvest Rose|Cellar Select Malbec|Brut Classic',
  ),
  label(
    'appellation',
    'appellation, appellation of origin, wine region',
    'Bordeaux|Napa Valley|Rioja|Chianti Classico|Mosel|Barossa Valley|Burgundy|Marlborough|Mendoza|Douro',
  ),
  label(
    'barrel',
    'barrel, barrel|cask|oak type, cask',
    'French oak|American oak|Hungarian oak|stainless steel|concrete egg|used oak',
  ),
  label(
    'closure',
    'closure, closure|cork type',
    'natural cork|screw cap|technical cork|crown cap|glass stopper',
    CELLAR,
  ),
  label('bottle', 'bottle format|size', '750 ml|375 ml|1.5 l|500 ml|3 l'),
  label(
    'tasting note',
    'tasting|taste|flavor note, tasting comment',
    'Ripe cherry and vanilla with soft tannins.|Citrus, green apple and a long finish.|Dark plum, pepper and a hint of smoke.|Dry, with notes of pear and almond.|Fresh and floral, with bright acidity.|Full-bodied, with blackberry and cedar.',
  ),
  firms('winery', 'winery, winery|vineyard name, vineyard, wine producer', 'Vineyards|Estate|Cellars|Winery'),
  firms('farm', 'farm, farm|ranch|orchard name, ranch', 'Farm|Farms|Ranch|Orchards|Acres'),
  label(
    'field',
    'field, field|parcel|plot|block name',
    'North Field|Long Meadow|River Field|Hill Block|Oak Corner|South Forty|Lower Pasture|Mill Field|East Strip|Upper Terrace',
    'crop, soil, irrigation, harvest, farm, farmer, acre, hectare, grape, vineyard',
  ),
  label(
    'lot of art',
    'medium, medium/technique, technique',
    'Oil on canvas|Watercolor on paper|Bronze|Etching|Acrylic on canvas|Charcoal on paper|Lithograph|Marble|Gouache on paper|Gelatin silver print',
    'artist, provenance, exhibition, accession, lot, museum, gallery, artwork',
  ),
  code(
    'work of art',
    'title, artwork|lot title, painting/title, artwork/name',
    () => [
      [
        pool(
          entries(
            'Still Life|Portrait|Study|Garden|Harbor|Nocturne|Interior|Composition|Landscape|Two Figures|Evening',
          ),
        ),
        text(' '),
        pool(
          entries(
            'with Lemons|in Blue|by a Window|with Chair|at Dusk|in Winter|by the Sea|No. 2|at Rest|with Birds|in Spring',
          ),
        ),
      ],
      [oneOf('Untitled Evening Harbor')],
    ],
    'medium, provenance, technique, dimension',
  ),
  code(
    'maker of art',
    'artist:, artist: name, painter:, sculptor:',
    () => [[anyFirstName(), text(' '), anyLastName()], [anyLastName()]],
    'medium, provenance, lot, museum, gallery, accession, curator, exhibition, artwork, auction, donor',
  ),
  label(
    'auction house',
    'auction|auctioneer house, auction house name',
    'Ashford & Sons|Hartwell Auctions|Bellmont|Kingsley Fine Art|Northgate Auctions|Marlow & Reed',
  ),
  label(
    'play',
    'play|musical|opera title, play name, stage play',
    'The Seagull|A Summer House|The Last Train|Twelve Candles|The Merchant of Dover|Hamlet|Three Sisters|The Glass Garden|Waiting Room|An Evening in June',
  ),
  label(
    'section of a hall',
    'section, seat|seating section, seating category',
    'Orchestra|Mezzanine|Balcony|Stalls|Dress Circle|Box|Upper Circle',
    'seat, row, venue, playwright, theater, theatre, concert, ticket',
  ),
  label(
    'faculty',
    'faculty, faculty name, college name of a university',
    'Faculty of Science|Faculty of Arts|Faculty of Law|Faculty of Medicine|Faculty of Engineering|Faculty of Economics|Faculty of Education',
  ),
  label(
    'department of a university',
    'department, department name, academic department',
    'Mathematics|Physics|History|Computer Science|Biology|Economics|Psychology|Chemistry|English|Philosophy|Political Science',
    STUDY,
  ),
  label(
    'program of studies',
    'program name|title, study|degree|academic program, program/name',
    'BSc Computer Science|BA History|MSc Data Science|BSc Biology|MA English Literature|BEng Mechanical Engineering|LLB Law|MBA|BSc Psychology|MSc Economics',
    STUDY,
  ),
  label(
    'thesis',
    'thesis|dissertation title, thesis, dissertation',
    'Machine Learning Methods for Small Data Sets|Trade and Growth in Port Cities|Soil Health under Changing Rainfall|Memory and Identity in Postwar Novels|Energy Use of Old Buildings|A Study of Urban Bird Populations|Fairness in Public Procurement|Numerical Methods for Fluid Flow',
  ),
  label(
    'relation to a guardian',
    'guardian relation|relationship, guardian relation type',
    'mother|father|grandmother|aunt|uncle|grandfather|legal guardian',
  ),
  {
    name: 'label.number of a subscriber',
    names: 'msisdn, subscriber number',
    texts: once(() => [[text('1555'), digits(7)]]),
    unique: once(() => [[text('1555'), digits(7)]]),
  },
  { name: 'label.imsi', names: 'imsi, imsi number', texts: subscribers, unique: subscribers },
  code(
    'pin',
    'pin, pin code, security|card|door pin',
    () => [[digits(4)]],
    `${SIM}, card, puk, door, lock, locker, keypad`,
  ),
  code('puk', 'puk, puk code', () => [[digits(8)]]),
  label(
    'access point',
    'apn, apn|access point name',
    'internet|iot.example|m2m.example|web.example|data.example|private.example',
  ),
  label(
    'network of telephones',
    'network, network type|name, mobile network, radio access',
    '4G|5G|LTE|3G|NB-IoT|2G',
    SIM,
  ),
  label(
    'tariff of energy',
    'tariff, tariff|rate plan name, tariff|rate plan, tariff code',
    'Standard Variable|Fixed 12 Months|Fixed 24 Months|Green Energy|Off-Peak Saver|Economy|Night Saver|Business Fixed',
    'meter, kwh, reading, energy, supply, electricity, gas, consumption',
  ),
  label(
    'tariff',
    'tariff, tariff|rate plan name, tariff|rate|mobile plan',
    'Basic 5 GB|Smart 20 GB|Unlimited|Prepaid Start|Family Plus|Business Flex|Data Only',
  ),
  label(
    'protocol of devices',
    'protocol',
    'MQTT|HTTPS|CoAP|LoRaWAN|Modbus|OPC UA',
    'firmware, sensor, mac, imei, iccid, gw',
  ),
  label(
    'game mode',
    'game|match|server mode, gamemode, game type',
    'survival|creative|deathmatch|capture the flag|team deathmatch|battle royale|adventure|co-op',
  ),
  label(
    'message of the day',
    'motd, message of the day, welcome|greeting message, greeting, welcome text',
    'Welcome, have fun!|Server restarts daily at 04:00|Be kind to new players|New map every weekend|Welcome back!|Season 3 has started',
  ),
  label(
    'where a device is',
    'location description|detail, installation|mounting location, installed at, mounting position',
    'Server room, rack 2|Roof, north side|Basement, next to the boiler|Entrance hall|Warehouse, gate 4|Second floor, meeting room|Pump house|Workshop, east wall',
  ),
  code('unit of a building', 'unit|flat|condo number, unit label', () => [
    [number(1, 24), oneOf('A B C D E')],
    [number(101, 899)],
  ]),
  code('parking spot', 'parking spot|space|stall|bay, parking lot|parking|parking space|parking spot number', () => [
    [oneOf('P A B C'), text('-'), number(1, 180)],
    [number(1, 180)],
  ]),
  code('radio tag', 'rfid, rfid|nfc tag, rfid number|code', () => [
    [text('04'), hexadecimal(6), hexadecimal(6)],
    [hexadecimal(4), hexadecimal(4)],
  ]),
  code(
    'photo file',
    'photo|picture file, photo file|photo|picture file|image file|avatar file|logo file|cover file|thumbnail file name',
    () => [[oneOf('IMG_ DSC_ PHOTO_'), digits(4), oneOf('.jpg .jpg .png')]],
  ),
  code(
    'message id',
    'message id|identifier',
    () => [[text('<'), hexadecimal(6), hexadecimal(6), text('@mail.example.com>')]],
    'subject, recipient, smtp, sender, bcc, mailbox, email',
  ),
  code('feed', 'feed|rss|atom url, rss|podcast feed', () => [
    [
      text('https://feeds.example.com/'),
      oneOf('daily weekly morning evening city garden science history'),
      text('-'),
      oneOf('talk news notes stories hour club'),
      text('.xml'),
    ],
  ]),
  label(
    'dish',
    'dish|menu item|meal description',
    'Slow-cooked with root vegetables and herbs|With a light lemon dressing and fresh bread|Grilled, with potatoes and a green salad|Served with rice and steamed vegetables|Creamy sauce, topped with parmesan|Baked in the oven, with tomatoes and basil',
  ),
  label(
    'preview of an email',
    'preheader, pre header, email preview, preheader text',
    'Plus: three tips for a quieter week|Our picks of the month, and a small surprise|What is new, and what comes next|Open for the highlights of the month|A short read with your coffee|Last chance to join us on Friday',
  ),
  label(
    'level of cover',
    'insurance|coverage package, insurance option|cover, cover type, coverage level',
    'Basic|Full Cover|Premium|No excess|Third party',
    VEHICLE,
  ),
  firms(
    'branch',
    'branch, branch name|office, home|pickup branch',
    'Street Branch|Avenue Branch|Square Branch',
    LENDING,
  ),
  code('dock', 'dock, dock name|door|number, loading dock', () => [[text('Dock '), number(1, 40)], [number(1, 40)]]),
  label(
    'state of a thing',
    'condition code',
    'GOOD|FAIR|NEW|POOR|WORN|FINE',
    'item, gallery, artist, book, asset, equipment, culture, material, serial',
  ),
  label(
    'material of art',
    'material',
    'Bronze|Clay|Marble|Wood|Glass|Silver|Ivory|Limestone|Silk|Gold leaf',
    'artist, curator, gallery, museum, culture, excavation, provenance',
  ),
  label(
    'region of machines',
    'region',
    'us-east|eu-west|us-west|eu-central|ap-southeast|sa-east|ap-northeast',
    'hostname, cluster, instance, vpc, bucket, subnet',
  ),
];

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as checksums from './judges/checksums.ts';
import * as forms from './judges/forms.ts';
import * as language from './judges/language.ts';
import * as places from './judges/places.ts';
import * as quantities from './judges/quantities.ts';
import { faultsOf, type Trial, untried } from './trial.ts';

const trials: readonly Trial[] = [
  [
    forms.email,
    ['ana.lopez@example.com', "o'neil+x@mail.example.co.uk"],
    ['ana@', 'ana@example', 'a b@example.com'],
    [null],
  ],
  [
    forms.url,
    ['https://www.example.com', 'http://example.org/a/b?c=1#d'],
    ['example.com', 'https://x', 'amber falcon'],
  ],
  [forms.fileAddress, ['https://cdn.example.com/a/b.jpg', '/img/a_1.png', 'covers/x.webp'], ['quiet river', 'amber']],
  [forms.hostname, ['web-01', 'db.example.com'], ['quiet river', '10.0.0.1']],
  [forms.domainName, ['example.com', 'my-shop.co.uk'], ['example', 'https://example.com']],
  [forms.ipAddress, ['192.168.1.20', '10.0.0.0/8', '2001:db8::1'], ['300.1.1.1', '10.0.0', 'falcon']],
  [forms.mac, ['02:a4:1e:e2:f6:60', '02-A4-1E-E2-F6-60'], ['02:a4:1e:e2:f6', 'falcon']],
  [forms.uuid, ['8c99fb34-50c7-44f0-b33b-f51c0beece3c'], ['8c99fb34-50c7-94f0-b33b-f51c0beece3c', 'pw89woxz dawn']],
  [forms.slug, ['ten-ways-to-cook', 'tea'], ['Ten-Ways', '0qgy2z8i sand', '-a', '2020']],
  [forms.semver, ['1.12.3', 'v2.0.0-beta.1', '14', '22H2'], ['falcon', '1..2', '123456']],
  [forms.mimeType, ['image/jpeg', 'application/vnd.ms-excel'], ['image', 'amber/falcon']],
  [forms.username, ['ana.lopez', 'kim_87'], ['ana lopez', '1x', '-']],
  [forms.token, ['0123456789abcdefABC-_='], ['short', 'two words with blanks']],
  [
    forms.userAgent,
    ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/128.0', 'curl/8.5.0'],
    ['The soft falcon sings.'],
  ],
  [forms.urlPath, ['/', '/api/v1/users/42?page=2'], ['api', 'soft falcon']],
  [
    forms.filePath,
    ['/var/uploads/2024/a b.pdf', 'uploads/a.pdf', 'C:\\data\\x.csv', 's3://bucket/a.png'],
    ['falcon', 'a.pdf'],
  ],
  [forms.fileName, ['report_2024.pdf', 'IMG_0042.JPG', 'song.mp3', 'a.7z'], ['report', 'soft falcon', '.x']],
  [forms.fileExtension, ['pdf', '.jpg', '7z'], ['soft falcon', '123']],
  [forms.httpMethod, ['GET'], ['get it', 'FALCON']],
  [forms.httpStatus, ['200', '404', '503'], ['199', '600', '12']],
  [forms.flightNumber, ['LH441', 'U2 1234', 'AFR123'], ['441', 'falcon']],
  [forms.airportCode, ['FRA'], ['fra', 'FRAN']],
  [forms.airlineCode, ['LH', 'U2', 'AFR'], ['12', 'lh', 'amber']],
  [forms.countryCode3, ['DEU'], ['DE', 'deu']],
  [forms.roomName, ['12', 'B.104', 'Lab 2'], ['0qgy2z8i sand', '']],
  [forms.grade, ['A-', '2+', 'P'], ['amber', 'Z']],
  [forms.semester, ['Fall 2024', 'WS 24', '2'], ['amber', 'kettle']],
  [forms.imdbId, ['tt0111161'], ['111161']],
  [forms.bic, ['DEUTDEFF', 'DEUTDEFF500'], ['DEUT', 'soft falcon']],
  [forms.vatId, ['DE123456789', 'ATU12345678', 'CHE-123.456.789', '12-3456789'], ['falcon', '12']],
  [forms.last4, ['0042'], ['42', 'abcd']],
  [forms.callingCode, ['+49', '1-809', '353'], ['falcon']],
  [forms.topLevelDomain, ['.de', 'uk'], ['amber']],
  [forms.compassPoint, ['NNW', 'south-west', '270'], ['falcon', '400']],
  [forms.bloodGroup, ['0+', 'AB-', 'O pos'], ['C+', 'amb']],
  [forms.licencePlate, ['B-AB 1234', 'KX21 ABC'], ['4houc9ql', 'AMBER']],
  [forms.postcode, ['10115', 'SW1A 1AA', '1234 AB', '12345-6789'], ['amber', 'x1']],
  [forms.houseNumber, ['12', '12b', '12-14'], ['amber']],
  [forms.colour, ['red', 'Navy Blue', '#ff8800', 'Grün'], ['#12', '4houc9ql']],
  [forms.phone, ['+1 555 249 8119', '(030) 123-4567', '555-123-4567 x12'], ['12', 'amber', '1234567890123456']],
  [forms.reference, ['INV-2024-00017', '4711', 'WELCOME10', 'ord_5502'], ['wpwlj9zk', 'soft falcon', 'x']],
  [forms.shortCode, ['B12', 'CS-101', '12A', 'WH-01'], ['0j9s4', 'soft falcon', 'amber']],
  [forms.hash(32), ['0123456789abcdef0123456789abcdef'], ['0123', 'q9tw14pz garden']],
  [
    forms.passwordHash,
    [`$2b$12$${'a'.repeat(53)}`, `$argon2id$v=19$m=65536,t=3,p=4$${'a'.repeat(40)}`],
    ['secret', 'soft falcon'],
  ],
  [forms.json, ['{"a": 1}', '[]'], ['{', '12', 'falcon']],
  [forms.countryCode, ['DE', 'US'], ['EU', 'ZZ', 'de', 'QX']],
  [forms.countryName, ['Germany', 'United Kingdom', 'USA', 'Turkey', 'FR'], ['Falconia', 'amber']],
  [forms.currency, ['EUR', 'JPY'], ['EURO', 'ZZZ', 'amb']],
  [forms.language, ['en', 'German', 'Spanish'], ['amber', 'zq']],
  [forms.locale, ['en-US', 'pt_BR', 'de', 'zh-Hans-CN'], ['soft', 'en-ZZ']],
  [forms.timeZone, ['Europe/Berlin', 'UTC', 'Asia/Calcutta'], ['Europe/Falcon', 'amber']],
  [checksums.cardNumber, ['4111 1111 1111 1111'], ['4111 1111 1111 1112', 'amber']],
  [checksums.imei, ['490154203237518'], ['490154203237519', '4901']],
  [checksums.barcode, ['4006381333931', '96385074'], ['4006381333932', 'amber']],
  [checksums.isbn, ['9780306406157', '0-306-40615-2', '080442957X'], ['9780306406158', '0306406153', 'lhbeoohu']],
  [checksums.iban, ['DE89370400440532013000', 'GB29 NWBK 6016 1331 9268 19'], ['DE88370400440532013000', 'amber']],
  [checksums.vin, ['1M8GDM9AXKP042788'], ['1M8GDM9AIKP042788', 'obrxlpr3']],
  [checksums.vinCheckDigit, ['1M8GDM9AXKP042788', 'WVWZZZ1JZXW000001'], ['1M8GDM9A1KP042788', 'obrxlpr3']],
  [language.firstName, ['Ana', 'Mary Ann', 'Jean-Luc', "D'Arcy", '美咲'], ['ana', 'Ana7', '0qgy2z8i']],
  [language.lastName, ["O'Neil", 'van der Berg', 'García Márquez', 'al-Rashid'], ['soft falcon', 'Xq7']],
  [language.fullName, ['Dr. Ana López', 'Ludwig van Beethoven', '佐藤美咲'], ['Ana', 'soft falcon', 'Ana 12']],
  [language.displayName, ['Ana L.', 'kim_87', 'ana@example.com'], ['soft falcon', '12']],
  [language.salutation, ['Mr', 'Dr.', 'Frau'], ['Falcon']],
  [language.placeName, ['New York', 'Rio de Janeiro', 'Frankfurt (Oder)', 'CA'], ['pending', 'soft falcon']],
  [language.companyName, ['Müller & Sons Ltd.', 'Acme, Inc.', '3M'], ['zl2grjfp pearl', 'soft falcon']],
  [language.brand, ['Sony', 'LG', 'adidas AG', "L'Oréal"], ['soft falcon', 'Xq7lhbeo']],
  [
    language.speakable,
    ['Leave it at the door', 'Oak Table 12', 'WH-1000XM5', '1984'],
    ['0qgy2z8i sand', '30482', 'xkcdq'],
  ],
  [language.capitalised, ['Quiet', '“Quiet', '12 Days', '¿Qué?'], ['quiet']],
  [language.noFullStop, ['A title', 'Why?', 'Acme Inc.', 'And then...'], ['A sentence.']],
  [language.wordsBetween(2, 3), ['two words', 'now three words'], ['one', 'four words are many']],
  [
    language.prose(3),
    ['The quick fox jumps.', 'See https://example.com/a9b8c7d6 for more words'],
    ['Two words', 'q9tw14pz k3jd82ls0 and more'],
  ],
  [language.sentences, ['It works.', '# Title\nText!', '<p>Text.</p>'], ['it works.', 'It works']],
  [language.streetWithNumber, ['12 High Street', 'Hauptstr. 5'], ['High Street', 'jungle']],
  [language.street, ['High Street', 'Straße des 17. Juni'], ['jungle', '0qgy2z8i sand']],
  [language.label, ['checked_in', 'Home & Garden', 'user.login'], ['0qgy2z8i sand', '12', 'lhb3oohu']],
  [language.naming('x', /ship/), ['Shipped'], ['new']],
  [language.different, [['Ann', 'Bob']], [['Ann', 'Ann']], [['Ann', null]]],
  [forms.listOfTexts, ['["a", "b"]', '{"a"}', '{}'], ['a, b', '{"a","a"}']],
  [forms.documentWith('a'), ['{"a": 1}'], ['{"b": 1}', '[]']],
  [language.longerThan, [['long text', 'text']], [['text', 'long text']], [['text', null]]],
  [
    places.cityInCountry,
    [
      ['Paris', 'FR'],
      ['São Paulo', 'Brazil'],
    ],
    [
      ['Paris', 'DE'],
      ['Berlin', 'Spain'],
    ],
    [['Smallville', 'US']],
  ],
  [
    places.cityInZone,
    [
      ['Paris', 'Europe/Paris'],
      ['Istanbul', 'Asia/Istanbul'],
    ],
    [['Paris', 'Asia/Tokyo']],
    [['Smallville', 'UTC']],
  ],
  [
    places.countryInZone,
    [['US', 'America/Denver']],
    [['US', 'Europe/Rome']],
    [
      ['US', 'UTC'],
      ['KI', 'Pacific/Tarawa'],
    ],
  ],
  [
    places.cityAtPoint,
    [['Paris', '48.85', '2.35']],
    [
      ['Paris', '2.35', '48.85'],
      ['Oslo', '906.45', '10'],
    ],
    [['Smallville', '1', '1']],
  ],
  [places.knownAirport, ['FRA'], ['QQQ']],
  [places.codeOfCountry, [['DE', 'Germany']], [['FR', 'Germany']], [['FR', 'Falconia']]],
  [quantities.between(0, 10), ['0', '9.5', '$10.00'], ['-1', '11', 'x']],
  [quantities.wholeNumber, ['3', '4.0'], ['3.5', 'x']],
  [quantities.past, ['2025-12-31', '1999-01-01 10:00:00'], ['2028-01-01', 'x']],
  [quantities.momentBetween('2020-01-01', '2020-12-31'), ['2020-12-31 23:59:59'], ['2021-01-01', '2019-12-31']],
  [quantities.recent, ['2024-02-29 12:00:00+00'], ['2028-03-06', '1963-05-13']],
  [quantities.yearBetween(1990, 2000), ['1999'], ['2001', '99']],
  [quantities.epochSeconds, ['1700000000'], ['1', '1900000000']],
  [quantities.bornAged(18, 90), ['1980-05-05'], ['2020-10-10', '1900-01-01']],
  [quantities.hourBetween(8, 18), ['09:30:00', '2024-01-01 17:00'], ['03:00:00', '2024-01-01 22:10:00']],
  [quantities.roundMinutes, ['2024-01-01 17:05:00'], ['2024-01-01 17:05:01', '2024-01-01 17:04:00']],
  [quantities.priceEnding, ['12', '12.99', '1999.50'], ['12.37', '4.13']],
  [quantities.multipleOf(0.5), ['2.5', '0'], ['2.6']],
  [quantities.decimalsAtMost(2), ['1', '1.25', '1.500'], ['1.234']],
  [quantities.oneOf('a', 'b'), ['a', 'B'], ['c']],
  [quantities.memorySize, ['16', '48', '500'], ['17', '574']],
];

test('judges take what a reader takes, refuse what a reader refuses, and expect nothing where nobody can tell', () => {
  assert.equal(faultsOf(trials), []);
});

test('every judge is tried', () => {
  const judges = trials.map(([judge]) => judge);
  assert.equal(untried([checksums, forms, language, places, quantities], judges), []);
});

test.run();

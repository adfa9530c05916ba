import { base, de, en, es, Faker, fr } from '@faker-js/faker';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Judge } from './expectation.ts';
import * as checksums from './judges/checksums.ts';
import * as forms from './judges/forms.ts';
import * as language from './judges/language.ts';
import * as quantities from './judges/quantities.ts';

/*
 * The judges are fair: they take what another generator writes, which knows nothing of them. They are made for readers, and not
 * for Rowsmith.
 */

const SEED = 1;
const VALUES = 200;

const faker = new Faker({ locale: [en, base], seed: SEED });
const locales = [faker, ...[de, es, fr].map((locale) => new Faker({ locale: [locale, en, base], seed: SEED }))];

/** A judge, what makes values of this kind, and the share of them that may be refused where it is not that of the others. */
const kinds: readonly (readonly [judge: Judge, value: (faker: Faker) => string, mayRefuse?: number])[] = [
  [forms.email, ({ internet }) => internet.email()],
  [forms.url, ({ internet }) => internet.url()],
  [forms.fileAddress, ({ image }) => image.url()],
  [forms.hostname, ({ internet }) => internet.domainName()],
  [forms.domainName, ({ internet }) => internet.domainName()],
  [forms.ipAddress, ({ internet }) => internet.ip()],
  [forms.mac, ({ internet }) => internet.mac()],
  [forms.uuid, ({ string }) => string.uuid()],
  [forms.slug, ({ lorem }) => lorem.slug()],
  [forms.semver, ({ system }) => system.semver()],
  [forms.mimeType, ({ system }) => system.mimeType()],
  [forms.username, ({ internet }) => internet.username()],
  [forms.userAgent, ({ internet }) => internet.userAgent()],
  [forms.filePath, ({ system }) => system.filePath()],
  [forms.fileName, ({ system }) => system.commonFileName()],
  [forms.fileExtension, ({ system }) => system.commonFileExt()],
  [forms.httpMethod, ({ internet }) => internet.httpMethod()],
  [forms.httpStatus, ({ internet }) => String(internet.httpStatusCode({ types: ['success', 'clientError'] }))],
  [forms.airportCode, ({ airline }) => airline.airport().iataCode],
  [forms.flightNumber, ({ airline }) => `${airline.airline().iataCode}${airline.flightNumber()}`],
  [forms.bic, ({ finance }) => finance.bic()],
  [forms.compassPoint, ({ location }) => location.direction({ abbreviated: true })],
  [forms.postcode, ({ location }) => location.zipCode()],
  [forms.colour, ({ color }) => color.human()],
  [forms.colour, ({ color }) => color.rgb()],
  [forms.phone, ({ phone }) => phone.number()],
  [forms.phone, ({ phone }) => phone.number({ style: 'international' })],
  [forms.hash(64), ({ string }) => string.hexadecimal({ length: 64, prefix: '' })],
  // Small territories have many names.
  [forms.countryName, () => faker.location.country(), 0.1],
  [forms.countryCode, ({ location }) => location.countryCode()],
  [forms.currency, ({ finance }) => finance.currencyCode()],
  [forms.language, ({ location }) => location.language().alpha2],
  [forms.timeZone, ({ location }) => location.timeZone()],
  [checksums.cardNumber, ({ finance }) => finance.creditCardNumber()],
  [checksums.imei, ({ phone }) => phone.imei().replaceAll('-', '')],
  [checksums.isbn, ({ commerce }) => commerce.isbn()],
  [checksums.iban, ({ finance }) => finance.iban()],
  [checksums.vin, ({ vehicle }) => vehicle.vin()],
  [language.firstName, ({ person }) => person.firstName()],
  [language.lastName, ({ person }) => person.lastName()],
  [language.fullName, ({ person }) => person.fullName()],
  [language.displayName, ({ internet }) => internet.displayName()],
  [language.placeName, ({ location }) => location.city()],
  [language.companyName, ({ company }) => company.name()],
  [language.brand, ({ vehicle }) => vehicle.manufacturer()],
  [language.speakable, ({ commerce }) => commerce.productName()],
  [language.speakable, ({ vehicle }) => vehicle.model()],
  [language.speakable, ({ book }) => book.title()],
  [language.capitalised, ({ book }) => book.title()],
  [language.noFullStop, ({ book }) => book.title()],
  [language.wordsBetween(1, 16), ({ book }) => book.title()],
  [language.prose(3), ({ lorem }) => lorem.sentence()],
  [language.sentences, ({ lorem }) => lorem.paragraph()],
  [language.street, ({ location }) => location.street()],
  [language.streetWithNumber, ({ location }) => location.streetAddress()],
  [language.label, ({ commerce }) => commerce.department()],
  [language.label, ({ person }) => person.jobTitle()],
  [quantities.bornAged(18, 80), ({ date }) => date.birthdate({ refDate: '2026-01-01' }).toISOString().slice(0, 10)],
];

/** The share of values that may be refused: another generator has its slips, too ("Odile Da silva"). */
const REFUSED = 0.01;

test('judges take what another generator writes', () => {
  const faults = kinds.flatMap(([judge, value, mayRefuse = REFUSED]) => {
    const values = locales.flatMap((faker) => Array.from({ length: VALUES }, () => value(faker)));
    const refused = values.filter((text) => judge.holds([text]) !== true);
    return refused.length <= values.length * mayRefuse ? [] : [`${judge.words}: ${refused.slice(0, 8).join(' | ')}`];
  });
  assert.equal(faults, []);
});

test.run();

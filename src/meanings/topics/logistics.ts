import type { TextForm } from '../../values/meaning.ts';
import type { Part } from '../../values/part.ts';
import { ofContainerOwner, ofContainers, piece } from '../builders/check-digits.ts';
import { agreeing, counter, digits, number, numberBehind, picked, pool, text, weighted } from '../builders/forms.ts';
import { between, forms, listOf, lognormal, measure, normal, once, weightsBy, within } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Carriers of parcels, and what stands in front of nine digits and behind them in the numbers that they give. */
const NUMBERED: readonly (readonly [carrier: string, before: string, behind: string])[] = [
  ['UPS', '1Z84F2750', ''],
  ['FedEx', '794', ''],
  ['DHL', '4', ''],
  ['USPS', '9400111899223', ''],
  ['DPD', '05308', ''],
  ['GLS', '60', ''],
  ['TNT', 'GD', 'WW'],
  ['Royal Mail', 'RM', 'GB'],
  ['PostNL', '3S', ''],
  ['Hermes', 'H001280', ''],
];
export const CARRIERS: readonly string[] = NUMBERED.map(([name]) => name);
/** A carrier: the first ones carry most. */
export const carrier = (): Part => ({ ...picked('carrier', CARRIERS), distribution: { kind: 'zipf', exponent: 0.5 } });
const ofCarriers = (texts: readonly string[]): Part => picked('carrier', texts);
const trackingNumber = once(
  (): TextForm =>
    agreeing([
      ofCarriers(NUMBERED.map(([, before]) => before)),
      digits(9),
      ofCarriers(NUMBERED.map(([, , behind]) => behind)),
    ]),
);
/** Containers at sea, by the letters of their owners. */
const containerNumber = once((): readonly TextForm[] => {
  const heads = listOf('MSKU, MSCU, CMAU, HLXU, TCLU, OOLU, EGHU, TGHU').flatMap((owner) =>
    piece(3, 4, ofContainers, 11, -ofContainerOwner(owner)).map((front) => owner + front),
  );
  return [[pool(heads), pool(piece(4, 0, ofContainers, 11))]];
});
const WAREHOUSE = [
  pool(listOf('North, South, East, West, Central, Harbor, Airport, Riverside')),
  text(' '),
  pool(listOf('Warehouse, Depot, Hub, Storehouse')),
];

/** Where goods are kept, and how they are sent. */
export const logistics: readonly MeaningRow[] = [
  // Most of what is sent is in one.
  measure(
    'parcels',
    'package|parcel|piece|carton count, number package, parcel',
    between(1, 24, weightsBy({ 1: 68, 2: 15, 3: 7, 4: 4, 5: 2, 6: 2, 8: 1, 12: 1 })),
    { beside: 'tracking, shipment, shipped, carrier, delivery, delivered, shipping, consignee, incoterm, freight' },
  ),
  {
    name: 'commerce.container number',
    names: 'container number, container/number',
    texts: containerNumber,
    unique: containerNumber,
  },
  measure('tare of a container', 'container/tare, container/tare weight, container tare weight', {
    ...between(2_000, 4_900, normal(3_300, 700)),
    zeros: 1,
  }),
  measure(
    'gross weight of a container',
    'container/gross weight, container gross weight',
    between(2_600, 30_480, normal(17_000, 6_000)),
  ),
  measure(
    'gross weight of a shipment',
    'total gross weight, gross weight total',
    between(20, 900_000, lognormal(14_000, 1)),
    { beside: 'container, container number, teu' },
  ),
  {
    name: 'commerce.warehouse',
    names: 'warehouse|depot|point name, store|warehouse location',
    texts: once(() => [[...WAREHOUSE], [text('WH-'), digits(2)]]),
    unique: once(() => [[...WAREHOUSE, ...numberBehind(' ')]]),
  },
  {
    name: 'commerce.warehouse code',
    few: 12,
    names:
      'store|location|outlet|shop|site|facility|plant code, store number, branch code store, warehouse/code, plant',
    texts: once(() => [
      [text('WH-'), digits(3)],
      [text('W'), digits(2)],
    ]),
    unique: once(() => [[text('WH-'), counter(101, 9_999_999)]]),
    numbers: between(1, 400),
  },
  {
    name: 'commerce.bin',
    names:
      'bin, storage|bin|shelf|pick location, shelf, bin|slot|shelf code, bin|shelf|rack|locker number, aisle, rack, shelf mark',
    texts: once(() => [
      [
        pool([...'ABCDEFGH']),
        text('-'),
        { kind: 'digits', width: 2, first: 1, size: 24 },
        text('-'),
        { kind: 'digits', width: 2, first: 1, size: 8 },
      ],
      [pool([...'ABCDEFGH']), { kind: 'digits', width: 2, first: 1, size: 24 }],
    ]),
    numbers: between(1, 48),
  },
  {
    name: 'commerce.carrier',
    few: 12,
    names:
      'courier company, courier, logistics provider, delivery company|provider|partner|service, carrier|courier|shipper|ship via|shipping carrier name, shipping carrier|company|provider, ship via|carrier code, ship|shipped via',
    texts: once(() => [[picked('carrier', CARRIERS)], [pool(within(CARRIERS, 5))], [pool(within(CARRIERS, 3))]]),
  },
  {
    name: 'commerce.tracking number',
    names: 'tracking|parcel|package|track number, tracking|consignment code, tracking id|reference, tracking',
    texts: once(() => [trackingNumber(), [text('JD'), digits(9), digits(3)], [digits(9), digits(1)], [digits(8)]]),
    unique: once(() => [trackingNumber(), [text('JD'), digits(9), digits(3)], [digits(9), digits(1)], [digits(8)]]),
    nulls: 0.2,
  },
  {
    name: 'commerce.tracking url',
    names: 'tracking|parcel|shipment url, tracking link|page',
    texts: once(() => [[text('https://track.example.com/'), digits(9), digits(3)]]),
  },
  {
    name: 'commerce.package',
    names: 'packaging, package type name, container|parcel|packaging|box|carton type, packing, package/type, container',
    texts: forms(
      weighted({ box: 44, envelope: 18, pallet: 12, bag: 10, tube: 4, crate: 4 }),
      weighted({ BX: 44, EN: 18, PL: 12, BG: 10 }),
    ),
  },
  {
    name: 'commerce.incoterm',
    names: 'incoterm, delivery|shipping|trade term',
    texts: once(() => [[weighted({ EXW: 18, FOB: 22, CIF: 14, DAP: 18, DDP: 20, FCA: 8 })]]),
  },
  {
    name: 'commerce.hs code',
    names: 'hs|tariff|custom|harmonized|commodity|hts code, tariff number',
    texts: once(() => [
      [number(10, 97), digits(2), text('.'), digits(2), text('.'), digits(2)],
      [number(10, 97), digits(4)],
    ]),
  },
];

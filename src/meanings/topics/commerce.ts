import { pool as words } from '../../pools/pools.ts';
import { kind } from '../builders/choice.ts';
import { counter, digits, number, numberBehind, often, picked, pool, text, weighted } from '../builders/forms.ts';
import { label } from '../builders/label.ts';
import {
  between,
  exponential,
  forms,
  listOf,
  lognormal,
  normal,
  once,
  weightsBy,
  within,
} from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Colors of most things. */
const COMMON_COLORS = ['black', 'white', 'grey', 'blue', 'red', 'green', 'silver'];

/** How goods are packed. */
const PACKS = [10, 12, 20, 24, 48].flatMap((count) => [
  `${count} boxes x 20 bags`,
  `${count} boxes x 12 pieces`,
  `${count} - 500 g pkgs.`,
  `${count} per case`,
  `box of ${count}`,
]);

const SKU_LETTERS = once(() => {
  const consonants = [...'BCDFGHJKLMNPRSTVWXZ'];
  return consonants.flatMap((one) => consonants.flatMap((two) => ['A', 'E', 'O'].map((three) => one + three + two)));
});

const BRANDS = listOf(
  'Alvora, Brightline, Corvex, Dunmore, Elmstone, Fairway, Gelto, Hartwell, Ironbark, Juniper, Kestrel, Lumina, Maplewood, Norvik, Opaline, Pinecrest, Quillon, Redfern, Solvane, Tervo, Umbria, Velora, Westmark, Yarrow, Zephyr',
);
const SHOP = [
  pool(listOf('Corner, Harbor, Market, Old Town, Park, Station, Garden, Riverside, Sunny, Union')),
  text(' '),
  pool(listOf('Store, Shop, Outlet, Bazaar, Boutique, Emporium')),
];
const SIZES = listOf('XS, S, M, L, XL, XXL');

/** How many stars people give, and how often. */
const STARS = { 1: 4, 2: 6, 3: 14, 4: 34, 5: 42 };

/** What is sold and ordered. */
/** How much less is paid with a coupon, in percent. */
const PERCENT = listOf('5, 10, 15, 20, 25, 30, 50');

/** A coupon says how much less is paid with it. */
const coupons: Pick<MeaningRow, 'texts' | 'unique'> = {
  texts: once(() => [
    [
      pool(listOf('SAVE, WELCOME, SPRING, SUMMER, AUTUMN, WINTER, VIP, FLASH, THANKS, FIRST, EXTRA')),
      picked('coupon', PERCENT),
    ],
    [pool(listOf('SAVE, VIP, NEW, HEY')), pool(listOf('5, 10, 15, 20'))],
  ]),
  unique: once(() => [
    [
      pool(listOf('SAVE, SPRING, SUMMER, AUTUMN, WINTER, VIP, FLASH, DEAL, THANKS, EXTRA')),
      picked('coupon', PERCENT),
      text('-'),
      counter(1, 999_999),
    ],
    [digits(8)],
  ]),
};

/** Columns of tables of coupons. */
const ofCoupons = (...names: readonly string[]): string =>
  ['coupon', 'promotion', 'voucher', 'discount', 'promo code', 'coupon code', 'discount code']
    .flatMap((table) => names.map((name) => `${table}/${name}`))
    .join(', ');

export const commerce: readonly MeaningRow[] = [
  {
    name: 'commerce.seats that are paid for',
    role: 'commerce.quantity',
    names: 'seat, seat|license count, licensed|purchased|user seat, seat quantity',
    beside: 'plan, subscription, workspace, tenant, license, invoice, billing, mrr',
    without: 'plate, vin, odometer, mileage',
    numbers: between(1, 500, lognormal(9, 1)),
  },
  {
    name: 'commerce.quantity with its sign',
    names: 'quantity|stock|inventory change, change|signed quantity, quantity|stock delta, quantity moved',
    numbers: between(-240, 240, normal(3, 12)),
  },
  {
    name: 'commerce.sku',
    names:
      'sku, product|item|sku|stock|article|material|style code, article|item|product|material|style number, stock keeping unit, product key, item|product reference, plu, asin, article number of goods',
    texts: once(() => [
      [pool(SKU_LETTERS()), text('-'), digits(5), text('-'), pool(SIZES)],
      [pool(SKU_LETTERS()), text('-'), digits(5)],
      [pool(SKU_LETTERS()), digits(3)],
    ]),
    unique: once(() => [
      [pool(SKU_LETTERS()), text('-'), counter(10_000, 9_999_999, 90_000)],
      [pool(SKU_LETTERS()), text('-'), counter(10_000, 99_999, 90_000)],
      [pool(SKU_LETTERS()), counter(10_000, 99_999, 90_000)],
    ]),
  },
  label('variant', 'variant title|label|option', 'Blue / XL|Black / L|White / M|Red / S|Grey / L|Black|Large|500 ml'),
  {
    name: 'commerce.colour',
    names:
      'color, color|text color|font color|primary color|background color name, product|item|vehicle|car|fur|exterior|interior|paint|frame|favorite|body|skin|coat|variant color, color/name, color description|label, color/title',
    texts: once(() => [
      [often(picked('color', words('colors')), COMMON_COLORS, 7)],
      [pool(within(words('colors'), 6))],
      [pool(within(words('colors'), 4))],
      [weighted({ BK: 5, WH: 5, BL: 4, RD: 3, GR: 3 })],
    ]),
  },
  {
    name: 'commerce.hex colour',
    names:
      'color|hexadecimal|color hexadecimal code, hexadecimal|background|text|foreground|border|theme|accent|font|label|brand|secondary|primary|bg|link|button|header|event|team|line|fill|stroke|category|highlight|rgb|badge|icon|status|tile color, color hexadecimal, hexadecimal|color value, rgb, tag|calendar|project|priority|event type|list|folder/color, hexadecimal, foreground, tint, accent',
    texts: once(() => [
      [picked('color', words('colorHexes'))],
      [
        picked(
          'color',
          words('colorHexes').map((hex) => hex.slice(1)),
        ),
      ],
    ]),
  },
  {
    name: 'commerce.clothing size',
    names: 'size, clothing|product|garment|shirt|item|variant size, size name|code|label|option',
    texts: forms(weighted({ XS: 6, S: 18, M: 28, L: 26, XL: 16, XXL: 6 }), weighted({ S: 18, M: 28, L: 26 })),
    numbers: between(1, 5_000, lognormal(40, 1)),
  },
  {
    name: 'commerce.shoe size',
    names: 'shoe size, foot size',
    numbers: between(35, 48, normal(41, 2.5), 1),
    texts: once(() => [[number(35, 48)]]),
  },
  {
    name: 'commerce.material',
    names: 'material, fabric, material name, product|raw|main|finish|frame material, texture',
    texts: once(() => [[pool(words('materials'))], [pool(within(words('materials'), 5))]]),
  },
  {
    name: 'commerce.style',
    names: 'style, style name, fit, look, pattern, finish',
    texts: forms(
      weighted({ classic: 24, modern: 22, casual: 18, rustic: 10, minimal: 10, vintage: 8, sport: 8 }),
      weighted({ CL: 2, MO: 2, CA: 2 }),
    ),
  },
  {
    name: 'commerce.gender',
    names: 'target|product|department gender, gender category, target group',
    texts: forms(weighted({ women: 42, men: 36, unisex: 14, kids: 8 }), weighted({ W: 42, M: 36, U: 14, K: 8 })),
  },
  {
    name: 'commerce.stock',
    names:
      'stock, stock|inventory|on hand|physical|total|remaining|balance|storage quantity, quantity in|current|unit in|item in stock, stock|inventory level, on|quantity on|stock on hand, inventory, stock|inventory count, product|warehouse/quantity',
    numbers: between(0, 5_000, lognormal(90, 1.1)),
  },
  {
    name: 'commerce.available quantity',
    names:
      'available|atp|sellable quantity, quantity|stock|unit available, available|free stock, available unit, inventory/available, available to sell|promise',
    numbers: between(0, 5_000, lognormal(80, 1.1)),
  },
  {
    name: 'commerce.reserved quantity',
    names:
      'reserved|committed|allocated|on order|incoming|backorder quantity, reserved, quantity|stock reserved, reserved stock, quantity committed|allocated, stock/committed, stock/allocated, on order',
    numbers: between(0, 500, exponential(9)),
  },
  {
    name: 'commerce.reorder level',
    names:
      'reorder|minimum stock|restock|minimum|low stock level, reorder point, minimum|safety stock, minimum|alert|minimum stock quantity, low stock|reorder threshold, stock minimum',
    numbers: between(1, 500, weightsBy({ 5: 14, 10: 28, 15: 8, 20: 18, 25: 12, 50: 12, 100: 6, 200: 2 })),
  },
  {
    name: 'commerce.least quantity of an order',
    names:
      'minimum order|minimum purchase|minimum cart|minimum sale|minimum sales|least order quantity, moq, minimum|minimum quantity per order, order|order quantity minimum',
    numbers: between(1, 500, weightsBy({ 1: 60, 2: 6, 5: 9, 6: 3, 10: 11, 12: 3, 20: 3, 25: 3, 50: 2, 100: 1 })),
  },
  {
    name: 'commerce.reorder quantity',
    names: 'reorder|restock|replenishment|economic order|refill quantity, reorder amount|size, quantity to order, eoq',
    numbers: between(5, 1_000, weightsBy({ 10: 10, 20: 14, 25: 14, 50: 26, 75: 4, 100: 22, 200: 6, 250: 4, 500: 4 })),
  },
  {
    name: 'commerce.maximum quantity',
    names:
      'maximum|maximum order quantity, maximum stock, maximum stock level, stock maximum, capacity unit, order|purchase limit',
    numbers: between(50, 10_000, weightsBy({ 100: 20, 200: 18, 250: 12, 500: 24, 1000: 18, 2000: 6, 5000: 2 })),
  },
  {
    name: 'commerce.target level',
    names: 'target|par|order up to level, target|par stock',
    beside: 'reorder, stock, quantity, discontinued',
    numbers: between(10, 1_000, weightsBy({ 40: 20, 50: 14, 60: 12, 75: 10, 80: 8, 100: 24, 150: 6, 200: 6 })),
  },
  {
    name: 'commerce.packing',
    names: 'quantity per unit|package|pack, pack size',
    texts: once(() => [[pool(PACKS)]]),
  },
  {
    name: 'commerce.quantity',
    names:
      'quantity, quantity ordered|delivered|received|shipped|required|returned, item|copy|unit count, piece, quantity|unit sold, total|amount of item, pack size, quantity per unit, pcs, copy, item total quantity, multiplier',
    numbers: between(1, 60, exponential(2.2), 0),
    texts: once(() => [[number(1, 60)]]),
  },
  {
    name: 'commerce.units in a package',
    names: 'box per|unit per|case per|carton per|layer per pallet, unit per|item per|piece per box, unit per case|pack',
    numbers: between(
      1,
      480,
      weightsBy({ 4: 6, 6: 14, 8: 8, 10: 12, 12: 22, 20: 10, 24: 14, 36: 4, 40: 5, 48: 6, 60: 2, 100: 2 }),
    ),
  },
  {
    name: 'commerce.produced quantity',
    names: 'produced|production|planned|yield|target|output|lot|batch quantity, quantity produced, batch|lot size',
    numbers: between(10, 20_000, lognormal(600, 1)),
  },
  {
    // What several people gave, on average.
    name: 'commerce.mean rating',
    role: 'commerce.rating',
    names:
      'rating, average|star|product|user|customer|driver|overall|hotel|host|seller|mean rating, rating average, satisfaction|rating|review score',
    hasFraction: true,
    numbers: between(1, 5, normal(4.1, 0.55), 1),
  },
  {
    name: 'commerce.rating of whom was asked',
    role: 'commerce.rating',
    names:
      'user|customer|driver|guest|passenger|satisfaction|csat rating, csat, csat|customer satisfaction score, customer satisfaction, ticket/satisfaction, ticket/satisfaction score, case/satisfaction score, conversation/satisfaction score, chat/satisfaction score, chat|conversation|ticket/rating',
    numbers: between(1, 5, weightsBy(STARS)),
    texts: once(() => [[weighted(STARS)]]),
    nulls: 0.4,
  },
  {
    name: 'commerce.rating',
    names:
      'rating, star, average|star|review|product|overall|hotel|feedback|nps|host|seller rating, rating average|value, review|rating|satisfaction score, satisfaction',
    numbers: between(1, 5, weightsBy(STARS)),
    texts: once(() => [[weighted(STARS)]]),
  },
  {
    name: 'commerce.review count',
    names: 'review|rating|vote count, total|number review, total rating',
    numbers: between(0, 20_000, lognormal(45, 1.4)),
  },
  {
    name: 'commerce.orders of a customer',
    role: 'commerce.sales count',
    names: ['customer', 'client', 'user', 'buyer', 'member', 'contact', 'account', 'profile', 'loyalty']
      .flatMap((who) =>
        ['order count', 'total order', 'purchase count', 'total purchase'].map((count) => `${who}/${count}`),
      )
      .join(', '),
    numbers: between(0, 400, lognormal(4, 1)),
  },
  {
    name: 'commerce.sales count',
    names: 'sale|sold|order|purchase count, total order|sold, time ordered, sold, unit sale',
    numbers: between(0, 50_000, lognormal(60, 1.5)),
  },
  {
    name: 'commerce.coupon',
    names: 'coupon|promo|discount|voucher|promotion|offer|deal code, coupon, voucher, promo',
    ...coupons,
    nulls: 0.6,
  },
  {
    name: 'commerce.code of a coupon',
    role: 'commerce.coupon',
    names: ofCoupons('code'),
    ...coupons,
    nulls: 0.05,
  },
  {
    name: 'commerce.value of a coupon',
    role: 'money.discount',
    names: ofCoupons('discount percent|rate|value|amount', 'percent off'),
    numbers: { ...between(5, 50), listed: { picks: 'coupon', entries: () => PERCENT } },
  },
  {
    name: 'commerce.promotion',
    names: 'promotion|offer|discount|coupon|deal name, promotion, promotion title',
    texts: once(() => [
      [
        pool(
          listOf('Spring, Summer, Autumn, Winter, Holiday, Weekend, Midnight, Birthday, Anniversary, Back to School'),
        ),
        text(' '),
        pool(listOf('Sale, Deals, Clearance, Special, Promo')),
      ],
      [pool(listOf('Spring, Summer, Autumn, Winter, Holiday'))],
    ]),
  },
  {
    name: 'commerce.warranty',
    names: 'warranty period|type|term, guarantee',
    texts: forms(
      weighted({ '12 months': 40, '24 months': 34, '36 months': 14, '5 years': 8, lifetime: 2 }),
      weighted({ '1y': 40, '2y': 34, '3y': 14, '5y': 8 }),
    ),
    numbers: between(6, 60, weightsBy({ 6: 8, 12: 40, 24: 34, 36: 14, 60: 8 })),
  },
  {
    name: 'commerce.line number',
    names:
      'line|line item|order line|line id|position|order item|row number, item|line sequence, line item, line, order line, item position',
    numbers: between(1, 40, exponential(3)),
  },
  {
    name: 'commerce.shop',
    names: 'store|outlet|merchant|seller|branch|retailer name, retailer, merchant, marketplace, outlet',
    texts: once(() => [[...SHOP], [pool(BRANDS)]]),
    unique: once(() => [[...SHOP, ...numberBehind(' ')]]),
  },
  kind('bundle', 'bundle|pack|kit type', 'single 70, multipack 18, bundle 12'),
];

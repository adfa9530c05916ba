import { pool as words } from '../../pools/pools.ts';
import { kind } from '../builders/choice.ts';
import { counter, digits, number, numberBehind, picked, pool, text, weighted } from '../builders/forms.ts';
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
export const commerce: readonly MeaningRow[] = [
  {
    name: 'commerce.seats that are paid for',
    role: 'commerce.quantity',
    names: 'seat, seat count, licensed seat, purchased seat, seat quantity, license count, user seat',
    beside: 'plan, subscription, workspace, tenant, license, invoice, billing, mrr',
    without: 'plate, vin, odometer, mileage',
    numbers: between(1, 500, lognormal(9, 1)),
  },
  {
    name: 'commerce.quantity with its sign',
    names:
      'quantity change, change quantity, quantity delta, stock change, stock delta, signed quantity, quantity moved, inventory change',
    numbers: between(-240, 240, normal(3, 12)),
  },
  {
    name: 'commerce.sku',
    names:
      'sku, product code, item code, sku code, article number, item number, stock code, product number, stock keeping unit, article code, product/code, item/code, material number, material code, product key, item reference, product reference, plu, style code, style number, item/number, product/number, article/number, asin, article number of goods',
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
  {
    name: 'commerce.colour',
    names:
      'color, color name, product color, item color, color/name, vehicle color, car color, fur color, exterior color, interior color, paint color, text color name, frame color, font color name, favorite color, primary color name, color description, color label, body color, skin color, background color name, color/title, coat color, variant color',
    texts: once(() => [
      [picked('color', words('colors'))],
      [pool(within(words('colors'), 6))],
      [pool(within(words('colors'), 4))],
      [weighted({ BK: 5, WH: 5, BL: 4, RD: 3, GR: 3 })],
    ]),
  },
  {
    name: 'commerce.hex colour',
    names:
      'color code, hexadecimal color, color hexadecimal, background color, text color, foreground color, border color, theme color, accent color, hexadecimal code, hexadecimal value, font color, label color, color value, brand color, secondary color, rgb, color/code, color/hexadecimal, color/value, primary color, label/color, tag/color, category/color, status/color, calendar/color, hexadecimal, bg color, color hexadecimal code, foreground, link color, button color, header color, event color, team color, line color, fill color, stroke color, project/color, event/color, category color, highlight color, rgb color, badge color, icon color, priority/color, tint, status color, event type/color, list/color, folder/color, tile color, accent',
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
    names:
      'size, clothing size, product size, size name, garment size, shirt size, size code, size label, item size, variant size, size option, product/size, variant/size',
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
    names:
      'material, fabric, material name, product material, raw material, main material, texture, material/name, finish material, frame material',
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
    names: 'target gender, product gender, department gender, gender category, target group',
    texts: forms(weighted({ women: 42, men: 36, unisex: 14, kids: 8 }), weighted({ W: 42, M: 36, U: 14, K: 8 })),
  },
  {
    name: 'commerce.stock',
    names:
      'stock, stock quantity, quantity in stock, stock level, on hand, quantity on hand, inventory, stock count, inventory quantity, current stock, unit in stock, stock on hand, inventory count, inventory level, on hand quantity, product/quantity, inventory/quantity, stock/quantity, warehouse/quantity, physical quantity, item in stock, total quantity, remaining quantity, balance quantity, storage quantity',
    numbers: between(0, 5_000, lognormal(90, 1.1)),
  },
  {
    name: 'commerce.available quantity',
    names:
      'available quantity, quantity available, available stock, stock available, available unit, unit available, stock/available, inventory/available, available to sell, available to promise, atp quantity, free stock, sellable quantity',
    numbers: between(0, 5_000, lognormal(80, 1.1)),
  },
  {
    name: 'commerce.reserved quantity',
    names:
      'reserved quantity, reserved, quantity reserved, reserved stock, stock reserved, quantity committed, stock/committed, stock/allocated, committed quantity, allocated quantity, on order quantity, incoming quantity, backorder quantity, quantity allocated, on order',
    numbers: between(0, 500, exponential(9)),
  },
  {
    name: 'commerce.reorder level',
    names:
      'reorder level, reorder point, minimum stock, safety stock, minimum quantity, low stock threshold, stock minimum, minimum stock level, reorder threshold, restock level, minimum level, alert quantity, low stock level, minimum stock quantity',
    numbers: between(1, 500, weightsBy({ 5: 14, 10: 28, 15: 8, 20: 18, 25: 12, 50: 12, 100: 6, 200: 2 })),
  },
  {
    name: 'commerce.least quantity of an order',
    names:
      'minimum order quantity, moq, minimum order, minimum purchase quantity, minimum quantity per order, order minimum, order quantity minimum, minimum cart quantity, minimum sale quantity, minimum sales quantity, least order quantity',
    numbers: between(1, 500, weightsBy({ 1: 60, 2: 6, 5: 9, 6: 3, 10: 11, 12: 3, 20: 3, 25: 3, 50: 2, 100: 1 })),
  },
  {
    name: 'commerce.reorder quantity',
    names:
      'reorder quantity, reorder amount, quantity to order, restock quantity, replenishment quantity, economic order quantity, eoq, reorder size, refill quantity',
    numbers: between(5, 1_000, weightsBy({ 10: 10, 20: 14, 25: 14, 50: 26, 75: 4, 100: 22, 200: 6, 250: 4, 500: 4 })),
  },
  {
    name: 'commerce.maximum quantity',
    names:
      'maximum quantity, maximum stock, maximum stock level, stock maximum, maximum order quantity, capacity unit, order limit, purchase limit',
    numbers: between(50, 10_000, weightsBy({ 100: 20, 200: 18, 250: 12, 500: 24, 1000: 18, 2000: 6, 5000: 2 })),
  },
  {
    name: 'commerce.quantity',
    names:
      'quantity, quantity ordered, item count, piece, quantity sold, unit sold, quantity delivered, quantity received, quantity shipped, total item, amount of item, pack size, quantity per unit, pcs, copy, copy count, quantity required, unit count, quantity returned, item total quantity, multiplier',
    numbers: between(1, 60, exponential(2.2), 0),
    texts: once(() => [[number(1, 60)]]),
  },
  {
    name: 'commerce.units in a package',
    names:
      'box per pallet, unit per box, unit per pallet, unit per case, case per pallet, item per box, piece per box, unit per pack, carton per pallet, layer per pallet',
    numbers: between(
      1,
      480,
      weightsBy({ 4: 6, 6: 14, 8: 8, 10: 12, 12: 22, 20: 10, 24: 14, 36: 4, 40: 5, 48: 6, 60: 2, 100: 2 }),
    ),
  },
  {
    name: 'commerce.produced quantity',
    names:
      'produced quantity, quantity produced, production quantity, planned quantity, batch size, lot size, yield quantity, target quantity, output quantity, lot quantity, batch quantity',
    numbers: between(10, 20_000, lognormal(600, 1)),
  },
  {
    // What several people gave, on average.
    name: 'commerce.mean rating',
    role: 'commerce.rating',
    names:
      'rating, average rating, rating average, star rating, product rating, user rating, customer rating, driver rating, overall rating, hotel rating, host rating, seller rating, satisfaction score, rating score, review score, mean rating',
    hasFraction: true,
    numbers: between(1, 5, normal(4.1, 0.55), 1),
  },
  {
    name: 'commerce.rating of whom was asked',
    role: 'commerce.rating',
    names:
      'user rating, customer rating, driver rating, guest rating, passenger rating, satisfaction rating, csat, csat score, csat rating, customer satisfaction, customer satisfaction score, ticket/satisfaction, ticket/satisfaction score, case/satisfaction score, conversation/satisfaction score, chat/satisfaction score, chat/rating, conversation/rating, ticket/rating',
    numbers: between(1, 5, weightsBy(STARS)),
    texts: once(() => [[weighted(STARS)]]),
    nulls: 0.4,
  },
  {
    name: 'commerce.rating',
    names:
      'rating, star, average rating, rating average, star rating, review rating, review score, product rating, rating value, overall rating, rating score, hotel rating, feedback rating, nps rating, host rating, seller rating, satisfaction, satisfaction score',
    numbers: between(1, 5, weightsBy(STARS)),
    texts: once(() => [[weighted(STARS)]]),
  },
  {
    name: 'commerce.review count',
    names: 'review count, rating count, total review, total rating, vote count, number review',
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
    names:
      'sale count, sold count, order count, purchase count, total order, time ordered, sold, unit sale, total sold',
    numbers: between(0, 50_000, lognormal(60, 1.5)),
  },
  {
    name: 'commerce.coupon',
    names:
      'coupon code, coupon, promo code, discount code, voucher code, promotion code, voucher, coupon/code, promo, offer code, promotion/code, deal code',
    texts: once(() => [
      [
        pool(listOf('SAVE, WELCOME, SPRING, SUMMER, AUTUMN, WINTER, VIP, FLASH, THANKS, FIRST, EXTRA')),
        pool(listOf('5, 10, 15, 20, 25, 30, 50')),
      ],
      [pool(listOf('SAVE, VIP, NEW, HEY')), pool(listOf('5, 10, 15, 20'))],
    ]),
    unique: once(() => [
      [pool(listOf('SAVE, GIFT, DEAL, THANKS, EXTRA')), text('-'), counter(10, 9_999_999, 90)],
      [digits(8)],
    ]),
    nulls: 0.6,
  },
  {
    name: 'commerce.promotion',
    names:
      'promotion name, promotion, offer name, promotion/name, offer/name, discount name, discount/name, coupon name, deal name, promotion title',
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
    names: 'warranty period, warranty type, guarantee, warranty term',
    texts: forms(
      weighted({ '12 months': 40, '24 months': 34, '36 months': 14, '5 years': 8, lifetime: 2 }),
      weighted({ '1y': 40, '2y': 34, '3y': 14, '5y': 8 }),
    ),
    numbers: between(6, 60, weightsBy({ 6: 8, 12: 40, 24: 34, 36: 14, 60: 8 })),
  },
  {
    name: 'commerce.line number',
    names:
      'line number, line item number, order line number, item sequence, line item, line, line id number, order line, position number, order item number, row number, line sequence, item position',
    numbers: between(1, 40, exponential(3)),
  },
  {
    name: 'commerce.shop',
    names:
      'store name, outlet name, retailer, merchant, merchant name, seller name, branch name, retailer name, marketplace, outlet',
    texts: once(() => [[...SHOP], [pool(BRANDS)]]),
    unique: once(() => [[...SHOP, ...numberBehind(' ')]]),
  },
  kind('bundle', 'bundle type, pack type, kit type', 'single 70, multipack 18, bundle 12'),
];

import { pick } from '../../pools/pick.ts';
import { once } from './forms.ts';

/* What shops sell, made of nouns: each says what such a thing costs, weighs and measures, and its category the words in front. */

/** Something that shops sell. */
export interface Product {
  readonly name: string;
  /** What it is, without the words in front. */
  readonly noun: string;
  readonly category: string;
  /** What it is made of, as a name; empty: its name does not say. */
  readonly material: string;
  readonly price: number;
  readonly grams: number;
  /** Length, width and height in centimetres. */
  readonly sides: readonly [number, number, number];
}

/** A category, its adjectives, what its goods are made of (`-`: nobody says so), and each of its nouns with a price, grams and the longest side. */
const CATEGORIES = `
Grocery|Organic Fresh Premium Classic Tasty Fine Artisan Natural Gourmet Original|-|Bacon 5 200 22 Cheese 6 300 14 Chicken 9 1200 28 Chips 3 150 28 Pizza 6 400 30 Salad 4 250 20 Sausages 5 300 22 Tuna 3 160 9 Coffee 9 500 20 Tea 5 100 14 Bread 3 500 28 Pasta 2 500 24 Honey 7 350 11 Chocolate 3 100 18
Home|Elegant Modern Rustic Small Large Handcrafted Classic Sleek Vintage|Wooden Bamboo Oak Steel Marble Glass|Chair 120 6500 92 Table 240 24000 160 Shelf 90 14000 120 Lamp 45 1800 45 Desk 260 28000 140 Bench 140 12000 120
Kitchen|Elegant Modern Rustic Small Large Handmade Classic Simple|Ceramic Steel Glass Bamboo Copper|Bowl 15 450 20 Mug 11 350 12 Plate 13 500 26 Pan 38 1100 45 Jug 22 800 25 Vase 28 1200 30
Clothing|Classic Modern Slim Soft Casual Warm Light Elegant Sporty Vintage|Cotton Wool Linen Silk Denim Leather|Shirt 32 220 34 Pants 48 450 38 Gloves 20 90 24 Hat 22 110 28 Jacket 95 900 45 Scarf 24 150 30 Sweater 52 480 36 Dress 60 350 40
Shoes|Classic Modern Casual Light Comfortable Elegant Sporty Handmade|Leather Canvas Suede Cotton|Boots 110 1400 34 Sneakers 80 850 33 Sandals 42 500 31 Slippers 24 350 30
Computers|Compact Portable Wireless Smart Slim Powerful Refurbished Silent Advanced|-|Computer 750 6500 42 Keyboard 55 750 44 Mouse 28 95 12 Laptop 950 1700 34 Monitor 240 4800 58 Printer 160 5600 42 Tablet 330 480 25 Router 85 420 24
Electronics|Compact Portable Wireless Smart Slim Digital Refurbished Modern Advanced|-|Camera 480 600 14 Headphones 90 260 20 Speaker 85 1100 24 Radio 45 900 26 Phone 560 190 16 Projector 380 2600 32 Watch 190 80 10
Sports|Light Sturdy Professional Compact Classic Modern Fast Junior|Carbon Aluminum Steel|Bike 620 13500 170 Scooter 260 9500 110 Helmet 58 380 30 Racket 75 290 69
Toys|Small Large Classic Colorful Modern Handmade Funny Magnetic|Wooden Plastic|Train 28 650 32 Puzzle 16 600 30 Blocks 22 1100 28 Car 18 300 20
Beauty|Elegant Gentle Natural Luxurious Fine Pure Classic Organic|-|Soap 5 110 9 Shampoo 8 320 20 Perfume 55 220 12 Lotion 12 270 18 Brush 10 70 20
Garden|Light Sturdy Practical Compact Large Classic Durable Robust|Steel Aluminum|Shovel 30 1600 110 Rake 24 1200 140 Grill 180 15000 90 Lantern 34 900 28
Tools|Compact Sturdy Professional Practical Robust Durable Small Large|Steel Carbon|Drill 95 1700 28 Hammer 22 750 33 Saw 26 500 55 Wrench 18 400 28
Baby|Soft Warm Light Classic Small Cozy Organic Colorful|Cotton Wool Linen|Blanket 28 400 30 Bib 9 60 25 Romper 19 120 30
Jewelry|Elegant Delicate Classic Fine Luxurious Modern Vintage Handmade|-|Ring 120 8 4 Necklace 90 25 18 Bracelet 65 22 10 Earrings 48 10 5`;

/** Products of each noun. */
const OF_A_NOUN = 8;

/** What prices end in, below a hundred behind whole units, and from there on behind whole tens. */
const ENDINGS = [0.99, 0.99, 0.99, 0.95, 0.49, 0.5, 0];
const LARGE_ENDINGS = [9.99, 9.99, 9.99, 9, 9, 9, 0];

/** Products of all categories in turn, so that the first of them are of many. */
export const products = once(() => {
  const ofCategories = CATEGORIES.trim()
    .split('\n')
    .map((line, place) => {
      const [category = '', adjectives = '', materials = '', nouns = ''] = line.split('|');
      const kinds = nouns.match(/\w+ \d+ \d+ \d+/g) ?? [];
      return Array.from({ length: OF_A_NOUN }, (_, turn) =>
        kinds.map((kind, noun) =>
          product(category, adjectives.split(' '), materials.split(' '), kind, [place, noun, turn]),
        ),
      ).flat();
    });
  const longest = Math.max(...ofCategories.map(({ length }) => length));
  return Array.from({ length: longest }, (_, rank) => ofCategories.flatMap((goods) => goods[rank] ?? [])).flat();
});

/** `at`: the places of the category and of the noun there, and which product of that noun it is. */
function product(
  category: string,
  adjectives: readonly string[],
  materials: readonly string[],
  kind: string,
  at: readonly [number, number, number],
): Product {
  const [noun = '', ...sizes] = kind.split(' ');
  const [price = 0, grams = 0, length = 0] = sizes.map(Number);
  // No two of them have all words in common: they are evenly spread over all pairs.
  const pairs = adjectives.length * materials.length;
  const pair = (at[1] + at[2] * Math.floor(pairs / OF_A_NOUN)) % pairs;
  const adjective = adjectives[pair % adjectives.length] ?? '';
  const made = materials[Math.floor(pair / adjectives.length)] ?? '-';
  const stated = made === '-' ? [] : [made];
  /** A number between two, by chance that is the same each time. */
  const between = (from: number, to: number, turn: number) => from + ((to - from) * pick(1000, ...at, turn)) / 999;
  const side = (from: number, to: number, turn: number) => Math.round(10 * length * between(from, to, turn)) / 10;
  return {
    name: [adjective, ...stated, noun].join(' '),
    noun,
    category,
    material: stated[0]?.replace('Wooden', 'Wood') ?? '',
    price: asked(price * between(0.7, 1.4, 1), pick(ENDINGS.length, ...at, 2)),
    grams: Math.round(grams * between(0.8, 1.25, 3)),
    sides: [side(0.9, 1.1, 4), side(0.4, 0.8, 5), side(0.2, 0.5, 6)],
  };
}

/** A price as shops ask it. `ending`: the place of its ending. */
function asked(about: number, ending: number): number {
  if (about >= 100) return 10 * Math.floor(about / 10) + (LARGE_ENDINGS[ending] ?? 0);
  return Math.floor(about) + (ENDINGS[ending] ?? 0);
}

import { pool as words } from '../../pools/pools.ts';
import { numberBehind, picked, pool, slugOf } from '../builders/forms.ts';
import { products } from '../builders/products.ts';
import { shrinking } from '../builders/prose.ts';
import { between, once, within, zipf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** A rank picks a product and its category; where a column is too short for all of them, those that it holds. */
const productSlugs = () => products().map(({ name }) => slugOf(name));
const shortProducts = (length: number) => once(() => products().filter(({ name }) => name.length <= length));
const PRODUCTS = [shortProducts(24), shortProducts(18)];
const NOUNS = once(() => [...new Set(products().map(({ noun }) => noun))]);
const CATEGORIES = once(() => [...new Set(products().map(({ category }) => category))]);
/** Categories of shops, those of which there are products first. */
const DEPARTMENTS = once(() => [...new Set([...CATEGORIES(), ...words('shopDepartments')])]);

const productNames: Pick<MeaningRow, 'texts' | 'unique'> = {
  texts: once(() => [
    [
      picked(
        'product',
        products().map(({ name }) => name),
      ),
    ],
    ...PRODUCTS.map((list) => [pool(list().map(({ name }) => name))]),
    [pool(NOUNS())],
  ]),
  unique: once(() => [
    [
      picked(
        'product',
        products().map(({ name }) => name),
      ),
      ...numberBehind(' '),
    ],
    ...PRODUCTS.map((list) => [pool(list().map(({ name }) => name)), ...numberBehind(' ')]),
    [pool(NOUNS()), ...numberBehind(' ')],
  ]),
};

/** What is so of goods of a category whose names do not say what they are made of. */
const SOFT = /^(?:Clothing|Shoes|Baby)$/;
const OF_KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Grocery/, ['Full of flavor, without additives.', 'Made from a family recipe.', 'Best served fresh.']],
  [
    /^(?:Comp|Elec)/,
    ['Quick to set up, with a clear display.', 'Low in power, strong in use.', 'Works with all common systems.'],
  ],
  [/^Beauty/, ['Mild, and kind to the skin.', 'Gentle, and made for daily care.']],
  [/./, ['Finished by hand.', 'Polished, and easy to wear.']],
];
const HARD_DETAILS = ['rounded edges', 'a matte finish', 'reinforced corners', 'a non-slip base'];
const SOFT_DETAILS = ['hidden seams', 'a soft lining', 'double stitching'];

/** What the row's product is made of, or what else is so of its kind. */
export const kindOfGoods = once(() =>
  picked(
    'product',
    products().map(({ material, category }, i) => {
      const texts =
        material === ''
          ? (OF_KINDS.find(([kind]) => kind.test(category))?.[1] ?? [])
          : (SOFT.test(category) ? SOFT_DETAILS : HARD_DETAILS).map(
              (detail) => `Made of ${material.toLowerCase()} with ${detail}.`,
            );
      return texts[i % texts.length] ?? '';
    }),
  ),
);

/** Departments, or what is made of their names. Those come first of which there are products. */
const ofDepartments = (shown: (name: string) => string = (name) => name) => ({
  ...picked('shop.department', DEPARTMENTS().map(shown)),
  expected: CATEGORIES().length,
});
const departments = () => ofDepartments();
const departmentSlugs = () => ofDepartments(slugOf);

/** What goods are called, and how they are classed. */
export const goods: readonly MeaningRow[] = [
  {
    name: 'commerce.product name',
    names:
      'article/name, product, product description short, product label, article text of goods, product|item|article|goods|merchandise|variant|part|menu item|item/display|product/display|article/display name, product|item|product/meta|item/meta|product/seo|item/seo title, line|article description',
    ...productNames,
  },
  {
    ...productNames,
    name: 'commerce.name as a description',
    role: 'commerce.product name',
    names: 'item description',
    without: 'name, title',
  },
  {
    name: 'commerce.product slug',
    names:
      'product/permalink, product/nick name, good|catalog|variant|listing/slug, product/seo name|url, product|item slug',
    texts: once(() => [[picked('product', productSlugs())]]),
    unique: once(() => [[picked('product', productSlugs()), ...numberBehind('-')]]),
  },
  {
    name: 'commerce.category',
    names:
      'category, item/department, shop department, product|item|parent|merchandise|stock|inventory category, product|article|item|material|merchandise|goods group, category name|title|label, product department|line|family, product category|collection name',
    texts: once(() =>
      shrinking([
        [
          picked(
            'product',
            products().map(({ category }) => category),
          ),
        ],
        [pool(within(DEPARTMENTS(), 11))],
        [pool(within(DEPARTMENTS(), 6))],
        [
          picked(
            'product',
            products().map(({ category }) => category.slice(0, 3).toUpperCase()),
          ),
        ],
      ]),
    ),
    unique: once(() => [
      [departments(), ...numberBehind(' ')],
      [pool(within(DEPARTMENTS(), 6)), ...numberBehind(' ')],
    ]),
    numbers: between(1, 40, zipf(0.8)),
  },
  {
    name: 'commerce.category slug',
    names: 'category slug',
    texts: once(() => [
      [
        picked(
          'product',
          products().map(({ category }) => slugOf(category)),
        ),
      ],
    ]),
    unique: once(() => [[departmentSlugs(), ...numberBehind('-')]]),
  },
  // In a table of its own, a category is one of all of them, and not that of a product.
  {
    name: 'commerce.category of a table',
    role: 'commerce.category',
    names: 'category|collection|product category/name, category/title',
    texts: once(() => shrinking([[departments()], [pool(within(DEPARTMENTS(), 6))]])),
    unique: once(() => [[departments(), ...numberBehind(' ')]]),
  },
  {
    name: 'commerce.slug of a category',
    names: 'category/slug, product category/slug',
    texts: once(() => [[departmentSlugs()]]),
    unique: once(() => [[departmentSlugs(), ...numberBehind('-')]]),
  },
  {
    name: 'commerce.path of a category',
    names: 'category|department path, category tree|breadcrumb|hierarchy, breadcrumb',
    texts: once(() => [
      [
        picked(
          'product',
          products().map(({ noun, category }) => `${category} > ${noun}`),
        ),
      ],
    ]),
  },
  {
    name: 'commerce.subcategory',
    names: 'subcategory, sub category, product type of goods, subcategory|sub category name, subdepartment',
    texts: once(() => [
      [
        picked(
          'product',
          products().map(({ noun }) => noun),
        ),
      ],
    ]),
  },
];

import { pool } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import { once, picked, slugOf, words } from './forms.ts';

/*
 * Companies: a family's name and a line of business. Columns of a row that are about the same company pick these together, so
 * that its address on the web is that of its name.
 */

const LINES = words(`
  Analytics Associates Automotive Bakery Brothers Building Capital Chemicals Clothing Consulting Dairy Design Electric Electronics
  Energy Engineering Farms Financial Foods Furniture Glass Group Health Holdings Industries Insurance Labs Logistics Machinery
  Manufacturing Marine Media Metals Motors Paper Partners Pharma Plastics Printing Software Solutions Steel Supplies Systems Technologies
  Textiles Tools Toys Trading Transport Travel Ventures`);

/** Forms of a company by law. */
export const LEGAL_FORMS = words('Ltd LLC Inc Corp GmbH AG SA BV PLC Co Pty SAS SpA AB Oy');

const families = once(() => pool('lastNames'));

export const companyFamily = once((): Part => picked('company.family', families()));
export const companyLine = once((): Part => picked('company.line', LINES));
export const companyInitial = once(
  (): Part =>
    picked(
      'company.family',
      families().map((name) => name.charAt(0)),
    ),
);
const slugFamily = once((): Part => picked('company.family', families().map(slugOf)));
const slugLine = once(
  (): Part =>
    picked(
      'company.line',
      LINES.map((line) => `-${slugOf(line)}`),
    ),
);

/** `miller-foods` of Miller Foods. */
export const companySlug = once((): readonly Part[] => [slugFamily(), slugLine()]);

/** `miller-foods.example`. */
export const companyDomain = once((): readonly Part[] => [
  slugFamily(),
  picked(
    'company.line',
    LINES.map((line) => `-${slugOf(line)}.example`),
  ),
]);

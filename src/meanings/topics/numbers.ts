import type { TextForm } from '../../values/meaning.ts';
import type { Part } from '../../values/part.ts';
import { counter, digits, text } from '../builders/forms.ts';
import { once } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/**
 * A prefix and a number behind it. Many firms count anew each year, but a year in it would have to be that of the row's date, which the
 * pieces of a text do not follow.
 */
const prefixed = (prefix: string, number: Part): readonly TextForm[] => [
  [text(`${prefix}-`), number],
  [text(prefix), number],
  [number],
];

const ANY = digits(6);
const UNIQUE = counter(10_001, 99_999_999);

const numbered = (name: string, names: string, prefix: string): MeaningRow => ({
  name: `number.${name}`,
  names,
  hasYear: true,
  texts: once(() => prefixed(prefix, ANY)),
  unique: once(() => prefixed(prefix, UNIQUE)),
  numbers: { first: 10_001, last: 99_999 },
});

/** Numbers that firms and offices give to what they do. */
export const numbers: readonly MeaningRow[] = [
  numbered('purchase order', 'po number|reference, purchase order number|reference, purchase order', 'PO'),
  numbered('order', 'order|purchase number, order code|reference', 'ORD'),
  numbered('invoice', 'invoice|bill number, invoice code|reference, invoice', 'INV'),
  numbered('credit note', 'credit note|credit memo number, credit note', 'CN'),
  numbered('receipt', 'receipt|voucher|slip number, bill/number', 'RCP'),
  numbered('quote', 'quote|quotation|offer|estimate number', 'QUO'),
  numbered('customer', 'customer|client|debtor number, customer|client|buyer code', 'CUS'),
  numbered('supplier', 'supplier|vendor|creditor number, supplier|vendor code', 'SUP'),
  numbered('employee', 'employee|staff|staff id|personnel|badge|payroll|worker number, employee|staff code', 'EMP'),
  numbered('member', 'member|membership|loyalty|loyalty card|frequent flyer|library card number, member code', 'MBR'),
  numbered(
    'ticket',
    'ticket|case|issue|incident|complaint|service request number, ticket code|reference, ticket/number, reference ticket',
    'TKT',
  ),
  numbered('contract', 'contract|agreement|lease number, contract code', 'CTR'),
  numbered('claim', 'claim number|reference', 'CLM'),
  numbered('booking', 'booking|reservation|itinerary number', 'BKG'),
  numbered('shipment', 'shipment|delivery|delivery note|consignment|waybill|bill of lading|manifest number', 'SHP'),
  numbered('asset', 'asset|inventory|equipment|tag number, asset tag, asset|inventory code', 'AST'),
  numbered('patient', 'patient|medical record|chart|hospital|admission number, mrn, patient code', 'PAT'),
  numbered('student', 'student|matriculation|roll|enrollment number, student|registration code', 'STU'),
  numbered('project', 'project|job|work order number, project|job code, work order', 'PRJ'),
  numbered('batch', 'batch|lot number, batch|lot code, lot, batch', 'LOT'),
  numbered(
    'document',
    'document|file|report|protocol|certificate|permit|application|transaction|journal number, document code',
    'DOC',
  ),
];

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
  numbered('order', 'order number, order code, order reference, order/number, purchase order, purchase number', 'ORD'),
  numbered('invoice', 'invoice number, invoice code, invoice reference, bill number, invoice/number, invoice', 'INV'),
  numbered('credit note', 'credit note number, credit note, credit memo number', 'CN'),
  numbered('receipt', 'receipt number, voucher number, slip number, bill/number', 'RCP'),
  numbered('quote', 'quote number, quotation number, offer number, estimate number', 'QUO'),
  numbered(
    'customer',
    'customer number, customer code, client number, client code, debtor number, customer/number, buyer code',
    'CUS',
  ),
  numbered('supplier', 'supplier number, supplier code, vendor number, vendor code, creditor number', 'SUP'),
  numbered(
    'employee',
    'employee number, employee code, staff number, staff id number, personnel number, badge number, employee/number, payroll number, staff code, worker number',
    'EMP',
  ),
  numbered(
    'member',
    'member number, membership number, loyalty number, loyalty card number, frequent flyer number, library card number, member code',
    'MBR',
  ),
  numbered(
    'ticket',
    'ticket number, case number, issue number, incident number, ticket code, ticket/number, ticket reference, complaint number, service request number, reference ticket',
    'TKT',
  ),
  numbered('contract', 'contract number, agreement number, lease number, contract code', 'CTR'),
  numbered('claim', 'claim number, claim reference', 'CLM'),
  numbered('booking', 'booking number, reservation number, booking/number, itinerary number', 'BKG'),
  numbered(
    'shipment',
    'shipment number, delivery number, delivery note number, consignment number, waybill number, bill of lading number, manifest number',
    'SHP',
  ),
  numbered(
    'asset',
    'asset number, asset tag, inventory number, equipment number, asset code, inventory code, tag number',
    'AST',
  ),
  numbered(
    'patient',
    'patient number, medical record number, mrn, patient code, chart number, hospital number, admission number',
    'PAT',
  ),
  numbered(
    'student',
    'student number, student code, matriculation number, roll number, enrollment number, registration code, student/number',
    'STU',
  ),
  numbered('project', 'project number, project code, job number, job code, work order number, work order', 'PRJ'),
  numbered('batch', 'batch number, lot number, batch code, lot code, lot, batch', 'LOT'),
  numbered(
    'document',
    'document number, document code, file number, report number, protocol number, certificate number, permit number, application number, transaction number, journal number',
    'DOC',
  ),
];

import type { RowForm } from '../../options/row-options.ts';
import type { ColumnPlan } from '../../plan/plan.ts';
import { type Domain, endsOf, isComputed } from '../../values/domain.ts';
import { type Measure, measureOf } from '../../values/measure.ts';
import { laneValue } from '../block.ts';
import { expressionRefused } from '../expression-refused.ts';
import { type ReadRow, readByCase, readList, readText } from '../lane-values.ts';
import { NO_LANES } from '../lanes.ts';
import type { Program } from '../program.ts';
import type { DecodedTexts } from './decoded-texts.ts';
import { asText, type ReadText, type RowValue, textReader } from './js-values.ts';
import { textDomain } from './text-domain.ts';

/**
 * What reads the values of a column in rows of the block at hand: those that the texts of its lanes stand for. `decoded`: the texts
 * of some columns, decoded before they are read. Throws OptionError for an expression, which nobody computes here.
 */
export function readColumn(
  column: ColumnPlan,
  { lanes, texts }: Program,
  form: RowForm,
  decoded: DecodedTexts | null,
): ReadRow<RowValue> {
  return readByCase(column, lanes, lanes.columns.get(column.name) ?? NO_LANES, (domain, lane) => {
    if (domain.literal === 'expression') throw expressionRefused(column);
    const read = textReader(column.shape, form, domain);
    const text = decoded?.readerOf(column.name) ?? null;
    if (text !== null) return textDomain(domain, read) === null ? readTexts(text, read) : text;
    if (isComputed(domain)) return readTexts(texts.get(column.name)?.writtenOf ?? (() => ''), read);
    return readValues(domain, lane, read) ?? readCounted(domain, lane, read) ?? readSpelled(domain, lane, read);
  });
}

function readTexts(text: ReadRow<string>, read: ReadText): ReadRow<RowValue> {
  return read === asText ? text : (row) => read(text(row));
}

/** Values of a list; null: the domain is none, or its values are objects, of which each row has its own. */
function readValues(domain: Domain, lane: number, read: ReadText): ReadRow<RowValue> | null {
  const isShared = read !== asText && endsOf(domain).every((text) => typeof read(text) !== 'object');
  return isShared ? readList(domain, lane, read) : null;
}

/** Values that are counted, made of their numbers; null: they are not. */
function readCounted(domain: Domain, lane: number, read: ReadText): ReadRow<RowValue> | null {
  const measure = measureOf(domain);
  if (measure === null || measure.table !== null) return null;
  const { least, most, origin, weights } = measure;
  const [first, last] = endsOf(domain).map(read);
  const make = makerOf(measure, first);
  // What is made must be what is read, at both ends.
  if (make === null || !isSame(make(least), first) || !isSame(make(most), last)) return null;
  const [weight = 0, second = 0, third] = weights;
  if (weights.length === 1) return (row) => make(origin + weight * laneValue(lane, row));
  if (third === undefined)
    return (row) => make(origin + weight * laneValue(lane, row) + second * laneValue(lane + 1, row));
  return (row) => {
    let number = origin;
    for (let k = 0; k < weights.length; k++) number += (weights[k] as number) * laneValue(lane + k, row);
    return make(number);
  };
}

/** Makes values like one that was read of numbers that count them. A quotient of whole numbers is the double nearest to its text. */
function makerOf({ dimension, scale }: Measure, like: RowValue | undefined): ((number: number) => RowValue) | null {
  const unit = 10 ** scale;
  if (dimension === 'number') {
    if (typeof like === 'bigint') return scale === 0 ? BigInt : null;
    if (typeof like !== 'number') return null;
    return scale === 0 ? (number) => number : (number) => number / unit;
  }
  if (dimension !== 'instant' || !(like instanceof Date)) return null;
  return (number) => new Date(Math.floor((number / unit) * 1000));
}

function isSame(made: RowValue, read: RowValue | undefined): boolean {
  return made instanceof Date && read instanceof Date ? made.getTime() === read.getTime() : Object.is(made, read);
}

/** Values of texts that are put together; where those that are read of them differ in constants alone, of these. */
function readSpelled(domain: Domain, lane: number, read: ReadText): ReadRow<RowValue> {
  const texts = textDomain(domain, read);
  return texts === null ? readTexts(readText(domain, lane), read) : readText(texts, lane);
}

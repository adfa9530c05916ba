import type { Shape } from '../../../grammar/shape.ts';
import type { RowForm } from '../../options/row-options.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { type Domain, endsOf, isComputed, type LiteralForm } from '../../values/domain.ts';
import { measureOf } from '../../values/measure.ts';
import { digitSizes, type Part, textOf } from '../../values/part.ts';
import { kernels } from '../kernels.ts';
import { isKeptAsWhole, type ReadRow } from '../lane-values.ts';
import { CELLS, DIGIT_BYTES, DIGITS, type Extent, LANES, memory, OUTPUT, OVERRUN_BYTES } from '../memory.ts';
import type { RowText } from '../row-text.ts';
import { textReader } from './js-values.ts';
import { textDomain } from './text-domain.ts';

/*
 * Texts of columns whose values are all equally long: UUIDs, moments, bytes. The kernels write those of a whole block, as the fields
 * of rows, these are decoded together, and each value is cut out of what was decoded: a string of sixteen pieces, put together one
 * by one, takes ten times as long.
 */

/** Rows from which on it pays to make what writes them: that takes as long as so many rows, in a process that never did it ten times. */
export const DECODED_ROWS = 4096;

/** The longest text that is cut out: so many bytes a lane leave room for a block of any table. */
const MOST_LENGTH = 64;

/** Most characters that are decoded at once: a text that is cut out keeps all of these in the heap for as long as it is kept. */
const MOST_DECODED = 2048;

/** Bytes behind each field: what separates it from the next one, and the last one from the next row. */
const SEPARATOR_BYTES = 1;

const bytes = new Uint8Array(memory.buffer);
const decoder = new TextDecoder();

/** The columns whose texts are worth it, as columns of these texts without NULL; null: there are none. */
export function decodedColumns(plan: Plan, form: RowForm): Plan | null {
  const columns = plan.columns.flatMap((column) => {
    const texts = textsOfOneLength(column, form);
    return texts === null ? [] : [{ ...column, shape: TEXT, domains: [texts], nullShares: [0] }];
  });
  return columns.length === 0 ? null : { ...plan, columns };
}

const TEXT: Shape<'text'> = { kind: 'text', characters: null, bytes: null, padded: false };

/** Forms of literals whose values are read of texts: the others are numbers and truth values, which are made of ranks. */
const READ_OF_TEXTS: readonly LiteralForm[] = ['quoted', 'bits', 'bytes'];

function textsOfOneLength({ shape, domains, nullShares }: ColumnPlan, form: RowForm): Domain | null {
  const [domain = null, ...others] = domains;
  if (domain === null || others.length > 0 || nullShares[0] === 1) return null;
  if (!READ_OF_TEXTS.includes(domain.literal) || isComputed(domain)) return null;
  const texts = textDomain(domain, textReader(shape, form, domain)) ?? (measureOf(domain) === null ? domain : null);
  if (texts === null || isKeptAsWhole(texts) || !texts.parts.every(isOfOneLength)) return null;
  const [{ length } = ''] = endsOf(texts);
  return length <= MOST_LENGTH ? { kind: 'text', literal: 'quoted', parts: texts.parts } : null;
}

/** Characters that are a byte each, and that fields of a copy hold as they are. */
const PLAIN = /^[ -[\]-~]*$/;

function isOfOneLength(part: Part): boolean {
  switch (part.kind) {
    case 'constant':
      return PLAIN.test(part.text);
    case 'pool':
      return part.entries.every((entry) => entry.length === part.entries[0]?.length && PLAIN.test(entry));
    case 'integer':
    case 'clock':
      return part.first >= 0 && textOf(part, [0]).length === textOf(part, [part.size - 1]).length;
    case 'again':
      return isOfOneLength(part.of);
    case 'wide':
    case 'computed':
      return false;
    default:
      return digitSizes(part).length === 1;
  }
}

/** The texts of the block at hand. */
export class DecodedTexts {
  readonly #text: RowText;
  /** Where each column's text begins in a row, and behind its end. */
  readonly #places = new Map<string, readonly [number, number]>();
  /** Characters of a row, with what separates them. */
  readonly #stride: number;
  /** As many rows as two to this are decoded at once. */
  readonly #shift: number;
  readonly #decoded: string[] = [];

  /** `text`: writes the rows of the columns alone, fields with a character between them. */
  constructor({ columns }: Plan, text: RowText) {
    let stride = 0;
    for (const { name, domains } of columns) {
      const length = domains.flatMap((domain) => (domain === null ? [] : endsOf(domain)))[0]?.length ?? 0;
      this.#places.set(name, [stride, stride + length]);
      stride += length + SEPARATOR_BYTES;
    }
    this.#text = text;
    this.#stride = stride;
    this.#shift = Math.max(0, Math.floor(Math.log2(MOST_DECODED / stride)));
  }

  /** What reads the texts of a column; null: they are not here. */
  readerOf(name: string): ReadRow<string> | null {
    const place = this.#places.get(name);
    if (place === undefined) return null;
    const [decoded, stride, shift] = [this.#decoded, this.#stride, this.#shift];
    const mask = 2 ** shift - 1;
    const [start, end] = place;
    return (row) => {
      const at = (row & mask) * stride;
      return (decoded[row >> shift] as string).slice(at + start, at + end);
    };
  }

  /** Writes and decodes the texts of so many rows of the block, for an output that has the common memory. */
  decode(count: number): void {
    const { image, writes, place } = this.#text;
    const { offset, forms, formsEnd, width } = writes;
    image.enter();
    const end = OUTPUT + count * this.#stride;
    kernels.writeRows(offset, forms, formsEnd, LANES, 0, count, OUTPUT, end + width, width, place * 4, DIGITS);
    const step = this.#stride << this.#shift;
    this.#decoded.length = 0;
    for (let at = OUTPUT; at < end; at += step) {
      this.#decoded.push(decoder.decode(bytes.subarray(at, Math.min(at + step, end))));
    }
  }

  /** What that may have written to. */
  scratchOf(count: number): readonly Extent[] {
    return [
      { start: CELLS, bytes: this.#text.writes.cellsEnd - CELLS + OVERRUN_BYTES },
      { start: DIGITS, bytes: DIGIT_BYTES },
      { start: OUTPUT, bytes: count * this.#stride + OVERRUN_BYTES },
    ];
  }
}

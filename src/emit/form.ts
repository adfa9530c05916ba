import type { Writing } from './pieces.ts';
import * as record from './record.ts';

/** A value whose text is made for a group of rows at once, with what stands around it. */
export interface Form {
  readonly writing: Writing;
  readonly prefix: Uint8Array;
  readonly suffix: Uint8Array;
  /** Bytes of the text itself at most. */
  readonly width: number;
  /** Cells of the group's rows. */
  readonly cells: FormCells;
  /** Where in its cell it begins: behind other texts whose length is always the same. */
  readonly start: number;
}

/** Cells that forms write. They become wide where another text is added to them. */
export interface FormCells {
  readonly address: number;
  isWide: boolean;
}

/** How the kernels make the text of a value out of digits. */
interface Shape {
  readonly opcode: number;
  /** Characters at the end that are written in any case. */
  readonly kept: number;
  /** A text that ends with the last digit: zeros for digits, other characters for themselves. */
  readonly text: string;
}

const encoder = new TextEncoder();

/** Digits that the kernels count with. */
const DIGITS = 16;
/** Those that are stored with half as many bytes. */
const SHORT_DIGITS = 8;
const WHOLE = '0'.repeat(DIGITS);

/** Numbers whose magnitude is below this are counted in 32 bits. */
const SMALL = 2 ** 31;

/** Whether the text of a value is made of as many digits as the kernels count with, with a point among them. */
export function isForm({ opcode, length = 0 }: Writing): boolean {
  if (opcode === record.DECIMAL || opcode === record.DECIMAL_PAIR) return length + 2 <= DIGITS;
  return opcode !== record.UUID && opcode !== record.ENTRY;
}

/** Whether all texts of a value are equally long and stored with sixteen bytes at once. */
export function isFixedLength({ opcode }: Writing): boolean {
  return [record.DAY, record.CLOCK, record.DIGITS, record.HEXADECIMAL].includes(opcode);
}

/** Forms as they lie in memory. */
export function formBytes(forms: readonly Form[]): Uint8Array {
  const bytes = new Uint8Array(forms.length * record.FORM_BYTES);
  const view = new DataView(bytes.buffer);
  forms.forEach((form, i) => {
    const at = i * record.FORM_BYTES;
    const { writing, prefix, suffix, cells, start } = form;
    const { opcode, kept, text } = shapeOf(writing);
    const stride = cells.isWide ? record.WIDE_CELL_BYTES : record.CELL_BYTES;
    view.setInt32(at + record.OPCODE_AT, opcode, true);
    view.setInt32(at + record.LANE_AT, writing.lane * 4, true);
    bytes.set(suffix, at + record.SUFFIX_AT);
    view.setInt32(at + record.SUFFIX_LENGTH_AT, suffix.length, true);
    view.setInt32(at + record.ADDRESS_AT, cells.address + start, true);
    view.setInt32(at + record.LENGTH_AT, lengthOf(writing), true);
    view.setInt32(at + record.PREFIX_LENGTH_AT, prefix.length, true);
    view.setInt32(at + record.MULTIPLIER_AT, writing.multiplier ?? 0, true);
    setWhole(view, at + record.FIRST_AT, writing.first ?? 0);
    bytes.set(prefix, at + record.PREFIX_AT);
    view.setInt32(at + record.KEPT_AT, kept, true);
    view.setInt32(at + record.SIGNED_AT, Number(writing.isSigned ?? false), true);
    view.setInt32(at + record.STRIDE_AT, stride, true);
    view.setInt32(at + record.END_AT, stride - 1 - start, true);
    view.setInt32(at + record.WHOLE_LENGTH_AT, start + prefix.length + form.width + suffix.length, true);
    setCharacters(bytes.subarray(at, at + record.FORM_BYTES), view, at, form, text, kept);
  });
  return bytes;
}

/** Sets which digits the characters of a text are, and the other characters. */
function setCharacters(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  { writing, prefix, suffix, width }: Form,
  text: string,
  kept: number,
): void {
  const isFixed = isFixedLength(writing) && prefix.length + width + suffix.length <= DIGITS;
  const isShort = lengthOf(writing) <= SHORT_DIGITS;
  const isWhole = kept === 1 && !text.includes('.');
  view.setInt32(at + record.TAIL_AT, isFixed ? record.FIXED : isWhole && isShort ? record.SHORT : record.GENERAL, true);
  const shown = isFixed ? text.slice(-kept) : text;
  bytes.set(isFixed ? [...prefix, ...encoder.encode(shown), ...suffix] : encoder.encode(text), record.FIXED_AT);
  bytes.fill(DIGITS, record.PATTERN_AT, record.PATTERN_AT + DIGITS);
  const first = isFixed ? prefix.length : 0;
  let digit = isShort ? SHORT_DIGITS : DIGITS;
  for (let place = shown.length - 1; place >= 0 && digit > 0; place--) {
    if (shown[place] === '0') bytes[record.PATTERN_AT + first + place] = --digit;
  }
}

/** Digits at most: those of days and times are eight. */
function lengthOf({ opcode, length = 0, magnitude = 0 }: Writing): number {
  if (opcode === record.HEXADECIMAL || opcode === record.BINARY) return length;
  return opcode === record.DAY || opcode === record.CLOCK ? 8 : String(magnitude).length;
}

function shapeOf({ opcode, length = 0, magnitude = 0 }: Writing): Shape {
  const isSmall = magnitude < SMALL;
  switch (opcode) {
    case record.DECIMAL:
      return { opcode: isSmall ? record.INTEGER : record.WIDE, kept: length + 2, text: pointed(length) };
    case record.DECIMAL_PAIR:
      return { opcode: isSmall ? record.INTEGER_PAIR : record.WIDE_PAIR, kept: length + 2, text: pointed(length) };
    case record.DIGITS:
    case record.NINE_DIGITS:
      return { opcode: record.INTEGER, kept: length, text: WHOLE };
    case record.WIDE:
      return { opcode: isSmall ? record.INTEGER : record.WIDE, kept: 1, text: WHOLE };
    case record.DAY:
      return { opcode, kept: 10, text: '0000-00-00'.padStart(DIGITS, '0') };
    case record.CLOCK:
      return { opcode, kept: 8, text: '00:00:00'.padStart(DIGITS, '0') };
    default:
      return { opcode, kept: 1, text: WHOLE };
  }
}

/** A number with so many digits behind the point. */
function pointed(scale: number): string {
  return `.${'0'.repeat(scale)}`.padStart(DIGITS, '0');
}

/** Sets a whole number of up to 2^53 as eight bytes. */
export function setWhole(view: DataView, at: number, value: number): void {
  view.setInt32(at, value % 4294967296, true);
  view.setInt32(at + 4, Math.floor(value / 4294967296), true);
}

import { endsStep, type Steps } from '../../steps.ts';
import type { Image } from '../image.ts';
import type { Laid } from '../layout.ts';
import { CELL_AREA_BYTES, CELLS } from '../memory.ts';
import * as record from '../record.ts';
import { type LaneSizes, laneOf } from './lane-sizes.ts';
import { Refused } from './reading.ts';
import { type Texts, textsOf } from './texts.ts';
import { formText } from './written.ts';

/*
 * The cells that forms make. What is stored for a row may reach into the next row's cell, and for the last row of a group into what
 * lies behind it: both have to be made later, so cells lie in the order of their forms.
 */

/** Cells that forms make for a group of rows, and what each of them may hold, text behind text. */
export interface FormedCells {
  readonly cellBytes: number;
  readonly texts: Texts[];
  /** Bytes of the texts so far, where they are the same for all rows; null: nothing can stand behind them. */
  end: number | null;
}

/** The cells that the forms of an image make, by their address. Throws Refused. */
export function* formedCells({
  image,
  laid,
  sizes,
}: {
  readonly image: Image;
  readonly laid: Laid;
  /** What each lane may hold. */
  readonly sizes: LaneSizes;
}): Steps<ReadonlyMap<number, FormedCells>> {
  const cells = new Map<number, FormedCells>();
  const bytes = image.bytesAt(laid.forms, laid.formsEnd - laid.forms);
  if (bytes === null || bytes.length % record.FORM_BYTES !== 0) throw new Refused('Forms lie beyond the image.');
  // Where the cells that were made last begin and end.
  let [last, next] = [CELLS, CELLS];
  for (let at = 0; at < bytes.length; at += record.FORM_BYTES) {
    if (endsStep(at / record.FORM_BYTES)) yield;
    const fields = new DataView(bytes.buffer, bytes.byteOffset + at, record.FORM_BYTES);
    const cellBytes = fields.getUint32(record.STRIDE_AT, true);
    const start = cellBytes - 1 - fields.getUint32(record.END_AT, true);
    const address = fields.getUint32(record.ADDRESS_AT, true) - start;
    const own = cells.get(address) ?? { cellBytes, texts: [], end: 0 };
    checkCells(address, own, cellBytes, start);
    if (cells.has(address) ? address !== last : address < next)
      throw new Refused('A form makes its cells over others.');
    cells.set(address, own);
    [last, next] = [address, address + cellBytes * record.GROUP_ROWS];
    const lane = laneOf(fields.getUint32(record.LANE_AT, true), sizes);
    const read = { first: sizes.sizeOf(lane, []), second: sizes.sizeOf(lane + 1, []) };
    const { texts, end } = formText(fields, read, start);
    const written = textsOf(texts);
    own.texts.push(written);
    own.end = end;
    if (start + written.bytes >= cellBytes) throw new Refused('The text of a form is longer than its cell.');
  }
  if (next !== laid.cellsEnd) throw new Refused('The cells of the forms end where they are not said to.');
  return cells;
}

/** Refuses cells that lie beyond their area, and texts that do not follow each other in them. */
function checkCells(address: number, { cellBytes: known, end }: FormedCells, cellBytes: number, start: number): void {
  const isCell = cellBytes === record.CELL_BYTES || cellBytes === record.WIDE_CELL_BYTES;
  const last = address + cellBytes * record.GROUP_ROWS;
  if (!isCell || cellBytes !== known || address < CELLS || last > CELLS + CELL_AREA_BYTES) {
    throw new Refused('A form makes cells where there is no place for them.');
  }
  if (end !== start) throw new Refused('The texts of a cell do not stand one behind the other.');
}

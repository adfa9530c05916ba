import type { Bulk } from '../../../grammar/dialect.ts';
import type { FormatName } from '../../options/output-options.ts';
import type { ColumnPlan } from '../../plan/plan.ts';
import { PLAIN_FORM } from '../insertion.ts';
import { PLAIN } from '../pool.ts';
import type { Format, Frame, Media } from './format.ts';
import { prefixOf, type TextForm, textPieces, textWriter } from './text-pieces.ts';

/** What a form of fields with separators between them is made of. */
export interface Delimited extends Pick<TextForm, 'whole' | 'together'> {
  readonly name: FormatName;
  readonly media: Media;
  readonly null: string;
  readonly frame: Format['frame'];
}

/** A form of output in which rows are fields, as a dialect's own readers take them. */
export function delimitedFormat({ name, media, null: nothing, whole, together, frame }: Delimited, bulk: Bulk): Format {
  const form: TextForm = {
    number: PLAIN,
    boolean: bulk.boolean,
    whole,
    together,
    prefix: (column, domain) =>
      domain.literal === 'bits' && hasNumbers(column) ? NUMBERED_BITS : prefixOf(domain, bulk),
  };
  return {
    name,
    media,
    null: nothing,
    close: null,
    frame,
    valuePieces: (column, domain, lane) => textPieces(column, domain, lane, form),
    textWriter: (column, domain) => textWriter(column, domain, form),
  };
}

/** Before binary digits, where other rows of the column have the number that the bits are. */
const NUMBERED_BITS = 'b';

/** Whether some rows have bits as a number. */
export function hasNumbers({ shape, domains }: ColumnPlan): boolean {
  return shape.kind === 'bits' && domains.some((domain) => domain?.literal === 'bare');
}

/** What stands around rows of a file: fields with separators between them, and no word of anything else. */
export function fileFrame(
  columns: readonly ColumnPlan[],
  { title, separator, end }: { readonly title: string; readonly separator: string; readonly end: string },
): Frame {
  return {
    preamble: () => title,
    header: '',
    form: { ...PLAIN_FORM, end: '', isOneStatement: true, mostBytes: Number.POSITIVE_INFINITY },
    batchSize: Number.POSITIVE_INFINITY,
    statementRows: Number.POSITIVE_INFINITY,
    separator: '',
    before: columns.map((_, i) => (i === 0 ? '' : separator)),
    behind: end,
    hasComments: false,
  };
}

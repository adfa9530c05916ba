import type { Plan } from '../../plan/plan.ts';
import { entriesOf, type Part } from '../../values/part.ts';
import type { Spelling } from '../pool.ts';
import { delimitedFormat, fileFrame } from './delimited.ts';
import type { Format, FormatDialect, Frame, Media } from './format.ts';
import type { Together } from './text-pieces.ts';

/** RFC 4180, 2. */
const SEPARATOR = ',';
const ROW_END = '\r\n';

const MEDIA: Media = { ending: 'csv', type: 'text/csv; header=present', hasStatements: false };

/** A field with one of these stands between quotes. */
const SPECIAL = /[",\r\n]/;

/** What is in no word that stands for something else without quotes: not NULL, and not the end of the data in psql. */
const OWN = /[^NUL\\.]/;

const DOUBLED: Spelling = { name: 'csv quoted', spell: (text) => text.replaceAll('"', '""') };
const BARE: Together = { open: '', inside: { name: 'csv bare', spell: (text) => text }, close: '' };
const QUOTED: Together = { open: '"', inside: DOUBLED, close: '"' };

/** A header and a line of fields a row. NULL is what the dialect's own reader takes for it, without quotes; all that might be taken so is in quotes. */
export function csvFormat({ bulk }: FormatDialect): Format {
  const spell = (text: string): string => {
    const isBare = text !== '' && text !== bulk.csvNull && text !== '\\.' && !SPECIAL.test(text);
    return isBare ? text : `"${DOUBLED.spell(text)}"`;
  };
  const whole = { name: `csv ${bulk.csvNull}`, spell };
  const together = (parts: readonly Part[]): Together => (parts.some(isSpecial) || !parts.some(isOwn) ? QUOTED : BARE);
  return delimitedFormat(
    { name: 'csv', media: MEDIA, null: bulk.csvNull, whole, together, frame: (plan) => frameOf(plan, spell) },
    bulk,
  );
}

function frameOf({ columns }: Plan, spell: (name: string) => string): Frame {
  const title = columns.map(({ name }) => spell(name)).join(SEPARATOR) + ROW_END;
  return fileFrame(columns, { title, separator: SEPARATOR, end: ROW_END });
}

/** Whether some text of a part asks for quotes. */
function isSpecial(part: Part): boolean {
  if (part.kind === 'constant') return SPECIAL.test(part.text);
  const entries = entriesOf(part);
  return entries !== null && traitsOf(entries).isSpecial;
}

/** Whether each text of a part makes the whole one that stands for nothing else: all that are counted have digits. */
function isOwn(part: Part): boolean {
  if (part.kind === 'constant') return OWN.test(part.text);
  const entries = entriesOf(part);
  return entries === null || traitsOf(entries).isOwn;
}

interface Traits {
  readonly isSpecial: boolean;
  readonly isOwn: boolean;
}

const known = new WeakMap<readonly string[], Traits>();

/** Of the entries of a pool, kept as long as somebody holds them. */
function traitsOf(entries: readonly string[]): Traits {
  const found = known.get(entries) ?? {
    isSpecial: entries.some((entry) => SPECIAL.test(entry)),
    isOwn: entries.every((entry) => OWN.test(entry)),
  };
  known.set(entries, found);
  return found;
}

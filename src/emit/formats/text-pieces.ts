import type { Bulk } from '../../../grammar/dialect.ts';
import type { ColumnPlan } from '../../plan/plan.ts';
import type { Domain } from '../../values/domain.ts';
import type { Part } from '../../values/part.ts';
import { expressionRefused } from '../expression-refused.ts';
import { constant, type Piece, partPieces } from '../pieces.ts';
import type { Spelling } from '../pool.ts';

/*
 * Values as texts, as the input functions of their types read them: not literals, of which each kind has its own, but strings, all of
 * which one form of output writes in one way.
 */

/** How a form of output writes values. */
export interface TextForm {
  /** Numbers, and truth values. */
  readonly number: Spelling;
  readonly boolean: readonly [string, string];
  /** A text that is a whole value. */
  readonly whole: Spelling;
  /** Texts that are put together of parts: what stands around them, and how each is spelled between. */
  readonly together: (parts: readonly Part[]) => Together;
  /** What stands before a text that is written in digits, so that it is read as what it is. */
  readonly prefix: (column: ColumnPlan, domain: Domain) => string;
}

export interface Together {
  readonly open: string;
  readonly inside: Spelling;
  readonly close: string;
}

/** The pieces of a value as a text. Throws OptionError for an expression, which is none. */
export function textPieces(column: ColumnPlan, domain: Domain, lane: number, form: TextForm): readonly Piece[] {
  const { parts, literal } = domain;
  switch (literal) {
    case 'expression':
      throw expressionRefused(column);
    case 'bare':
      return isOneText(parts) ? partPieces(spelled(parts, form.number), lane, form.number) : partPieces(parts, lane);
    case 'boolean':
      return partPieces(
        parts.map((part) => booleanPart(part, form)),
        lane,
      );
    default: {
      const prefix = form.prefix(column, domain);
      return stringPieces(prefix === '' ? parts : [{ kind: 'constant', text: prefix }, ...parts], lane, form);
    }
  }
}

/** What writes a computed text as a value of a domain. */
export function textWriter(column: ColumnPlan, domain: Domain, form: TextForm): (text: string) => string {
  const prefix = form.prefix(column, domain);
  switch (domain.literal) {
    case 'boolean':
      return (text) => form.boolean[text === 'true' ? 1 : 0];
    case 'bare':
      return form.number.spell;
    default:
      return (text) => form.whole.spell(prefix + text);
  }
}

/** What the text of a value in digits begins with, as a dialect reads it. */
export function prefixOf({ literal, srid }: Domain, { bytes, spatial }: Bulk): string {
  if (literal === 'bytes') return bytes;
  return literal === 'spatial' ? spatial.replace('{srid}', () => String(srid ?? 0)) : '';
}

function stringPieces(parts: readonly Part[], lane: number, { whole, together }: TextForm): readonly Piece[] {
  if (parts.length === 1 && parts[0]?.kind === 'pool') return partPieces(parts, lane, whole);
  if (parts.every((part) => part.kind === 'constant')) {
    return [constant(whole.spell(parts.map(({ text }) => text).join('')))];
  }
  const { open, inside, close } = together(parts);
  return [constant(open), ...partPieces(spelled(parts, inside), lane, inside), constant(close)];
}

/** The parts with constants as they are written: pools are spelled where they are encoded. */
export function spelled(parts: readonly Part[], { spell }: Spelling): readonly Part[] {
  return parts.map((part) => (part.kind === 'constant' ? { kind: 'constant', text: spell(part.text) } : part));
}

/** Whether all that the parts give are whole texts of a list. */
function isOneText(parts: readonly Part[]): boolean {
  const [only, ...others] = parts;
  return others.length === 0 && (only?.kind === 'pool' || only?.kind === 'constant');
}

function booleanPart(part: Part, { boolean }: TextForm): Part {
  if (part.kind !== 'pool') return part;
  return { kind: 'pool', entries: part.entries.map((entry) => boolean[entry === 'true' ? 1 : 0]) };
}

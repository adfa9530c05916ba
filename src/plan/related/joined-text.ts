import type { Shape } from '../../../grammar/shape.ts';
import { allOrNone } from '../../collections.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Call, Expression, Expressions } from '../../ir.ts';
import { type Domain, isComputed } from '../../values/domain.ts';
import { entriesOf, type Part } from '../../values/part.ts';

/*
 * Texts that are made of the texts of other columns (`code = prefix || '-' || number`): their parts are those of the other
 * columns' values, one behind the other, with what stands between them.
 */

/** How the text of a column is changed before it is joined. */
type Change = 'none' | 'lower' | 'upper' | { readonly width: number };

/** A piece of such a text: what stands there in any row, or the text of a column. */
export type TextPiece =
  | { readonly constant: string }
  /** `skipsNull`: whether the text goes on without it where it is NULL, and is not NULL itself. */
  | { readonly column: string; readonly change: Change; readonly skipsNull: boolean };

/** What is read of the columns. */
export interface JoinedColumns {
  readonly shapeOf: (column: string) => Shape | undefined;
}

/** The pieces of an expression that joins texts; null: it is another one. */
export function textPieces(expression: Expression, columns: JoinedColumns): readonly TextPiece[] | null {
  switch (expression.kind) {
    case 'string':
      return [{ constant: expression.value }];
    case 'column': {
      const column = expression.name;
      const kind = columns.shapeOf(column)?.kind;
      if (kind !== 'text' && kind !== 'integer') return null;
      return [{ column, change: 'none', skipsNull: false }];
    }
    case 'collate':
      return textPieces(expression.operand, columns);
    case 'cast': {
      const { shape } = expression.type;
      return shape.kind === 'text' && shape.characters === null ? textPieces(expression.operand, columns) : null;
    }
    case 'binary':
      return expression.operator === '||' ? joinedPieces([expression.left, expression.right], columns) : null;
    case 'call':
      return piecesOfCall(expression, columns);
    default:
      return null;
  }
}

function joinedPieces(operands: Expressions, columns: JoinedColumns): readonly TextPiece[] | null {
  return allOrNone(operands.map((operand) => textPieces(operand, columns)))?.flat() ?? null;
}

function piecesOfCall({ name, arguments: given }: Call, columns: JoinedColumns): readonly TextPiece[] | null {
  const [first, second, third] = given;
  const { joins, letters, injective } = functionNamed(name);
  if (joins === 'plain') return skippingNulls(joinedPieces(given, columns));
  if (first === undefined) return null;
  if (joins === 'separated') {
    const separated = given.slice(1).flatMap((one, i) => (i === 0 ? [one] : [first, one]));
    return first.kind === 'string' ? skippingNulls(joinedPieces(separated, columns)) : null;
  }
  if (letters !== undefined) return changed(textPieces(first, columns), letters);
  if (injective !== 'padded') return null;
  const width = second?.kind === 'number' && third?.kind === 'string' && third.value === '0' ? second.text : '';
  return /^[1-9]$/.test(width) ? changed(textPieces(first, columns), { width: Number(width) }) : null;
}

function skippingNulls(pieces: readonly TextPiece[] | null): readonly TextPiece[] | null {
  return pieces?.map((piece) => ('constant' in piece ? piece : { ...piece, skipsNull: true })) ?? null;
}

/** The only piece of a text, changed; null: there are several, or it is changed already. */
function changed(pieces: readonly TextPiece[] | null, change: Change): readonly TextPiece[] | null {
  const [piece, more] = pieces ?? [];
  if (piece === undefined || more !== undefined || 'constant' in piece || piece.change !== 'none') return null;
  return [{ ...piece, change }];
}

/** Pieces with those of each column that is made of others in its place; null: such a text is changed in a way of its own. */
export function withPiecesOf(
  pieces: readonly TextPiece[],
  known: ReadonlyMap<string, readonly TextPiece[]>,
): readonly TextPiece[] | null {
  const all = pieces.flatMap((piece) => {
    const own = 'column' in piece ? known.get(piece.column) : undefined;
    return own === undefined || !('column' in piece) ? [piece] : own.map((inner) => changedPiece(inner, piece.change));
  });
  return allOrNone(all);
}

function changedPiece(piece: TextPiece, change: Change): TextPiece | null {
  if (change === 'none') return piece;
  if (typeof change === 'object') return null;
  if ('constant' in piece) return ASCII.test(piece.constant) ? { constant: inCase(piece.constant, change) } : null;
  return typeof piece.change === 'object' ? piece : { ...piece, change };
}

function inCase(text: string, change: 'lower' | 'upper'): string {
  return change === 'lower' ? text.toLowerCase() : text.toUpperCase();
}

/** The parts of each piece; null: a column's values are not made of parts that stay what they are. */
export function partsOfPieces(
  pieces: readonly TextPiece[],
  domainOf: (column: string) => Domain | null,
): readonly (readonly Part[])[] | null {
  const all = pieces.map((piece): readonly Part[] | null => {
    if ('constant' in piece) return [{ kind: 'constant', text: piece.constant }];
    const domain = domainOf(piece.column);
    if (domain === null || isComputed(domain) || (domain.kind !== 'text' && domain.kind !== 'integer')) return null;
    // Blanks at the end of a value are lost where its type fills it up with them.
    if (endsInBlank(domain.parts.at(-1))) return null;
    return allOrNone(domain.parts.map((part) => changedPart(part, piece.change)));
  });
  return allOrNone(all);
}

function endsInBlank(part: Part | undefined): boolean {
  if (part?.kind === 'constant') return part.text.endsWith(' ');
  return part !== undefined && (entriesOf(part) ?? []).some((entry) => entry.endsWith(' '));
}

const ASCII = /^\p{ASCII}*$/u;

function changedPart(part: Part, change: Change): Part | null {
  if (change === 'none') return part;
  if (typeof change === 'object') {
    const isWhole = part.kind === 'integer' && part.first >= 0 && lengthOf(part).most <= change.width;
    return isWhole ? { kind: 'digits', width: change.width, first: part.first, size: part.size } : null;
  }
  const changedText = (text: string) => inCase(text, change);
  if (part.kind === 'constant') return ASCII.test(part.text) ? { ...part, text: changedText(part.text) } : null;
  if (part.kind === 'pool') return changedPool(part, changedText);
  if (part.kind === 'again' && part.of.kind === 'pool') {
    const of = changedPool(part.of, changedText);
    return of === null ? null : { ...part, of };
  }
  return part.kind === 'hexadecimal' && change === 'upper' ? null : part;
}

/** Null: some entries are not in ASCII. */
function changedPool<Pool extends { readonly entries: readonly string[] }>(
  pool: Pool,
  changedText: (text: string) => string,
): Pool | null {
  return pool.entries.every((entry) => ASCII.test(entry)) ? { ...pool, entries: pool.entries.map(changedText) } : null;
}

/** Characters that a part has at least and at most. */
export function lengthOf(part: Part): { readonly least: number; readonly most: number } {
  switch (part.kind) {
    case 'constant':
      return { least: part.text.length, most: part.text.length };
    case 'pool': {
      const lengths = part.entries.map((entry) => entry.length);
      const reduced = (pick: (...numbers: number[]) => number, start: number) =>
        lengths.reduce((one, other) => pick(one, other), start);
      return { least: reduced(Math.min, Number.POSITIVE_INFINITY), most: reduced(Math.max, 0) };
    }
    case 'integer': {
      const lengths = [part.first, part.first + part.size - 1].map((number) => String(number).length);
      const isMixed = part.first < 0 && part.first + part.size > 0;
      return { least: isMixed ? 1 : Math.min(...lengths), most: Math.max(...lengths) };
    }
    case 'wide':
      return { least: 1, most: 20 };
    case 'day':
      return { least: 10, most: 10 };
    case 'clock':
      return { least: 8, most: 9 };
    case 'again':
      return lengthOf(part.of);
    default:
      return { least: part.width, most: part.width };
  }
}

/**
 * Whether texts of other values are other texts: where each value ends is known, by its length, or by the character behind it,
 * which stands in it a known number of times.
 */
export function tellsApart(pieces: readonly TextPiece[], parts: readonly (readonly Part[])[]): boolean {
  return pieces.every((piece, place) => {
    const own = parts[place] ?? [];
    if ('constant' in piece || pieces.slice(place + 1).every((next) => 'constant' in next)) return true;
    if (own.every((part) => lengthOf(part).least === lengthOf(part).most)) return true;
    const next = pieces[place + 1];
    const [mark] = next !== undefined && 'constant' in next ? next.constant : '';
    // A sign is at a number's start, where it ends nothing.
    if (mark === '-' && own.length === 1 && (own[0]?.kind === 'integer' || own[0]?.kind === 'wide')) return true;
    return mark !== undefined && own.every((part) => standsEquallyOften(mark, part));
  });
}

function standsEquallyOften(mark: string, part: Part): boolean {
  switch (part.kind) {
    case 'constant':
      return true;
    case 'pool': {
      const counts = new Set(part.entries.map((entry) => entry.split(mark).length));
      return counts.size === 1;
    }
    case 'integer':
    case 'wide':
      return !/[-.\d]/.test(mark);
    case 'again':
      return standsEquallyOften(mark, part.of);
    default:
      return !/[\da-f]/.test(mark);
  }
}

import type { Domain } from '../../values/domain.ts';
import { digitSizes, entriesOf, type Part } from '../../values/part.ts';
import {
  bytesLiteral,
  isAwkward,
  isEscaped,
  type StringContext,
  stringLiteral,
  withDoubledBackslashes,
  withDoubledQuotes,
} from '../literal.ts';
import { constant, type Piece, partPieces } from '../pieces.ts';
import { outlineOf, type Spelling } from '../pool.ts';

/** The pieces that write a value of a domain whose digits lie in the lanes from `lane` on. */
export function literalPieces(domain: Domain, lane: number, context: StringContext): readonly Piece[] {
  const { parts, literal } = domain;
  const { literals } = context;
  switch (literal) {
    case 'bare':
    case 'expression':
      return partPieces(parts, lane);
    case 'boolean':
      return partPieces(
        parts.map((part) => booleanPart(part, context)),
        lane,
      );
    case 'quoted':
      return quotedPieces(parts, lane, context);
    case 'bytes':
      return [constant(literals.bytes[0]), ...partPieces(parts, lane), constant(literals.bytes[1])];
    case 'bits':
      return [constant(literals.bits[0]), ...partPieces(parts, lane), constant(literals.bits[1])];
    case 'spatial': {
      const [open, close] = literals.spatial.map((text) => text.replace('{srid}', () => String(domain.srid ?? 0)));
      return [constant(open ?? ''), ...partPieces(parts, lane), constant(close ?? '')];
    }
  }
}

function booleanPart(part: Part, { literals }: StringContext): Part {
  if (part.kind !== 'pool') return part;
  return { kind: 'pool', entries: part.entries.map((entry) => literals.boolean[entry === 'true' ? 1 : 0]) };
}

/** A string: one pool or constant is a list of whole literals; of several parts, only the text between the quotes varies. */
function quotedPieces(parts: readonly Part[], lane: number, context: StringContext): readonly Piece[] {
  if (parts.length === 1 && parts[0]?.kind === 'pool') return partPieces(parts, lane, literalSpelling(context));
  if (parts.every((part) => part.kind === 'constant')) {
    return [constant(stringLiteral(parts.map((part) => part.text).join(''), context))];
  }
  const texts = parts.map((part) => (part.kind === 'constant' ? part.text : outlineOf(entriesOf(part) ?? []))).join('');
  if (context.literals.awkwardStrings === 'hexadecimal' && isAwkward(texts, context)) {
    return concatenatedPieces(parts, lane);
  }
  // All texts together show which form they need; each alone then has that form.
  const [open, spelling] = isEscaped(texts, context) ? ["E'", ESCAPED] : ["'", DOUBLED];
  const escaped = parts.map(
    (part): Part => (part.kind === 'constant' ? { kind: 'constant', text: spelling.spell(part.text) } : part),
  );
  return [constant(open), ...partPieces(escaped, lane, spelling), constant("'")];
}

/** Text inside of a literal. */
const DOUBLED: Spelling = { name: 'doubled', spell: withDoubledQuotes };
const ESCAPED: Spelling = { name: 'escaped', spell: (text) => withDoubledBackslashes(withDoubledQuotes(text)) };

/** Whole literals. */
const BYTES: Spelling = { name: 'bytes', spell: bytesLiteral };

function literalSpelling(context: StringContext): Spelling {
  const name = `literal ${context.literals.awkwardStrings} ${context.inComment}`;
  return { name, spell: (text) => stringLiteral(text, context) };
}

/** A string of MySQL whose text is awkward in places: these as their bytes, joined with what varies beside them. */
function concatenatedPieces(parts: readonly Part[], lane: number): readonly Piece[] {
  let next = lane;
  const pieces = parts.flatMap((part, i): readonly Piece[] => {
    const separator = constant(i === 0 ? '' : ', ');
    if (part.kind === 'constant') return [separator, constant(bytesLiteral(part.text))];
    const written = partPieces([part], next, BYTES);
    next += digitSizes(part).length;
    return entriesOf(part) !== null ? [separator, ...written] : [separator, constant("'"), ...written, constant("'")];
  });
  return [constant('CONCAT('), ...pieces, constant(')')];
}

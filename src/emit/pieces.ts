import type { Domain } from '../values/domain.ts';
import { digitSizes, type Part, widthOf } from '../values/part.ts';
import type { Image } from './image.ts';
import {
  splitCases,
  writeBinary,
  writeClock,
  writeConstant,
  writeDay,
  writeDigits,
  writeEntry,
  writeHexadecimal,
  writeInteger,
  writeLongConstant,
  writeShortEntry,
  writeWide,
} from './kernels.ts';
import { bytesLiteral, isAwkward, type StringContext, stringLiteral } from './literal.ts';
import { type Kernel, Operation } from './operation.ts';

/** A piece of a row before constants are fused into operations. */
export type Piece =
  | { readonly constant: string }
  | { readonly operation: Operation; readonly width: number }
  | SplitPiece;

/** Pieces of which a row takes one branch. */
interface SplitPiece {
  readonly split: Kernel;
  readonly lane: number;
  readonly branches: readonly (readonly Piece[])[];
}

export function constant(text: string): Piece {
  return { constant: text };
}

/** The pieces that write a value of a domain whose digits lie in the lanes from `lane` on. */
export function valuePieces(domain: Domain, lane: number, context: StringContext, image: Image): readonly Piece[] {
  const { parts, literal } = domain;
  const { literals } = context;
  switch (literal) {
    case 'bare':
      return partPieces(parts, lane, image);
    case 'boolean':
      return partPieces(
        parts.map((part) => booleanPart(part, context)),
        lane,
        image,
      );
    case 'quoted':
      return quotedPieces(parts, lane, context, image);
    case 'bytes':
      return [constant(literals.bytes[0]), ...partPieces(parts, lane, image), constant(literals.bytes[1])];
    case 'bits':
      return [constant(literals.bits[0]), ...partPieces(parts, lane, image), constant(literals.bits[1])];
    case 'spatial': {
      const [open, close] = literals.spatial.map((text) => text.replace('{srid}', () => String(domain.srid ?? 0)));
      return [constant(open ?? ''), ...partPieces(parts, lane, image), constant(close ?? '')];
    }
  }
}

function booleanPart(part: Part, { literals }: StringContext): Part {
  if (part.kind !== 'pool') return part;
  return { kind: 'pool', entries: part.entries.map((entry) => literals.boolean[entry === 'true' ? 1 : 0]) };
}

/** A string: one pool or constant is a list of whole literals; of several parts, only the text between the quotes varies. */
function quotedPieces(parts: readonly Part[], lane: number, context: StringContext, image: Image): readonly Piece[] {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'pool') {
    return partPieces(
      [{ kind: 'pool', entries: only.entries.map((entry) => stringLiteral(entry, context)) }],
      lane,
      image,
    );
  }
  if (parts.every((part) => part.kind === 'constant')) {
    return [constant(stringLiteral(parts.map((part) => part.text).join(''), context))];
  }
  const texts = parts.flatMap((part) =>
    part.kind === 'constant' ? [part.text] : part.kind === 'pool' ? part.entries : [],
  );
  if (context.literals.awkwardStrings === 'hexadecimal' && isAwkward(texts.join(''), context)) {
    return concatenatedPieces(parts, lane, image);
  }
  // One literal of all texts shows which form they need; each alone then has that form.
  const open = stringLiteral(texts.join(''), context).startsWith('E') ? "E'" : "'";
  const escapeText = (text: string): string => {
    const doubled = text.replaceAll("'", "''");
    return open === "E'" ? doubled.replaceAll('\\', '\\\\') : doubled;
  };
  const escaped = parts.map((part): Part => {
    if (part.kind === 'constant') return { kind: 'constant', text: escapeText(part.text) };
    return part.kind === 'pool' ? { kind: 'pool', entries: part.entries.map(escapeText) } : part;
  });
  return [constant(open), ...partPieces(escaped, lane, image), constant("'")];
}

/** A string of MySQL whose text is awkward in places: these as their bytes, joined with what varies beside them. */
function concatenatedPieces(parts: readonly Part[], lane: number, image: Image): readonly Piece[] {
  let next = lane;
  const pieces = parts.flatMap((part, i): readonly Piece[] => {
    const separator = constant(i === 0 ? '' : ', ');
    if (part.kind === 'constant') return [separator, constant(bytesLiteral(part.text))];
    const spelled: Part = part.kind === 'pool' ? { kind: 'pool', entries: part.entries.map(bytesLiteral) } : part;
    const written = partPieces([spelled], next, image);
    next += digitSizes(part).length;
    return part.kind === 'pool' ? [separator, ...written] : [separator, constant("'"), ...written, constant("'")];
  });
  return [constant('CONCAT('), ...pieces, constant(')')];
}

function partPieces(parts: readonly Part[], firstLane: number, image: Image): readonly Piece[] {
  let lane = firstLane;
  return parts.map((part): Piece => {
    if (part.kind === 'constant') return constant(part.text);
    const operation = partOperation(part.kind === 'again' ? part.of : part, image);
    operation.lane = part.kind === 'again' ? lane - part.back : lane;
    lane += digitSizes(part).length;
    return { operation, width: part.kind === 'pool' ? operation.stride : widthOf(part) };
  });
}

/** What writes each kind of part of one digit that is counted from a first value, or has a width, or both. */
const NUMBER_KERNELS = {
  integer: writeInteger,
  digits: writeDigits,
  day: writeDay,
  clock: writeClock,
  hexadecimal: writeHexadecimal,
  binary: writeBinary,
} as const;

function partOperation(part: Exclude<Part, { kind: 'constant' | 'again' }>, image: Image): Operation {
  const operation = new Operation();
  if (part.kind === 'pool') {
    const { offset, width, short } = image.pool(part.entries);
    operation.kernel = short ? writeShortEntry : writeEntry;
    operation.offset = offset;
    operation.stride = width;
  } else if (part.kind === 'wide') {
    operation.kernel = writeWide;
    operation.first = part.first;
    operation.length = part.scale;
    operation.power = 10 ** part.scale;
    operation.stride = digitSizes(part).length;
  } else {
    operation.kernel = NUMBER_KERNELS[part.kind];
    if ('first' in part) operation.first = part.first;
    if ('width' in part) operation.length = part.width;
  }
  return operation;
}

/** Most bytes that pieces can write. */
export function widthOfPieces(pieces: readonly Piece[], image: Image): number {
  return pieces.reduce((width, piece) => {
    if ('constant' in piece) return width + image.constant(piece.constant).length;
    if ('operation' in piece) return width + piece.width;
    return width + piece.branches.reduce((most, branch) => Math.max(most, widthOfPieces(branch, image)), 0);
  }, 0);
}

/** Bytes of a constant that an operation appends behind its value. */
const SUFFIX_BYTES = 8;

/** Pieces as operations: neighbouring constants made one, and as much of it as fits hung on the operation before it. */
export function fused(pieces: readonly Piece[], image: Image, region = 0): readonly Operation[] {
  const operations: Operation[] = [];
  const waiting = [...joined(pieces)];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if ('constant' in next) {
      const last = operations.at(-1);
      const hung = last !== undefined && TAKES_SUFFIX.has(last.kernel) && last.suffixLength === 0;
      operations.push(...constantOperations(next.constant, hung ? last : null, image, region));
    } else if ('operation' in next) {
      next.operation.region = region;
      operations.push(next.operation);
    } else {
      // The constant behind a split goes into its branches, which are joined behind it.
      const [tail] = waiting;
      const behind = tail !== undefined && 'constant' in tail ? [tail] : [];
      if (behind.length > 0) waiting.shift();
      operations.push(splitOperation(next, behind, image, region));
    }
  }
  return operations;
}

const TAKES_SUFFIX: ReadonlySet<Kernel> = new Set<Kernel>([
  writeShortEntry,
  writeEntry,
  writeWide,
  writeInteger,
  writeDigits,
  writeDay,
  writeClock,
  writeHexadecimal,
  writeBinary,
]);

function joined(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (!('constant' in piece)) result.push(piece);
    else if (piece.constant === '') continue;
    else if (last !== undefined && 'constant' in last)
      result[result.length - 1] = constant(last.constant + piece.constant);
    else result.push(piece);
  }
  return result;
}

function splitOperation(
  { split, lane, branches }: SplitPiece,
  behind: readonly Piece[],
  image: Image,
  region: number,
): Operation {
  const operation = new Operation();
  operation.kernel = split;
  operation.lane = lane;
  operation.region = region;
  operation.branches = branches.map((branch, i) =>
    fused([...branch, ...behind], image, region + 1 + (split === splitCases ? 0 : i)),
  );
  return operation;
}

function constantOperations(
  text: string,
  carrier: Operation | null,
  image: Image,
  region: number,
): readonly Operation[] {
  const { offset, length } = image.constant(text);
  const hung = carrier === null ? 0 : Math.min(length, SUFFIX_BYTES);
  if (carrier !== null) {
    carrier.suffix = image.blockAt(offset, length);
    carrier.suffixLength = hung;
  }
  if (hung === length) return [];
  const operation = new Operation();
  operation.region = region;
  if (length - hung <= SUFFIX_BYTES) {
    operation.kernel = writeConstant;
    operation.suffix = image.blockAt(offset + hung, length - hung);
    operation.suffixLength = length - hung;
  } else {
    operation.kernel = writeLongConstant;
    operation.offset = offset + hung;
    operation.length = length - hung;
  }
  return [operation];
}

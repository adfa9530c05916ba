import type { ColumnPlan, Plan } from '../plan/plan.ts';
import { endsStep, type Steps } from '../steps.ts';
import { type Domain, isComputed } from '../values/domain.ts';
import { hasOnlyAscii, placesOfComputed } from './computed.ts';
import type { Format } from './formats/format.ts';
import { Image } from './image.ts';
import type { StatementForm } from './insertion.ts';
import type { ColumnLanes, Lanes } from './lanes.ts';
import { type Laid, laid } from './layout.ts';
import { COMPUTED_BYTES } from './memory.ts';
import { constant, type Piece } from './pieces.ts';
import { ENTRY } from './record.ts';

/** What writes a table's drawn rows in a form of output, under any seed. */
export interface RowText {
  readonly image: Image;
  /** What stands before the rows of a statement, how the statement ends, and how the output begins. */
  readonly header: Uint8Array;
  readonly form: StatementForm;
  readonly preamble: string;
  /** The records that write a row, what separates it from the one before included. */
  readonly writes: Laid;
  /** Bytes of that: the first row of a statement is written without them. */
  readonly separatorBytes: number;
  /** Lane of a row's place in its group. */
  readonly place: number;
  /** Rows in a statement where nobody says how many, and at most, where the form of the statement bounds them. */
  readonly batchSize: number;
  readonly statementRows: number;
  /** Whether a comment can say that rows are missing. */
  readonly hasComments: boolean;
}

/** Makes ready what writes the rows of a plan. */
export function* rowText(plan: Plan, format: Format, lanes: Lanes): Steps<RowText> {
  const image = new Image();
  const frame = format.frame(plan);
  const pieces: Piece[] = [];
  const places = placesOfComputed(plan);
  for (const [i, column] of plan.columns.entries()) {
    if (endsStep(i)) yield;
    const value = columnPieces(column, format, lanes, places.get(column.name) ?? 0);
    pieces.push(constant(frame.before[i] ?? ''), ...value);
  }
  const writes = yield* laid([...pieces, constant(frame.behind)], lanes.place, image);
  yield;
  const columnOf = new Map(plan.columns.map((column) => [column.name, column]));
  const isAscii = plan.columns.every(({ draw, domains }) =>
    draw.kind === 'computed' ? hasOnlyAscii(draw, { columnOf }) : !domains.some(isComputed),
  );
  const { form, separator, batchSize, statementRows, hasComments } = frame;
  return {
    image,
    header: new TextEncoder().encode(frame.header),
    form,
    preamble: frame.preamble(isAscii && image.isAscii),
    writes,
    separatorBytes: separator.length,
    place: lanes.place,
    batchSize,
    statementRows,
    hasComments,
  };
}

/** The pieces of a column's value. `place`: where it lies, if it is computed. */
function columnPieces(column: ColumnPlan, format: Format, lanes: Lanes, place: number): readonly Piece[] {
  const own = lanes.columns.get(column.name);
  if (own === undefined) return [];
  // Cases of the same values are written by the same pieces.
  const known = new Map<Domain | null, Map<number, readonly Piece[]>>();
  const cases = column.domains.map((domain, index) => {
    const share = column.nullShares[index] ?? 0;
    const ofDomain = known.get(domain) ?? new Map<number, readonly Piece[]>();
    known.set(domain, ofDomain);
    const pieces = ofDomain.get(share) ?? casePieces(column, domain, share, own, format, place);
    ofDomain.set(share, pieces);
    return pieces;
  });
  const [only] = cases;
  if (column.choice === null || cases.length === 1) return only ?? [];
  return [{ lane: lanes.choices[column.choice] ?? 0, branches: cases, isMostlyFirst: false }];
}

function casePieces(
  column: ColumnPlan,
  domain: Domain | null,
  share: number,
  { first, flag }: ColumnLanes,
  format: Format,
  place: number,
): readonly Piece[] {
  if (domain === null || share === 1) return [constant(format.null)];
  const value = isComputed(domain)
    ? [{ writing: { opcode: ENTRY, lane: first, address: place }, width: COMPUTED_BYTES }]
    : format.valuePieces(column, domain, first);
  return share === 0 ? value : [{ lane: flag, branches: [value, [constant(format.null)]], isMostlyFirst: share < 0.5 }];
}

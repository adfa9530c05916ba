import type { Dialect, Literals } from '../../grammar/dialect.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import { endsStep, type Steps } from '../steps.ts';
import { type Domain, isComputed } from '../values/domain.ts';
import { type Warning, warningCounts } from '../warning.ts';
import { hasOnlyAscii, placesOfComputed } from './computed.ts';
import { Image } from './image.ts';
import type { ColumnLanes, Lanes } from './lanes.ts';
import { type Laid, laid } from './layout.ts';
import { type Names, namesOf } from './literal.ts';
import { COMPUTED_BYTES } from './memory.ts';
import { constant, type Piece, valuePieces } from './pieces.ts';
import { ENTRY } from './record.ts';

/** What writes a table's drawn rows, under any seed. */
export interface RowText {
  readonly image: Image;
  /** What stands before the rows of a statement, and how the output begins. */
  readonly header: Uint8Array;
  readonly preamble: string;
  /** The records that write a row, what separates it from the one before included. */
  readonly writes: Laid;
  /** Lane of a row's place in its group. */
  readonly place: number;
  /** Rows in a statement at most, where the form of the statement bounds them. */
  readonly statementRows: number;
}

/** What a statement's header begins with, in front of the table's name. */
export const INSERT_VERB = 'INSERT INTO';

/** What separates a row from the one before; the first of a statement is written without it. */
export const ROW_SEPARATOR = ',\n';

/** Makes ready what writes the rows of a plan. */
export function* rowText(plan: Plan, { literals }: Pick<Dialect, 'literals'>, lanes: Lanes): Steps<RowText> {
  const image = new Image();
  // A statement whose only row is that of the defaults.
  const isBare = plan.columns.length === 0 && plan.defaultColumn === null;
  const lead = isBare ? ROW_SEPARATOR : `${ROW_SEPARATOR}(`;
  const pieces = yield* rowPieces(plan, literals, lanes);
  const writes = yield* laid([constant(lead), ...pieces], lanes.place, image);
  yield;
  const own = [...plan.table, ...plan.columns.map(({ name }) => name), plan.defaultColumn ?? ''];
  const names = namesOf(own, literals);
  const header = headerOf(plan, literals, names);
  const columnOf = new Map(plan.columns.map((column) => [column.name, column]));
  const isAscii = plan.columns.every(({ draw, domains }) =>
    draw.kind === 'computed' ? hasOnlyAscii(draw, { columnOf }) : !domains.some(isComputed),
  );
  const isPlain = isAscii && image.isAscii && /^\p{ASCII}*$/u.test(header);
  return {
    image,
    header: new TextEncoder().encode(header),
    preamble:
      warningComments(plan.warnings) +
      (isPlain ? '' : `${literals.encodingPreamble}\n`) +
      (names.preamble && `${names.preamble}\n`),
    writes,
    place: lanes.place,
    statementRows: isBare ? 1 : Number.POSITIVE_INFINITY,
  };
}

/** A line for each kind of warning. Their messages quote the DDL, and no text of the input stands in a comment: codes and numbers do. */
function warningComments(warnings: readonly Warning[]): string {
  return Array.from(warningCounts(warnings), ([code, count]) => `-- Warning: ${code} (${count})\n`).join('');
}

function headerOf(
  { table, columns, defaultColumn, isOverriding }: Plan,
  literals: Literals,
  { written }: Names,
): string {
  const name = table.map(written).join('.');
  if (columns.length === 0) {
    if (defaultColumn === null) return `${INSERT_VERB} ${name} ${literals.emptyRow ?? ''}`;
    return `${INSERT_VERB} ${name} (${written(defaultColumn)}) VALUES\n`;
  }
  const list = columns.map((column, i) => {
    const quoted = written(column.name);
    if (column.condition !== null && quoted.includes('*/')) {
      throw new RangeError('A name that ends the comment around it cannot be written.');
    }
    const separator = i === 0 ? '' : ', ';
    return column.condition === null ? separator + quoted : ` /*${column.condition} ${separator}${quoted} */`;
  });
  const overriding = isOverriding ? `${literals.overriding} ` : '';
  return `${INSERT_VERB} ${name} (${list.join('')}) ${overriding}VALUES\n`;
}

/** A row behind its lead. */
function* rowPieces(plan: Plan, literals: Literals, lanes: Lanes): Steps<readonly Piece[]> {
  const { columns, defaultColumn } = plan;
  if (columns.length === 0) return defaultColumn === null ? [] : [constant('DEFAULT)')];
  const pieces: Piece[] = [];
  const places = placesOfComputed(plan);
  for (const [i, column] of columns.entries()) {
    if (endsStep(i)) yield;
    const separator = i === 0 ? '' : ', ';
    const [open, close] = column.condition === null ? [separator, ''] : [` /*${column.condition} ${separator}`, ' */'];
    pieces.push(
      constant(open),
      ...columnPieces(column, literals, lanes, places.get(column.name) ?? 0),
      constant(close),
    );
  }
  return [...pieces, constant(')')];
}

/** The pieces of a column's value. `place`: where it lies, if it is computed. */
function columnPieces(column: ColumnPlan, literals: Literals, lanes: Lanes, place: number): readonly Piece[] {
  const own = lanes.columns.get(column.name);
  if (own === undefined) return [];
  // Cases of the same values are written by the same pieces.
  const known = new Map<Domain | null, Map<number, readonly Piece[]>>();
  const cases = column.domains.map((domain, index) => {
    const share = column.nullShares[index] ?? 0;
    const ofDomain = known.get(domain) ?? new Map<number, readonly Piece[]>();
    known.set(domain, ofDomain);
    const pieces = ofDomain.get(share) ?? casePieces(column, domain, share, own, literals, place);
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
  literals: Literals,
  place: number,
): readonly Piece[] {
  if (domain === null || share === 1) return [constant('NULL')];
  const value = isComputed(domain)
    ? [{ writing: { opcode: ENTRY, lane: first, address: place }, width: COMPUTED_BYTES }]
    : valuePieces(domain, first, { literals, inComment: column.condition !== null });
  return share === 0 ? value : [{ lane: flag, branches: [value, [constant('NULL')]], isMostlyFirst: share < 0.5 }];
}

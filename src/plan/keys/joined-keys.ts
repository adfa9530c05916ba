import type { Key, Table } from '../../ir.ts';
import type { Domain } from '../../values/domain.ts';
import { generatedColumns } from '../checks.ts';
import { ColumnEdges } from '../column-edges.ts';
import { partExpression, shapesOf } from '../columns.ts';
import type { Alternative } from '../facts/column-facts.ts';
import { partsOfPieces, type TextPiece, tellsApart, textPieces } from '../related/joined-text.ts';
import { isUnasked, type JoinEquation, joinEquation, joinedDomain } from '../related/joins.ts';
import { ColumnShares } from '../shares.ts';
import type { ValueSetting } from '../table-meanings.ts';
import { comparesDocuments } from './document-keys.ts';
import { type DecidedKeys, type DistinctKey, decidedKeys } from './keys.ts';

/* Keys over texts that other columns make: these columns tell the rows apart, where no two texts are made of other values. */

type DomainOf = (column: string) => Domain | null;

/** What decides which columns tell the rows of a key apart. */
interface KeyContext extends ValueSetting {
  readonly table: Table;
  readonly base: Alternative;
  /** Whether neither a list nor the row's case nor other rows decide on a column. */
  readonly isFree: (column: string) => boolean;
  /** Whether columns get edges beside their values. */
  readonly hasEdges: boolean;
}

/**
 * The keys, in which the columns that a text is made of tell rows apart in its place, and what columns get beside them.
 * `functions`: columns that are a function of another one, which does so in their place. They get as many values as it does.
 */
export function keysAndShares(
  context: KeyContext,
  functions: ReadonlyMap<string, string>,
): DecidedKeys & { readonly shares: ColumnShares } {
  const { table, dialect, base, isFree, hasEdges } = context;
  const edges = hasEdges ? new ColumnEdges(table, dialect) : null;
  const made = [...joinedKeyColumns(table, base)].filter(([column]) => isFree(column));
  const withJoins = (joins: ReadonlyMap<string, JoinEquation>) => {
    const decidedBy = (standIns: ReadonlyMap<string, string>) =>
      decidedKeys(table, (column) => {
        const pieces = joins.get(column)?.pieces;
        return pieces === undefined ? [standIns.get(column) ?? column] : columnsIn(pieces);
      });
    const decided = decidedBy(functions);
    const { keys } = functions.size === 0 ? decided : decidedBy(new Map());
    return { ...decided, shares: new ColumnShares(table, context, keys, base, edges) };
  };
  const found = withJoins(new Map(made));
  const kept = made.filter(([, equation]) => isInjectiveJoin(equation, table, domainsIn(context, found.shares)));
  return kept.length === made.length ? found : withJoins(new Map(kept));
}

/** A key that compares texts which its columns make, or values in its documents, where these tell its rows apart. */
export function injectiveKey(
  key: DistinctKey,
  context: Pick<KeyContext, 'table' | 'isFree'>,
  shares: ColumnShares,
): DistinctKey {
  const own = context.table.keys.find(({ name }) => name === key.name);
  if (key.oneToOne || own === undefined) return key;
  const domainOf = domainsIn(context, shares);
  const isInjective = [comparesJoins, comparesDocuments].some((compares) => compares(own, context.table, domainOf));
  return isInjective ? { ...key, oneToOne: true } : key;
}

function domainsIn({ isFree }: Pick<KeyContext, 'isFree'>, shares: ColumnShares): DomainOf {
  return (column) => (isFree(column) ? shares.of(column, null).domain : null);
}

/** The columns of keys that are made of others which are never NULL, by their names. */
function joinedKeyColumns(table: Table, { facts, residual }: Alternative): ReadonlyMap<string, JoinEquation> {
  const known = { shapeOf: shapesOf(table) };
  const keyed = new Set(table.keys.flatMap(({ parts }) => parts.map(({ column }) => column ?? '')));
  const present = new Set(
    table.columns.filter(({ nullable, filledBy }) => !nullable && filledBy === 'writer').map(({ name }) => name),
  );
  const equations = residual
    .map(({ expression }) => joinEquation(expression, known))
    .filter((equation) => equation !== null)
    .filter(({ column }) => keyed.has(column) && isUnasked(facts.get(column)));
  const made = new Map(equations.map((equation) => [equation.column, equation]));
  return new Map(
    [...made].filter(([, { pieces }]) => columnsIn(pieces).every((name) => present.has(name) && !made.has(name))),
  );
}

/** The columns that a text is made of. */
function columnsIn(pieces: readonly TextPiece[]): readonly string[] {
  return [...new Set(pieces.flatMap((piece) => ('column' in piece ? [piece.column] : [])))];
}

/** Whether a column holds the texts that others make, and no two of other values are the same. */
function isInjectiveJoin({ column, pieces }: JoinEquation, table: Table, domainOf: DomainOf): boolean {
  const shape = table.columns.find(({ name }) => name === column)?.type.shape;
  const parts = partsOfPieces(pieces, domainOf);
  return parts !== null && joinedDomain(pieces, domainOf, shape) !== null && tellsApart(pieces, parts);
}

/** Whether a key tells apart what differs in any of its columns, as it compares these or texts that are made of them. */
function comparesJoins(key: Key, table: Table, domainOf: DomainOf): boolean {
  const columns = { shapeOf: shapesOf(table) };
  const substituted = generatedColumns(table);
  const nullable = new Set(table.columns.filter((column) => column.nullable).map(({ name }) => name));
  return key.parts.every((part) => {
    const isWhole = part.operator === null && part.length === null;
    const pieces = isWhole ? textPieces(substituted(partExpression(part)), columns) : null;
    if (pieces === null) return false;
    const skips = pieces.some((piece) => 'column' in piece && piece.skipsNull && nullable.has(piece.column));
    const parts = skips ? null : partsOfPieces(pieces, domainOf);
    return parts !== null && tellsApart(pieces, parts);
  });
}

import { modelOf } from '../../../grammar/kinds.ts';
import type { Semantics } from '../../../grammar/semantics.ts';
import { binary, columnNamed, is } from '../../compose.ts';
import { DdlError } from '../../ddl-error.ts';
import type { Check, Column, Table } from '../../ir.ts';
import { MAX_EXPRESSION_BYTES } from '../../limits.ts';
import type { Domain } from '../../values/domain.ts';
import { bare, constantOf } from '../facts/operand.ts';
import type { ColumnPlan, Plan } from '../plan.ts';

/* Columns whose values somebody else gives than chance: their DEFAULTs, as they are left out, or expressions that statements hold. */

/**
 * The table as its rows are drawn: a column that is left out has the constant of its DEFAULT, which other columns are drawn to suit.
 * Of what nobody evaluates here, nothing is known.
 */
export function withFilledColumns(table: Table, semantics: Semantics): Table {
  const columns = table.columns.map((column): Column => {
    const { filledBy, directives } = column;
    if (filledBy === 'writer' && (directives?.sql ?? null) !== null) return unknown(column);
    if (filledBy !== 'default') return column;
    const value = defaultOf(column, table, semantics);
    if (value === 'unknown') return unknown(column);
    return { ...column, filledBy: 'writer', nullable: value === 'null' };
  });
  return columns.every((column, i) => column === table.columns[i]) ? table : { ...table, columns };
}

/** A column of which nothing is known, so that no condition on it is evaluated. */
function unknown(column: Column): Column {
  const { type } = column;
  return {
    ...column,
    filledBy: 'statement',
    type: { ...type, shape: { kind: 'opaque', name: type.written }, inner: [] },
  };
}

/** What a column gets that is left out: a constant that equations compare, NULL, or what is not known. */
function defaultOf(column: Column, { foreignKeys }: Table, semantics: Semantics): 'constant' | 'null' | 'unknown' {
  const { name, type, default: expression } = column;
  if (expression === null || bare(expression).kind === 'null') return 'null';
  const isReferring = foreignKeys.some(({ columns }) => columns.includes(name));
  const isKnown = modelOf(type.shape.kind).isScalar && constantOf(expression, semantics) !== undefined;
  return isKnown && !isReferring ? 'constant' : 'unknown';
}

/** What the columns hold that are left out of `given`, where that is known. `table`: the same as its rows are drawn. */
export function defaultsTaken(given: Table, table: Table): readonly Check[] {
  return given.columns.flatMap((column, i): readonly Check[] => {
    const { name, offset, filledBy, default: value } = column;
    const drawn = table.columns[i];
    if (filledBy !== 'default' || drawn?.filledBy !== 'writer') return [];
    const operand = columnNamed(name, offset);
    const isNull = value === null || drawn.nullable;
    const expression = isNull ? is(operand, 'null') : binary('=', operand, value);
    return [{ name: null, offset, expression }];
  });
}

/**
 * The plan as its rows are written: without the columns that are left out, and with the expressions that statements hold. Throws
 * DdlError where these are too long together.
 */
export function withWrittenColumns(plan: Plan, table: Table): Plan {
  const omitted = new Set(table.columns.flatMap(({ name, filledBy }) => (filledBy === 'default' ? [name] : [])));
  const isOmitted = ({ name }: ColumnPlan) => omitted.has(name);
  const held = table.columns.filter(isHeld);
  if (held.length === 0 && !plan.columns.some(isOmitted)) return plan;
  const expressions = new Set(held.map(({ directives }) => directives?.sql ?? ''));
  if (new TextEncoder().encode([...expressions].join('')).length > MAX_EXPRESSION_BYTES) {
    const message = `The expressions that rows of this table hold have more than ${MAX_EXPRESSION_BYTES} bytes together.`;
    throw new DdlError('limit_exceeded', message, '', 0);
  }
  const order = new Map(table.columns.map(({ name }, place) => [name, place]));
  const placeOf = ({ name }: ColumnPlan) => order.get(name) ?? 0;
  const columns = [...plan.columns.filter((column) => !isOmitted(column)), ...held.map(expressionColumn)].sort(
    (one, other) => Number(one.condition !== null) - Number(other.condition !== null) || placeOf(one) - placeOf(other),
  );
  return { ...plan, columns, hidden: [...plan.columns.filter(isOmitted), ...plan.hidden] };
}

/** Whether statements hold an expression in the place of a column's values. */
export function isHeld({ filledBy, directives }: Column): boolean {
  return filledBy === 'writer' && (directives?.sql ?? null) !== null;
}

function expressionColumn({ name, type, nullable, condition, directives }: Column): ColumnPlan {
  const { shape, written } = type;
  const text = directives?.sql ?? '';
  const domain: Domain = { kind: shape.kind, literal: 'expression', parts: [{ kind: 'constant', text }] };
  return {
    name,
    type: written,
    shape,
    nullable,
    condition,
    choice: null,
    domains: [domain],
    nullShares: [0],
    nullsBy: null,
    draw: { kind: 'uniform' },
  };
}

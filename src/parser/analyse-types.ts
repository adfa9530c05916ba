import type { ColumnType, Expression } from '../ir.ts';
import { lookupOf } from '../typing/catalog.ts';
import { coercion, type TypeName, UNKNOWN } from '../typing/coercion.ts';
import { resolveOperator } from '../typing/resolution.ts';
import { condition, nameOfType, type Typing, typeOfExpression } from '../typing/typing.ts';
import { mayBeDefault } from './analyse-defaults.ts';
import type { Parser } from './context.ts';
import type { TableDraft } from './draft.ts';
import type { Fail } from './subject.ts';

/** What a text's expressions are typed with; null: the dialect has no static types, or the text adds to what there is of them. */
export type Types = Pick<Typing, 'lookup' | 'created'> | null;

export function typesOf({ grammar, creations }: Parser): Types {
  const { catalog } = grammar.dialect;
  if (catalog === null || creations.operators) return null;
  return { lookup: lookupOf(catalog), created: creations.functions };
}

/** The typing of a table's expressions, or null. `stored`: whether they must give the same at all times. */
function typingOf(types: Types, table: TableDraft, fail: Fail, stored: boolean): Typing | null {
  if (types === null) return null;
  const { lookup, created } = types;
  return {
    lookup,
    created,
    fail,
    column(name) {
      const column = table.columnSpelled(name);
      if (column !== undefined) return nameOfType(column.type);
      return name === 'tableoid' ? 'oid' : null;
    },
    changing(what, _volatility, offset) {
      if (stored) fail(`The ${what} may change its result, so that its values cannot be kept.`, offset);
    },
  };
}

export interface TypedSubject {
  readonly table: TableDraft;
  readonly types: Types;
  readonly fail: Fail;
}

/** Refuses what is no condition. */
export function requireCondition(
  { table, types, fail }: TypedSubject,
  expression: Expression,
  clause: string,
  offset: number,
  stored = false,
): void {
  const typing = typingOf(types, table, fail, stored);
  if (typing !== null) condition(typing, [expression], clause, offset);
}

/** The type of an expression whose values are kept. */
export function typeOfStored({ table, types, fail }: TypedSubject, expression: Expression, offset: number): TypeName {
  const typing = typingOf(types, table, fail, true);
  return typing === null ? null : typeOfExpression(typing, expression, offset);
}

/** Refuses a value that a column does not take. */
export function requireValue(
  { table, types, fail }: TypedSubject,
  expression: Expression,
  column: { readonly name: string; readonly type: ColumnType; readonly offset: number },
  stored: boolean,
): void {
  const typing = typingOf(types, table, fail, stored);
  const to = nameOfType(column.type);
  if (typing === null || types === null) return;
  const from = typeOfExpression(typing, expression, column.offset);
  if (from === null || to === null || from === UNKNOWN) return;
  // What the last cast depends on does not count.
  if (coercion(types.lookup, from, to, 'assignment') === null) {
    fail(`The column "${column.name}" takes no value of the type ${from}.`, column.offset);
  }
}

/** Refuses an operator that a constraint compares two values of one type by, where there is none. */
export function requireOperator({ types, fail }: TypedSubject, operator: string, type: TypeName, offset: number): void {
  const signatures = types?.lookup.operators.get(operator);
  if (types === null || signatures === undefined || type === null || type === UNKNOWN) return;
  if (resolveOperator(types.lookup, signatures, [type, type]).kind === 'found') return;
  fail(`There is no operator ${type} ${operator} ${type}.`, offset);
}

/** Whether a column may refer to another: they have an equality, or its values become those of the other by themselves. */
export function mayRefer(types: Types, own: ColumnType, other: ColumnType): boolean {
  const [from, to] = [nameOfType(own), nameOfType(other)];
  if (types === null || from === null || to === null) return true;
  const equal = types.lookup.operators.get('=') ?? [];
  const isListed = equal.some(({ parameters: [left, right] }) => left === to && right === from);
  return isListed || coercion(types.lookup, from, to, 'implicit') !== null || areTexts(types, from, to);
}

/** Texts of varying length are compared as one type. */
function areTexts(types: NonNullable<Types>, from: string, to: string): boolean {
  return to === 'varchar' && coercion(types.lookup, from, 'text', 'implicit') !== null;
}

/** Refuses a value of a partition's bound that is none of the column. */
export function requireBound(subject: TypedSubject, value: Expression, type: ColumnType, offset: number): void {
  const { table, types, fail } = subject;
  const typing = typingOf(types, table, fail, false);
  const to = nameOfType(type);
  if (typing === null || types === null || to === null) return;
  const from = typeOfExpression(typing, value, offset);
  const isTaken = from === null || coercion(types.lookup, from, to, 'assignment') !== null;
  const isLiteral = value.kind === 'string' && type.domainChecks.length === 0;
  if (isTaken && (!isLiteral || mayBeDefault(type.shape, value))) return;
  fail(`The bound of a partition is no value of the type ${type.written}.`, offset);
}

import type { Strictness } from '../../grammar/dialect.ts';
import type { Check, Column, Expression } from '../ir.ts';
import { columnsOf, isConstant, nodesOf } from '../walk.ts';
import { checkDefault } from './check-defaults.ts';
import type { TableDraft } from './draft.ts';
import { TableCharacters } from './table-characters.ts';

/** Throws the error with this message at an offset. */
export type Fail = (message: string, offset: number) => never;

/** Refuses columns that no server of the dialect makes: by their defaults, expressions and character sets. */
export function checkColumns(draft: TableDraft, columns: readonly Column[], strictness: Strictness, fail: Fail): void {
  const characters = new TableCharacters(draft, strictness);
  checkCharacterSet(draft, strictness, characters, draft.offset, fail);
  const { engine } = draft;
  if (engine !== null && !strictness.engines.has(engine)) {
    fail(`Unknown storage engine "${engine}".`, draft.offset);
  }
  for (const column of columns) {
    if (column.type.characterSet === 'default') fail('A column has no default character set.', column.offset);
    checkCharacterSet(column.type, strictness, characters, column.offset, fail);
    checkPadded(column, strictness, fail);
    if (column.default !== null && !draft.computedDefaults.has(column.name)) {
      checkDefault(column, draft.column(column.name)?.nullable ?? true, fail);
    }
    if (column.default !== null || column.generation !== null) {
      checkExpressions(draft, column, strictness, fail);
      checkReferences(draft, column, fail);
    }
    checkLabels(draft, column, fail);
  }
  if (columns.length === 0 && !draft.inherits) fail('A table has one column at least.', draft.offset);
  if (columns.length > 0 && columns.every(({ name }) => draft.invisible.has(name))) {
    fail('A table has one visible column at least.', draft.offset);
  }
  for (const check of draft.checks) checkCondition(draft, check, strictness, fail);
}

/** Refuses a condition that no server takes as a CHECK of the table. */
export function checkCondition(
  draft: TableDraft,
  { expression, offset }: Pick<Check, 'expression' | 'offset'>,
  strictness: Strictness,
  fail: Fail,
): void {
  checkNames(draft, expression, offset, fail);
  const calls = callsOf(expression);
  const call = callAmong(calls, strictness.refusedFunctions.check) ?? callAmong(calls, strictness.manyRowFunctions);
  if (call !== undefined) fail(`A check cannot call "${call.name}".`, call.offset);
  const unknown = unknownCall(calls, strictness.functions);
  if (unknown !== undefined) fail(`There is no function "${unknown.name}".`, unknown.offset);
  if (draft.numbered.size === 0) return;
  const numbered = [...columnsOf(expression)].find((name) => draft.numbered.has(draft.column(name)?.name ?? ''));
  if (numbered !== undefined) fail(`A check cannot refer to "${numbered}", which the database numbers.`, offset);
}

/** Refuses names of columns that the table does not have. */
function checkNames(draft: TableDraft, expression: Expression, offset: number, fail: Fail): void {
  if (draft.inherits) return;
  for (const name of columnsOf(expression)) {
    if (draft.column(name) === undefined) fail(`There is no column "${name}".`, offset);
  }
}

/** A default and a generation expression are over other columns, and call what gives the same again. */
function checkExpressions(
  draft: TableDraft,
  { name, offset, generation, default: value }: Column,
  { functions, manyRowFunctions, refusedFunctions }: Strictness,
  fail: Fail,
): void {
  for (const expression of [generation, value]) {
    if (expression === null || isConstant(expression)) continue;
    checkNames(draft, expression, offset, fail);
    const place = generation === null ? 'default' : draft.virtual.has(name) ? 'virtual' : 'stored';
    const isComputed = place !== 'default' || draft.computedDefaults.has(name);
    const calls = callsOf(expression);
    const many = callAmong(calls, manyRowFunctions);
    if (many !== undefined) fail(`A function of many rows, "${many.name}", cannot stand here.`, many.offset);
    const call = isComputed ? callAmong(calls, refusedFunctions[place]) : undefined;
    if (call !== undefined) fail(`Column "${name}" cannot call "${call.name}".`, call.offset);
    const unknown = unknownCall(calls, functions);
    if (unknown !== undefined) fail(`There is no function "${unknown.name}".`, unknown.offset);
    const isOwn = [...columnsOf(expression)].some((other) => other.toLowerCase() === name.toLowerCase());
    if (isOwn) fail(`Column "${name}" cannot refer to itself.`, offset);
  }
}

/** Whether letters that differ in case alone are surely the same in the collation of a column. */
export function collationFolds(draft: TableDraft, type: Column['type']): boolean {
  const collation = type.collation ?? (type.characterSet === null ? draft.collation : null);
  const set = type.characterSet ?? (type.collation === null ? draft.characterSet : null);
  // A word of the type that makes the column compare bytes is a part of it.
  if (set === 'binary' || /\b(?:binary|byte)\b/i.test(type.written)) return false;
  return collation === null || /_ci$/i.test(collation);
}

/** What is computed of other computed columns stands behind them, and no stored value is made of a number that is still to come. */
function checkReferences(draft: TableDraft, { name, offset, generation, default: value }: Column, fail: Fail): void {
  const isDefault = generation === null && draft.computedDefaults.has(name);
  const expression = isDefault ? value : generation;
  if (expression === null) return;
  for (const other of columnsOf(expression)) {
    const column = draft.column(other);
    if (column === undefined) continue;
    const isLater = column.offset > offset;
    // MariaDB takes a constant in parentheses for a constant.
    const isComputed =
      column.default !== null && draft.computedDefaults.has(column.name) && !isConstant(column.default);
    if (isLater && (column.generation !== null || (isDefault && isComputed))) {
      fail(`Column "${name}" refers to "${other}", which is computed after it.`, offset);
    }
    if (generation !== null && !draft.virtual.has(name) && draft.numbered.has(column.name)) {
      fail(`Column "${name}" cannot refer to "${other}", which the database numbers.`, offset);
    }
  }
}

/** Labels of an ENUM or a SET that differ in case alone are the same in a collation without case. */
function checkLabels(draft: TableDraft, { name, offset, type }: Column, fail: Fail): void {
  const { shape } = type;
  if (!('labels' in shape)) return;
  if (!collationFolds(draft, type)) return;
  const folded = shape.labels.map((label) => label.replace(/[A-Z]/g, (letter) => letter.toLowerCase()));
  if (new Set(folded).size < folded.length) fail(`A label of column "${name}" is given twice.`, offset);
}

function checkCharacterSet(
  { characterSet, collation }: { readonly characterSet: string | null; readonly collation: string | null },
  { characterSets }: Strictness,
  characters: TableCharacters,
  offset: number,
  fail: Fail,
): void {
  const isSet = characterSet !== null && characterSet !== 'default';
  if (isSet && !characterSets.has(characterSet)) fail(`Unknown character set "${characterSet}".`, offset);
  if (collation === null || collation.toLowerCase() === 'default') return;
  if (characters.isUnknown(collation)) fail(`Unknown collation "${collation}".`, offset);
  const set = characters.setOf(collation);
  if (isSet && set !== null && !isSameSet(set, characterSet)) {
    fail(`The collation "${collation}" is not one of the character set "${characterSet}".`, offset);
  }
}

/** Whether two names are those of one set: utf8 is another name of utf8mb3 (MariaDB: or of utf8mb4). */
function isSameSet(one: string, other: string): boolean {
  const isAlias = (name: string) => name === 'utf8' || name === 'utf8mb3' || name === 'utf8mb4';
  return one === other || ((one === 'utf8' || other === 'utf8') && isAlias(one) && isAlias(other));
}

function checkPadded({ name, offset, type: { shape } }: Column, { paddedLength }: Strictness, fail: Fail): void {
  const length =
    shape.kind === 'text' && shape.padded ? shape.characters : shape.kind === 'bytes' && shape.fixed ? shape.length : 0;
  if (length !== null && length > paddedLength) fail(`Column "${name}" is longer than ${paddedLength}.`, offset);
}

type Call = Expression & { kind: 'call' };

/** The calls in an expression. */
export function callsOf(expression: Expression): readonly Call[] {
  return nodesOf(expression).filter((node) => node.kind === 'call');
}

/** The first call of one of the functions. */
export function callAmong(calls: readonly Call[], names: ReadonlySet<string>): Call | undefined {
  return calls.find(({ name }) => names.has(name));
}

/** The first call of a function that no server has. */
export function unknownCall(calls: readonly Call[], names: ReadonlySet<string>): Call | undefined {
  return calls.find(({ name }) => !names.has(name) && !names.has(name.split(' ')[0] ?? ''));
}

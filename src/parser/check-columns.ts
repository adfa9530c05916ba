import type { Strictness } from '../../grammar/dialect.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { Column, Expression } from '../ir.ts';
import { columnsOf, operandsOf } from '../walk.ts';
import type { TableDraft } from './draft.ts';

/** Throws the error with this message at an offset. */
export type Fail = (message: string, offset: number) => never;

/** Refuses columns that no server of the dialect makes: by their defaults, expressions and character sets. */
export function checkColumns(draft: TableDraft, columns: readonly Column[], strictness: Strictness, fail: Fail): void {
  checkCharacterSet(draft, strictness, draft.offset, fail);
  const { engine, inherits } = draft;
  if (engine !== null && !strictness.engines.has(engine)) {
    fail(`Unknown storage engine "${engine}".`, draft.offset);
  }
  const known = new Set(columns.map(({ name }) => name.toLowerCase()));
  const checkNames = (expression: Expression, offset: number) => {
    if (inherits) return;
    for (const name of columnsOf(expression))
      if (!known.has(name.toLowerCase())) fail(`There is no column "${name}".`, offset);
  };
  for (const column of columns) {
    checkCharacterSet(column.type, strictness, column.offset, fail);
    checkPadded(column, strictness, fail);
    if (!draft.computedDefaults.has(column.name)) {
      checkDefault(column, draft.column(column.name)?.nullable ?? true, fail);
    }
    if (column.generation !== null) checkNames(column.generation, column.offset);
    for (const expression of [column.generation, column.default]) {
      const call = expression === null ? undefined : callAmong(expression, strictness.manyRowFunctions);
      if (call !== undefined) fail(`A function of many rows, "${call.name}", cannot stand here.`, call.offset);
    }
  }
  for (const { expression, offset } of draft.checks) {
    checkNames(expression, offset);
    const call =
      callAmong(expression, strictness.refusedInChecks) ?? callAmong(expression, strictness.manyRowFunctions);
    if (call !== undefined) fail(`A check cannot call "${call.name}".`, call.offset);
    const numbered = [...columnsOf(expression)].find((name) => draft.numbered.has(draft.column(name)?.name ?? ''));
    if (numbered !== undefined) fail(`A check cannot refer to "${numbered}", which the database numbers.`, offset);
  }
}

function checkCharacterSet(
  { characterSet, collation }: { readonly characterSet: string | null; readonly collation: string | null },
  strictness: Strictness,
  offset: number,
  fail: Fail,
): void {
  const { characterSets, characterSetOf } = strictness;
  const isSet = characterSet !== null && characterSet !== 'default';
  if (isSet && !characterSets.has(characterSet)) fail(`Unknown character set "${characterSet}".`, offset);
  if (collation === null || collation.toLowerCase() === 'default') return;
  const set = characterSetOf(collation.toLowerCase());
  if (set === undefined) fail(`Unknown collation "${collation}".`, offset);
  if (isSet && set !== null && set !== undefined && !isSameSet(set, characterSet)) {
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

function callAmong(expression: Expression, names: ReadonlySet<string>): (Expression & { kind: 'call' }) | undefined {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'call' && names.has(next.name)) return next;
    for (const operand of operandsOf(next)) waiting.push(operand);
  }
  return undefined;
}

/** A literal default is a value of its column; NULL is none where NOT NULL is said of the column itself. */
function checkDefault({ name, offset, type, default: value }: Column, nullable: boolean, fail: Fail): void {
  if (value === null) return;
  const text = literalText(value);
  const refused = value.kind === 'null' ? !nullable : text !== null && !mayHold(type.shape, text);
  if (refused) fail(`The default of column "${name}" is no value of its type.`, offset);
}

/** The text of a string or number; null: it is another expression. */
function literalText(value: Expression): string | null {
  if (value.kind === 'string') return value.value;
  if (value.kind === 'number') return value.text;
  if (value.kind !== 'unary' || value.operand.kind !== 'number') return null;
  return value.operator === '-' ? `-${value.operand.text}` : value.operand.text;
}

const NUMBER_TEXT = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i;

/** Whether a literal may be a value of a shape; what is not surely wrong may. */
function mayHold(shape: Shape, text: string): boolean {
  switch (shape.kind) {
    case 'integer': {
      const least = shape.unsigned ? 0 : -(2 ** (shape.bits - 1));
      const most = 2 ** (shape.unsigned ? shape.bits : shape.bits - 1);
      return NUMBER_TEXT.test(text) && Math.round(Number(text)) >= least && Math.round(Number(text)) <= most;
    }
    case 'decimal':
    case 'float':
    case 'boolean':
      return NUMBER_TEXT.test(text);
    case 'text':
      return shape.characters === null || shape.bytes !== null || [...text.trimEnd()].length <= shape.characters;
    case 'date':
    case 'timestamp':
      return /^\D*\d/.test(text) && !/^\s*\d{4}-(?:1[3-9]|[2-9]\d)-/.test(text);
    case 'enum':
      return isLabel(shape.labels, text) || /^\d+$/.test(text);
    case 'set':
      return text === '' || /^\d+$/.test(text) || text.split(',').every((member) => isLabel(shape.labels, member));
    default:
      return true;
  }
}

function isLabel(labels: readonly string[], text: string): boolean {
  const folded = (label: string) => label.trimEnd().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return labels.some((label) => folded(label) === folded(text));
}

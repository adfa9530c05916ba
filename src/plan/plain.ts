import { modelOf } from '../../grammar/kinds.ts';
import type { Column, Key, Table } from '../ir.ts';
import { isConstant } from '../walk.ts';

/** Characters of a text that reads as soon as a plain table is planned: those of some fifty columns. */
const MAX_LETTERS = 2500;

/** Whether a text is short, and one statement. */
export function isShort(text: string): boolean {
  return text.length <= MAX_LETTERS && !/;\s*\S/.test(text);
}

/**
 * Whether planning a table of a short text surely takes a few milliseconds: nothing in it is a condition, is computed, or needs
 * another table, so that nothing is searched for. It is the conditions that planning counts its steps for.
 */
export function isPlain({ columns, keys, checks, indexedExpressions, foreignKeys, partitioning }: Table): boolean {
  return (
    checks.length === 0 &&
    indexedExpressions.length === 0 &&
    foreignKeys.length === 0 &&
    partitioning === null &&
    columns.every(isPlainColumn) &&
    keys.every(isPlainKey)
  );
}

function isPlainColumn({ type, generation, default: given, directives }: Column): boolean {
  const { shape, domainChecks, inner } = type;
  const isConstantDefault = given === null || isConstant(given) || given.kind === 'call';
  return (
    modelOf(shape.kind).isPlain &&
    domainChecks.length === 0 &&
    inner.length === 0 &&
    generation === null &&
    isConstantDefault &&
    directives === null
  );
}

function isPlainKey({ parts, where }: Key): boolean {
  return where === null && parts.every(({ column, operator }) => column !== null && operator === null);
}

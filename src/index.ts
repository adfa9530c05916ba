import { type DialectName, dialects } from '../grammar/index.ts';
import { type CompiledTable, compiledTable } from './compiled-table.ts';
import type { Grammar } from './parser/context.ts';
import { makeGrammar } from './parser/grammar.ts';
import { parse } from './parser/parse.ts';
import { plannedAnew } from './plan/anew.ts';
import { planTable } from './plan/index.ts';

export type { DialectName } from '../grammar/index.ts';
export type { CompiledTable, InsertOptions, Part } from './compiled-table.ts';
export { DdlError, type DdlErrorCode } from './ddl-error.ts';
export type { Insertion } from './emit/insertion.ts';
export { explain } from './explain/explain.ts';
export type { Explanation } from './explain/explanation.ts';
export type { Column, Table } from './ir.ts';
export type { Plan } from './plan/plan.ts';
export type { Warning } from './warning.ts';

/** Names of the dialects that `compile` takes. */
export const dialectNames = Object.keys(dialects) as readonly DialectName[];

/** The dialects' grammars, each made when it is first asked for. */
const grammars = new Map<DialectName, Grammar>();

/** Reads one CREATE TABLE statement and its companions. Throws DdlError where the text is at fault. */
export function compile(ddl: string, { dialect }: { readonly dialect: DialectName }): CompiledTable {
  const grammar = grammars.get(dialect) ?? makeGrammar(dialects[dialect]);
  grammars.set(dialect, grammar);
  const table = parse(ddl, grammar);
  return compiledTable(table, planTable(table, grammar.dialect, ddl), grammar.dialect, (plan, failing) =>
    plannedAnew(table, grammar.dialect, ddl, plan, failing),
  );
}

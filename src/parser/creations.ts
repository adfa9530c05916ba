import type { StatementEffect } from '../../grammar/dialect.ts';
import type { QualifiedName } from '../ir.ts';
import type { Captures } from './captures.ts';
import type { Parser } from './context.ts';

/** What a text creates of the things that expressions are made of: it may be meant where the server has others of that name. */
export interface Creations {
  readonly functions: Set<string>;
  /** Whether operators or casts are among it. */
  operators: boolean;
  /** The tables that trigger functions insert into, by the last part of the function's name in lower case. */
  readonly insertions: Map<string, readonly QualifiedName[]>;
}

type Creation = (parser: Parser, captures: Captures, offset: number) => void;

type Created = Extract<StatementEffect, 'createRoutine' | 'createTrigger' | 'createOperator'>;

function lastOf(name: QualifiedName = []): string {
  return (name.at(-1) ?? '').toLowerCase();
}

/** CREATE FUNCTION, CREATE OPERATOR and their like: of their definitions, nothing is kept but which tables triggers insert into. */
export const creations: Readonly<Record<Created, Creation>> = {
  createRoutine({ creations: { functions, insertions } }, { table, tables }) {
    const name = lastOf(table);
    functions.add(name);
    if (tables !== undefined) insertions.set(name, tables);
  },

  createTrigger({ creations: { insertions }, tables }, { name = '', table = [], tables: inserted, parent, words }) {
    if (!words.includes('insert')) return;
    tables.triggers.push({ name, table, insertsInto: inserted ?? insertions.get(lastOf(parent)) ?? [] });
  },

  createOperator(parser) {
    parser.creations.operators = true;
  },
};

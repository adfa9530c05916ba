import type { StatementEffect } from '../../grammar/dialect.ts';
import type { Captures } from './captures.ts';
import type { Parser } from './context.ts';

/** What a text creates of the things that expressions are made of: it may be meant where the server has others of that name. */
export interface Creations {
  readonly functions: Set<string>;
  /** Whether operators or casts are among it. */
  operators: boolean;
}

type Creation = (parser: Parser, captures: Captures) => void;

/** CREATE FUNCTION, CREATE OPERATOR and their like: of their definitions, nothing is kept. */
export const creations: Readonly<Record<Extract<StatementEffect, 'createRoutine' | 'createOperator'>, Creation>> = {
  createRoutine(parser, { table }) {
    parser.creations.functions.add((table?.at(-1) ?? '').toLowerCase());
  },

  createOperator(parser) {
    parser.creations.operators = true;
  },
};

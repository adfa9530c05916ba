import { type DialectName, dialects } from '../../grammar/index.ts';
import type { Semantics } from '../../grammar/semantics.ts';
import { type DrawnRow, evaluate, textOfValue } from '../../src/expression/condition.ts';
import { type Scope, scopeOf } from '../../src/expression/scope.ts';
import { compile } from '../../src/index.ts';
import type { Expression } from '../../src/ir.ts';
import { Refusal, Unevaluable } from '../../src/runtime/value.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';
import { ANY_TYPES } from '../parser/reading.ts';

/** The columns that expressions may name. */
export const COLUMNS = 'i int, j int, n numeric(6,2), s varchar(40), z varchar(40), b boolean, d date, e date, o int';

/** Reads expressions as conditions of a table with those columns, or with others. */
export function parsedAll(texts: readonly string[], dialect: DialectName, columns = COLUMNS): readonly Expression[] {
  const checks = texts.map((text) => `CHECK (uncompressed_length(${text}))`).join(', ');
  const { table } = compile(`CREATE TABLE t (${columns}, ${checks})${ANY_TYPES[dialect]}`, { dialect });
  return table.checks.map(({ expression }, i) => {
    const operand = expression.kind === 'call' ? expression.arguments[0] : undefined;
    if (operand === undefined) throw new Error(`No expression: ${texts[i]}`);
    return operand;
  });
}

export function parsed(text: string, dialect: DialectName, columns = COLUMNS): Expression {
  const [expression] = parsedAll([text], dialect, columns);
  if (expression === undefined) throw new Error(`No expression: ${text}`);
  return expression;
}

export function scopeFor(dialect: DialectName, columns = COLUMNS): Scope {
  const { table } = compile(`CREATE TABLE t (${columns})`, { dialect });
  return scopeOf(table, { semantics: semanticsOf(dialect), timeLine: DEFAULT_TIME_LINE });
}

export function semanticsOf(dialect: DialectName): Semantics {
  return dialects[dialect].semantics;
}

/** What evaluating comes to: the text of the value (null: NULL), an error of the server, or that it is not known here. */
export type Answer = { readonly text: string | null } | 'refused' | 'unknown';

export function answerOf(expression: Expression, scope: Scope, row: DrawnRow = () => null): Answer {
  try {
    const found = evaluate(expression, scope, row);
    if (found.type.name === 'bool' && scope.semantics.truthValues === 'integers' && found.value !== null) {
      return { text: found.value === true ? '1' : '0' };
    }
    return { text: textOfValue(found) };
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    if (error instanceof Unevaluable) return 'unknown';
    throw error;
  }
}

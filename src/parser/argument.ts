import type { Cursor } from '../cursor.ts';
import type { Parser } from './context.ts';

/** Whether the argument at the cursor has a name: Name {=> | :=} Expression */
export function isNamed(cursor: Cursor): boolean {
  const mark = cursor.peek(1);
  return mark === '=>' || mark === ':=';
}

/** Whether the argument at the cursor has a name, as all behind one with a name (`named`) must. Throws DdlError. */
export function namedAfter(cursor: Cursor, named: boolean): boolean {
  if (named && !isNamed(cursor)) {
    const message = 'An argument without a name cannot follow one with a name.';
    throw cursor.error(message, cursor.offset, 'semantic_error');
  }
  return isNamed(cursor);
}

/** Whether the name of a function is one of the server's own: alone, or behind a schema of the system. */
export function isOfSystem({ grammar }: Parser, [schema = '', name]: readonly string[]): boolean {
  return name === undefined || grammar.dialect.typeSchemas.includes(schema);
}

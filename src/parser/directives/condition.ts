import { Cursor } from '../../cursor.ts';
import { DdlError } from '../../ddl-error.ts';
import type { Expression } from '../../ir.ts';
import { tokenize } from '../../lexer.ts';
import { nearest } from '../../nearest.ts';
import { nearestHint } from '../../options/check-options.ts';
import { OptionError, type OptionSubject } from '../../options/option-error.ts';
import { dottedName } from '../../qualified-name.ts';
import { nodesOf, transformed } from '../../walk.ts';
import { analyseCondition } from '../analyse-expression.ts';
import { typesOf } from '../analyse-types.ts';
import { checkCondition } from '../check-columns.ts';
import type { Parser } from '../context.ts';
import type { TableDraft } from '../draft.ts';
import { parseWholeExpression } from '../expression.ts';

/**
 * Reads a condition as a CHECK of the table holds it, and refuses what the server refuses there. Its places become that of the table.
 * `source`: what the option holds, where that is more than the condition, which then stands at the same place in a text of blanks. Throws
 * OptionError with the place in it.
 */
export function readCondition(
  parser: Parser,
  draft: TableDraft,
  text: string,
  subject: OptionSubject,
  source = text,
): Expression {
  try {
    const expression = parsedCondition(parser, text);
    requireColumns(draft, expression, text);
    requireCondition(parser, draft, expression, text);
    return placedAt(draft.offset, expression);
  } catch (error) {
    if (!(error instanceof DdlError)) throw error;
    const { message, offset } = error;
    const sentence = `The condition on table "${dottedName(draft.name)}" in ${subject.option} is wrong: ${message}`;
    throw new OptionError(sentence, subject, { source, offset });
  }
}

/** Refuses names of columns that the table does not have, at their place. Throws DdlError. */
function requireColumns(draft: TableDraft, expression: Expression, text: string): void {
  if (draft.inherits) return;
  for (const part of nodesOf(expression)) {
    if (part.kind !== 'column' || draft.column(part.name) !== undefined) continue;
    const best = nearest(
      part.name,
      draft.columns.map(({ name }) => name),
    );
    const message = `There is no column "${part.name}"${nearestHint(best)}.`;
    throw new DdlError('semantic_error', message, text, part.offset);
  }
}

/** Refuses an expression that is no condition on a table's rows. Throws DdlError with a place in the text. */
export function requireCondition(parser: Parser, draft: TableDraft, expression: Expression, text: string): void {
  const { analysis, strictness } = parser.grammar.dialect;
  const start = Math.max(0, text.search(/\S/));
  const fail = (message: string, offset: number): never => {
    throw new DdlError('semantic_error', message, text, offset);
  };
  if (analysis !== null) {
    const find: Parser['tables']['find'] = (name) => parser.tables.find(name);
    analyseCondition({ table: draft, analysis, types: typesOf(parser), find, fail }, expression, start);
  }
  if (strictness !== null) checkCondition(draft, { expression, offset: start }, strictness, fail);
}

function parsedCondition(parser: Parser, text: string): Expression {
  const { grammar } = parser;
  const tokens = tokenize(text, grammar.lexicalTable);
  const cursor = new Cursor(tokens, grammar.dialect, grammar.lexicalTable.vocabulary.spellings, grammar.names);
  const expression = parseWholeExpression({ ...parser, cursor, captures: null, qualifiers: [] });
  if (!cursor.atEnd()) throw cursor.unexpected();
  return expression;
}

/** An expression whose parts all stand at one place of the text. */
function placedAt(offset: number, expression: Expression): Expression {
  return transformed(expression, (part) => {
    if (part.kind === 'column') return { ...part, offset };
    if (part.kind !== 'call') return null;
    return { ...part, offset, arguments: part.arguments.map((argument) => placedAt(offset, argument)) };
  });
}

/** A condition that the dialect writes with the names `subject` and `pattern`: about a column and a text. */
export function filledCondition(
  parser: Parser,
  template: string,
  values: { readonly subject: Expression; readonly pattern: Expression },
): Expression {
  return transformed(parsedCondition(parser, template), (part) => {
    if (part.kind !== 'column') return null;
    return part.name === 'subject' ? values.subject : values.pattern;
  });
}

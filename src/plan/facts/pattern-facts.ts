import { modelOf } from '../../../grammar/kinds.ts';
import { regexOfSimilar } from '../../expression/bind-pattern.ts';
import { languageOfLike, languagesOfRegex } from '../../expression/language.ts';
import type { Expression } from '../../ir.ts';
import { unlessUnknown } from '../../runtime/value.ts';
import type { Language } from '../../values/language.ts';
import type { Columns, Ways } from './column-facts.ts';
import { columnOf, constantOf, type FoldedColumn, foldedColumn, only } from './operand.ts';
import { patternOfPart } from './part-patterns.ts';

/** The operators that match a text with a regular expression. */
export const REGEX_OPERATORS: Readonly<Record<string, Pick<PatternUse, 'negated' | 'ignoreCase'>>> = {
  '~': { negated: false, ignoreCase: false },
  '~*': { negated: false, ignoreCase: true },
  '!~': { negated: true, ignoreCase: false },
  '!~*': { negated: true, ignoreCase: true },
};

/** A pattern that a text column matches, or does not match. */
interface PatternUse {
  /** What is matched: a column, maybe under a cast to text or in letters of one case, which take the blanks of a padded type away. */
  readonly operand: Expression;
  readonly negated: boolean;
  readonly ignoreCase: boolean;
}

/** A text column, or a part of one, in a regular expression's language. */
export function regexFact(use: PatternUse, pattern: string, columns: Columns): Ways | null {
  const part = use.negated || use.ignoreCase ? null : patternOfPart(use.operand, pattern, columns.semantics);
  if (part !== null) return regexFact({ ...use, operand: part.operand }, part.pattern, columns);
  return languageFact(use, pattern, columns, (given) => languagesOfRegex(pattern, columns.semantics.regex, given));
}

/** A text column in the languages of several regular expressions at once. */
export function regexesFact(
  operand: Expression,
  patterns: readonly { readonly pattern: string; readonly negated: boolean }[],
  columns: Columns,
): Ways | null {
  const written = patterns.map(({ pattern }) => pattern).join('');
  return languageFact({ operand, negated: false, ignoreCase: false }, written, columns, (given) =>
    patterns.flatMap(({ pattern, negated }) =>
      languagesOfRegex(pattern, columns.semantics.regex, { ...given, negated }),
    ),
  );
}

/** A text column in a LIKE pattern's language. */
function likeFact(use: PatternUse, pattern: string, mark: string, columns: Columns): Ways | null {
  return languageFact(use, pattern, columns, (given) => [languageOfLike(pattern, mark, given)]);
}

/** Steps that reading a pattern counts for: thousands of patterns take their time even where few are used. */
const LANGUAGE_STEPS = 200;

function languageFact(
  { operand, negated, ignoreCase }: PatternUse,
  pattern: string,
  columns: Columns,
  made: (given: Parameters<typeof languageOfLike>[2]) => readonly Language[],
): Ways | null {
  const folded = foldedColumn(operand, columns);
  const column = folded?.column ?? columnOf(operand, columns);
  const kind = column === undefined ? undefined : columns.shapeOf(column)?.kind;
  const { semantics, steps } = columns;
  // Where patterns take any type, bytes are characters.
  const isMatched =
    modelOf(kind).matches === 'language' || (kind === 'bytes' && folded === null && semantics.matchedTypes === 'any');
  // What hardly any text matches is evaluated: no texts are made for it that mean less.
  if (column === undefined || !isMatched || (folded !== null && negated)) return null;
  const isTrimmed = folded !== null || operand.kind === 'cast' || semantics.matchedPadding === 'trimmed';
  const fold = ignoreCase || (folded?.letters ?? false);
  // Where a collation, which is not known here, decides on case, texts are made that pass either way, if any does.
  const eitherWay = folded === null || isWrittenIn(folded, pattern) ? [fold, true] : [true];
  const folds = semantics.textEquality === 'bytes' || ignoreCase ? [fold] : eitherWay;
  steps.left -= LANGUAGE_STEPS;
  if (steps.left <= 0) return null;
  const blanks = isTrimmed ? 'lost' : 'matched';
  const languages = unlessUnknown(() => folds.flatMap((fold) => made({ negated, fold, blanks, steps })));
  return languages && only(column, { languages });
}

/** Whether the letters that a pattern asks for are those that a function gives. */
function isWrittenIn({ fold }: FoldedColumn, pattern: string): boolean {
  const asked = pattern.replaceAll(/\\.|\[:\w+:\]/g, '');
  return fold(asked) === asked;
}

/** LIKE, ILIKE, SIMILAR TO and REGEXP. */
export function likeExpressionFact(
  { operator, operand, pattern, escape: escapeMark, negated: inverted }: Expression & { kind: 'like' },
  negated: boolean,
  columns: Columns,
): Ways | null {
  const wanted = constantOf(pattern, columns.semantics);
  const mark = escapeMark === null ? '\\' : constantOf(escapeMark, columns.semantics);
  if (typeof wanted !== 'string' || typeof mark !== 'string') return null;
  const use = { operand, negated: inverted !== negated, ignoreCase: operator === 'ilike' };
  switch (operator) {
    case 'regexp':
      return regexFact(use, wanted, columns);
    case 'similar':
      return similarFact(use, wanted, mark, columns);
    case 'like': {
      const column = columnOf(operand, columns);
      const isOther = modelOf(columns.shapeOf(column ?? '')?.kind).matches === null;
      const match = use.negated || isOther || mark !== '\\' ? null : /^([^%_\\]*)(%?)$/.exec(wanted);
      if (match === null || column === undefined) return likeFact(use, wanted, mark, columns);
      const [, prefix = '', open] = match;
      return only(column, open === '%' ? { prefix } : { list: [prefix] });
    }
    case 'ilike':
      return likeFact(use, wanted, mark, columns);
    default:
      return null;
  }
}

/** A pattern of SIMILAR TO is read as a regular expression. */
function similarFact(use: PatternUse, pattern: string, mark: string, columns: Columns): Ways | null {
  return unlessUnknown(() => regexFact(use, regexOfSimilar(pattern, mark), columns));
}

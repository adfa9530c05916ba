import { isNumbering, isNumberingInKeys } from '../../meanings/dependencies/numbering.ts';
import { wordsOfName } from '../../meanings/index.ts';
import type { Match } from '../../meanings/names/match.ts';
import type { KeyPlan } from '../plan.ts';
import type { ExpectedCount } from './expected-counts.ts';

/**
 * A key of which a column numbers the rows that have the others in common: then its rows come in groups, each numbered from the least
 * number on. Another key stays as it is.
 */
export function withNumberedRows(
  key: KeyPlan,
  meanings: ReadonlyMap<string, readonly Match[]>,
  counts: ReadonlyMap<string, ExpectedCount>,
): KeyPlan {
  const { attempts, isCounted, start, window, lanes, overflow } = key;
  if (attempts > 1 || isCounted || start > 0 || window !== null || lanes.length < 2 || overflow.length > 0) return key;
  const numbering = lanes.filter(({ column, digits }) => {
    const count = counts.get(column);
    const meaning = meanings.get(column)?.[0]?.meaning;
    const isFromOne = count?.what === 'values' && count.least === 1 && digits.length === 1;
    // A bare number may be drawn: one that says of what counts it.
    const isSaid = wordsOfName(column).length > 1;
    const numbers = isSaid ? isNumberingInKeys : isNumbering;
    return isFromOne && meaning !== undefined && numbers(meaning.role ?? meaning.name);
  });
  const [digit] = numbering[0]?.digits ?? [];
  return digit === undefined || numbering.length > 1 ? key : { ...key, numbered: digit.digit };
}

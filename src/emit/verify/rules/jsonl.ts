import type { FormatDialect } from '../../formats/format.ts';
import { Refused } from '../reading.ts';
import { objectRules } from './json.ts';
import type { Rules } from './rules.ts';
import { verifyNoStatement } from './text-grammar.ts';

/** A row as an object on a line. */
export function jsonlRules(dialect: FormatDialect): Rules {
  return objectRules(dialect, {
    open: '',
    end: '\n',
    bare: '{}\n',
    absent: '',
    blanks: ' \t',
    key: JSON.stringify,
    verifyFrame: (_, text) => {
      verifyNoStatement(text);
      if (text.preamble !== '') throw new Refused('A file of rows begins with something else.');
    },
  });
}

import type { FormatName } from '../../../options/output-options.ts';
import type { FormatDialect } from '../../formats/format.ts';
import { copyRules, csvRules } from './delimited.ts';
import { insertRules } from './insert.ts';
import { insertJsonRules } from './insert-json.ts';
import { jsonlRules } from './jsonl.ts';
import type { Rules } from './rules.ts';

/** What makes the rules of each form of output for a dialect. */
const RULES: Readonly<Record<FormatName, (dialect: FormatDialect) => Rules>> = {
  insert: insertRules,
  'insert-json': insertJsonRules,
  copy: copyRules,
  csv: csvRules,
  jsonl: jsonlRules,
};

const known = new WeakMap<FormatDialect, Map<FormatName, Rules>>();

/** The rules of a form in a dialect: made once for each, as its automata are. */
export function rulesOf(name: FormatName, dialect: FormatDialect): Rules {
  const own = known.get(dialect) ?? new Map<FormatName, Rules>();
  known.set(dialect, own);
  const rules = own.get(name) ?? RULES[name](dialect);
  own.set(name, rules);
  return rules;
}

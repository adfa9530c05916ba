import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../grammar/index.ts';
import type { Semantics } from '../../grammar/semantics.ts';
import { answerOf, COLUMNS, parsed, scopeFor } from './expressions.ts';

/** An expression, what it is in a dialect, and what it is where that dialect has another value of one trait alone. */
interface Case<Value> {
  readonly dialect: DialectName;
  readonly expression: string;
  readonly columns?: string;
  /** The drawn text of each column. */
  readonly row?: Readonly<Record<string, string>>;
  readonly was: string | null | 'unknown';
  readonly changed: Value;
  readonly becomes: string | null | 'unknown';
}

/** Traits that one expression shows; those of enumerations, and what the planner alone asks for, are not among them. */
type Evaluated =
  | 'stringLiteral'
  | 'exponentLiteral'
  | 'binaryLiterals'
  | 'truthValues'
  | 'castTypes'
  | 'longCasts'
  | 'matchedTypes'
  | 'matchedPadding'
  | 'extremeBesideNull'
  | 'documents';

const CASES: { readonly [Trait in Evaluated]: Case<Semantics[Trait]> } = {
  stringLiteral: { dialect: 'postgresql', expression: "'5' + 1", was: '6', changed: 'text', becomes: 'unknown' },
  exponentLiteral: {
    dialect: 'mysql',
    expression: '1e0 / 8',
    was: '0.125',
    changed: 'numeric',
    becomes: '0.1250',
  },
  binaryLiterals: { dialect: 'mysql', expression: '0x10 = 16', was: '1', changed: 'strings', becomes: 'unknown' },
  truthValues: {
    dialect: 'mysql',
    expression: 'coalesce(i = 1, 5)',
    row: { i: '1' },
    was: '1',
    changed: 'booleans',
    becomes: 'unknown',
  },
  castTypes: { dialect: 'postgresql', expression: "cast('abc' as char)", was: 'a', changed: 'own', becomes: 'abc' },
  longCasts: {
    dialect: 'postgresql',
    expression: "cast('abc' as char(2))",
    was: 'ab',
    changed: 'refused',
    becomes: 'refused',
  },
  matchedTypes: {
    dialect: 'mysql',
    expression: "i like '5%'",
    row: { i: '50' },
    was: '1',
    changed: 'texts',
    becomes: 'unknown',
  },
  matchedPadding: {
    dialect: 'mysql',
    expression: "c like 'ab'",
    columns: 'c char(5)',
    row: { c: 'ab' },
    was: '1',
    changed: 'filled',
    becomes: '0',
  },
  extremeBesideNull: { dialect: 'mysql', expression: 'greatest(1, null)', was: null, changed: 'others', becomes: '1' },
  documents: {
    dialect: 'mysql',
    expression: "json_extract('{\"a\": \"x\"}', '$.a') = 'x'",
    was: '1',
    changed: 'types',
    becomes: 'unknown',
  },
};

const traits = suite('traits');

for (const [trait, { dialect, expression, columns = COLUMNS, row = {}, was, changed, becomes }] of Object.entries(
  CASES,
)) {
  traits(`${trait} counts by itself`, () => {
    const scope = scopeFor(dialect, columns);
    const read = parsed(expression, dialect, columns);
    const answer = (semantics: Semantics): string | null => {
      const found = answerOf(read, { ...scope, semantics }, (name) => row[name] ?? null);
      return typeof found === 'string' ? found : found.text;
    };
    assert.equal([answer(scope.semantics), answer({ ...scope.semantics, [trait]: changed })], [was, becomes]);
  });
}

traits.run();

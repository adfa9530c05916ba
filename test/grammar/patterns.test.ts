import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialects } from '../../grammar/index.ts';
import { dialectNames } from '../../src/index.ts';
import { makeGrammar } from '../../src/parser/grammar.ts';
import { nonterminals } from '../../src/parser/nonterminals.ts';
import { compilePattern } from '../../src/parser/pattern.ts';

/** Every row of every table is a pattern that can be read, though the parser makes a row ready only when it needs it. */
for (const name of dialectNames) {
  const dialect = dialects[name];
  const { vocabulary } = makeGrammar(dialect).lexicalTable;
  const known = { rules: dialect.rules, nonterminals, vocabulary, compiledRules: new Map() };
  const rows = {
    statements: Object.keys(dialect.statements),
    tableElements: Object.keys(dialect.tableElements),
    columnAttributes: Object.keys(dialect.columnAttributes),
    tableOptions: Object.keys(dialect.tableOptions),
    alterActions: Object.keys(dialect.alterActions),
    domainAttributes: Object.keys(dialect.domainAttributes),
    types: Object.keys(dialect.types),
    callForms: Object.keys(dialect.callForms),
    isTests: Object.keys(dialect.operators.isTests),
    rules: Object.values(dialect.rules),
    others: [
      dialect.arraySuffix,
      dialect.intervalFields,
      dialect.columnPosition,
      dialect.keyPartSuffix,
      dialect.partitionOption,
    ],
  };
  for (const [table, patterns] of Object.entries(rows)) {
    test(`${name}: ${table}`, () => {
      for (const pattern of patterns) {
        assert.not.throws(() => compilePattern(pattern, known), pattern);
      }
    });
  }
}

test.run();

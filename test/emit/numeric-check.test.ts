import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialects } from '../../grammar/index.ts';
import { laneValue, run, startBlock } from '../../src/emit/block.ts';
import { buildProgram } from '../../src/emit/build-program.ts';
import { setSalt } from '../../src/emit/draw.ts';
import { spokenIn } from '../../src/emit/formats/index.ts';
import { BLOCK_ROWS } from '../../src/emit/memory.ts';
import { nothingKnown } from '../../src/emit/numeric-check.ts';
import { passesAt, runSteps } from '../../src/emit/numeric-steps.ts';
import type { Program } from '../../src/emit/program.ts';
import { type RowCheck, rowCheck } from '../../src/emit/row-check.ts';
import { compiledCondition } from '../../src/expression/condition.ts';
import { compile, type DialectName } from '../../src/index.ts';
import { mix32 } from '../../src/random.ts';
import { sameRows } from '../../src/row-counts.ts';
import { resultOf } from '../../src/steps.ts';
import { seedsOf } from '../../src/table-seeds.ts';
import { radicesOf, valueText } from '../../src/values/domain.ts';
import { parsedAll, scopeFor } from '../expression/expressions.ts';
import { sampledCount } from '../support/sample.ts';

const COLUMNS: Readonly<Record<DialectName, string>> = {
  postgresql: `i int, j smallint NOT NULL, w bigint NOT NULL, n numeric(6,2), m numeric(12,4) NOT NULL, x numeric,
    b boolean, d date NOT NULL, e date, t timestamp(0), u timestamp NOT NULL, s text NOT NULL, k int, z varchar(80), y varchar(80)`,
  mysql: `i int, j smallint NOT NULL, w bigint NOT NULL, n decimal(6,2), m decimal(12,4) NOT NULL, x year,
    b boolean, d date NOT NULL, e date, t datetime, u datetime(6) NOT NULL, s enum('a', 'b', 'c') NOT NULL, k int, z varchar(80), y varchar(80)`,
};

/** A list of values, and a choice among cases. */
const CHECKS = ", CHECK (s IN ('a', 'b', 'c')), CHECK (k < 5 AND i > 0 OR k > 1000000)";

/** The ways to make a condition, a number or a point in time; a number names an inner one. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  condition: [
    'number < number',
    'number <= number',
    'number <> number',
    'number = number',
    'time > time',
    'time >= time',
    'number BETWEEN number AND number',
    'number NOT BETWEEN number AND number',
    'number IN (number, 1, 2, NULL)',
    'number NOT IN (1, 2)',
    '(condition AND condition)',
    '(condition OR condition OR condition)',
    'NOT (condition)',
    '(condition) IS TRUE',
    '(condition) IS NOT FALSE',
    'i IS NULL',
    's IS NOT NULL',
    'b',
    "s = 'a'",
    "upper(s) <> 'B'",
    'length(z) > 9',
    "z < 'm'",
    'length(y) < 6',
    'CASE WHEN condition THEN condition ELSE condition END',
    'CASE WHEN condition THEN condition END',
  ],
  number: [
    'i',
    'j',
    'w',
    'n',
    'm',
    'x',
    'k',
    '0',
    '7',
    '-3',
    '2.5',
    '100000',
    '(number + number)',
    '(number - number)',
    '(number * number)',
    '(number % 7)',
    '(number % number)',
    'CASE WHEN condition THEN number ELSE number END',
    'CASE j WHEN number THEN number WHEN 5 THEN number END',
    'coalesce(number, number)',
  ],
  time: ['d', 'e', 't', 'u', "'2024-02-29'", 'coalesce(t, u)', 'CASE WHEN condition THEN d ELSE e END'],
};

/** A condition that chance makes, whose parts stand in one another at most so deep. */
function conditionOf(chance: () => number, kind = 'condition', depth = 3): string {
  const forms = FORMS[kind] ?? [];
  const fitting = depth > 0 ? forms : forms.filter((form) => !/condition|number|time/.test(form));
  const form = fitting[chance() % fitting.length] ?? 'i = 1';
  return form.replace(/\b(?:condition|number|time)\b/g, (inner) => conditionOf(chance, inner, depth - 1));
}

/** The text of the value that a row of the block has in a column: the slow, plain reference. */
function drawnText({ columnOf, lanes }: Program, name: string, row: number): string | null {
  const column = columnOf.get(name);
  const own = lanes.columns.get(name);
  if (column === undefined || own === undefined) throw new Error(`There is no column ${name}.`);
  const which = column.choice === null ? 0 : laneValue(lanes.choices[column.choice] ?? 0, row);
  const domain = column.domains[which] ?? null;
  if (domain === null || (own.flag >= 0 && laneValue(own.flag, row) === 1)) return null;
  return valueText(
    domain,
    radicesOf(domain).map((_, digit) => laneValue(own.first + digit, row)),
  );
}

for (const dialect of ['postgresql', 'mysql'] as const) {
  test(`${dialect}: what steps are sure of, and what is read of ranks, is what evaluating texts finds`, () => {
    const { plan } = compile(`CREATE TABLE t (${COLUMNS[dialect]}${CHECKS})`, { dialect });
    const program = resultOf(
      buildProgram(plan, spokenIn('insert', dialects[dialect]), seedsOf(1), sameRows(BLOCK_ROWS)),
    );
    const source = {
      columnOf: program.columnOf,
      lanes: program.lanes,
      scope: scopeFor(dialect, COLUMNS[dialect]),
      known: nothingKnown(),
    };
    const rows = Array.from({ length: BLOCK_ROWS }, (_, row) => row);
    const columns = COLUMNS[dialect];
    let next = 0;
    const chance = () => mix32(next++ * 0x9e3779b1) >>> 1;
    const seen = { conditions: 0, withSteps: 0, rows: 0, sure: 0, passing: 0 };
    const conditions = Array.from({ length: sampledCount(1500, 3) }, () => conditionOf(chance));
    const expressions = parsedAll(conditions, dialect, columns);
    program.tables.enter();
    startBlock(BLOCK_ROWS, program.lanes.count);
    setSalt(0, 0);
    run(program.draws, 0);
    for (const [number, expression] of expressions.entries()) {
      // Each is alone in its table.
      const check: RowCheck = rowCheck(expression, { ...source, known: nothingKnown() });
      seen.conditions++;
      const reference = compiledCondition(expression, source.scope);
      const expected = rows.map((row) => reference.verdict((name) => drawnText(program, name, row)) === 'passes');
      for (const row of rows.filter((one) => check.holds(one) !== expected[one]))
        assert.unreachable(`Row ${row} is read in another way than its text: ${conditions[number]}.`);
      const steps = check.steps(true);
      if (steps === null) continue;
      seen.withSteps++;
      runSteps(steps, 0, BLOCK_ROWS);
      for (const row of rows) {
        const passes = passesAt(row);
        seen.rows++;
        if (passes === null) continue;
        seen.sure++;
        seen.passing += Number(passes);
        if (passes !== expected[row])
          assert.unreachable(`Row ${row} does ${passes ? 'not ' : ''}pass ${conditions[number]}.`);
      }
    }
    // That they agree says something only where there are steps, and where they are sure of some of each.
    assert.ok(seen.withSteps > seen.conditions * 0.8, JSON.stringify(seen));
    assert.ok(seen.sure > seen.rows * 0.8, JSON.stringify(seen));
    assert.ok(seen.passing > seen.sure * 0.1 && seen.passing < seen.sure * 0.9, JSON.stringify(seen));
  });
}

test.run();

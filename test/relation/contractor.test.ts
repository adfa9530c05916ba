import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import type { Expression } from '../../src/ir.ts';
import { contractorFor } from '../../src/relation/contractor.ts';
import { loadTimeOf } from '../../src/relation/load-time.ts';
import { type Interval, narrowedBy, propagated } from '../../src/relation/propagate.ts';
import { relationOf } from '../../src/relation/relation.ts';
import { spanOf, spanOfUnit } from '../../src/relation/span.ts';
import { isSure } from '../../src/relation/sure.ts';
import type { Relation } from '../../src/relation/term.ts';
import { columnsOfTerm } from '../../src/relation/term.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';

const DAY = 86_400;

/** Columns: a, b and c are whole numbers, p has two decimals, d and e are dates, t and u times of day and date. */
const COLUMNS: ReadonlyMap<string, { dimension: 'number' | 'instant' | 'clock'; scale: number; isDate: boolean }> =
  new Map([
    ['a', { dimension: 'number', scale: 0, isDate: false }],
    ['b', { dimension: 'number', scale: 0, isDate: false }],
    ['c', { dimension: 'number', scale: 0, isDate: false }],
    ['p', { dimension: 'number', scale: 2, isDate: false }],
    ['d', { dimension: 'instant', scale: 0, isDate: true }],
    ['e', { dimension: 'instant', scale: 0, isDate: true }],
    ['t', { dimension: 'instant', scale: 0, isDate: false }],
    ['u', { dimension: 'instant', scale: 3, isDate: false }],
    ['k', { dimension: 'clock', scale: 0, isDate: false }],
  ]);

const TYPES = 'a int, b int, c int, p decimal(8,2), d date, e date, s text, k time';

function expressionOf(check: string, dialect: DialectName): Expression {
  const times = dialect === 'mysql' ? 't datetime, u datetime(3)' : 't timestamp, u timestamp(3)';
  const [found] = compile(`CREATE TABLE x (${TYPES}, ${times}, CHECK (${check}))`, { dialect }).table.checks;
  return found?.expression ?? { kind: 'null' };
}

function relate(check: string, dialect: DialectName): Relation | null {
  return relationOf(expressionOf(check, dialect), {
    measureOf: (name) => {
      const known = COLUMNS.get(name);
      const rest = { column: name, isRounded: false, isBinary: false, nullable: true };
      return known === undefined ? undefined : { ...known, ...rest };
    },
    countsDays: dialect === 'postgresql',
    loadTime: loadTimeOf(DEFAULT_TIME_LINE),
  });
}

const INTERVALS: ReadonlyMap<string, Interval> = new Map([
  ['a', { low: 0, high: 100 }],
  ['b', { low: 10, high: 20 }],
  ['c', { low: -5, high: 5 }],
  ['p', { low: 0, high: 1000 }],
  ['d', { low: 0, high: 400 * DAY }],
  ['e', { low: 10 * DAY, high: 20 * DAY }],
  ['t', { low: 0, high: 400 * DAY }],
  ['u', { low: 10_000 * DAY, high: 20_000 * DAY }],
  ['k', { low: 0, high: DAY - 1 }],
]);

/** What each check leaves the target of its intervals above. */
const narrowings: readonly (readonly [
  dialect: DialectName,
  check: string,
  target: string,
  low: number,
  high: number,
])[] = [
  ['postgresql', 'a < b', 'a', 0, 19],
  ['postgresql', 'a <= b', 'a', 0, 20],
  ['postgresql', 'a > b', 'a', 11, 100],
  ['postgresql', 'a >= b', 'a', 10, 100],
  ['postgresql', 'a = b', 'a', 10, 20],
  ['postgresql', 'NOT a > b', 'a', 0, 20],
  ['postgresql', 'b > a', 'a', 0, 19],
  ['postgresql', 'a + 3 < b', 'a', 0, 16],
  ['postgresql', 'a - 3 < b', 'a', 0, 22],
  ['postgresql', '3 - a > -b', 'a', 0, 22],
  ['postgresql', 'a * 2 <= b', 'a', 0, 10],
  ['postgresql', 'a * b <= 60', 'a', 0, 6],
  ['postgresql', 'a / 2 = b', 'a', 20, 40],
  ['postgresql', '100 / a > b', 'a', 0, 9],
  ['postgresql', 'a + b + c = 100', 'a', 75, 95],
  ['postgresql', 'p = a', 'a', 0, 10],
  ['postgresql', 'a = p', 'p', 0, 1000],
  ['postgresql', 'p < 2.5', 'p', 0, 249],
  ['postgresql', 'p * 1.5 <= 3', 'p', 0, 200],
  ['postgresql', 'abs(a) >= b', 'a', 10, 100],
  ['postgresql', 'abs(a - b) < 5', 'a', 6, 24],
  ['postgresql', 'greatest(a, 3) < b', 'a', 0, 19],
  ['postgresql', 'least(a, 30) > b', 'a', 11, 100],
  ['postgresql', 'coalesce(a, 0) < b', 'a', 0, 19],
  ['postgresql', 'd < e', 'd', 0, 20 * DAY - 1],
  ['postgresql', 'd + 5 < e', 'd', 0, 15 * DAY - 1],
  ['postgresql', 'e - d <= 3', 'd', 7 * DAY, 400 * DAY],
  ['postgresql', "d + interval '2 days' <= t", 't', 2 * DAY, 400 * DAY],
  ['postgresql', "t - interval '1 day 12:00' >= e", 't', 11.5 * DAY, 400 * DAY],
  ['postgresql', "e + interval '1 month' <= t", 't', 41 * DAY, 400 * DAY],
  ['postgresql', "t <= e + interval '1 month'", 't', 0, 48 * DAY],
  ['postgresql', 't::date = e', 't', 10 * DAY, 21 * DAY - 1],
  ['postgresql', 't < u', 't', 0, 20 * DAY - 1],
  ['postgresql', 't > u', 't', 10 * DAY + 1, 400 * DAY],
  ['postgresql', "t - u < interval '1 hour'", 't', 0, 20 * DAY + 3599],
  ['postgresql', "k + interval '1 hour' <= '09:00'", 'k', 0, 8 * 3600],
  ['postgresql', 'extract(year from d) = 1971', 'd', 365 * DAY, 400 * DAY],
  ['postgresql', "date_part('year', d) < 1971", 'd', 0, 365 * DAY - 1],
  ['mysql', 'datediff(e, d) <= 3', 'd', 7 * DAY, 400 * DAY],
  ['mysql', 'datediff(t, e) = 0', 't', 10 * DAY, 21 * DAY - 1],
  ['mysql', 't >= e + interval 2 day', 't', 12 * DAY, 400 * DAY],
  ['mysql', 'date_sub(t, interval 1 week) >= e', 't', 17 * DAY, 400 * DAY],
  ['mysql', 'year(d) = 1971', 'd', 365 * DAY, 400 * DAY],
  ['mysql', 'date(t) = e', 't', 10 * DAY, 21 * DAY - 1],
  ['mysql', 'ifnull(a, 3) < b', 'a', 0, 19],
];

for (const [dialect, check, target, low, high] of narrowings) {
  test(`${check} leaves ${target} from ${low} to ${high}`, () => {
    const relation = relate(check, dialect);
    const contractor = relation === null ? null : contractorFor(relation, target);
    assert.ok(contractor !== null, 'It is a relation.');
    assert.equal(narrowedBy(contractor, INTERVALS.get(target) ?? { low: 0, high: 0 }, INTERVALS), { low, high });
  });
}

const others: readonly (readonly [dialect: DialectName, check: string])[] = [
  ['postgresql', 'a <> b'],
  ['postgresql', 's < a::text'],
  ['postgresql', 'a % b = 0'],
  ['postgresql', "d > 'tomorrow'"],
  ['postgresql', "t + interval '1 fortnight' > u"],
  ['postgresql', '1 < 2'],
  ['mysql', 'd - e > 3'],
  ['mysql', 'd + 1 > e'],
];

for (const [dialect, check] of others) {
  test(`${dialect}: ${check} is no relation`, () => assert.is(relate(check, dialect), null));
}

test('a column that stands twice is not solved for', () => {
  const relation = relate('a * a < b', 'postgresql');
  assert.ok(relation !== null);
  assert.is(contractorFor(relation, 'a'), null);
  assert.ok(contractorFor(relation, 'b') !== null);
});

test('chains are followed to their ends, and contradictions found', () => {
  const contractorsOf = (...checks: readonly string[]) =>
    checks.flatMap((check) => {
      const relation = relate(check, 'postgresql');
      return relation === null
        ? []
        : columnsOfTerm(relation.difference).map((column) => contractorFor(relation, column));
    });
  const known = (contractors: ReturnType<typeof contractorsOf>) =>
    contractors.filter((contractor) => contractor !== null);
  assert.equal(propagated(known(contractorsOf('a < b', 'b < c')), INTERVALS), null);
  const narrowed = propagated(known(contractorsOf('c < a', 'a < b')), INTERVALS);
  assert.equal(narrowed?.get('a'), { low: 0, high: 19 });
  assert.equal(narrowed?.get('b'), { low: 10, high: 20 });
});

test('a column without an interval demands nothing', () => {
  const relation = relate('a < b', 'postgresql');
  const contractor = relation === null ? null : contractorFor(relation, 'a');
  assert.ok(contractor !== null);
  assert.equal(narrowedBy(contractor, { low: 0, high: 9 }, new Map()), { low: 0, high: 9 });
});

/** Whether each check holds for all values of the intervals above. */
const certainties: readonly (readonly [dialect: DialectName, check: string, isSure: boolean])[] = [
  ['postgresql', 'a + b <= 120', true],
  ['postgresql', 'a + b < 120', false],
  ['postgresql', 'a - c >= -5', true],
  ['postgresql', 'a * b <= 2000', true],
  ['postgresql', 'a * b < 2000', false],
  ['postgresql', 'a + p <= 110', true],
  ['postgresql', 'a + p < 110', false],
  ['postgresql', 'NOT a + b > 120', true],
  ['postgresql', 'abs(c) <= 5', true],
  ['postgresql', 'd - e <= 390', true],
  ['postgresql', 'd - e < 390', false],
  // What stands in the place of NULL is not within the interval.
  ['postgresql', 'coalesce(b, 0) > 5', false],
  // A month has several lengths.
  ['postgresql', "d + interval '1 month' < e + interval '2 years'", false],
  // A double does not count the end.
  ['postgresql', 'a * 9007199254740993 <= 900719925474099300', false],
  ['mysql', 'a + b <= 120', true],
  ['mysql', 'a / b <= 10', false],
];

for (const [dialect, check, expected] of certainties) {
  test(`${dialect}: ${check} ${expected ? 'is sure' : 'is not sure'}`, () => {
    const relation = relate(check, dialect);
    assert.is(relation !== null && isSure(relation, INTERVALS), expected);
  });
}

const spans: readonly (readonly [text: string, span: readonly [number, number] | null])[] = [
  ['1 day', [86_400_000_000, 86_400_000_000]],
  ['-1 day', [-86_400_000_000, -86_400_000_000]],
  ['1 month', [28 * 86_400_000_000, 31 * 86_400_000_000]],
  ['-1 month', [-31 * 86_400_000_000, -28 * 86_400_000_000]],
  ['2 hours 30 mins', [9_000_000_000, 9_000_000_000]],
  ['1 day 02:30:15', [95_415_000_000, 95_415_000_000]],
  ['-02:00', [-7_200_000_000, -7_200_000_000]],
  ['1.5 seconds', [1_500_000, 1_500_000]],
  ['P1D', null],
  ['1 fortnight', null],
  ['', null],
];

for (const [text, span] of spans) test(`the span '${text}'`, () => assert.equal(spanOf(text), span));

test('units have plurals, and unknown ones none', () => {
  assert.equal(spanOfUnit(2, 'WEEKS'), spanOfUnit(14, 'day'));
  assert.is(spanOfUnit(2, 'score'), null);
});

test.run();

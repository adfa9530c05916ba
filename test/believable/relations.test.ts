import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Statistic, Value } from './expectation.ts';
import * as calendar from './judges/calendar.ts';
import * as relations from './judges/relations.ts';
import * as statistics from './judges/statistics.ts';
import { faultsOf, type Trial, untried } from './trial.ts';

const trials: readonly Trial[] = [
  [
    relations.inOrder,
    [['2020-01-01', null, '2020-01-02 10:00:00']],
    [['2020-01-02', '2020-01-01']],
    [['2020-01-01', null]],
  ],
  [relations.ascending, [['9', '10']], [['10', '9']], [[null, '1']]],
  [
    relations.daysApart(1, 7),
    [['2020-01-01', '2020-01-03']],
    [
      ['2020-01-01', '2020-01-01'],
      ['2020-01-01', '2020-02-01'],
    ],
  ],
  [relations.timeBetween('days'), [['2020-01-01', '2020-01-04', '3']], [['2020-01-01', '2020-01-04', '30']]],
  [
    relations.timeBetween('minutes'),
    [['2020-01-01 10:00:00', '2020-01-01 10:45:00', '45']],
    [['2020-01-01 10:00:00', '2020-01-01 10:45:00', '30']],
  ],
  [
    relations.sumOf('++-'),
    [
      ['11.50', '10', '2', '.5'],
      ['12', '10', '2', null],
    ],
    [['12.50', '10', '2', '.5']],
    [[null, '1', '1', '1']],
  ],
  [
    relations.productOf,
    [['39.98', '2', '19.99']],
    [
      ['39.97', '2', '19.99'],
      ['40.50', '2', '20'],
    ],
  ],
  [relations.percentOfWhole, [['19.0', '19', '100']], [['18.9', '19', '100']]],
  [
    relations.percentageOf,
    [
      ['19.00', '100', '19'],
      ['19', '100', '0.19'],
    ],
    [['7', '100', '19']],
  ],
  [relations.timesAsMuch(1.8, 32), [['98.6', '37']], [['99.6', '37']]],
  [relations.partOfWhole, [['0.667', '2', '3']], [['66.7', '2', '3']]],
  [
    relations.oneOfTwo,
    [
      ['1.50', null],
      ['0.00', '2'],
    ],
    [
      ['1', '2'],
      ['0', null],
    ],
  ],
  [calendar.partOfMoment('year'), [['2024', '2024-02-29']], [['2023', '2024-02-29']]],
  [
    calendar.partOfMoment('month'),
    [
      ['2', '2024-02-29'],
      ['February', '2024-02-29 10:00:00'],
    ],
    [['3', '2024-02-29']],
    [[null, '2024-02-29']],
  ],
  [calendar.partOfMoment('quarter'), [['Q1', '2024-02-29']], [['2', '2024-02-29']]],
  [calendar.partOfMoment('weekday'), [['Thursday', '2024-02-29']], [['5', '2024-02-29']]],
  [calendar.partOfMoment('weekend or not'), [['f', '2024-02-29']], [['1', '2024-02-29']]],
  [calendar.partOfMoment('hour'), [['10', '2024-02-29 10:59:00']], [['11', '2024-02-29 10:59:00']]],
  [calendar.partOfMoment('month and year'), [['2024-02', '2024-02-29']], [['2024-01', '2024-02-29']]],
  [calendar.partOfMoment('day'), [['20240229', '2024-02-29 10:00:00']], [['2024-03-01', '2024-02-29']]],
  [calendar.partOfMoment('last day of the month'), [['2024-02-29', '2024-02-01']], [['2024-02-28', '2024-02-01']]],
  [relations.discountedProduct, [['90', '2', '50', '10']], [['100', '2', '50', '10']]],
  [relations.ratioBetween(0, 1), [['1', '2']], [['3', '2']], [['0', '0']]],
  [
    relations.madeOfName,
    [
      ['ana.lopez@example.com', 'Ana', 'López'],
      ['alopez', 'Ana', 'López'],
    ],
    [
      ['chen.8gd2@example.com', 'Marta', 'Novak'],
      ['x@lopez.example', 'Ana', 'López'],
    ],
    [['x@example.com', '美咲']],
  ],
  [relations.sharesWord, [['acme-tools.com', 'Acme Inc']], [['falcon.com', 'Acme Inc']], [['a.com', 'X']]],
  [relations.holdsAll, [['https://www.acme.com/', 'acme.com']], [['https://falcon.com', 'acme.com']]],
  [
    relations.slugOf,
    [['ten-ways-to-cook-2', '10 or Ten Ways to Cook']],
    [
      ['quiet-river', 'Ten Ways'],
      ['2020', 'Ten'],
    ],
  ],
  [relations.different, [['a', 'b']], [['Quebec', 'Québec']]],
  [relations.ageOf, [['35', '1990-06-01']], [['35', '1980-06-01']]],
  [
    relations.heightAtAge,
    [
      ['110', '2020-06-01'],
      ['181', '1980-06-01'],
    ],
    [
      ['177', '2018-06-01'],
      ['110', '1990-06-01'],
    ],
  ],
  [relations.agedAt(15, 70), [['1990-06-01', '2012-01-01']], [['1990-06-01', '1995-01-01']]],
  [
    relations.titleOfSex,
    [
      ['Mr', 'male'],
      ['Ms.', 'F'],
    ],
    [
      ['Mr', 'female'],
      ['Mrs', 'M'],
    ],
    [['Dr', 'M']],
  ],
  [
    relations.onlyWhen(/ship/),
    [
      [null, 'new'],
      ['2020-01-01', 'shipped'],
    ],
    [['2020-01-01', 'new']],
    [['2020-01-01', null]],
  ],
  [
    relations.thereWhen(/ship/),
    [
      ['2020-01-01', 'shipped'],
      [null, 'new'],
    ],
    [[null, 'shipped']],
    [[null, null]],
  ],
  [
    relations.flagOf,
    [
      ['t', '2020-01-01'],
      ['0', null],
    ],
    [
      ['1', null],
      ['f', '2020-01-01'],
    ],
  ],
  [
    relations.extensionOfType,
    [
      ['a.pdf', 'application/pdf'],
      ['b.JPG', 'image/jpeg'],
    ],
    [
      ['a.pdf', 'image/png'],
      ['amber', 'image/png'],
    ],
    [['a.dat', 'application/octet-stream']],
  ],
  [
    relations.endsWith,
    [
      ['a.pdf', '.pdf'],
      ['ana@acme.com', 'acme.com'],
    ],
    [
      ['a.pdf', 'jpg'],
      ['a.pdf', ''],
    ],
  ],
  [relations.sameInitial, [['DEU', 'DE']], [['DEU', 'FR']]],
  [
    relations.domainOfCountry,
    [
      ['.de', 'DE'],
      ['uk', 'GB'],
    ],
    [['.fr', 'DE']],
  ],
  [relations.modelYearOf, [['2020', '2019-12-01']], [['2020', '2018-12-01']]],
];

test('relations hold in rows that are so, in no others, and are not expected where a value is missing', () => {
  assert.equal(faultsOf(trials), []);
});

const column = (...values: readonly Value[]): readonly (readonly Value[])[] => values.map((value) => [value]);
const days = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, day) => `2020-01-${String(day + 1).padStart(2, '0')}`);
const seconds = Array.from({ length: 60 }, (_, second) => `2020-01-01 10:00:${String(second).padStart(2, '0')}`);

/** A statistic, rows of which it holds, and rows of which it does not. */
const statisticTrials: readonly (readonly [Statistic, readonly (readonly Value[])[], readonly (readonly Value[])[]])[] =
  [
    [statistics.nullShare(0.5, 1), column(null, 'a'), column('a', 'b')],
    [statistics.trueShare(0.5, 0.9), column('1', 't', 'false'), column('1', '1')],
    [statistics.trueShare(0, 1), column('0'), column(null)],
    [statistics.shareMatching('even', /[02468]$/, 0.4, 0.6), column('1', '2'), column('1', '3')],
    [statistics.distinctBetween(2, 3), column('a', 'b', 'a'), column('a', 'a')],
    [statistics.distinctAtLeast(2), column('a', 'b', 'a'), column('a', 'a')],
    [statistics.varied(0.5), column('a', 'b', null), column('a', 'a', 'a')],
    [statistics.medianBetween(1, 3), column('1', '2', '900'), column('1', '8', '9')],
    [statistics.medianBetween(0, 9), column('1'), column('x', null)],
    [statistics.skewed, column('1', '2', '30'), column('1', '2', '3')],
    [statistics.uneven(2), column('a', 'a', 'b'), column('a', 'b')],
    [statistics.uneven(1), column('a', 'b'), column('a', 'a')],
    [statistics.spansDays(5), column(...days(9)), column(...days(3))],
    [statistics.unequalSeconds, column(...seconds), column(...seconds.slice(0, 1))],
    [
      statistics.determines,
      [
        ['Paris', 'FR'],
        ['Paris', 'FR'],
        ['Oslo', 'NO'],
      ],
      [
        ['Paris', 'FR'],
        ['Paris', 'DE'],
      ],
    ],
    [
      statistics.determines,
      [
        ['Paris', 'FR'],
        ['Paris', 'FR'],
      ],
      [
        ['Paris', 'FR'],
        ['Oslo', 'NO'],
        [null, 'NO'],
        [null, 'DE'],
      ],
    ],
  ];

test('statistics hold of rows that are so, and of no others', () => {
  for (const [statistic, rows, others] of statisticTrials) {
    assert.is(statistic.contradiction(rows), null, statistic.words);
    assert.is.not(statistic.contradiction(others), null, statistic.words);
  }
});

test('every relation and every statistic is tried', () => {
  assert.equal(
    untried(
      [relations],
      trials.map(([judge]) => judge),
    ),
    [],
  );
  assert.equal(
    untried(
      [statistics],
      statisticTrials.map(([statistic]) => statistic),
    ),
    [],
  );
});

test.run();

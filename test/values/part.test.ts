import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clockText, dayNumber, dayText, digitSizes, type Part, textOf, widthOf } from '../../src/values/part.ts';

const DAY_MS = 86_400_000;

test('days are those of the calendar', () => {
  const last = dayNumber(9999, 12, 31);
  // Every seventh day is on every date in some year; the days about each turn of a year and a leap day come on top.
  for (let day = dayNumber(1000, 1, 1); day <= last; day += 7) {
    const date = new Date(day * DAY_MS);
    assert.is(dayText(day), date.toISOString().slice(0, 10));
    assert.is(dayNumber(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()), day);
  }
  for (let year = 1000; year <= 9999; year++) {
    for (const [month, dayOfMonth] of [
      [1, 1],
      [2, 28],
      [3, 1],
      [12, 31],
    ] as const) {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
      assert.is(dayNumber(year, month, dayOfMonth) * DAY_MS, Date.parse(text));
      assert.is(dayText(dayNumber(year, month, dayOfMonth)), text);
    }
  }
});

for (const [second, text] of [
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3661, '01:01:01'],
  [86_399, '23:59:59'],
  [359_999, '99:59:59'],
] as const) {
  test(`second ${second} is ${text}`, () => assert.is(clockText(second), text));
}

const texts: readonly (readonly [Part, readonly number[], string])[] = [
  [{ kind: 'constant', text: 'x' }, [], 'x'],
  [{ kind: 'pool', entries: ['a', 'b'] }, [1], 'b'],
  [{ kind: 'integer', first: -3, size: 9 }, [2], '-1'],
  [{ kind: 'digits', width: 4, first: 7, size: 9 }, [5], '0012'],
  [{ kind: 'wide', first: 0, size: 100, scale: 0 }, [42], '42'],
  [{ kind: 'wide', first: -5, size: 100, scale: 2 }, [0], '-0.05'],
  [{ kind: 'wide', first: -5, size: 100, scale: 2 }, [5], '0.00'],
  [{ kind: 'wide', first: 0, size: 1000, scale: 2 }, [999], '9.99'],
  [{ kind: 'wide', first: 0, size: 10 ** 13, scale: 4 }, [1234, 5_678], '123400000.5678'],
  [{ kind: 'hexadecimal', width: 3 }, [10], '00a'],
  [{ kind: 'binary', width: 5 }, [5], '00101'],
];

for (const [part, digits, text] of texts) {
  test(`${JSON.stringify(part)} of ${digits} is ${text}`, () => {
    assert.is(textOf(part, digits), text);
    assert.is(digitSizes(part).length, digits.length);
    assert.ok(widthOf(part) >= text.length);
  });
}

test('a number is as wide as the longer one of the first and the last', () => {
  const cases: readonly (readonly [Part, number])[] = [
    [{ kind: 'integer', first: 0, size: 256 }, 3],
    [{ kind: 'integer', first: -12, size: 20 }, 3],
    [{ kind: 'integer', first: 7, size: 1 }, 1],
    [{ kind: 'wide', first: 1, size: 4_503_599_000_000_000, scale: 0 }, 16],
    [{ kind: 'wide', first: -5, size: 10, scale: 2 }, 5],
  ];
  for (const [part, width] of cases) assert.is(widthOf(part), width);
});

test.run();

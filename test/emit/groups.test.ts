import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findGroup, found, groupsOf } from '../../src/emit/groups.ts';

/** Groups, rows of a group at most, and rows that are written. */
const SIZES: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [1, 9, 4],
  [5, 3, 7],
  [16, 7, 16],
  [37, 7, 100],
  [200, 7, 200],
  [200, 3, 900],
  [33, 4, 1],
];

for (const [groups, most, rows] of SIZES) {
  test(`${groups} groups of ${most} rows at most: each pair of a group and a place has one row of ${rows}`, () => {
    const made = groupsOf(groups, most, rows);
    const pairs = new Set<number>();
    const places = new Map<number, number>();
    for (let row = 0; row < groups * most; row++) {
      findGroup(made, row);
      assert.ok(found.group < groups && found.place < most);
      pairs.add(found.group * most + found.place);
      // Each group is numbered from its first row on.
      assert.is(found.place, places.get(found.group) ?? 0);
      places.set(found.group, found.place + 1);
    }
    assert.is(pairs.size, groups * most);
  });
}

/** Groups, rows of a group at most, rows, and the share of groups that have some of these: the last ones may lack theirs. */
const FILLED: readonly (readonly [number, number, number, number])[] = [
  [31, 7, 62, 0.85],
  [200, 7, 450, 0.95],
  [200, 7, 460, 0.95],
  [200, 7, 900, 0.95],
  [200, 100, 9000, 0.95],
];

for (const [groups, most, rows, share] of FILLED) {
  test(`${rows} rows are of nearly all of ${groups} groups`, () => {
    const made = groupsOf(groups, most, rows);
    const seen = new Set<number>();
    for (let row = 0; row < rows; row++) {
      findGroup(made, row);
      seen.add(found.group);
    }
    assert.ok(seen.size >= share * groups, `${seen.size} groups`);
  });
}

test('groups differ in size, and stand together', () => {
  const made = groupsOf(100, 7, 200);
  const group = (row: number) => {
    findGroup(made, row);
    return found.group;
  };
  const seen = Array.from({ length: 200 }, (_, row) => group(row));
  assert.equal(
    seen,
    [...seen].sort((lhs, rhs) => lhs - rhs),
  );
  const counts = new Set(seen.map((one) => seen.filter((other) => other === one).length));
  assert.ok(counts.size > 3);
});

test.run();

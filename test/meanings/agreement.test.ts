import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  COUNTED_AT,
  COUNTED_BETWEEN_ROLE,
  COUNTER_MOMENT,
  COUNTER_ROLE,
  COUNTER_ROLES,
} from '../../src/meanings/agreements/counters.ts';
import { agreementsOn, PLAIN_ROLE, ROLE_WORDS } from '../../src/meanings/agreements/index.ts';
import { COUNTED_ROLE, PART_WORDS, USED_PERCENT_ROLES } from '../../src/meanings/agreements/parts.ts';
import { AMOUNT_ROLES } from '../../src/meanings/agreements/plans.ts';
import { lengthRoleOf, MOMENT_ROLES, UNITS_OF_TIME } from '../../src/meanings/agreements/spans.ts';
import { rows } from '../../src/meanings/rows.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';
import { columnsOf } from '../../src/walk.ts';

const agreements = agreementsOn(DEFAULT_TIME_LINE);
const PARTS = [
  ...Object.values(AMOUNT_ROLES),
  ...PART_WORDS.values(),
  COUNTED_ROLE,
  ...Object.values(USED_PERCENT_ROLES),
  ...COUNTER_ROLES.values(),
  ...Array.from(COUNTER_ROLES.values(), (role) => `${COUNTER_MOMENT}${role}`),
  COUNTED_BETWEEN_ROLE,
  COUNTER_ROLE,
  ...COUNTED_AT.values(),
  ...Object.values(MOMENT_ROLES),
  ...Array.from(UNITS_OF_TIME, lengthRoleOf),
];
const known = new Set([...rows.map(({ name }) => name), ...ROLE_WORDS.values(), PLAIN_ROLE, ...PARTS]);

test('each role is a meaning, or a word', () => {
  for (const { of, conditions, terms } of agreements) {
    const roles = [
      of,
      ...conditions.flatMap((condition) => [...columnsOf(condition)]),
      ...terms.map(({ role }) => role),
    ];
    assert.equal(
      roles.filter((role) => !known.has(role.replace(/^(?:planned|actual|plain|scheduled|estimated|day) /, ''))),
      [],
    );
    assert.ok(roles.includes(of) && new Set(roles).size > 1, of);
  }
});

test('no meaning waits for itself, but for two of which either gives way', () => {
  const behind = new Map<string, Set<string>>();
  for (const { of, conditions, terms } of agreements) {
    const others = behind.get(of) ?? new Set();
    behind.set(of, others);
    const roles = [...conditions.flatMap((condition) => [...columnsOf(condition)]), ...terms.map(({ role }) => role)];
    for (const role of roles) if (role !== of) others.add(role);
  }
  const visited = new Set<string>();
  const visit = (role: string, path: readonly string[]): void => {
    assert.not.ok(path.includes(role), [...path, role].join(', '));
    // There are more paths than can be gone: what was found to wait for nothing of its own is not looked at again.
    if (visited.has(role)) return;
    for (const other of behind.get(role) ?? []) {
      if (behind.get(other)?.has(role) !== true) visit(other, [...path, role]);
    }
    visited.add(role);
  };
  for (const role of behind.keys()) visit(role, []);
});

test('distances rise from the least to the most', () => {
  for (const { of, distance } of agreements) {
    if (distance === null) continue;
    const { least, median, sigma, most } = distance;
    assert.ok(least >= 0 && least <= median && median <= most && sigma > 0, of);
  }
});

test.run();

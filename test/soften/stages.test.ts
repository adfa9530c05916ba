import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* Moments whose names say what is done: in the order in which things are usually done. */

/** How many rows have the first of two moments behind the second one. */
function reversed(earlier: string, later: string, others = ''): number {
  const ddl = `CREATE TABLE things (id int PRIMARY KEY, ${later} timestamp NOT NULL, ${earlier} timestamp NOT NULL${others})`;
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 200, seed: '1' }));
  assert.ok(new Set(rows.map((row) => row[later])).size > 1);
  return rows.filter((row) => `${row[earlier]}` > `${row[later]}`).length;
}

const PAIRS: readonly (readonly [earlier: string, later: string, others?: string])[] = [
  ['created_at', 'escalated_at'],
  ['created_at', 'scanned_on'],
  ['created_at', 'date_unlocked'],
  ['requested_at', 'acknowledged_at'],
  ['requested_at', 'approved_at'],
  ['approved_at', 'dispatched_at'],
  ['escalated_at', 'closed_at'],
  ['uploaded_at', 'processed_at'],
  ['queued_at', 'started_at'],
  ['hired_at', 'started_at'],
  ['invited_at', 'joined_at'],
  ['sent_at', 'accepted_at'],
  ['confirmation_sent_at', 'confirmed_at'],
  ['invitation_sent_at', 'invitation_accepted_at'],
  ['approved_at', 'sent_at'],
  ['arrived_at', 'triaged_at'],
  ['completed_at', 'rated_at'],
  ['completed_at', 'invoiced_at'],
  ['paid_at', 'packed_at'],
  ['checked_in_at', 'loaded_at'],
  ['viewed_at', 'paid_at'],
  ['deleted_at', 'restored_at'],
  ['proposed_on', 'completed_on'],
  ['sent_at', 'opened_at'],
  ['opened_at', 'triaged_at'],
  ['received_at', 'tested_at'],
  ['shipped_at', 'received_at'],
  ['received_at', 'returned_at', ', ordered_at timestamp NOT NULL'],
  ['ordered_at', 'received_at'],
  ['archived_at', 'modified_at'],
  ['filed_date', 'hearing_date'],
  ['purchase_date', 'claim_date'],
];

for (const [earlier, later, others] of PAIRS) {
  test(`${earlier} comes before ${later}`, () => assert.is(reversed(earlier, later, others), 0));
}

test('what is planned, and what is about something else, comes in any order', () => {
  for (const [earlier, later] of [
    ['started_at', 'scheduled_scan_at'],
    ['card_approved_at', 'loan_dispatched_at'],
  ] as const) {
    assert.ok(reversed(earlier, later) > 0 || reversed(later, earlier) > 0);
  }
});

test('what waits before it begins lasts from its start to its end', () => {
  const columns = 'queued_at timestamp NOT NULL, started_at timestamp, finished_at timestamp, duration_seconds int';
  const rows = [...compile(`CREATE TABLE runs (${columns})`, { dialect: 'postgresql' }).rows({ rows: 200, seed: '1' })];
  const ended = rows.filter((row) => row['started_at'] !== null && row['finished_at'] !== null);
  assert.ok(ended.length > 50);
  for (const row of ended) {
    const [from, to] = [row['started_at'], row['finished_at']].map((moment) => Date.parse(`${moment}Z`));
    assert.ok(Math.abs(((to ?? 0) - (from ?? 0)) / 1000 - Number(row['duration_seconds'])) < 1, JSON.stringify(row));
  }
});

test('people are students from seventeen years on, in the year in which they begin', () => {
  const columns = 'date_of_birth date NOT NULL, enrolled_on date NOT NULL, academic_year char(9) NOT NULL';
  const { rows } = compile(`CREATE TABLE student_enrolments (${columns})`, { dialect: 'postgresql' });
  for (const row of rows({ rows: 200, seed: '1' })) {
    const [born = 0, enrolled = 0, first = 0] = Object.values(row).map((value) => Number.parseInt(String(value), 10));
    assert.ok(enrolled - born >= 16 && [0, 1].includes(enrolled - first), JSON.stringify(row));
  }
});

test('constraints have the last word', () => {
  assert.is(reversed('dispatched_at', 'requested_at', ', CHECK (requested_at > dispatched_at)'), 0);
});

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { imageAt, imagesFitting } from '../../src/emit/fitting-images.ts';
import type { FittingPairs } from '../../src/emit/operation.ts';
import { pairsWithin } from '../../src/emit/verify/fitting-images.ts';
import { rowsBy, rowsByTable } from '../schema/schema-rows.ts';

/* Keys that number the rows of parents begin with those that fit. */

const JOBS = `CREATE TABLE people (id int PRIMARY KEY);
  CREATE TABLE jobs (id int PRIMARY KEY, status text NOT NULL CHECK (status IN ('draft', 'published', 'closed')));`;

interface Case {
  readonly title: string;
  readonly ddl: string;
  readonly child: string;
  readonly key: readonly string[];
  readonly fits: (
    row: (column: string) => string,
    parentValue: (table: string, id: string, column: string) => string,
  ) => boolean;
  readonly rows?: number;
}

const LABELS = `CREATE TABLE projects (id int PRIMARY KEY);
  CREATE TABLE issues (id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects);
  CREATE TABLE labels (id uuid PRIMARY KEY, project_id int NOT NULL REFERENCES projects);
  CREATE TABLE issue_labels (issue_id int NOT NULL REFERENCES issues, label_id uuid NOT NULL REFERENCES labels, PRIMARY KEY (issue_id, label_id));`;

const isPublished: Case['fits'] = (row, parentValue) => parentValue('jobs', row('job_id'), 'status') !== 'draft';

const CASES: readonly Case[] = [
  {
    title: 'applications for jobs that are published, once for each person',
    ddl: `${JOBS} CREATE TABLE applications (id int PRIMARY KEY, job_id int NOT NULL REFERENCES jobs,
      person_id int NOT NULL REFERENCES people, UNIQUE (job_id, person_id));`,
    ...{ child: 'applications', key: ['job_id', 'person_id'], fits: isPublished },
  },
  {
    title: 'the same the other way round, in many rows',
    ddl: `${JOBS} CREATE TABLE applications (job_id int NOT NULL REFERENCES jobs, person_id int NOT NULL REFERENCES people,
      PRIMARY KEY (person_id, job_id));`,
    ...{ child: 'applications', key: ['job_id', 'person_id'], fits: isPublished, rows: 3000 },
  },
  {
    title: 'rows that are numbered for each parent',
    ddl: `${JOBS} CREATE TABLE applications (job_id int NOT NULL REFERENCES jobs, round_number int NOT NULL, PRIMARY KEY (job_id, round_number));`,
    ...{ child: 'applications', key: ['job_id', 'round_number'], fits: isPublished },
  },
  {
    title: 'labels of the project of an issue',
    ddl: LABELS,
    ...{ child: 'issue_labels', key: ['issue_id', 'label_id'] },
    fits: (row, parentValue) =>
      parentValue('issues', row('issue_id'), 'project_id') === parentValue('labels', row('label_id'), 'project_id'),
  },
];

for (const { title, ddl, child, key, fits, rows = 200 } of CASES) {
  test(title, () => {
    const tables = rowsByTable(ddl, { rows, rowsOf: ddl.includes('TABLE projects') ? { projects: 20 } : {} });
    const byId = new Map([...tables].map(([name, all]) => [name, rowsBy(all, 'id')]));
    const parentValue = (table: string, id: string, column: string) => byId.get(table)?.get(id)?.get(column) ?? '';
    const children = tables.get(child) ?? [];
    assert.is(children.length, rows);
    assert.is(new Set(children.map((row) => key.map((name) => row.get(name)).join())).size, rows);
    assert.is(children.filter((row) => fits((column) => row.get(column) ?? '', parentValue)).length, rows);
    assert.ok(new Set(children.map((row) => row.get(key[0] ?? ''))).size > 20);
  });
}

const PAIRS: FittingPairs = {
  leader: { radix: 4, weight: 6 },
  follower: { radix: 3, weight: 1 },
  others: [{ radix: 2, weight: 3 }],
  begins: Float64Array.of(0, 2, 2, 3, 6),
  firsts: Int32Array.of(0, 0, 2, 3),
  counts: Int32Array.of(2, 0, 1, 3),
  followers: Int32Array.of(0, 2, 1, 0, 1, 2),
};

test('each image comes once, those that fit in front', () => {
  const images = Array.from({ length: 24 }, (_, place) => imageAt(PAIRS, place));
  assert.equal(
    [...images].sort((one, other) => one - other),
    Array.from({ length: 24 }, (_, image) => image),
  );
  const pairOf = (image: number) => `${Math.floor(image / 6)} ${image % 3}`;
  const fitting = images.slice(0, imagesFitting(PAIRS)).map(pairOf);
  assert.equal([...new Set(fitting)], ['0 0', '0 2', '2 1', '3 0', '3 1', '3 2']);
});

for (const [title, changed] of [
  ['a pair twice', { followers: Int32Array.of(0, 0, 1, 0, 1, 2) }],
  ['a row that the second parent does not have', { followers: Int32Array.of(0, 3, 1, 0, 1, 2) }],
  ['pairs beyond the list', { firsts: Int32Array.of(0, 0, 2, 4) }],
  ['more pairs than are counted', { counts: Int32Array.of(2, 0, 1, 2) }],
  ['digits that overlap', { others: [{ radix: 2, weight: 2 }] }],
  ['a digit too few', { others: [] }],
] as const) {
  test(`${title} is refused`, () => {
    pairsWithin(PAIRS, 24, 12);
    assert.throws(
      () => pairsWithin({ ...PAIRS, ...changed }, 24, 12),
      ({ name }: Error) => name === 'Refused',
    );
  });
}

test.run();

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { columnOf, rowsByTable } from './schema-rows.ts';

interface Hierarchy {
  readonly title: string;
  readonly elements: string;
  readonly roots: readonly [number, number];
}

const ROWS = 2000;

const HIERARCHIES: readonly Hierarchy[] = [
  {
    title: 'rows below others, by numbers of the database',
    elements: 'id serial PRIMARY KEY, parent_id int REFERENCES nodes (id)',
    roots: [100, 400],
  },
  { title: 'by keys', elements: 'id uuid PRIMARY KEY, parent_id uuid REFERENCES nodes (id)', roots: [100, 400] },
  {
    title: 'below one root, where each row has to refer to one',
    elements: 'id int PRIMARY KEY, parent_id int NOT NULL REFERENCES nodes (id)',
    roots: [1, 1],
  },
];

for (const { title, elements, roots } of HIERARCHIES) {
  test(`${title}: the first row is a root, parents come before children, and all are some levels deep`, () => {
    const tables = rowsByTable(`CREATE TABLE nodes (${elements}, name text NOT NULL)`, {
      rows: ROWS,
      identity: 'explicit',
    });
    const levels = new Map<string, number>();
    const children = new Map<string, number>();
    for (const row of tables.get('nodes') ?? []) {
      const [id, parent] = [row.get('id') ?? '', row.get('parent_id') ?? null];
      const isRoot = parent === null || parent === id;
      const level = isRoot ? 0 : levels.get(parent);
      assert.ok(level !== undefined, `${id} is below ${parent}, which comes later`);
      levels.set(id, isRoot ? 0 : (level ?? 0) + 1);
      if (!isRoot) children.set(parent, (children.get(parent) ?? 0) + 1);
    }
    const depths = [...levels.values()].sort((one, other) => one - other);
    const rootCount = depths.filter((depth) => depth === 0).length;
    assert.is(depths.length, ROWS);
    assert.ok(rootCount >= roots[0] && rootCount <= roots[1], `${rootCount} roots`);
    const [median = 0, most = 0] = [depths[ROWS / 2], depths.at(-1)];
    assert.ok(median >= 2 && median <= 5 && most >= 6 && most <= 16, `${median} and ${most} levels`);
    // A third of the rows has others below it, the first ones the most.
    assert.ok(children.size > ROWS / 4 && children.size < ROWS / 2, `${children.size} rows with others below`);
    const widest = Math.max(...children.values());
    assert.ok(widest >= 30 && widest <= 200, `${widest} rows below one`);
  });
}

test('pairs of a link table are distinct, and not those of another one between the same tables', () => {
  const links = ['likes', 'follows'].map(
    (name) =>
      `CREATE TABLE ${name} (user_id int REFERENCES users (id), topic_id int REFERENCES topics (id), PRIMARY KEY (user_id, topic_id));`,
  );
  const ddl = `CREATE TABLE users (id serial PRIMARY KEY); CREATE TABLE topics (id serial PRIMARY KEY); ${links.join('\n')}`;
  const tables = rowsByTable(ddl, { rows: ROWS, rowsOf: { users: 200, topics: 100 } });
  const [likes, follows] = ['likes', 'follows'].map((name) => {
    const rows = tables.get(name) ?? [];
    const topics = columnOf(rows, 'topic_id');
    return new Set(columnOf(rows, 'user_id').map((user, i) => `${user} ${topics[i]}`));
  });
  assert.is(likes?.size, ROWS);
  assert.is(follows?.size, ROWS);
  const common = [...(likes ?? [])].filter((pair) => follows?.has(pair)).length;
  // As many as two samples of a tenth of all pairs have in common.
  assert.ok(common > 100 && common < 320, `${common} pairs in common`);
});

test.run();

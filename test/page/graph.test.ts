import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PageCompiler } from '../../src/page/compiler.ts';
import { type Graph, graphOf } from '../../src/page/graph/graph.ts';
import { crossingsOf, layersOf } from '../../src/page/graph/layers.ts';
import { type Box, type Layout, layoutOf } from '../../src/page/graph/layout.ts';

async function graph(ddl: string): Promise<Graph> {
  return graphOf(await new PageCompiler().answer('read', { ddl, settings: {} }));
}

function widthOf(name: string): number {
  return 40 + 8 * name.length;
}

/** Tables each of which refers to some before it, as chance has it. */
function manyTables(count: number): Graph {
  let state = 7;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const names = Array.from({ length: count }, (_, at) => `table_${at}`);
  const pairs = names.flatMap((child, at) =>
    at === 0 ? [] : Array.from({ length: next(4) }, () => ({ child, parent: `table_${next(at)}` })),
  );
  return {
    nodes: names.map((name) => ({ name, kind: 'written', rows: 1, isInCircle: false })),
    edges: [...new Map(pairs.map((pair) => [`${pair.child} ${pair.parent}`, pair])).values()].map((pair) => ({
      ...pair,
      columns: [['x']],
      filled: 'before',
    })),
  };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function boxOf({ boxes }: Layout, name: string): Box {
  const found = boxes.find((box) => box.name === name);
  assert.ok(found, name);
  return found;
}

for (const count of [1, 2, 10, 40, 100, 300]) {
  test(`${count} tables lie apart, within the picture, and behind those that they refer to`, () => {
    const tables = manyTables(count);
    const layout = layoutOf(tables, widthOf);
    assert.is(layout.boxes.length, count);
    assert.equal(
      layout.boxes.flatMap((one, at) => layout.boxes.slice(at + 1).filter((other) => overlaps(one, other))),
      [],
    );
    for (const { x, y, width, height } of layout.boxes) {
      assert.ok(x >= 0 && y >= 0 && x + width <= layout.width && y + height <= layout.height);
    }
    for (const { child, parent } of tables.edges) {
      assert.ok(boxOf(layout, parent).x + boxOf(layout, parent).width < boxOf(layout, child).x);
    }
  });
}

test('the same tables are laid out alike', () => {
  assert.equal(layoutOf(manyTables(60), widthOf), layoutOf(manyTables(60), widthOf));
});

test('lines cross less often than in the order of the text', () => {
  const tables = manyTables(60);
  const { layers } = layersOf(tables);
  const asRead = layers.map((layer) => {
    const numberOf = (name: string | null): number => tables.nodes.findIndex((node) => node.name === name);
    return layer.toSorted((one, other) => numberOf(one.name) - numberOf(other.name));
  });
  assert.ok(crossingsOf(layers) < crossingsOf(asRead) / 2);
});

test('lines that need not cross do not', () => {
  const nodes = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (name) => ({ name, kind: 'written', rows: 1, isInCircle: false }) as const,
  );
  const edges = [
    ['d', 'c'],
    ['e', 'b'],
    ['f', 'a'],
  ].map(([child = '', parent = '']) => ({ child, parent, columns: [], filled: 'before' }) as const);
  assert.is(crossingsOf(layersOf({ nodes, edges }).layers), 0);
});

test('a line to a distant layer goes through those between', () => {
  const nodes = ['a', 'b', 'c'].map((name) => ({ name, kind: 'written', rows: 1, isInCircle: false }) as const);
  const edges = [
    ['b', 'a'],
    ['c', 'b'],
    ['c', 'a'],
  ].map(([child = '', parent = '']) => ({ child, parent, columns: [], filled: 'before' }) as const);
  const { lines } = layoutOf({ nodes, edges }, widthOf);
  assert.equal(
    lines.map(({ points }) => points.length),
    [2, 2, 3],
  );
});

test('tables of a circle are marked, and their late reference is known', async () => {
  const { nodes, edges } = await graph(`
    CREATE TABLE a (id int PRIMARY KEY, b int); CREATE TABLE b (id int PRIMARY KEY, a int REFERENCES a);
    CREATE TABLE c (id int PRIMARY KEY, a int REFERENCES a, c int REFERENCES c);
    ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b;`);
  assert.equal(
    nodes
      .filter(({ isInCircle }) => isInCircle)
      .map(({ name }) => name)
      .sort(),
    ['a', 'b'],
  );
  assert.equal(edges.map(({ filled }) => filled).sort(), ['before', 'before', 'before', 'later']);
  const { lines } = layoutOf({ nodes, edges }, widthOf);
  assert.is(lines.find(({ edge }) => edge.child === 'c' && edge.parent === 'c')?.points.length, 0);
  assert.ok(lines.every(({ edge, points }) => edge.child === edge.parent || points.length >= 2));
});

test('tables outside of the text stand in the graph, and foreign keys to one table are one line', async () => {
  const { nodes, edges } = await graph('CREATE TABLE t (a int REFERENCES u, b int REFERENCES u)');
  assert.equal(
    nodes.map(({ name, kind }) => [name, kind]),
    [
      ['u', 'absent'],
      ['t', 'written'],
    ],
  );
  assert.equal(
    edges.map(({ columns }) => columns),
    [[['a'], ['b']]],
  );
});

test('a table without rows stands in the graph', async () => {
  const { nodes } = await graph('CREATE TABLE t (a int); CREATE TABLE u (a int CHECK (a > 5 AND a < 3) NOT NULL)');
  assert.is(nodes.find(({ name }) => name === 'u')?.kind, 'passed over');
});

test.run();

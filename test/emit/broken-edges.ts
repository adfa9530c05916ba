import { drawPermuted } from '../../src/emit/draw.ts';
import { drawEdge } from '../../src/emit/edges.ts';
import type { EdgeDraw } from '../../src/emit/operation.ts';
import { type Broken, type Made, operation } from './broken.ts';

const EDGES = 'CREATE TABLE t (a boolean)';

/** Changes what the choice between values and edges needs. */
function breakEdges(given: Made, changed: Partial<EdgeDraw>): void {
  const draw = operation(given, drawEdge);
  draw.edges = { ...draw.edges, ...changed };
}

/** Draws of edges that are none of the column's. */
export const BROKEN_EDGES: readonly Broken[] = [
  {
    name: 'more edges than there are',
    ddl: EDGES,
    mode: 'edge',
    built: (given) => breakEdges(given, { cases: [{ size: 3, isNullable: true }] }),
    message: /"a" is drawn from 3 ranks of 2/,
  },
  {
    name: 'images that the key does not have',
    ddl: 'CREATE TABLE t (a smallint PRIMARY KEY)',
    mode: 'edge',
    built: (given) => {
      const draw = operation(given, drawPermuted);
      const placed = { row: 0, images: [draw.permutation.size] };
      draw.permutation = { ...draw.permutation, placed };
    },
    message: /has no such images/,
  },
  {
    name: 'an edge that is NULL without a flag',
    ddl: EDGES,
    mode: 'edge',
    built: (given) => Object.assign(operation(given, drawEdge), { flag: -1 }),
    message: /has no flag/,
  },
  {
    name: 'edges of fewer cases than the values have',
    ddl: EDGES,
    mode: 'edge',
    built: (given) => breakEdges(given, { cases: [], of: 0 }),
    message: /has no place for its edges/,
  },
  {
    name: 'edges of a case that is read beyond the row',
    ddl: EDGES,
    mode: 'edge',
    built: (given) => breakEdges(given, { of: 900 }),
    message: /reads lane 900/,
  },
];

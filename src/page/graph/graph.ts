import type { SchemaReference } from '../../index.ts';
import type { Reading } from '../messages.ts';

/** The tables of a text and what they refer to: plain data. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export interface GraphNode {
  /** With its schema, joined by dots. */
  readonly name: string;
  /** `absent`: it is not in the text. */
  readonly kind: 'written' | 'passed over' | 'absent';
  readonly rows: number;
  /** Whether it and another table refer to each other, maybe by way of further ones. */
  readonly isInCircle: boolean;
}

/** All foreign keys from a table to another, or to itself. */
export interface GraphEdge {
  /** The table that refers. */
  readonly child: string;
  readonly parent: string;
  /** Columns of each foreign key. */
  readonly columns: readonly (readonly string[])[];
  /** When the first of them to be filled is. */
  readonly filled: SchemaReference['filled'];
}

const FILLED_FIRST: readonly SchemaReference['filled'][] = ['before', 'later', 'never'];

export function graphOf({ tables, references }: Pick<Reading, 'tables' | 'references'>): Graph {
  const edges = edgesOf(references);
  const circle = namesInCircles(edges);
  const inText = tables.map(
    ({ name, rows, passedOver }): GraphNode => ({
      ...{ name, rows, isInCircle: circle.has(name) },
      kind: passedOver === null ? 'written' : 'passed over',
    }),
  );
  const names = new Set(tables.map(({ name }) => name));
  const absent = [...new Set(edges.map(({ parent }) => parent))].filter((name) => !names.has(name));
  return {
    nodes: [...absent.map((name): GraphNode => ({ name, rows: 0, isInCircle: false, kind: 'absent' })), ...inText],
    edges,
  };
}

function edgesOf(references: readonly SchemaReference[]): readonly GraphEdge[] {
  const edges = new Map<string, GraphEdge>();
  for (const { from, to, columns, filled } of references) {
    const [child, parent] = [from.join('.'), to.join('.')];
    const key = JSON.stringify([child, parent]);
    const before = edges.get(key);
    const first = FILLED_FIRST.find((when) => when === filled || when === before?.filled) ?? filled;
    edges.set(key, { child, parent, columns: [...(before?.columns ?? []), columns], filled: first });
  }
  return [...edges.values()];
}

/** The tables that can be reached from themselves by way of others. */
function namesInCircles(edges: readonly GraphEdge[]): ReadonlySet<string> {
  const parents = new Map<string, string[]>();
  for (const { child, parent } of edges) {
    if (child !== parent) parents.set(child, [...(parents.get(child) ?? []), parent]);
  }
  return new Set([...parents.keys()].filter((name) => reachedFrom(name, parents).has(name)));
}

function reachedFrom(name: string, parents: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(parents.get(name) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(parents.get(next) ?? []));
  }
  return reached;
}

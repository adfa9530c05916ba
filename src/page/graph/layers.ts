import type { Graph, GraphEdge } from './graph.ts';

/** A place in a layer: a table, or where a line between tables of distant layers goes through. */
export interface Slot {
  /** Null: a line goes through. */
  readonly name: string | null;
  /** Slots of the layer before that lines lead to, and of the one behind. */
  readonly before: Slot[];
  readonly behind: Slot[];
}

/** Tables in layers, each behind those that it refers to. */
export interface Layers {
  /** In the order of their places. */
  readonly layers: readonly (readonly Slot[])[];
  /** Lines by their edges: from the parent's slot through the layers between to the child's. */
  readonly lines: ReadonlyMap<GraphEdge, readonly Slot[]>;
  /** Tables without a line, in their order: they need no layer. */
  readonly alone: readonly string[];
}

/** Times that the order of layers is improved, forwards and backwards. */
const SWEEPS = 12;

/**
 * Puts tables into layers by the longest way of references (Sugiyama, Tagawa and Toda 1981), and orders each layer so that few lines
 * cross: a slot goes to the barycentre of its neighbours. References that are filled later give no order.
 */
export function layersOf({ nodes, edges }: Graph): Layers {
  const joined = new Set(edges.flatMap(({ child, parent }) => (child === parent ? [] : [child, parent])));
  const placed = nodes.filter(({ name }) => joined.has(name)).map(({ name }) => name);
  const levels = levelsOf(placed, edges);
  const layers: Slot[][] = Array.from({ length: Math.max(0, ...levels.values()) + 1 }, () => []);
  const slots = new Map<string, Slot>();
  const slotIn = (level: number, name: string | null): Slot => {
    const slot: Slot = { name, before: [], behind: [] };
    layers[level]?.push(slot);
    return slot;
  };
  for (const name of placed) slots.set(name, slotIn(levels.get(name) ?? 0, name));
  const lines = new Map<GraphEdge, readonly Slot[]>();
  for (const edge of edges) {
    const [first, last] = [slots.get(edge.parent), slots.get(edge.child)];
    const [from, to] = [levels.get(edge.parent) ?? 0, levels.get(edge.child) ?? 0];
    if (first === undefined || last === undefined || from >= to) continue;
    const between = Array.from({ length: to - from - 1 }, (_, step) => slotIn(from + step + 1, null));
    const line = [first, ...between, last];
    line.slice(1).forEach((slot, at) => {
      const previous = line[at];
      if (previous === undefined) return;
      slot.before.push(previous);
      previous.behind.push(slot);
    });
    lines.set(edge, line);
  }
  return {
    layers: ordered(layers),
    lines,
    alone: nodes.filter(({ name }) => !joined.has(name)).map(({ name }) => name),
  };
}

/** The layer of each table: behind all that its rows refer to. A reference that would close a circle counts for none. */
function levelsOf(names: readonly string[], edges: readonly GraphEdge[]): ReadonlyMap<string, number> {
  const parents = new Map<string, string[]>();
  for (const { child, parent, filled } of edges) {
    if (filled === 'before' && child !== parent) parents.set(child, [...(parents.get(child) ?? []), parent]);
  }
  const levels = new Map<string, number>();
  const underWay = new Set<string>();
  const levelOf = (name: string): number => {
    const found = levels.get(name);
    if (found !== undefined) return found;
    underWay.add(name);
    const before = (parents.get(name) ?? []).filter((parent) => !underWay.has(parent)).map(levelOf);
    underWay.delete(name);
    const level = before.reduce((most, one) => Math.max(most, one + 1), 0);
    levels.set(name, level);
    return level;
  };
  for (const name of names) levelOf(name);
  return levels;
}

function ordered(layers: readonly (readonly Slot[])[]): readonly (readonly Slot[])[] {
  let best = layers;
  let fewest = crossingsOf(layers);
  let current = layers.map((layer) => [...layer]);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    const isForwards = sweep % 2 === 0;
    const numbers = current.map((_, place) => (isForwards ? place : current.length - 1 - place));
    for (const number of numbers) {
      const neighbours = current[number + (isForwards ? -1 : 1)];
      const layer = current[number];
      if (neighbours !== undefined && layer !== undefined)
        current[number] = byBarycentre(layer, neighbours, isForwards);
    }
    const crossings = crossingsOf(current);
    if (crossings < fewest) [best, fewest] = [current.map((layer) => [...layer]), crossings];
    current = current.map((layer) => [...layer]);
  }
  return best;
}

function byBarycentre(layer: readonly Slot[], neighbours: readonly Slot[], isForwards: boolean): Slot[] {
  const places = new Map(neighbours.map((slot, place) => [slot, place]));
  const keyed = layer.map((slot, place) => {
    const near = isForwards ? slot.before : slot.behind;
    const sum = near.reduce((total, neighbour) => total + (places.get(neighbour) ?? 0), 0);
    return { slot, key: near.length === 0 ? place : sum / near.length };
  });
  return keyed.sort((one, other) => one.key - other.key).map(({ slot }) => slot);
}

/** How many lines between neighbouring layers cross. */
export function crossingsOf(layers: readonly (readonly Slot[])[]): number {
  return layers.reduce((sum, layer, number) => {
    const places = new Map((layers[number + 1] ?? []).map((slot, place) => [slot, place]));
    const ends = layer.flatMap(({ behind }) => behind.map((slot) => places.get(slot) ?? 0).sort((a, b) => a - b));
    let crossings = 0;
    ends.forEach((end, at) => {
      for (const later of ends.slice(at + 1)) if (later < end) crossings++;
    });
    return sum + crossings;
  }, 0);
}

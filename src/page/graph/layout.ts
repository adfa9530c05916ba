import type { Graph, GraphEdge } from './graph.ts';
import { layersOf, type Slot } from './layers.ts';

/** Where tables and the lines between them lie, in pixels: plain data. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

export interface Box {
  readonly name: string;
  /** Of its corner at the top left. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An edge, as points that it goes through from the child to the parent. A table that refers to itself has none. */
export interface Line {
  readonly edge: GraphEdge;
  readonly points: readonly Point[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const BOX_HEIGHT = 40;

/** Of lines that go through a layer. */
const LINE_HEIGHT = 14;

const MARGIN = 12;
const GAP_BESIDE = 52;
const GAP_BELOW = 14;

/** How far lines that are filled late lie below the others: two tables may refer to each other. */
const LATE_SHIFT = 9;

/** So that a loop fits on the right. */
const LOOP_ROOM = 28;

/** Columns of tables without a line, at least. */
const LEAST_COLUMNS = 3;

/** Times that slots move towards their neighbours. */
const ROUNDS = 10;

/** Lays out the tables in layers from left to right, those that refer to none on the left. `widthOf`: what a table's name needs. */
export function layoutOf(graph: Graph, widthOf: (name: string) => number): Layout {
  const { layers, lines, alone } = layersOf(graph);
  const tops = topsOf(layers);
  const boxes: Box[] = [];
  const centres = new Map<Slot, Point>();
  let x = MARGIN;
  for (const layer of layers) {
    const width = Math.max(0, ...layer.map(({ name }) => (name === null ? 0 : widthOf(name))));
    for (const slot of layer) {
      const y = MARGIN + (tops.get(slot) ?? 0);
      centres.set(slot, { x: x + width / 2, y: y + heightOf(slot) / 2 });
      if (slot.name !== null) boxes.push({ name: slot.name, x, y, width: widthOf(slot.name), height: BOX_HEIGHT });
    }
    if (layer.length > 0) x += width + GAP_BESIDE;
  }
  const bottom = boxes.reduce((most, { y, height }) => Math.max(most, y + height + GAP_BELOW), MARGIN);
  boxes.push(...gridOf(alone, widthOf, bottom, x));
  const placed = new Map(boxes.map((box) => [box.name, box]));
  return {
    width: boxes.reduce((most, box) => Math.max(most, box.x + box.width), 0) + MARGIN + LOOP_ROOM,
    height: boxes.reduce((most, box) => Math.max(most, box.y + box.height), 0) + MARGIN,
    boxes,
    lines: graph.edges.map((edge) => ({ edge, points: pointsOf(edge, placed, lines.get(edge) ?? [], centres) })),
  };
}

function heightOf({ name }: Slot): number {
  return name === null ? LINE_HEIGHT : BOX_HEIGHT;
}

/** How far each slot lies below the top: near its neighbours, in the order of its layer, and clear of the others. */
function topsOf(layers: readonly (readonly Slot[])[]): ReadonlyMap<Slot, number> {
  const tops = new Map<Slot, number>();
  for (const layer of layers) placeInOrder(layer, () => 0, tops);
  const centreOf = (slot: Slot): number => (tops.get(slot) ?? 0) + heightOf(slot) / 2;
  for (let round = 0; round < ROUNDS; round++) {
    const isForwards = round % 2 === 0;
    for (const layer of isForwards ? layers : layers.toReversed()) {
      placeInOrder(layer, (slot) => wantedTop(slot, isForwards, centreOf), tops);
    }
  }
  const least = Math.min(...tops.values());
  return new Map([...tops].map(([slot, top]) => [slot, top - least]));
}

function wantedTop(slot: Slot, isForwards: boolean, centreOf: (slot: Slot) => number): number {
  const [first, second] = isForwards ? [slot.before, slot.behind] : [slot.behind, slot.before];
  const near = first.length > 0 ? first : second;
  const sum = near.reduce((total, neighbour) => total + centreOf(neighbour), 0);
  return near.length === 0 ? centreOf(slot) - heightOf(slot) / 2 : sum / near.length - heightOf(slot) / 2;
}

/**
 * Places slots below each other, near where they want to be: halfway between what pushing all down gives and what pushing all up
 * gives, both of which keep the distances.
 */
function placeInOrder(layer: readonly Slot[], wanted: (slot: Slot) => number, tops: Map<Slot, number>): void {
  const wishes = layer.map(wanted);
  const steps = layer.map((slot) => heightOf(slot) + GAP_BELOW);
  const down: number[] = [];
  wishes.forEach((wish, at) => {
    down.push(at === 0 ? wish : Math.max(wish, (down[at - 1] ?? 0) + (steps[at - 1] ?? 0)));
  });
  const up = new Array<number>(layer.length).fill(0);
  for (let at = layer.length - 1; at >= 0; at--) {
    const wish = wishes[at] ?? 0;
    up[at] = at === layer.length - 1 ? wish : Math.min(wish, (up[at + 1] ?? 0) - (steps[at] ?? 0));
  }
  layer.forEach((slot, at) => {
    tops.set(slot, ((down[at] ?? 0) + (up[at] ?? 0)) / 2);
  });
}

/** Tables that have no line, in rows below the others. */
function gridOf(
  names: readonly string[],
  widthOf: (name: string) => number,
  top: number,
  right: number,
): readonly Box[] {
  const step = Math.max(0, ...names.map(widthOf)) + GAP_BELOW + LOOP_ROOM;
  const columns = Math.max(LEAST_COLUMNS, Math.floor(right / step));
  return names.map((name, place) => ({
    name,
    x: MARGIN + (place % columns) * step,
    y: top + Math.floor(place / columns) * (BOX_HEIGHT + GAP_BELOW),
    width: widthOf(name),
    height: BOX_HEIGHT,
  }));
}

function pointsOf(
  { child, parent, filled }: GraphEdge,
  boxes: ReadonlyMap<string, Box>,
  slots: readonly Slot[],
  centres: ReadonlyMap<Slot, Point>,
): readonly Point[] {
  const [from, to] = [boxes.get(child), boxes.get(parent)];
  if (from === undefined || to === undefined || from === to) return [];
  const isBehind = from.x > to.x;
  // In one layer, lines lead around on the right.
  const end = from.x < to.x ? leftOf(to) : rightOf(to);
  const shift = filled === 'before' ? 0 : LATE_SHIFT;
  const through = slots.slice(1, -1).flatMap((slot) => centres.get(slot) ?? []);
  const points = [isBehind ? leftOf(from) : rightOf(from), ...through.toReversed(), end];
  return points.map(({ x, y }) => ({ x, y: y + shift }));
}

function leftOf({ x, y, height }: Box): Point {
  return { x, y: y + height / 2 };
}

function rightOf({ x, y, width, height }: Box): Point {
  return { x: x + width, y: y + height / 2 };
}

import { svg } from '../dom.ts';
import type { Graph, GraphEdge, GraphNode } from '../graph/graph.ts';
import { type Box, type Layout, type Line, layoutOf, type Point } from '../graph/layout.ts';
import { counting } from './words.ts';

/** Characters of a name that are shown. */
const NAME_CHARACTERS = 26;

/** Pixels of a character of a name, of one below it, and beside all of them. */
const CHARACTER_WIDTH = 7.9;
const SMALL_WIDTH = 6.2;
const PADDING = 20;

/** How far the ends of a line go straight on before they bend, in pixels. */
const BEND = 28;

/** What is said of lines that are filled late. */
const FILLED: { readonly [F in GraphEdge['filled']]: string } = {
  before: '',
  later: ', set once all rows are there',
  never: ', stays NULL',
};

/** The graph of tables: each that has rows is a button that chooses it. */
export function graphPicture(graph: Graph, chosen: string | null, choose: (table: string) => void): SVGSVGElement {
  const widths = new Map(graph.nodes.map((node) => [node.name, widthOf(node)]));
  const layout = layoutOf(graph, (name) => widths.get(name) ?? 0);
  const boxes = new Map(layout.boxes.map((box) => [box.name, box]));
  const { width, height } = layout;
  return svg(
    'svg',
    {
      ...{ class: 'graph', width, height, viewBox: `0 0 ${width} ${height}` },
      ...{ role: 'group', 'aria-label': 'Tables and what they refer to' },
    },
    svg('defs', {}, arrow('arrow'), arrow('arrow-chosen')),
    ...linesInOrder(layout, chosen).map((line) => linePath(line, boxes, chosen)),
    ...graph.nodes.flatMap((node) => {
      const box = boxes.get(node.name);
      return box === undefined ? [] : [nodeGroup(node, box, chosen, choose)];
    }),
  );
}

function widthOf(node: GraphNode): number {
  const name = Math.min(NAME_CHARACTERS, [...node.name].length) * CHARACTER_WIDTH;
  return Math.ceil(Math.max(name, belowOf(node).length * SMALL_WIDTH)) + PADDING;
}

/** What stands below a name. */
function belowOf({ kind, rows, isInCircle }: GraphNode): string {
  const said = kind === 'written' ? counting(rows, 'row') : kind === 'absent' ? 'not in the text' : 'no rows';
  return `${said}${isInCircle ? ' · circle' : ''}`;
}

function arrow(id: string): SVGMarkerElement {
  return svg(
    'marker',
    {
      id,
      viewBox: '0 0 8 8',
      refX: 8,
      refY: 4,
      markerWidth: 8,
      markerHeight: 8,
      markerUnits: 'userSpaceOnUse',
      orient: 'auto',
    },
    svg('path', { d: 'M0 0 8 4 0 8z' }),
  );
}

function touches({ child, parent }: GraphEdge, table: string | null): boolean {
  return child === table || parent === table;
}

/** Those of the table that is looked at lie over the others. */
function linesInOrder({ lines }: Layout, chosen: string | null): readonly Line[] {
  return [...lines.filter(({ edge }) => !touches(edge, chosen)), ...lines.filter(({ edge }) => touches(edge, chosen))];
}

function linePath({ edge, points }: Line, boxes: ReadonlyMap<string, Box>, chosen: string | null): SVGPathElement {
  const isChosen = touches(edge, chosen);
  const box = boxes.get(edge.child);
  const classes = ['line', ...(edge.filled === 'before' ? [] : ['late']), ...(isChosen ? ['chosen'] : [])];
  return svg(
    'path',
    {
      class: classes.join(' '),
      d: points.length > 0 || box === undefined ? curveThrough(points) : loopAt(box),
      'marker-end': `url(#${isChosen ? 'arrow-chosen' : 'arrow'})`,
    },
    svg('title', {}, saidOf(edge)),
  );
}

function saidOf({ child, parent, columns, filled }: GraphEdge): string {
  return `${child} (${columns.map((names) => names.join(', ')).join('; ')}) refers to ${parent}${FILLED[filled]}`;
}

/** A line that leaves and enters each point level. One that begins and ends on the same side leads around there. */
function curveThrough([start, ...others]: readonly Point[]): string {
  if (start === undefined) return '';
  let from = start;
  const curves = others.map((to) => {
    const isAround = others.length === 1 && Math.abs(to.x - from.x) < BEND;
    const side = to.x < from.x && !isAround ? -1 : 1;
    const bend = isAround ? BEND : Math.abs(to.x - from.x) / 2;
    const curve = `C${from.x + side * bend} ${from.y} ${to.x + (isAround ? bend : -side * bend)} ${to.y} ${to.x} ${to.y}`;
    from = to;
    return curve;
  });
  return `M${start.x} ${start.y}${curves.join('')}`;
}

/** Out of the right side and into it again. */
function loopAt({ x, y, width, height }: Box): string {
  const right = x + width;
  return `M${right} ${y + height * 0.25}C${right + BEND} ${y - 4} ${right + BEND} ${y + height + 4} ${right} ${y + height * 0.75}`;
}

function nodeGroup(
  node: GraphNode,
  { x, y, width, height }: Box,
  chosen: string | null,
  choose: (table: string) => void,
): SVGGElement {
  const { name, kind, isInCircle } = node;
  const characters = [...name];
  const isLong = characters.length > NAME_CHARACTERS;
  const said = `${name}, ${belowOf(node)}`;
  const act = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(name);
  };
  const classes = [
    'node',
    kind === 'written' ? '' : 'grey',
    isInCircle ? 'circle' : '',
    name === chosen ? 'chosen' : '',
  ];
  const button =
    kind === 'written'
      ? { role: 'button', tabindex: 0, 'aria-pressed': String(name === chosen), onclick: act, onkeydown: act }
      : { role: 'img' };
  // What is written beside the button is all in its name.
  return svg(
    'g',
    { class: classes.filter((word) => word !== '').join(' ') },
    svg('g', { 'aria-label': said, ...button }, svg('title', {}, said), svg('rect', { x, y, width, height, rx: 6 })),
    svg(
      'g',
      { 'aria-hidden': 'true' },
      svg(
        'text',
        { class: 'name', x: x + PADDING / 2, y: y + 17 },
        isLong ? `${characters.slice(0, NAME_CHARACTERS - 1).join('')}…` : name,
      ),
      svg('text', { class: 'below', x: x + PADDING / 2, y: y + 32 }, belowOf(node)),
    ),
  );
}

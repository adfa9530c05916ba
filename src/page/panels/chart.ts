import { element, svg } from '../dom.ts';
import type { Bar, Chart, ChartKind } from '../profile/chart.ts';
import { NUMBER_SCALE, number } from '../profile/scale.ts';
import { percent, whole } from './words.ts';

/** In the units of the picture. */
const WIDTH = 480;
const HEIGHT = 210;
const MARGIN = { top: 12, right: 16, bottom: 28, left: 48 };
const GAP = 1;

/** Of the pictures with a line for each value. */
const LINE = 22;
const LABEL_WIDTH = 180;
const COUNT_WIDTH = 92;
const LABEL_CHARACTERS = 24;

/** Places of counts that are called. */
const MOST_COUNTS = 4;

/** What charts are called, what they count, and by what. */
const WORDS: {
  readonly [K in ChartKind]: { readonly title: string; readonly counted: string; readonly by: string };
} = {
  numbers: { title: 'Values', counted: 'Rows', by: 'Value' },
  moments: { title: 'Time line', counted: 'Rows', by: 'Time' },
  clock: { title: 'Times', counted: 'Rows', by: 'Time' },
  lengths: { title: 'Lengths', counted: 'Rows', by: 'Length' },
  values: { title: 'Most frequent values', counted: 'Rows', by: 'Value' },
  children: { title: 'Children a row', counted: 'Parents', by: 'Children' },
};

/** A chart with its title, a picture, and its numbers as a table. `id`: begins the ids of its parts. `all`: what shares are of. */
export function chartFigure(chart: Chart, id: string, all: number): Node {
  const { title } = WORDS[chart.of];
  const isStated = chart.bars.some(({ stated }) => stated !== null);
  const picture = chart.of === 'values' ? valuesPicture(chart, id) : axisPicture(chart, id);
  return element(
    'figure',
    { class: 'chart' },
    element('figcaption', {}, title, isStated ? legend() : ''),
    picture,
    ...(chart.outside > 0 ? [element('p', {}, `${whole(chart.outside)} values have no place in it.`)] : []),
    numbersTable(chart, all, isStated),
  );
}

function legend(): Node {
  return element(
    'span',
    { class: 'legend', 'aria-hidden': 'true' },
    element('span', { class: 'drawn' }, 'rows'),
    element('span', { class: 'stated' }, 'expected'),
  );
}

function described(chart: Chart, id: string): readonly SVGElement[] {
  const { title } = WORDS[chart.of];
  return [svg('title', { id: `${id}-title` }, title), svg('desc', { id: `${id}-desc` }, inWords(chart))];
}

/** What a chart shows, for whom it is not there to be seen. */
export function inWords({ of, bars }: Chart): string {
  const { counted } = WORDS[of];
  const [first, last] = [bars[0], bars.at(-1)];
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best), bars[0] ?? EMPTY);
  const extent = of === 'values' ? `${bars.length} values` : `From ${first?.label ?? ''} to ${last?.label ?? ''}`;
  const stated = bars.reduce((sum, bar) => sum + Math.abs((bar.stated ?? bar.count) - bar.count), 0) / 2;
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const apart = bars.some((bar) => bar.stated !== null)
    ? ` ${percent(all === 0 ? 0 : stated / all)} of the rows lie elsewhere than expected.`
    : '';
  return `${extent}. ${counted} most often: ${most.label}, ${whole(most.count)}.${apart}`;
}

const EMPTY: Bar = { label: 'none', from: 0, to: 1, count: 0, stated: null, isRest: false };

function labelled(chart: Chart, id: string, height: number, ...children: readonly Node[]): Node {
  return svg(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${height}`,
      role: 'img',
      'aria-labelledby': `${id}-title ${id}-desc`,
    },
    ...described(chart, id),
    ...children,
  );
}

/** The largest count of a chart, drawn or expected. */
function topOf(bars: readonly Bar[]): number {
  return bars.reduce((top, { count, stated }) => Math.max(top, count, stated ?? 0), 1);
}

/** Bars over an axis, and a line of what is expected. */
function axisPicture(chart: Chart, id: string): Node {
  const { bars, ticks } = chart;
  const right = WIDTH - MARGIN.right;
  const bottom = HEIGHT - MARGIN.bottom;
  const counts = NUMBER_SCALE.edges(0, topOf(bars), MOST_COUNTS).filter(Number.isInteger);
  const top = counts.at(-1) ?? 1;
  const across = (share: number): number => MARGIN.left + share * (right - MARGIN.left);
  const up = (count: number): number => bottom - (count / top) * (bottom - MARGIN.top);
  const columns = bars.map((bar) => {
    const [from, to] = [across(bar.from), across(bar.to)];
    return svg(
      'rect',
      {
        class: bar.isRest ? 'bar rest' : 'bar',
        ...{ x: from, y: up(bar.count), height: bottom - up(bar.count) },
        width: Math.max(GAP, to - from - GAP),
      },
      svg('title', {}, saidOf(bar)),
    );
  });
  const steps = bars.flatMap(({ from, to, stated }) =>
    stated === null ? [] : [`${across(from)},${up(stated)} ${across(to)},${up(stated)}`],
  );
  return labelled(
    chart,
    id,
    HEIGHT,
    ...counts.flatMap((count) => [
      svg('line', { class: 'grid', x1: MARGIN.left, x2: right, y1: up(count), y2: up(count) }),
      svg('text', { class: 'end', x: MARGIN.left - 6, y: up(count) + 4 }, number(count)),
    ]),
    ...columns,
    svg('line', { class: 'axis', x1: MARGIN.left, x2: right, y1: bottom, y2: bottom }),
    ...ticks.flatMap(({ at, label }) => [
      svg('line', { class: 'axis', x1: across(at), x2: across(at), y1: bottom, y2: bottom + 4 }),
      svg('text', { class: anchorOf(at), x: across(at), y: bottom + 18 }, label),
    ]),
    ...(steps.length > 0 ? [svg('polyline', { class: 'stated', points: steps.join(' ') })] : []),
  );
}

/** Labels near an end would leave the picture. */
function anchorOf(at: number): string {
  return at > 0.92 ? 'end' : 'middle';
}

/** A line for each value: its label, a bar, its count, and a mark where the expected count lies. */
function valuesPicture(chart: Chart, id: string): Node {
  const { bars } = chart;
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const top = topOf(bars);
  const width = WIDTH - LABEL_WIDTH - COUNT_WIDTH;
  const across = (count: number): number => LABEL_WIDTH + (count / top) * width;
  const lines = bars.flatMap((bar, place) => {
    const y = place * LINE;
    const { count, stated, label, isRest } = bar;
    const isLong = [...label].length > LABEL_CHARACTERS;
    return [
      svg(
        'text',
        { class: isRest ? 'end others' : 'end', x: LABEL_WIDTH - 8, y: y + 15 },
        isLong ? `${[...label].slice(0, LABEL_CHARACTERS - 1).join('')}…` : label,
      ),
      svg(
        'rect',
        {
          class: isRest ? 'bar rest' : 'bar',
          x: LABEL_WIDTH,
          y: y + 3,
          width: across(count) - LABEL_WIDTH,
          height: 16,
        },
        svg('title', {}, saidOf(bar)),
      ),
      ...(stated === null
        ? []
        : [svg('line', { class: 'stated', x1: across(stated), x2: across(stated), y1: y + 1, y2: y + 21 })]),
      svg(
        'text',
        { x: Math.max(across(count), across(stated ?? 0)) + 6, y: y + 15 },
        `${whole(count)} · ${percent(all === 0 ? 0 : count / all)}`,
      ),
    ];
  });
  return labelled(chart, id, bars.length * LINE, ...lines);
}

function saidOf({ label, count, stated }: Bar): string {
  return `${label}: ${whole(count)}${stated === null ? '' : `, expected ${whole(stated)}`}`;
}

/** The numbers of a chart, to be opened by those who want them read. */
function numbersTable({ of, bars }: Chart, all: number, isStated: boolean): Node {
  const { title, counted, by } = WORDS[of];
  const heads = [by, counted, 'Share', ...(isStated ? ['Expected'] : [])];
  const row = (cells: readonly string[]): Node =>
    element(
      'tr',
      {},
      ...cells.map((cell, place) => element(place === 0 ? 'th' : 'td', place === 0 ? { scope: 'row' } : {}, cell)),
    );
  const rows = bars.map(({ label, count, stated }) =>
    row([label, whole(count), percent(all === 0 ? 0 : count / all), ...(stated === null ? [] : [whole(stated)])]),
  );
  return element(
    'details',
    {},
    element('summary', {}, `${title} as numbers`),
    element(
      'table',
      {},
      element('caption', { class: 'visually-hidden' }, title),
      element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
      element('tbody', {}, ...rows),
    ),
  );
}

import type { ChildFacts, TableFacts } from '../answers/table-facts.ts';
import { element } from '../dom.ts';
import { chartFigure } from './chart.ts';
import { type Fact, factList } from './facts.ts';
import { counting, percent, whole } from './words.ts';

/** What a table is among the others. `showColumns`: leads to what its columns hold. */
export function tableSection(
  name: string,
  columns: number,
  facts: TableFacts | null,
  showColumns: (column: null) => void,
): Node {
  return element(
    'section',
    { class: 'detail scrolled', tabindex: 0, 'aria-label': `Table ${name}` },
    element('h2', {}, name),
    ...(facts === null ? [] : [factList(tableFactsOf(facts))]),
    element(
      'p',
      {},
      element('button', { type: 'button', onclick: () => showColumns(null) }, counting(columns, 'column')),
    ),
    ...(facts?.children ?? []).flatMap(childNodes),
  );
}

function tableFactsOf({ rows, after, circle, references }: TableFacts): readonly Fact[] {
  const { asked, written, why } = rows;
  return [
    ['Rows', why === null ? `${whole(written)}, as asked` : `${whole(written)} of ${whole(asked)}: ${why}`],
    ['Loaded', after.length === 0 ? 'first: it waits for no other table' : `after ${after.join(', ')}`],
    ['Circle', ...(circle === null ? [] : [circle])],
    ['Refers', ...references.map(({ columns, to, how }) => `${columns.join(', ')} to ${to}: ${how}`)],
  ];
}

function childNodes({ from, columns, counts }: ChildFacts, place: number): readonly Node[] {
  const heading = element('h3', {}, `Rows of ${from} for each row, by ${columns.join(', ')}`);
  if (counts === null)
    return [
      heading,
      element(
        'p',
        { class: 'muted' },
        'They cannot be counted here: there are too many, or the database computes what they refer to.',
      ),
    ];
  const { parents, children, nulls, orphans, least, median, most, childless, chart } = counts;
  const nullText = nulls === 0 ? [] : [`${whole(nulls)} more refer to none: they are NULL`];
  const orphanText = orphans === 0 ? [] : [`${whole(orphans)} refer to rows that are not there`];
  const facts: readonly Fact[] = [
    ['Counted', `${whole(children)} of ${counting(parents, 'row')}`, ...nullText, ...orphanText],
    ['Each has', `${whole(least)} to ${whole(most)}, the median is ${whole(median)}`],
    ['None', `${whole(childless)} rows, ${percent(parents === 0 ? 0 : childless / parents)}`],
  ];
  return [heading, factList(facts), chartFigure(chart, `chart-children-${place}`, parents)];
}

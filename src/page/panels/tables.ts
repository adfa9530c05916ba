import { element } from '../dom.ts';
import { graphOf } from '../graph/graph.ts';
import type { Reading } from '../messages.ts';
import { graphPicture } from './graph.ts';
import type { Panel } from './panel.ts';
import { tableSection } from './table.ts';
import { counting } from './words.ts';

/** Tables and what they refer to, and what the one that is looked at is among them. */
export const tablesPanel: Panel = async ({ reading, table, compiler, change }) => {
  if (table === null) return element('p', {}, 'No table has rows yet.');
  const facts = await compiler.ask('table', { table });
  const read = reading.tables.find(({ name }) => name === table);
  const choose = (name: string): void => change({ table: name, column: null });
  const graph = graphOf(reading);
  const picture =
    graph.nodes.length === 1
      ? element('p', {}, `${table} is the only table of the text, and refers to no other one.`)
      : element('div', { class: 'scrolled', 'data-about': 'graph' }, graphPicture(graph, table, choose));
  return element(
    'div',
    { class: 'tables' },
    element('div', { class: 'overview' }, picture, ...listsOf(reading)),
    tableSection(table, read?.columns.length ?? 0, facts, (column) => change({ panel: 'columns', table, column })),
  );
};

/** What the picture shows, for those who have it read, and which tables have no rows. */
function listsOf({ tables, references }: Reading): readonly Node[] {
  const passedOver = tables.filter((table) => table.passedOver !== null);
  return [
    ...(passedOver.length === 0 ? [] : [passedOverList(passedOver)]),
    ...(references.length === 0 ? [] : [referenceTable(references)]),
  ];
}

function passedOverList(tables: Reading['tables']): Node {
  return element(
    'details',
    {},
    element('summary', {}, `${counting(tables.length, 'table')} without rows`),
    element('ul', {}, ...tables.map(({ name, passedOver }) => element('li', {}, `${name}: ${passedOver ?? ''}`))),
  );
}

const FILLED: { readonly [F in Reading['references'][number]['filled']]: string } = {
  before: 'with the row',
  later: 'once all rows are there',
  never: 'never: it stays NULL',
};

function referenceTable(references: Reading['references']): Node {
  const heads = ['Table', 'Columns', 'Refers to', 'Filled'];
  const rows = references.map(({ from, columns, to, isInText, isImplied, filled }) => [
    from.join('.'),
    columns.join(', '),
    `${to.join('.')}${isInText ? '' : ', not in the text'}`,
    isImplied ? 'with the row, as its name says' : FILLED[filled],
  ]);
  return element(
    'details',
    {},
    element('summary', {}, `${counting(references.length, 'reference')} as a list`),
    element(
      'div',
      { class: 'scrolled', tabindex: 0, role: 'region', 'aria-label': 'References' },
      element(
        'table',
        {},
        element('thead', {}, element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head)))),
        element(
          'tbody',
          {},
          ...rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell)))),
        ),
      ),
    ),
  );
}

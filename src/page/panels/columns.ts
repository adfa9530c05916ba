import type { Explanation } from '../../index.ts';
import { element } from '../dom.ts';
import { columnSection } from './column.ts';
import type { Panel, View } from './panel.ts';

/** The columns of a table, and what the one that is looked at holds. */
export const columnsPanel: Panel = async (view) => {
  const { reading, table, state, compiler } = view;
  const read = reading.tables.find(({ name }) => name === table);
  if (table === null || read === undefined) return element('p', {}, 'No table has rows yet.');
  const explanation = await compiler.ask('explanation', { table });
  const names = read.columns.map(({ name }) => name);
  const column = names.find((name) => name === state.column) ?? explanation?.columns[0]?.name ?? names[0];
  if (explanation === null || column === undefined) return element('p', {}, 'The table has no columns.');
  const profile = await compiler.ask('profile', { table, column });
  return element(
    'div',
    { class: 'columns' },
    columnList(view, table, explanation, read.columns, column),
    columnSection(explanation, column, profile, read.rows),
  );
};

function columnList(
  { change }: View,
  table: string,
  explanation: Explanation,
  columns: readonly { readonly name: string; readonly type: string }[],
  chosen: string,
): Node {
  const ways = new Map([
    ...explanation.columns.map(({ name, draw }) => [name, draw] as const),
    ...explanation.leftOut.map(({ name, why }) => [name, why] as const),
  ]);
  const entries = columns.map(({ name, type }) =>
    element(
      'li',
      {},
      element(
        'button',
        {
          type: 'button',
          'aria-current': name === chosen && 'true',
          onclick: () => change({ table, column: name }),
        },
        element('span', { class: 'name' }, name),
        ' ',
        element('span', { class: 'type' }, type),
        ' ',
        element('span', { class: 'way' }, ways.get(name) ?? ''),
      ),
    ),
  );
  return element(
    'nav',
    { class: 'scrolled choices', 'data-about': table, 'aria-label': `Columns of ${table}` },
    element('ul', {}, ...entries),
  );
}

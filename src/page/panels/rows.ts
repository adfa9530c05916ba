import { cellText } from '../cell-text.ts';
import { element } from '../dom.ts';
import type { RowsShown } from '../messages.ts';
import type { Panel } from './panel.ts';

/** Cells that a table has at most, where it has rows enough: a browser lays out a thousand in the time of a key press. */
const MOST_CELLS = 1000;

const MOST_ROWS = 50;
const LEAST_ROWS = 10;

/** The first rows of a table. */
export const rowsPanel: Panel = async ({ reading, table, compiler }) => {
  if (table === null) return element('p', {}, 'No table has rows yet.');
  const columns = reading.tables.find(({ name }) => name === table)?.columns.length ?? 1;
  const most = Math.max(LEAST_ROWS, Math.min(MOST_ROWS, Math.floor(MOST_CELLS / columns)));
  const shown = await compiler.ask('rows', { table, most });
  return shown === null ? element('p') : rowsTable(table, shown);
};

function rowsTable(table: string, { columns, rows, all }: RowsShown): Node {
  const caption = `${table}: ${rows.length === all ? `${all}` : `the first ${rows.length} of ${all}`} rows`;
  const header = element('tr', {}, ...columns.map((name) => element('th', { scope: 'col' }, name)));
  const body = rows.map((row) =>
    element(
      'tr',
      {},
      ...row.map((value) =>
        value === null ? element('td', { class: 'null' }, 'NULL') : element('td', {}, cellText(value)),
      ),
    ),
  );
  return element(
    'div',
    { class: 'scrolled', tabindex: 0, role: 'region', 'aria-label': caption },
    element('table', {}, element('caption', {}, caption), element('thead', {}, header), element('tbody', {}, ...body)),
  );
}

import { CompilerClient } from './compiler-client.ts';
import { element } from './dom.ts';
import { editorIn } from './editor.ts';
import { PANEL_TITLES, type Panel, type PanelName } from './panels/panel.ts';
import { rowsPanel } from './panels/rows.ts';
import { textPanel } from './panels/text.ts';
import { Refresher } from './refresher.ts';
import { type PageState, Store } from './state.ts';

const notThere: Panel = () => element('p', {}, '…');

const PANELS: { readonly [Name in PanelName]: Panel } = {
  rows: rowsPanel,
  insert: textPanel('insert'),
  copy: textPanel('copy'),
  csv: textPanel('csv'),
  jsonl: textPanel('jsonl'),
  columns: notThere,
  tables: notThere,
  config: notThere,
};

const START: PageState = {
  ddl: 'CREATE TABLE users (\n  id serial PRIMARY KEY,\n  name text NOT NULL,\n  email text UNIQUE\n);\n',
  settings: { seed: 1, rows: 1000 },
  panel: 'rows',
  table: null,
  column: null,
};

const store = new Store(START);
const compiler = new CompilerClient();

const host = element('div', { class: 'editor' });
const status = element('p', { class: 'status', role: 'status' });
const faults = element('ul', { class: 'faults', 'aria-label': 'Faults and warnings' });
const panel = element('div', { class: 'panel', role: 'tabpanel', id: 'panel' });
const tabs = element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'What is shown' });
for (const [name, title] of Object.entries(PANEL_TITLES) as [PanelName, string][]) {
  tabs.append(
    element(
      'button',
      { role: 'tab', type: 'button', 'aria-controls': 'panel', onclick: () => store.change({ panel: name }) },
      title,
    ),
  );
}
document.body.append(
  element(
    'header',
    {},
    element('h1', {}, 'Rowsmith'),
    element('p', { class: 'tagline' }, 'Rows that fit a CREATE TABLE statement, made in your browser.'),
  ),
  element(
    'main',
    {},
    element('section', { class: 'source', 'aria-label': 'Text' }, host, status, faults),
    element('section', { class: 'results', 'aria-label': 'Results' }, tabs, panel),
  ),
);
const editor = editorIn(host, store.state.ddl, (ddl) => store.change({ ddl }));

const refresher = new Refresher(store, compiler, PANELS, {
  read(reading) {
    editor.mark(reading.marks, reading.dialect);
    status.textContent = `${reading.dialect}, ${reading.tables.length} tables`;
    faults.replaceChildren(
      ...reading.marks.map(({ message, severity }) => element('li', { class: severity }, message)),
    );
  },
  panel: (content) => panel.replaceChildren(content),
  failed: (message) => {
    status.textContent = message;
  },
});
void refresher.refresh();

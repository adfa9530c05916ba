import { CompilerClient } from './compiler-client.ts';
import { element } from './dom.ts';
import { EXAMPLES } from './examples/examples.ts';
import { headerOf } from './header.ts';
import { columnsPanel } from './panels/columns.ts';
import type { Panel, PanelName } from './panels/panel.ts';
import { rowsPanel } from './panels/rows.ts';
import { tablesPanel } from './panels/tables.ts';
import { textPanel } from './panels/text.ts';
import { Refresher } from './refresher.ts';
import { resultsOf } from './results.ts';
import { USUAL_SETTINGS } from './settings.ts';
import { sourceOf } from './source.ts';
import { type PageState, Store } from './state.ts';

const notThere: Panel = () => element('p', {}, '…');

const PANELS: { readonly [Name in PanelName]: Panel } = {
  rows: rowsPanel,
  insert: textPanel('insert'),
  copy: textPanel('copy'),
  csv: textPanel('csv'),
  jsonl: textPanel('jsonl'),
  columns: columnsPanel,
  tables: tablesPanel,
  config: notThere,
};

const START: PageState = {
  ddl: EXAMPLES[0].ddl,
  settings: { ...USUAL_SETTINGS, ...EXAMPLES[0].settings },
  panel: 'rows',
  table: null,
  column: null,
};

const store = new Store(START);
const source = sourceOf(store);
const results = resultsOf(store);
document.body.append(headerOf(store), element('main', {}, source.section, results.section));

const refresher = new Refresher(store, new CompilerClient(), PANELS, {
  read: (reading) => source.read(reading),
  panel: (content, view) => results.show(content, view),
  failed: (message) => source.failed(message),
  busy: (isBusy) => results.busy(isBusy),
});
void refresher.refresh();

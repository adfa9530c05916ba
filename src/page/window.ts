import { CompilerClient } from './compiler-client.ts';
import { element } from './dom.ts';
import { downloadOf } from './download.ts';
import { EXAMPLES } from './examples/examples.ts';
import { headerOf } from './header.ts';
import { linkControl, stateInAddress } from './link/link.ts';
import { columnsPanel } from './panels/columns.ts';
import { configPanel } from './panels/config.ts';
import type { Panel, PanelName } from './panels/panel.ts';
import { rowsPanel } from './panels/rows.ts';
import { tablesPanel } from './panels/tables.ts';
import { textPanel } from './panels/text.ts';
import { Refresher } from './refresher.ts';
import { resultsOf } from './results.ts';
import { settingsForm } from './settings/form.ts';
import { USUAL_SETTINGS } from './settings.ts';
import { sourceOf } from './source.ts';
import { type PageState, Store, USUAL_VIEW } from './state.ts';

const PANELS: { readonly [Name in PanelName]: Panel } = {
  rows: rowsPanel,
  insert: textPanel('insert'),
  copy: textPanel('copy'),
  csv: textPanel('csv'),
  jsonl: textPanel('jsonl'),
  columns: columnsPanel,
  tables: tablesPanel,
  config: configPanel,
};

const START: PageState = {
  ddl: EXAMPLES[0].ddl,
  settings: { ...USUAL_SETTINGS, ...EXAMPLES[0].settings },
  ...USUAL_VIEW,
};

const messages: string[] = [];
const store = new Store((await stateInAddress((message) => messages.push(message))) ?? START);
const source = sourceOf(store);
const results = resultsOf(store);
const settings = settingsForm(store);
const download = downloadOf(store);
const failed = (message: string): void => source.failed(message);
source.section.append(settings.node);
results.section.append(element('div', { class: 'controls' }, download.control, linkControl(store, failed)));
document.body.append(headerOf(store), element('main', {}, source.section, results.section));

const refresher = new Refresher(store, new CompilerClient(), PANELS, {
  read(reading) {
    source.read(reading);
    settings.read(reading);
    for (const message of messages.splice(0)) failed(message);
  },
  panel(content, view) {
    results.show(content, view);
    download.show(view.table);
  },
  failed,
  busy: (isBusy) => results.busy(isBusy),
});
void refresher.refresh();

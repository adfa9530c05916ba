import type { FormatName } from '../index.ts';
import { FORMAT_NAMES } from '../options/output-options.ts';
import { CompilerClient } from './compiler-client.ts';
import { element } from './dom.ts';
import type { FileBegun } from './messages.ts';
import type { PageState, Store } from './state.ts';

/** Bytes that are made between two words on how far it is. */
const PART_BYTES = 1024 * 1024;

/** Milliseconds that a browser has to begin with a file. */
const BEGIN_MILLISECONDS = 60_000;

const FORMAT_TITLES: { readonly [Name in FormatName]: string } = {
  insert: 'SQL (INSERT)',
  'insert-json': 'SQL (INSERT of JSON)',
  copy: 'COPY, LOAD DATA',
  csv: 'CSV',
  jsonl: 'JSON lines',
};

/** The controls of downloads, and what they have to know: the table of forms that hold one. */
export interface Download {
  readonly control: HTMLElement;
  show(table: string | null): void;
}

/** Makes the choice of a form and the button that makes a file in it, in a worker of its own: the page goes on meanwhile. */
export function downloadOf(store: Store): Download {
  let table: string | null = null;
  let worker: CompilerClient | null = null;
  const said = element('span', { class: 'said', role: 'status' });
  const progress = element('progress', { 'aria-label': 'Rows of the file', hidden: true, max: 1, value: 0 });
  const options = FORMAT_NAMES.map((value) => element('option', { value }, FORMAT_TITLES[value]));
  const onchange = (): void => {
    const format = FORMAT_NAMES[select.selectedIndex];
    if (format !== undefined) store.change({ format });
  };
  const select = element('select', { onchange, 'aria-label': 'Form of the file' }, ...options);
  const follow = ({ format }: PageState): void => {
    select.value = format;
  };
  follow(store.state);
  store.listen(follow);

  const end = (sentence: string): void => {
    worker?.close();
    worker = null;
    progress.hidden = cancel.hidden = true;
    button.disabled = false;
    said.textContent = sentence;
  };
  const begin = async (): Promise<void> => {
    const own = new CompilerClient();
    worker = own;
    progress.hidden = cancel.hidden = false;
    progress.removeAttribute('value');
    button.disabled = true;
    said.textContent = 'Reading the text …';
    try {
      const made = await fileOf(own, store.state, table, (rows, all) => {
        progress.value = all === 0 ? 1 : rows / all;
        said.textContent = `${rows.toLocaleString('en')} of ${all.toLocaleString('en')} rows …`;
      });
      if (made === null) return end('The text is at fault: there is nothing to download.');
      save(made);
      const { begun, rows } = made;
      end(`${begun.name}: ${rows.toLocaleString('en')} rows${begun.table === null ? '' : ` of ${begun.table} alone`}.`);
    } catch (error) {
      // One that was cancelled has said so.
      if (worker === own) end(error instanceof Error ? error.message : String(error));
    }
  };
  const button = element('button', { type: 'button', class: 'primary', onclick: () => void begin() }, 'Download');
  const cancel = element('button', { type: 'button', hidden: true, onclick: () => end('Cancelled.') }, 'Cancel');
  return {
    control: element('span', { class: 'controls download' }, select, button, progress, cancel, said),
    show(shown) {
      table = shown;
    },
  };
}

/** A file that is whole. */
interface Made {
  readonly begun: FileBegun;
  readonly parts: readonly Blob[];
  readonly rows: number;
}

/** Makes a file; null: the text is at fault. `told` hears how many rows there are. */
async function fileOf(
  worker: CompilerClient,
  { ddl, settings, format }: PageState,
  table: string | null,
  told: (rows: number, all: number) => void,
): Promise<Made | null> {
  const { isUsable } = await worker.ask('read', { ddl, settings });
  const begun = isUsable && table !== null ? await worker.ask('file', { format, table }) : null;
  if (begun === null) return null;
  const parts: Blob[] = [];
  for (;;) {
    const part = await worker.ask('filePart', { leastBytes: PART_BYTES });
    if (part === null) return null;
    parts.push(part.bytes);
    told(part.rows, begun.rows);
    if (part.isLast) return { begun, parts, rows: part.rows };
  }
}

/** Has the browser save a file. */
function save({ begun: { name, type }, parts }: Made): void {
  const href = URL.createObjectURL(new Blob([...parts], { type }));
  element('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), BEGIN_MILLISECONDS);
}

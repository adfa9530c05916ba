import { type Copied, copyControl } from '../copying.ts';
import type { PageState, Store } from '../state.ts';
import { fragmentOf, stateOf } from './fragment.ts';

/** Milliseconds without a change before the address follows the state: browsers bear few changes of it a second. */
const QUIET_MILLISECONDS = 300;

/** What the address says at the start; null: nothing, or nothing that can be read, which is then said. */
export async function stateInAddress(failed: (message: string) => void): Promise<PageState | null> {
  const fragment = location.hash.slice(1);
  if (fragment === '') return null;
  const read = await stateOf(fragment);
  if ('state' in read) return read.state;
  failed(read.fault);
  return null;
}

/** Keeps the address and the state the same, and makes the button that copies the address. */
export function linkControl(store: Store, failed: (message: string) => void): HTMLElement {
  let timer = 0;
  store.listen(() => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void writeAddress(store), QUIET_MILLISECONDS);
  });
  addEventListener('hashchange', async () => {
    const state = await stateInAddress(failed);
    if (state !== null) store.change(state);
  });
  return copyControl('Copy link', async (): Promise<Copied> => {
    if (await writeAddress(store)) return { text: location.href };
    return { fault: 'The text is too long for a link.' };
  });
}

/** Puts the state into the address; false: it is too long for one, which is then without it. */
async function writeAddress(store: Store): Promise<boolean> {
  const { state } = store;
  const fragment = await fragmentOf(state);
  // What was changed meanwhile is written later.
  const without = location.pathname + location.search;
  if (state === store.state) history.replaceState(null, '', fragment === null ? without : `#${fragment}`);
  return fragment !== null;
}

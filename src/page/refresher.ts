import type { CompilerClient } from './compiler-client.ts';
import type { Reading } from './messages.ts';
import type { Panel, PanelName, View } from './panels/panel.ts';
import type { PageState, Store } from './state.ts';

/** Where what was read and the panel are shown. */
export interface Shown {
  read(reading: Reading, state: PageState): void;
  panel(content: Node, view: View): void;
  failed(message: string): void;
  /** Whether what is shown is not yet that of the latest state. */
  busy(isBusy: boolean): void;
}

/**
 * Keeps what is shown true to the state: one round after the other, each of the latest state, so that whoever types faster than a
 * text is read never waits for more than the round that is under way. The last result stays until the next is there.
 */
export class Refresher {
  readonly #store: Store;
  readonly #compiler: CompilerClient;
  readonly #panels: { readonly [Name in PanelName]: Panel };
  readonly #shown: Shown;
  #reading: { readonly of: PageState; readonly reading: Reading } | null = null;
  /** The last reading of a text that was not at fault: that which the compiler answers about. */
  #usable: Reading | null = null;
  #state: PageState | null = null;
  #isRunning = false;

  constructor(store: Store, compiler: CompilerClient, panels: { readonly [Name in PanelName]: Panel }, shown: Shown) {
    this.#store = store;
    this.#compiler = compiler;
    this.#panels = panels;
    this.#shown = shown;
    store.listen(() => void this.refresh());
  }

  async refresh(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#shown.busy(true);
    while (this.#state !== this.#store.state) {
      this.#state = this.#store.state;
      try {
        await this.#round(this.#state);
      } catch (error) {
        this.#shown.failed(error instanceof Error ? error.message : String(error));
      }
    }
    this.#isRunning = false;
    this.#shown.busy(false);
  }

  async #round(state: PageState): Promise<void> {
    const latest = await this.#read(state);
    if (latest.isUsable) this.#usable = latest;
    const isStale = !latest.isUsable && this.#usable !== null;
    const reading = { ...(this.#usable ?? latest), marks: latest.marks };
    const change = (changes: Partial<PageState>): void => this.#store.change(changes);
    const table = tableShown(reading, state);
    const view: View = { state, reading, isStale, table, compiler: this.#compiler, change };
    this.#shown.panel(await this.#panels[state.panel](view), view);
  }

  /** Reads the text again where it, or what is asked for, has changed. */
  async #read(state: PageState): Promise<Reading> {
    const last = this.#reading;
    if (last !== null && last.of.ddl === state.ddl && last.of.settings === state.settings) return last.reading;
    const reading = await this.#compiler.ask('read', { ddl: state.ddl, settings: state.settings });
    this.#reading = { of: state, reading };
    this.#shown.read(reading, state);
    return reading;
  }
}

/** The table that is looked at, or the first. */
function tableShown({ tables }: Reading, { table }: PageState): string | null {
  const names = tables.filter(({ passedOver }) => passedOver === null).map(({ name }) => name);
  return names.find((name) => name === table) ?? names[0] ?? null;
}

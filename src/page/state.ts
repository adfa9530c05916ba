import type { FormatName } from '../index.ts';
import type { PanelName } from './panels/panel.ts';
import type { Settings } from './settings.ts';

/** All that the page shows follows from this: it is what a link holds. Plain data. */
export interface PageState {
  readonly ddl: string;
  readonly settings: Settings;
  readonly panel: PanelName;
  /** The table that is looked at, by its whole name; null: the first. */
  readonly table: string | null;
  /** The column of it that is looked at; null: none. */
  readonly column: string | null;
  /** In which downloads are written. */
  readonly format: FormatName;
}

/** What is looked at first. */
export const USUAL_VIEW: Omit<PageState, 'ddl' | 'settings'> = {
  panel: 'rows',
  table: null,
  column: null,
  format: 'insert',
};

/** Holds the state, and tells who listens of each change. */
export class Store {
  #state: PageState;
  readonly #listeners: ((state: PageState, before: PageState) => void)[] = [];

  constructor(state: PageState) {
    this.#state = state;
  }

  get state(): PageState {
    return this.#state;
  }

  change(changes: Partial<PageState>): void {
    const before = this.#state;
    this.#state = { ...before, ...changes };
    for (const listener of this.#listeners) listener(this.#state, before);
  }

  listen(listener: (state: PageState, before: PageState) => void): void {
    this.#listeners.push(listener);
  }
}

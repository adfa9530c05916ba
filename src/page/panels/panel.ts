import type { CompilerClient } from '../compiler-client.ts';
import type { Reading } from '../messages.ts';
import type { PageState } from '../state.ts';

/** The panels in their order, by what their tabs say. */
export const PANEL_TITLES = {
  rows: 'Rows',
  insert: 'SQL',
  copy: 'COPY',
  csv: 'CSV',
  jsonl: 'JSON',
  columns: 'Columns',
  tables: 'Tables',
  config: 'Settings file',
} as const;

export type PanelName = keyof typeof PANEL_TITLES;

/** What a panel is shown by: all of one moment. */
export interface View {
  readonly state: PageState;
  /** Of the text or, where that is at fault, the last that was not, with the marks of the text. */
  readonly reading: Reading;
  /** Whether the text is at fault, so that all is about one before. */
  readonly isStale: boolean;
  /** The table that is looked at, by its whole name; null: none has rows. */
  readonly table: string | null;
  readonly compiler: CompilerClient;
  /** Changes the state, as controls do. */
  readonly change: (changes: Partial<PageState>) => void;
}

/** A way to look at what was read. Gives what stands in the panel; the last stays until this is there. */
export type Panel = (view: View) => Promise<Node> | Node;

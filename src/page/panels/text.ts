import type { FormatName } from '../../index.ts';
import { element } from '../dom.ts';
import type { Panel } from './panel.ts';

/** Of an output that a panel shows; downloads have all of it. */
const MOST_BYTES = 64 * 1024;

/** The beginning of an output in a form. */
export function textPanel(format: FormatName): Panel {
  return async ({ table, compiler }) => {
    if (table === null) return element('p', {}, 'No table has rows yet.');
    const shown = await compiler.ask('text', { format, table, mostBytes: MOST_BYTES });
    const { text = '', isCut = false } = shown ?? {};
    return element(
      'div',
      { class: 'scrolled', tabindex: 0, role: 'region', 'aria-label': format },
      element('pre', {}, text, isCut ? '…' : ''),
    );
  };
}

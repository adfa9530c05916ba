import { element } from './dom.ts';
import type { Mark } from './messages.ts';

/** Sentences that the list holds at most: nobody reads more before the first are mended. */
const MOST_SHOWN = 50;

/** Where a sentence leads to. */
export interface Places {
  lineAt(offset: number): number;
  focusAt(offset: number): void;
}

/** The list of what is said of a text: a sentence with a place is a button that leads there. Faults stand before warnings. */
export function faultItems(marks: readonly Mark[], places: Places): readonly Node[] {
  const ordered = [...marks.filter(isFault), ...marks.filter((mark) => !isFault(mark))];
  const items = ordered.slice(0, MOST_SHOWN).map((mark) => faultItem(mark, places));
  const others = ordered.length - items.length;
  return others === 0 ? items : [...items, element('li', {}, `… and ${others} others`)];
}

export function isFault({ severity }: Mark): boolean {
  return severity === 'error';
}

const WORDS: { readonly [Severity in Mark['severity']]: string } = { error: 'Fault', warning: 'Warning' };

function faultItem({ severity, message, offset, setting }: Mark, { lineAt, focusAt }: Places): Node {
  const kind = element('span', { class: 'severity' }, WORDS[severity]);
  const where = setting === null || setting === '' ? [] : [element('code', {}, setting), ' '];
  if (offset === null) return element('li', { class: severity }, kind, ' ', ...where, message);
  const line = `Line ${lineAt(offset)}: `;
  const button = element('button', { type: 'button', onclick: () => focusAt(offset) }, line, message);
  return element('li', { class: severity }, kind, ' ', button);
}

/** `1 fault, 2 warnings`; nothing where there is none. */
export function faultCounts(marks: readonly Mark[]): string {
  const faults = marks.filter(isFault).length;
  const counts = [counted(faults, 'fault'), counted(marks.length - faults, 'warning')];
  return counts.filter((count) => count !== '').join(', ');
}

function counted(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

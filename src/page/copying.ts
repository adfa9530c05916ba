import { element } from './dom.ts';

/** Milliseconds after which it is no longer said that something was copied. */
const SAID_MILLISECONDS = 4000;

/** What is copied, or a sentence on why there is nothing to copy. */
export type Copied = { readonly text: string } | { readonly fault: string };

/**
 * Makes a button that copies a text, and says that it did. Where the browser does not let it, the text is shown, selected: a key press
 * copies it.
 */
export function copyControl(title: string, textOf: () => Copied | Promise<Copied>): HTMLElement {
  const said = element('span', { class: 'said', role: 'status' });
  const shown = element('textarea', { class: 'copied', readonly: true, hidden: true, rows: 3, 'aria-label': title });
  const say = (sentence: string): void => {
    said.textContent = sentence;
    setTimeout(() => {
      if (said.textContent === sentence) said.textContent = '';
    }, SAID_MILLISECONDS);
  };
  const onclick = async (): Promise<void> => {
    const copied = await textOf();
    shown.hidden = true;
    if ('fault' in copied) {
      say(copied.fault);
    } else if (await isWritten(copied.text)) {
      say('Copied.');
    } else {
      shown.hidden = false;
      shown.value = copied.text;
      shown.select();
      say('It is selected: copy it with Ctrl+C or ⌘C.');
    }
  };
  const button = element('button', { type: 'button', onclick: () => void onclick() }, title);
  return element('span', { class: 'controls' }, button, said, shown);
}

/** Whether the browser has put a text into the clipboard: it may refuse, and has none for pages that came without TLS. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

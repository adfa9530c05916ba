import { commandWithFile, commandWithFlags, SETTINGS_FILE, type Written } from '../command/command-line.ts';
import { settingsFile } from '../command/settings-file.ts';
import { copyControl } from '../copying.ts';
import { element } from '../dom.ts';
import type { Panel } from './panel.ts';

/** The settings as a file, and the commands that write the rows of the page. */
export const configPanel: Panel = ({ state: { settings, format }, reading, table }) => {
  const { dialect, tables, wholeFormats } = reading;
  const isAlone = !wholeFormats.includes(format) && tables.length > 1;
  const written: Written = { format, table: isAlone ? table : null };
  const flags = commandWithFlags(settings, dialect, written);
  return element(
    'div',
    { class: 'scrolled config', tabindex: 0, role: 'region', 'aria-label': SETTINGS_FILE },
    ...copied(SETTINGS_FILE, 'Copy file', settingsFile(settings, dialect)),
    ...copied('The command that writes these rows by it', 'Copy command', commandWithFile(written)),
    ...(flags === null
      ? [element('p', {}, 'No flags say all of these settings: they take the file.')]
      : copied('The same without the file', 'Copy command with flags', flags)),
  );
};

function copied(title: string, action: string, text: string): readonly Node[] {
  const head = element(
    'div',
    { class: 'controls' },
    element('h2', {}, title),
    copyControl(action, () => ({ text })),
  );
  return [head, element('pre', {}, text)];
}

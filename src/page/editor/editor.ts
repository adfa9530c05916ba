import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { MySQL, PostgreSQL, sql } from '@codemirror/lang-sql';
import { bracketMatching } from '@codemirror/language';
import { type Diagnostic, lintGutter, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { DialectName } from '../../index.ts';
import { element } from '../dom.ts';
import type { Mark } from '../messages.ts';
import { LOOKS } from './looks.ts';

const LANGUAGES: { readonly [Name in DialectName]: Extension } = {
  mysql: sql({ dialect: MySQL }),
  postgresql: sql({ dialect: PostgreSQL }),
};

/** Of what describes the editor, within its shadow root: references do not leave that. */
const DESCRIPTION = 'description';

/** The editor of the text. */
export interface Editor {
  /** Replaces the text, where it is another. */
  setText(text: string): void;
  /** Shows what is wrong with the text, and in which dialect it was read. */
  mark(marks: readonly Mark[], dialect: DialectName): void;
  focusAt(offset: number): void;
  /** The line of a place, from 1. */
  lineAt(offset: number): number;
}

/** Makes the editor in an element, in a shadow root: there its styles are no inline ones. */
export function editorIn(host: HTMLElement, text: string, changed: (text: string) => void): Editor {
  const root = host.attachShadow({ mode: 'open' });
  const language = new Compartment();
  let dialectShown: DialectName = 'postgresql';
  const description = element('p', { id: DESCRIPTION, hidden: true });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        highlightActiveLine(),
        bracketMatching(),
        lintGutter(),
        LOOKS,
        language.of(LANGUAGES[dialectShown]),
        // Tab leaves the editor, as it leaves every field.
        keymap.of([...defaultKeymap, ...historyKeymap, { key: 'F8', run: nextDiagnostic }]),
        EditorView.contentAttributes.of({
          ...{ 'aria-label': 'CREATE TABLE statements', 'aria-describedby': DESCRIPTION },
          tabindex: '0',
        }),
        EditorView.domEventHandlers({ beforeinput: typeOver }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed(state.doc.toString());
        }),
      ],
    }),
  });
  root.append(description);
  return {
    setText(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        selection: { anchor: 0 },
        // Undone by itself: what was typed just before stays.
        annotations: isolateHistory.of('full'),
      });
    },
    mark(marks, dialect) {
      const diagnostics = marks.flatMap((mark) => diagnosticOf(mark, view.state));
      view.dispatch(setDiagnostics(view.state, diagnostics));
      if (dialect !== dialectShown) view.dispatch({ effects: language.reconfigure(LANGUAGES[dialect]) });
      dialectShown = dialect;
      const faults = marks.filter(({ severity }) => severity === 'error');
      description.textContent = faults.map(({ message }) => message).join(' ');
    },
    focusAt(offset) {
      view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) }, scrollIntoView: true });
      view.focus();
    },
    lineAt: (offset) => view.state.doc.lineAt(Math.min(offset, view.state.doc.length)).number,
  };
}

/** Types over a selection. Left to the browser, that writes style attributes, which the page's policy is against. */
function typeOver({ inputType, data }: InputEvent, view: EditorView): boolean {
  if (inputType !== 'insertText' || data === null || view.composing || view.state.selection.main.empty) return false;
  view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
  return true;
}

/** What is underlined: the word at the place, or a character; at the end of a text the one before. */
function diagnosticOf({ offset, severity, message }: Mark, state: EditorState): readonly Diagnostic[] {
  if (offset === null || offset > state.doc.length) return [];
  const word = state.wordAt(offset);
  const from = Math.min(offset, Math.max(0, state.doc.length - 1));
  return [{ from, to: Math.min(state.doc.length, Math.max(word?.to ?? 0, from + 1)), severity, message }];
}

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { MySQL, PostgreSQL, sql } from '@codemirror/lang-sql';
import { bracketMatching } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { DialectName } from '../index.ts';
import type { Mark } from './messages.ts';

const LANGUAGES: { readonly [Name in DialectName]: Extension } = {
  mysql: sql({ dialect: MySQL }),
  postgresql: sql({ dialect: PostgreSQL }),
};

/** The editor of the text. */
export interface Editor {
  /** Replaces the text. */
  setText(text: string): void;
  /** Shows what is wrong with the text, and in which dialect it was read. */
  mark(marks: readonly Mark[], dialect: DialectName): void;
  focusAt(offset: number): void;
}

/** Makes the editor in an element, in a shadow root: there its styles are no inline ones. */
export function editorIn(host: HTMLElement, text: string, changed: (text: string) => void): Editor {
  const root = host.attachShadow({ mode: 'open' });
  const language = new Compartment();
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        lintGutter(),
        language.of(LANGUAGES.postgresql),
        // Tab leaves the editor, as it leaves every field.
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': 'CREATE TABLE statements' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) changed(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText(next) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    mark(marks, dialect) {
      const diagnostics = marks.flatMap((mark) => diagnosticOf(mark, view.state));
      view.dispatch(setDiagnostics(view.state, diagnostics), { effects: language.reconfigure(LANGUAGES[dialect]) });
    },
    focusAt(offset) {
      view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) }, scrollIntoView: true });
      view.focus();
    },
  };
}

/** What is underlined: the word at the place, or a character. */
function diagnosticOf({ offset, severity, message }: Mark, state: EditorState): readonly Diagnostic[] {
  if (offset === null || offset > state.doc.length) return [];
  const word = state.wordAt(offset);
  const from = Math.min(offset, Math.max(0, state.doc.length - 1));
  return [{ from, to: Math.min(state.doc.length, Math.max(word?.to ?? 0, from + 1)), severity, message }];
}

import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/*
 * Colours are the page's custom properties, which reach into the shadow root: they follow light and dark without a script.
 */

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--muted)', backgroundColor: 'var(--surface-2)', borderRightColor: 'var(--border)' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--active-line)' },
  '.cm-content ::selection': { backgroundColor: 'var(--selection)' },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': { backgroundColor: 'var(--selection)' },
  '.cm-lintRange': { backgroundImage: 'none', textDecoration: 'underline wavy', textUnderlineOffset: '0.2em' },
  '.cm-lintRange-error': { textDecorationColor: 'var(--danger)' },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--warning)' },
  '.cm-lintPoint::after': { borderBottomColor: 'var(--danger)' },
  '.cm-tooltip': {
    maxWidth: 'min(30rem, 90vw)',
    color: 'var(--text)',
    backgroundColor: 'var(--surface-2)',
    border: '1px solid var(--border-strong)',
  },
});

const HIGHLIGHTS = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--syntax-keyword)' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--syntax-type)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--syntax-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--syntax-number)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
]);

/** What the editor looks like. */
export const LOOKS: Extension = [THEME, syntaxHighlighting(HIGHLIGHTS)];

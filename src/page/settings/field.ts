import type { OptionField } from '../../options/kind.ts';
import { element } from '../dom.ts';
import { controlOf } from './control.ts';

/** A setting in the form. */
export interface Field {
  readonly node: HTMLElement;
  /** Shows a value and what is wrong with it. A text that says this value stays as it was typed. */
  show(value: unknown, fault: string | null): void;
}

/** What a field is made of. */
export interface FieldParts {
  /** Of the document, its own. */
  readonly id: string;
  /** The option's name in the library. */
  readonly name: string;
  readonly field: OptionField;
  /** Hears of each right value; undefined: nothing is asked for. */
  readonly changed: (value: unknown) => void;
}

/** Makes the field of an option: by its kind, whatever the option. */
export function fieldOf({ id, name, field: { kind, about }, changed }: FieldParts): Field {
  const title = titleOf(name);
  const described = `${id}-about ${id}-fault`;
  const sentence = element('span', { class: 'fault', id: `${id}-fault` });
  let shown: unknown;
  let ofText: string | null = null;
  let ofRows: string | null = null;
  const say = (): void => {
    const fault = ofText ?? ofRows;
    if (sentence.textContent !== (fault ?? '')) sentence.textContent = fault;
    for (const input of control.inputs()) {
      input.setAttribute('aria-invalid', String(fault !== null));
      input.setAttribute('aria-describedby', described);
    }
  };
  const control = controlOf({
    ...{ id, title, kind },
    told(said) {
      ofText = 'fault' in said ? said.fault : null;
      if ('value' in said) {
        shown = said.value;
        changed(shown);
      }
      say();
    },
  });
  say();
  const beside = [sentence, element('span', { class: 'about', id: `${id}-about` }, about)];
  const node = control.isGroup
    ? element('fieldset', { class: 'field' }, element('legend', {}, title), control.node, ...beside)
    : element('div', { class: 'field' }, element('label', { for: id }, title), control.node, ...beside);
  return {
    node,
    show(value, fault) {
      if (JSON.stringify(value) !== JSON.stringify(shown)) {
        shown = value;
        ofText = null;
        control.show(value);
      }
      ofRows = fault;
      say();
    },
  };
}

/** `referenceTime` as a label. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

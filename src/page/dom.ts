/** What an element is made with: attributes by their names, and listeners. A false attribute is left out, a true one is empty. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | ((event: Event) => void);
}

type Child = Node | string;

const SVG = 'http://www.w3.org/2000/svg';

/** Makes an element. Strings become text, never markup; `on…` with a function is a listener. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  return furnished(document.createElement(name), attributes, children);
}

/** The same of SVG. */
export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Name] {
  return furnished(document.createElementNS(SVG, name), attributes, children);
}

function furnished<Made extends Element>(made: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice('on'.length), value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children);
  return made;
}

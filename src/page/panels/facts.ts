import { element } from '../dom.ts';

/** What is said of something, by what it is about. Texts of one entry stand below each other. */
export type Fact = readonly [subject: string, ...said: readonly (Node | string)[]];

/** A list of facts; those of which nothing is said are left out. */
export function factList(facts: readonly Fact[]): Node {
  const told = facts.filter(([, ...said]) => said.length > 0);
  return element(
    'dl',
    { class: 'facts' },
    ...told.flatMap(([subject, ...said]) => [
      element('dt', {}, subject),
      ...said.map((text) => element('dd', {}, text)),
    ]),
  );
}

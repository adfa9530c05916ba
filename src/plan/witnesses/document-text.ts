/** The way from a document to a place in it: keys and indexes. */
export type Steps = readonly (string | number)[];

/** What stands at a place of a document, as JSON. */
export interface Member {
  readonly steps: Steps;
  readonly text: string;
}

/**
 * The document that holds these members. What stands at a place above others has their keys besides its own, where it is
 * an object, and is left out elsewhere. Null: one place is an object to one member, and an array to another.
 */
export function documentText(members: readonly Member[]): string | null {
  const inner = members.filter(({ steps }) => steps.length > 0);
  const [own] = members.filter(({ steps }) => steps.length === 0);
  if (inner.length === 0) return own?.text ?? null;
  const heads = [...new Set(inner.map(({ steps }) => steps[0] ?? ''))];
  const below = (head: string | number): string =>
    documentText(
      inner.filter(({ steps }) => steps[0] === head).map(({ steps, text }) => ({ steps: steps.slice(1), text })),
    ) ?? 'null';
  const indexes = heads.filter((head) => typeof head === 'number');
  if (indexes.length === heads.length) {
    const known = elementsOf(own?.text);
    const length = Math.max(known.length, ...indexes.map((index) => index + 1));
    const items = Array.from({ length }, (_, i) => (indexes.includes(i) ? below(i) : (known[i] ?? 'null')));
    return `[${items.join(', ')}]`;
  }
  if (indexes.length > 0) return null;
  const fields = new Map(entriesOf(own?.text));
  for (const head of heads) {
    // A key stands in the place of one that only makes up the number.
    const spare = [...fields.keys()].find((key) => !heads.includes(key));
    if (spare !== undefined && !fields.has(String(head))) fields.delete(spare);
    fields.set(String(head), below(head));
  }
  return `{${[...fields].map(([key, text]) => `${JSON.stringify(key)}: ${text}`).join(', ')}}`;
}

function elementsOf(text: string | undefined): readonly string[] {
  const value: unknown = text === undefined ? null : JSON.parse(text);
  return Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : [];
}

function entriesOf(text: string | undefined): readonly [string, string][] {
  const value: unknown = text === undefined ? null : JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).map(([key, item]) => [key, JSON.stringify(item)]);
}

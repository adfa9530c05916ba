import { mix32 } from '../../random.ts';

/** A small grammar: templates in which `{name}` stands for one of the words of that name, with bars or else blanks between them. */
export interface Grammar {
  readonly templates: readonly string[];
  readonly words: Readonly<Record<string, string>>;
}

/** Attempts for each sentence: where the templates give fewer different ones, there are fewer. */
const ATTEMPTS = 8;

/** Up to so many different sentences of a grammar, in lists by their templates. */
export function sentences({ templates, words }: Grammar, size: number): readonly (readonly string[])[] {
  const lists = new Map(
    Object.entries(words).map(([name, list]) => [name, list.split(list.includes('|') ? '|' : ' ')] as const),
  );
  const each = Math.ceil(size / templates.length);
  return templates.map((template, number) => {
    const made = new Set<string>();
    for (let attempt = 0; made.size < each && attempt < ATTEMPTS * each; attempt++) {
      let place = 0;
      const seed = mix32(attempt * templates.length + number + 1);
      const sentence = template.replace(/\{(\w+)\}/g, (_, name: string) => {
        const list = lists.get(name) ?? [];
        place += 1;
        return list[(mix32(seed + Math.imul(place, 0x9e3779b1)) >>> 0) % list.length] ?? '';
      });
      made.add(sentence.charAt(0).toUpperCase() + sentence.slice(1));
    }
    return [...made];
  });
}

/** The lists put together to so many: what is made of one entry of each holds no two of one list. */
export function dealt(lists: readonly (readonly string[])[], count: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, hand) => lists.filter((_, i) => i % count === hand).flat());
}

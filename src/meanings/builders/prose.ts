import type { TextForm } from '../../values/meaning.ts';
import { widthOf } from '../../values/part.ts';
import { maybe, once, pool, text } from './forms.ts';
import { dealt, type Grammar, sentences } from './sentences.ts';

/** Sentences of a topic. */
const SENTENCES = 320;

/** Characters of sentences that short columns hold. */
const SHORT = [60, 40, 25] as const;
/** Sentences that there have to be of a length, so that they are not the same ones all the time. */
const FEWEST = 8;

/** How long a text is, in sentences: so many, and up to so many more. */
export interface Extent {
  readonly sure: number;
  readonly more: number;
}

/** A text of a sentence from each list, or from the first ones at least. */
function passage([first = [], ...others]: readonly (readonly string[])[], least: number): TextForm {
  return [
    pool(first),
    ...others.slice(0, least - 1).flatMap((list) => [text(' '), pool(list)]),
    ...others.slice(least - 1).map((list) => maybe(0.5, ' ', list)),
  ];
}

/** What texts of one topic are made of. */
export class Prose {
  readonly #brief: readonly (readonly string[])[];
  /** Some hundreds of sentences, by their templates: a text has one of each template at most. */
  readonly #byTemplate: () => readonly (readonly string[])[];
  readonly #dealt = new Map<number, readonly (readonly string[])[]>();

  /** `brief`: what stands where not even a sentence fits, the longest ones first. */
  constructor(grammar: Grammar, brief: readonly (readonly string[])[]) {
    this.#brief = brief;
    this.#byTemplate = once(() => sentences(grammar, SENTENCES));
  }

  /** Texts of some sentences, and shorter ones for columns that hold less. */
  forms({ sure, more }: Extent): readonly TextForm[] {
    const passages: TextForm[] = [];
    for (let most = sure + more; most > 1; most -= most > 4 ? 2 : 1) {
      const least = Math.min(sure, most === sure + more ? sure : most - 1);
      passages.push(passage(this.#lists(most), least));
    }
    const all = this.#byTemplate().flat();
    const fitting = SHORT.map((most) => all.filter(({ length }) => length <= most));
    const single = [all, ...fitting.filter((sentences) => sentences.length >= FEWEST), ...this.#brief];
    return shrinking([...passages, ...single.map((sentences) => [pool(sentences)])]);
  }

  /** The same as pages have it, in two paragraphs of some sentences each. */
  markedUp(each: number): readonly TextForm[] {
    const lists = this.#lists(2 * each);
    const paragraph = (sentences: readonly (readonly string[])[]): TextForm => [
      text('<p>'),
      ...passage(sentences, sentences.length),
      text('</p>'),
    ];
    return shrinking([
      [...paragraph(lists.slice(0, each)), ...paragraph(lists.slice(each))],
      paragraph(lists.slice(0, each)),
      paragraph(lists.slice(0, 1)),
      ...this.forms({ sure: 1, more: 0 }),
    ]);
  }

  #lists(count: number): readonly (readonly string[])[] {
    const lists = this.#dealt.get(count) ?? dealt(this.#byTemplate(), count);
    this.#dealt.set(count, lists);
    return lists;
  }
}

/** The forms that are shorter than all those in front of them. */
export function shrinking(forms: readonly TextForm[]): readonly TextForm[] {
  let least = Number.POSITIVE_INFINITY;
  return forms.filter((form) => {
    const width = form.reduce((sum, part) => sum + widthOf(part), 0);
    if (width >= least) return false;
    least = width;
    return true;
  });
}

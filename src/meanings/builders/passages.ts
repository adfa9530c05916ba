import type { TextForm } from '../../values/meaning.ts';
import type { MeaningRow } from '../row.ts';
import { entries, maybe, once, pool, text } from './forms.ts';
import { shrinking } from './prose.ts';
import { sentences } from './sentences.ts';

/** Texts of a topic whose sentences follow an order: a recipe ends with what it is served with. */
export interface Passage {
  /** What may stand in each place, one after the other: templates as of a grammar, with bars between them. */
  readonly stages: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  /** What stands where no sentence fits, the longest ones first. */
  readonly brief: readonly string[];
}

/** Sentences of a stage. */
const SENTENCES = 90;

/** Stages that each text has; of the others it has about half. */
const SURE = 2;

/** Characters of sentences that short columns hold, and how many of such there have to be. */
const SHORT = [80, 60, 40] as const;
const FEWEST = 6;

/** Texts of all stages, and shorter ones for columns that hold less. */
export function passageForms({ stages, words, brief }: Passage): readonly TextForm[] {
  const lists = stages.map((templates) => sentences({ templates: entries(templates), words }, SENTENCES).flat());
  const [first = [], ...others] = lists;
  const ofStages = (count: number): TextForm => [
    pool(first),
    ...others
      .slice(0, count - 1)
      .flatMap((list, i) => (i < SURE - 1 ? [text(' '), pool(list)] : [maybe(0.6, ' ', list)])),
  ];
  const long = stages.map((_, i) => ofStages(stages.length - i));
  const short = SHORT.map((most) => lists.flat().filter(({ length }) => length <= most));
  const single = [...short.filter(({ length }) => length >= FEWEST), ...brief.map(entries)];
  return shrinking([...long, ...single.map((list) => [pool(list)])]);
}

/** A row of such texts. */
export const passage = (name: string, names: string, of: Passage, nulls?: number): MeaningRow => ({
  name: `text.${name}`,
  names,
  texts: once(() => passageForms(of)),
  ...(nulls === undefined ? {} : { nulls }),
});

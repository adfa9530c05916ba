import { type Language, LOST, stateBehind } from './language.ts';
import type { TextForm } from './meaning.ts';
import { type Part, widthOf } from './part.ts';

/*
 * The texts of a form that are in all of some languages. The states that the form's texts pass through are followed from the start;
 * from the end back, each pool then keeps the entries that lead on to a text in the languages, whatever stands before them.
 */

/** Entries of pools that are followed at most, each from every state that is reached before it. */
const MAX_FOLLOWED = 40_000;

const DIGITS = [...'0123456789'];

type States = readonly number[];

/** What a part's texts are followed by: entries of which one is taken, as often as `least` to `most` times. */
interface Choice {
  readonly entries: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** A form of which some entries of pools are left out, so that all of its texts are in the languages; null: none are, or it is not known. */
export function narrowedForm(parts: readonly Part[], languages: readonly Language[]): readonly Part[] | null {
  const choices = parts.map(choiceOf);
  const walk = new Walk(languages);
  const reached: (ReadonlyMap<string, States> | null)[] = [walk.start];
  for (const choice of choices) {
    const before = reached.at(-1);
    reached.push(before === null || before === undefined || choice === null ? null : walk.behind(before, choice));
  }
  if (reached.includes(null)) return null;
  let good: ReadonlySet<string> = walk.accepting(reached.at(-1) ?? new Map());
  const narrowed: Part[] = [];
  for (let at = parts.length - 1; at >= 0; at--) {
    const [part, choice, before] = [parts[at], choices[at], reached[at]];
    if (part === undefined || choice === null || choice === undefined || before === null || before === undefined)
      return null;
    const step = part.kind === 'pool' ? walk.narrowed(part, before, good) : walk.whole(part, choice, before, good);
    if (step === null || step.good.size === 0) return null;
    narrowed.unshift(step.part);
    good = step.good;
  }
  return narrowed;
}

/**
 * The first of some forms that has room within so many characters, or of whose list of what other columns pick, too, most has; where
 * there is none, those entries of a list that have, if they are most of it; null: there is no such list either.
 */
export function fittingForm(forms: readonly (readonly Part[])[], length: number): readonly Part[] | null {
  for (const parts of forms) {
    const width = parts.reduce((sum, part) => sum + widthOf(part), 0);
    if (width <= length) return parts;
    const place = parts.findIndex((part) => part.kind === 'pool' && part.picks !== undefined);
    const part = parts[place];
    if (part?.kind !== 'pool') continue;
    const room = length - (width - widthOf(part));
    const fitting = withEntries(part, new Set(part.entries.filter((entry) => entry.length <= room)));
    const narrowed = inPlaces(parts.with(place, fitting), parts);
    if (2 * weightOf(narrowed[place]) >= weightOf(part)) return narrowed;
  }
  for (const [part, ...rest] of forms) {
    if (part?.kind !== 'pool' || part.picks !== undefined || rest.length > 0) continue;
    const fitting = part.entries.filter((entry) => entry.length <= length);
    if (2 * fitting.length >= part.entries.length) return [withEntries(part, new Set(fitting))];
  }
  return null;
}

/** How often the entries of a list are drawn, as far as that is said: one by one or all alike. */
function weightOf(part: Part | undefined): number {
  if (part?.kind !== 'pool') return 0;
  const { entries, distribution } = part;
  return distribution?.kind === 'weights' ? distribution.weights.reduce((sum, one) => sum + one, 0) : entries.length;
}

/** Characters that codes fill at most: longer types are not for those. */
const MOST_FILLED = 255;

/**
 * Forms as a type of just so many characters asks for them: first those that fill it, then codes of one kind of part as long as it is, and
 * the others behind.
 */
export function fillingFirst(forms: readonly TextForm[], length: number): readonly TextForm[] {
  if (length > MOST_FILLED) return forms;
  // What other columns pick, too, is of the thing that these are of.
  if (fittingForm(forms, length)?.some(({ picks }) => picks !== undefined)) return forms;
  const filling = forms.filter((form) => form.every(isEven) && widthOfForm(form) === length);
  const [code] = filling.length > 0 ? [] : forms.filter(isOfOneKind);
  const [part] = code ?? [];
  const count = part === undefined ? 0 : length / widthOf(part);
  const made =
    part !== undefined && count >= 2 && Number.isInteger(count) ? [Array.from({ length: count }, () => part)] : [];
  return [...filling, ...made, ...forms.filter((form) => !filling.includes(form))];
}

const widthOfForm = (form: TextForm): number => form.reduce((width, part) => width + widthOf(part), 0);

/** Whether all texts of a part are equally long. */
function isEven(part: Part): boolean {
  if (part.kind === 'pool') return part.entries.every(({ length }) => length === part.entries[0]?.length);
  return part.kind === 'integer'
    ? String(part.first).length === String(part.first + part.size - 1).length
    : part.kind !== 'wide' && part.kind !== 'again' && part.kind !== 'computed';
}

function isOfOneKind([first, ...others]: TextForm): boolean {
  const isAlike = (part: Part) => part.kind === 'pool' && first?.kind === 'pool' && part.entries === first.entries;
  return first !== undefined && isEven(first) && others.length > 0 && others.every(isAlike);
}

/** A form with the beginning, or with the end, of a pattern's texts in the place of its own: another host of an address. */
export function graftsOf(form: readonly Part[], outlines: readonly (readonly Part[])[]): readonly (readonly Part[])[] {
  return outlines.flatMap((outline): readonly (readonly Part[])[] => {
    const [first, last] = [outline[0], outline.at(-1)];
    const begun = first?.kind === 'constant' ? begunWith(first.text, form) : [];
    if (last?.kind !== 'constant') return begun;
    const sign = last.text[0] ?? '';
    const at = form.findIndex((part) => part.kind === 'constant' && part.text.includes(sign));
    const cut = form[at];
    if (cut?.kind !== 'constant') return begun;
    const end = cut.text.slice(0, cut.text.indexOf(sign)) + last.text;
    return [...begun, [...form.slice(0, at), { kind: 'constant', text: end }]];
  });
}

/** A form whose texts all begin with a text: those of its own that do, or others with it in the place of a beginning of the same sort. */
export function begunWith(beginning: string, form: readonly Part[]): readonly (readonly Part[])[] {
  const [first, ...rest] = form;
  if (first?.kind === 'constant') {
    if (first.text.startsWith(beginning)) return [form];
    return first.text[0] === beginning[0] ? [[{ kind: 'constant', text: beginning }, ...rest]] : [];
  }
  if (first?.kind !== 'pool') return [];
  const kept = new Set(first.entries.filter((entry) => entry.startsWith(beginning)));
  return kept.size === 0 ? [] : [[withEntries(first, kept), ...rest]];
}

/** Null: the texts of the part are not listed. */
function choiceOf(part: Part): Choice | null {
  switch (part.kind) {
    case 'constant':
      return { entries: [part.text], least: 1, most: 1 };
    case 'pool':
      return { entries: part.entries, least: 1, most: 1 };
    case 'digits':
      return { entries: DIGITS, least: part.width, most: part.width };
    case 'hexadecimal':
      return { entries: [...DIGITS, ...'abcdef'], least: part.width, most: part.width };
    case 'integer': {
      if (part.first < 0) return null;
      const [least, most] = [part.first, part.first + part.size - 1].map((number) => String(number).length);
      return { entries: DIGITS, least: least ?? 1, most: most ?? 1 };
    }
    default:
      return null;
  }
}

/** A part, and the states before it from which all of its texts lead to good ones. */
interface Step {
  readonly part: Part;
  readonly good: ReadonlySet<string>;
}

/** Entries by the classes of their characters: those of one sort lead to the same states. */
interface Sorts {
  /** The sort of each entry. */
  readonly sorts: readonly string[];
  /** An entry of each. */
  readonly samples: ReadonlyMap<string, string>;
}

/** Characters that are classed in the time in which a text takes a step. */
const CLASSED_IN_A_STEP = 16;

class Walk {
  readonly #languages: readonly Language[];
  readonly #classes = new Map<string, string>();
  readonly #sorted = new Map<readonly string[], Sorts>();
  #left = MAX_FOLLOWED;

  constructor(languages: readonly Language[]) {
    this.#languages = languages;
  }

  get start(): ReadonlyMap<string, States> {
    const states = this.#languages.map(({ start }) => start);
    return new Map([[states.join(), states]]);
  }

  accepting(reached: ReadonlyMap<string, States>): ReadonlySet<string> {
    const accepts = (states: States) => this.#languages.every((language, k) => language.accepts(states[k] ?? LOST));
    return new Set([...reached].filter(([, states]) => accepts(states)).map(([key]) => key));
  }

  /** The states behind a part that are reached from some before it; null: there was no time. */
  behind(before: ReadonlyMap<string, States>, { entries, least, most }: Choice): ReadonlyMap<string, States> | null {
    const found = new Map<string, States>();
    const sorted = this.#sortsOf(entries);
    if (sorted === null) return null;
    let current = before;
    for (let times = 1; times <= most; times++) {
      const next = new Map<string, States>();
      for (const states of current.values()) {
        for (const entry of sorted.samples.values()) {
          const behind = this.#step(states, entry);
          if (behind === null) return null;
          if (!behind.includes(LOST)) next.set(behind.join(), behind);
        }
      }
      current = next;
      if (times >= least) for (const [key, states] of next) found.set(key, states);
    }
    return found;
  }

  /** A pool with the entries that lead to good states from as many of the states before it as can be. */
  narrowed(
    part: Extract<Part, { kind: 'pool' }>,
    before: ReadonlyMap<string, States>,
    good: ReadonlySet<string>,
  ): Step | null {
    const kept = new Map<string, ReadonlySet<string>>();
    const sorted = this.#sortsOf(part.entries);
    for (const [key, states] of sorted === null ? [] : before) {
      const fit = new Set(
        [...(sorted?.samples ?? [])].flatMap(([sort, entry]) =>
          good.has(this.#step(states, entry)?.join() ?? '') ? [sort] : [],
        ),
      );
      const leading = part.entries.filter((_, rank) => fit.has(sorted?.sorts[rank] ?? ''));
      if (leading.length > 0) kept.set(key, new Set(leading));
    }
    const byCount = [...kept].sort(([, a], [, b]) => b.size - a.size);
    const [, most] = byCount[0] ?? [];
    if (most === undefined) return null;
    const same = byCount.filter(
      ([, entries]) => entries.size === most.size && [...most].every((entry) => entries.has(entry)),
    );
    const states = new Set(same.map(([key]) => key));
    if (most.size === new Set(part.entries).size) return { part, good: states };
    return { part: withEntries(part, most), good: states };
  }

  /** A part that stays as it is: the states before it from which whatever it writes is good. */
  whole(part: Part, choice: Choice, before: ReadonlyMap<string, States>, good: ReadonlySet<string>): Step | null {
    const states = new Set<string>();
    for (const [key, from] of before) {
      if (this.#leadsOnly(from, choice, good)) states.add(key);
    }
    return { part, good: states };
  }

  /** The sorts of entries; null: there was no time to look. */
  #sortsOf(entries: readonly string[]): Sorts | null {
    const before = this.#sorted.get(entries);
    if (before !== undefined) return before;
    const length = entries.reduce((sum, entry) => sum + entry.length, 0);
    if (!this.#languages[0]?.spendOnForms(length / CLASSED_IN_A_STEP)) return null;
    const sorts = entries.map((entry) => Array.from(entry, (character) => this.#classOf(character)).join('/'));
    const found = { sorts, samples: new Map(entries.map((entry, rank) => [sorts[rank] ?? '', entry])) };
    this.#sorted.set(entries, found);
    return found;
  }

  #classOf(character: string): string {
    const before = this.#classes.get(character);
    const found = before ?? this.#languages.map((language) => language.classOf(character)).join();
    if (before === undefined) this.#classes.set(character, found);
    return found;
  }

  #leadsOnly(from: States, { entries, least, most }: Choice, good: ReadonlySet<string>): boolean {
    let current = new Map([[from.join(), from]]);
    for (let times = 1; times <= most; times++) {
      const next = new Map<string, States>();
      for (const states of current.values()) {
        for (const entry of entries) {
          const behind = this.#step(states, entry);
          if (behind === null || behind.includes(LOST)) return false;
          next.set(behind.join(), behind);
        }
      }
      current = next;
      if (times >= least && ![...current.keys()].every((key) => good.has(key))) return false;
    }
    return true;
  }

  /** The states behind a text; null: there was no time to look. */
  #step(states: States, entry: string): States | null {
    if (this.#left-- <= 0 || !this.#languages[0]?.spendOnForms(entry.length * this.#languages.length)) return null;
    return this.#languages.map((language, k) => stateBehind(language, entry, states[k]));
  }
}

/**
 * A narrowed form whose pools of what other columns pick, too, have their entries in the places of before: those that are left
 * out never come, so that what else picks the thing keeps to the others.
 */
export function inPlaces(narrowed: readonly Part[], before: readonly Part[]): readonly Part[] {
  return narrowed.map((part, at): Part => {
    const whole = before[at];
    if (part.kind !== 'pool' || whole?.kind !== 'pool' || whole.picks === undefined || part === whole) return part;
    const kept = new Set(part.entries);
    const [some = ''] = kept;
    const own = whole.distribution?.kind === 'weights' ? whole.distribution.weights : null;
    const weights = whole.entries.map((entry, rank) => (kept.has(entry) ? (own?.[rank] ?? 1) : 0));
    const entries = whole.entries.map((entry) => (kept.has(entry) ? entry : some));
    return { ...whole, entries, distribution: { kind: 'weights', weights } };
  });
}

/** A pool with fewer entries: it no longer picks what other columns pick. */
function withEntries(
  { entries, distribution, expected }: Extract<Part, { kind: 'pool' }>,
  kept: ReadonlySet<string>,
): Part {
  const ranks = [...entries.keys()].filter((rank) => kept.has(entries[rank] ?? ''));
  const narrowed = { kind: 'pool', entries: ranks.map((rank) => entries[rank] ?? '') } as const;
  const pool = expected === undefined ? narrowed : { ...narrowed, expected };
  if (distribution?.kind !== 'weights') return pool;
  return { ...pool, distribution: { kind: 'weights', weights: ranks.map((rank) => distribution.weights[rank] ?? 0) } };
}

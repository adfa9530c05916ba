import type { Meaning, TextForm } from './meaning.ts';
import { stateOf } from './states.ts';

/** A word for a state or a kind. */
const WORD = /^[A-Za-z][A-Za-z0-9]*(?:[ _-][A-Za-z0-9]+)*$/;

/** Most words of a list that its DEFAULT joins: longer lists name things. */
const MOST_WORDS = 40;

/** Share of rows that have a word which the list of a meaning does not: of one in which things begin, those that are still there. */
const SHARE = 0.6;
const FIRST_SHARE = 0.2;

/** What people choose where nothing else suits, which a DEFAULT names that is to say nothing; few rows keep it. */
export const FALLBACK = /^(?:other|others|unknown|misc|miscellaneous|uncategori[sz]ed|unspecified)$/i;

/** Entries of a list at most that may have a favorite. */
const MOST_FREE = 256;

/** How words are written: in which letters, and what stands between them. */
interface Style {
  readonly letters: 'upper' | 'title' | 'lower';
  readonly between: string | null;
}

/**
 * Meanings whose words are written as the one that a DEFAULT names: a list that has it comes first, and is written in its letters;
 * where none has, it joins the first one.
 * Where the list is long as it is of what another column says, a shorter one counts that is not of a country: this is the row's.
 */
export function withDefaultWord(meanings: readonly Meaning[], word: string): readonly Meaning[] {
  const first = meanings.findIndex(({ texts }) => texts !== undefined);
  const zones = UNIVERSAL.test(word) ? localOrUniversal(meanings[first], word) : null;
  if (zones !== null) return meanings.with(first, zones);
  const length = lengthOfList(meanings[first], word);
  const isLong = length > MOST_FREE && Number.isFinite(length);
  const shorter = isLong
    ? meanings.findIndex((one) => !isOfCountries(one) && lengthOfList(one, word) <= MOST_FREE)
    : -1;
  const place = shorter < 0 ? first : shorter;
  const meaning = meanings[place];
  if (meaning === undefined) return meanings;
  const own = place > first ? localWith(meanings[first], meaning, word) : null;
  if (own !== null) return meanings.with(first, own);
  if (place > first) return [meaning, ...meanings.filter((_, other) => other !== place)];
  const forms = meaning.texts?.() ?? [];
  const made = formsWith(forms, word, meaning.labels?.() ?? []);
  return made === forms ? meanings : meanings.with(place, { ...meaning, texts: () => made });
}

/** Currencies in which people pay where these are their own; elsewhere they pay in the one of a DEFAULT. */
const USUAL_CURRENCIES: ReadonlySet<string> = new Set(
  'USD EUR GBP JPY CHF CAD AUD CNY INR BRL MXN SEK NOK DKK PLN SGD KRW ZAR NZD'.split(' '),
);

/** Currencies by the places of the row, and the one of a DEFAULT where theirs are not usual; null: they are of something else. */
function localWith(places: Meaning | undefined, others: Meaning, word: string): Meaning | null {
  const [[part] = []] = places?.texts?.() ?? [];
  const isOfCurrencies = others.texts?.().some(([one]) => one?.picks === 'currency') === true;
  if (places === undefined || part?.kind !== 'pool' || part.picks === undefined || !isOfCurrencies) return null;
  const entries = part.entries.map((entry) => (USUAL_CURRENCIES.has(entry) ? entry : word));
  const made: readonly TextForm[] = [[{ ...part, entries }]];
  return { ...places, texts: () => made };
}

/** The time zone that is of no place. */
export const UNIVERSAL = /^(?:Etc\/)?(?:UTC|GMT)$/;

/** Of so many places, one keeps the time zone of a DEFAULT. */
const PLACES_OF_DEFAULT = 4;

/** Time zones of the places of the row, as most people choose them, and in some places that of a DEFAULT; null: they are of no place. */
function localOrUniversal(places: Meaning | undefined, word: string): Meaning | null {
  const [[part, ...behind] = [], ...others] = places?.texts?.() ?? [];
  const isOfPlaces = part?.kind === 'pool' && part.picks === 'place.city' && behind.length + others.length === 0;
  if (places === undefined || !isOfPlaces || part.entries[0]?.includes('/') !== true) return null;
  const entries = part.entries.map((entry, place) => (place % PLACES_OF_DEFAULT === 1 ? word : entry));
  const made: readonly TextForm[] = [[{ ...part, entries }]];
  return { ...places, texts: () => made };
}

/** Whether a meaning lists countries. */
function isOfCountries({ texts }: Meaning): boolean {
  return texts?.().some(([part]) => part?.picks === 'place.country') === true;
}

/** Entries of the list of a meaning that has a word; infinite: it has none. */
function lengthOfList(meaning: Meaning | undefined, word: string): number {
  const lists = (meaning?.texts?.() ?? []).flatMap(([part, ...behind]) =>
    part?.kind === 'pool' && behind.length === 0 && part.entries.includes(word) ? [part.entries.length] : [],
  );
  return lists[0] ?? Number.POSITIVE_INFINITY;
}

function formsWith(forms: readonly TextForm[], word: string, others: readonly TextForm[]): readonly TextForm[] {
  const lists = (form: TextForm) => form.length === 1 && form[0]?.kind === 'pool' && form[0].entries.includes(word);
  const exact = forms.findIndex(lists);
  if (exact >= 0) return exact === 0 ? forms : withFirst(forms, exact);
  const other = others.find(lists);
  if (other !== undefined) return [other, ...forms];
  if (!WORD.test(word)) return isAlike(forms[0] ?? [], word) ? [...joined(forms[0] ?? [], word), ...forms] : forms;
  const turned = forms.map((form) => turnedAs(form, word));
  const alikeTurned = turned.findIndex((form, place) => form !== forms[place]);
  if (alikeTurned >= 0) return withFirst(turned, alikeTurned);
  const [leading] = forms;
  const style = styleOf(word);
  if (leading === undefined || style === null || wordsIn(leading) === null) return forms;
  const written = forms.map((form) => inStyle(form, style));
  const alike = written.findIndex((form) => wordsIn(form)?.includes(word) === true);
  return alike >= 0 ? withFirst(written, alike) : [...written.flatMap((form) => joined(form, word)), ...written];
}

/** Whether a form is a list of what is written as a text is: versions, colors. */
function isAlike([part, more]: TextForm, text: string): boolean {
  const [first = ''] = part?.kind === 'pool' && more === undefined ? part.entries : [];
  const [own, other] = [first, text].map((one) => one.replace(/\w+/g, 'a'));
  return own === other && /\d/.test(text);
}

/** A list that has a word with an underscore for its hyphen, or in capitals, as the word is written; else the form as it is: `en-US` of `en_US`. */
function turnedAs(form: TextForm, word: string): TextForm {
  const [part, ...behind] = form;
  if (part?.kind !== 'pool' || behind.length > 0) return form;
  const turns = [(entry: string) => entry.replaceAll('_', '-'), (entry: string) => entry.toLowerCase()];
  const turn = turns.find((one) => part.entries.some((entry) => entry !== word && one(entry) === word));
  return turn === undefined ? form : [{ ...part, entries: part.entries.map(turn) }];
}

function withFirst(forms: readonly TextForm[], place: number): readonly TextForm[] {
  return [...forms.slice(place, place + 1), ...forms.filter((_, other) => other !== place)];
}

/** The words of a form that is a short list of such; null: it is none. */
function wordsIn([part, ...behind]: TextForm): readonly string[] | null {
  if (part?.kind !== 'pool' || behind.length > 0 || part.entries.length > MOST_WORDS) return null;
  return part.entries.every((entry) => WORD.test(entry)) ? part.entries : null;
}

/** Null: letters of both cases stand where no word begins, as in `en-US`. */
function styleOf(word: string): Style | null {
  const between = /[ _-]/.exec(word)?.[0] ?? (/[a-z][A-Z]/.test(word) ? '' : null);
  if (word.length > 1 && word === word.toUpperCase()) return { letters: 'upper', between };
  if (word === word.toLowerCase()) return { letters: 'lower', between };
  return /^(?:[A-Z][a-z0-9]*[ _-]?)+$/.test(word) ? { letters: 'title', between } : null;
}

function inStyle(form: TextForm, { letters, between }: Style): TextForm {
  const [part] = form;
  const words = wordsIn(form);
  if (part?.kind !== 'pool' || words === null) return form;
  const inLetters = (piece: string): string => {
    if (letters === 'upper') return piece.toUpperCase();
    return letters === 'lower' ? piece.toLowerCase() : piece.charAt(0).toUpperCase() + piece.slice(1).toLowerCase();
  };
  const entries = words.map((word) => {
    const usual = letters === 'title' ? ' ' : (/[ _-]/.exec(word)?.[0] ?? '');
    return word
      .split(/[ _-]/)
      .map(inLetters)
      .join(between ?? usual);
  });
  return [{ ...part, entries }];
}

/** Whether one of two words begins with the other: web and website. */
const isShortFor = (one: string, other: string): boolean =>
  /^[a-z]{3,}$/.test(one) && /^[a-z]{3,}$/.test(other) && (one.startsWith(other) || other.startsWith(one));

/** The list with a further word, without what is short for it. */
function joined([part]: TextForm, word: string): readonly TextForm[] {
  if (part?.kind !== 'pool') return [];
  const { entries, distribution } = part;
  const known = distribution?.kind === 'weights' ? distribution.weights : entries.map((_, rank) => 1 / (rank + 1));
  const weights = known.map((weight, rank) => (isShortFor(entries[rank] ?? '', word) ? 0 : weight));
  const others = weights.reduce((sum, weight) => sum + weight, 0);
  const share = FALLBACK.test(word) || stateOf(word)?.isFirst === true ? FIRST_SHARE : SHARE;
  return [
    [
      {
        kind: 'pool',
        entries: [word, ...entries],
        distribution: { kind: 'weights', weights: [(others * share) / (1 - share), ...weights] },
      },
    ],
  ];
}

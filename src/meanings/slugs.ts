import type { Meaning, TextForm } from '../values/meaning.ts';
import { FURTHER_NUMBERS, numberedForm } from '../values/numbered-form.ts';
import { digitSizes, type Part } from '../values/part.ts';
import { once } from './builders/forms.ts';
import type { Match } from './names/match.ts';

/** Words at the end of columns that have names as they stand in addresses, and of those that have the names. */
const SLUGS = /(?:^| )(?:slug|permalink|url key|seo name|post name)$/;
/** The word in front of a name that stands in capitals, so that it is found however it is written. */
const NORMALIZED = /^normalized /;
const NAMES: readonly string[] = ['title', 'name', 'headline', 'subject', 'heading', 'label'];

type Matches = readonly Match[];

/**
 * The meanings of a table's columns, by which the form of a name in addresses is that of the name beside it, whatever that is a name of:
 * both pick the same pieces. `thing`: what the table is of.
 */
export function withSlugs(
  found: ReadonlyMap<string, Matches>,
  wordsOf: (column: string) => readonly string[],
  thing: string,
): ReadonlyMap<string, Matches> {
  const phrases = new Map([...found.keys()].map((column) => [column, wordsOf(column).join(' ')]));
  const columns = new Map([...phrases].reverse().map(([column, phrase]) => [phrase, column]));
  const made = new Map(found);
  for (const [column, phrase] of phrases) {
    const plain = columns.get(phrase.replace(NORMALIZED, ''));
    const [one, ...more] = found.get(plain ?? '') ?? [];
    if (NORMALIZED.test(phrase) && plain !== undefined && one?.meaning.texts !== undefined) {
      const picking = pickingOf(one.meaning);
      made.set(plain, [{ ...one, meaning: picking }, ...more]);
      made.set(column, [{ ...one, meaning: slugsOf('text.in capitals', picking, inCapitals) }]);
      continue;
    }
    const end = SLUGS.exec(phrase);
    if (end === null) continue;
    const front = phrase.slice(0, end.index);
    const wanted = NAMES.flatMap((name) => (front === '' ? [name, `${thing} ${name}`] : [`${front} ${name}`]));
    const named = wanted.map((name) => columns.get(name)).find((one) => one !== undefined);
    const [own = [], others = []] = [found.get(column), found.get(named ?? '')];
    const [slug, name] = [own[0], others[0]];
    const forms = name?.meaning.texts?.();
    if (named === undefined || slug?.meaning.texts === undefined || name === undefined || forms === undefined) continue;
    if (forms.length === 0 || picksOf(slug.meaning.texts()).some((picked) => picksOf(forms).includes(picked))) continue;
    const picking = pickingOf(name.meaning);
    made.set(named, [{ ...name, meaning: picking }, ...others.slice(1)]);
    made.set(column, [{ ...slug, prefix: name.prefix, meaning: slugsOf(slug.meaning.name, picking) }, ...own]);
  }
  return made;
}

function picksOf(forms: readonly TextForm[]): readonly string[] {
  return forms.slice(0, 1).flatMap((form) => form.flatMap(({ picks = null }) => (picks === null ? [] : [picks])));
}

const pickings = new WeakMap<Meaning, Meaning>();

/** A meaning of which each piece of its texts is one that other columns may pick, too. */
function pickingOf(meaning: Meaning): Meaning {
  const before = pickings.get(meaning);
  if (before !== undefined) return before;
  const picking = (form: TextForm) =>
    form.map((part, place): Part => (part.kind === 'pool' ? { picks: `${meaning.name} ${place}`, ...part } : part));
  const made = { ...meaning, texts: once(() => meaning.texts?.().map(picking) ?? []) };
  pickings.set(meaning, made);
  return made;
}

/** Different texts of a form at least, without numbers for which there may be no room, that a key is to tell rows apart by. */
const LEAST_UNIQUE = 200_000;

function countOf(form: TextForm): number {
  const parts = form.filter((part) => part !== FURTHER_NUMBERS);
  return parts.flatMap(digitSizes).reduce((product, size) => product * size, 1);
}

/** What was made, by what of and by its name. */
const slugs = new WeakMap<Meaning, Map<string, Meaning>>();

/** A meaning whose texts are those of another one in small letters, with hyphens, or changed otherwise. */
function slugsOf(name: string, of: Meaning, change = slugged): Meaning {
  const named = slugs.get(of) ?? new Map<string, Meaning>();
  slugs.set(of, named);
  const before = named.get(name);
  if (before !== undefined) return before;
  const texts = once(() => of.texts?.().map(change) ?? []);
  const unique = once(() =>
    texts()
      .map(numberedForm)
      .filter((form) => form !== null)
      .filter((form) => countOf(form) >= LEAST_UNIQUE),
  );
  const made = { name, texts, unique };
  named.set(name, made);
  return made;
}

function slugged(form: TextForm): TextForm {
  const within = (text: string, place: number): string => {
    const first = place === 0 ? /^[^a-z\d]+/ : /^(?![ -])[^a-z\d]+/;
    const last = place === form.length - 1 ? /[^a-z\d]+$/ : /[^a-z\d]+(?<![ -])$/;
    const plain = text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase();
    return plain
      .replace(first, '')
      .replace(last, '')
      .replace(/[^a-z\d]+/g, '-');
  };
  return changed(form, within);
}

/** A form with its pieces written otherwise, by their place in it. */
function changed(form: TextForm, by: (text: string, place: number) => string): TextForm {
  return form.map((part, place): Part => {
    if (part.kind === 'constant') return { ...part, text: by(part.text, place) };
    return part.kind === 'pool' ? { ...part, entries: part.entries.map((entry) => by(entry, place)) } : part;
  });
}

const inCapitals = (form: TextForm): TextForm => changed(form, (text) => text.toUpperCase());

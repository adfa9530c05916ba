import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as machines from '../../src/meanings/grammars/machines.ts';
import * as records from '../../src/meanings/grammars/records.ts';
import * as trade from '../../src/meanings/grammars/trade.ts';
import * as writing from '../../src/meanings/grammars/writing.ts';
import { wordsOfName } from '../../src/meanings/index.ts';
import { contracted } from '../../src/meanings/names/contractions.ts';
import { MOST_WORDS } from '../../src/meanings/names/readings.ts';
import { wordsOf } from '../../src/meanings/names/words.ts';
import type { MeaningRow } from '../../src/meanings/row.ts';
import { rows } from '../../src/meanings/rows.ts';
import { mix32 } from '../../src/random.ts';
import { radicesOf, valueText } from '../../src/values/domain.ts';
import type { TextForm } from '../../src/values/meaning.ts';
import { digitSizes, type Part, textOf, widthOf } from '../../src/values/part.ts';

const it = suite('the table of meanings');

/** Values of a form that are looked at. */
const SAMPLES = 400;

/** Rows that a key may ask for, at least, where the things themselves are not few. */
const KEY_ROOM = 100_000;

/** Things that people count: a key gets each of them once. */
const COUNTED = new Set([
  'place.name of a country',
  'place.code of a country',
  'place.long code of a country',
  'place.number of a country',
  'place.name of a continent',
  'place.code of a continent',
  'place.time zone',
  'place.language',
  'place.language code',
  'place.locale',
  'place.locode',
  'company.team in three letters',
  'finance.currency',
  'finance.currency name',
  'transport.seat',
  'place.room',
  'place.room number',
  'label.code of a unit',
]);

const widthOfAll = (form: TextForm) => form.reduce((width, part) => width + widthOf(part), 0);
const roomOf = (form: TextForm) => form.flatMap(digitSizes).reduce((room, size) => room * size, 1);
const entriesOf = (part: Part) => (part.kind === 'pool' ? part.entries : part.kind === 'constant' ? [part.text] : []);

function sampleOf(form: TextForm, sample: number): string {
  return form
    .map((part, k) =>
      textOf(
        part,
        digitSizes(part).map((size, d) => (mix32(sample * 7919 + k * 104_729 + d * 31) >>> 0) % size),
      ),
    )
    .join('');
}

const SECONDS_OF_DAY = 86_400;

/** The forms of all rows, with what they are of. */
const forms = rows.flatMap((row) => [
  ...(row.texts?.() ?? []).map((form) => ({ row, form })),
  ...(row.unique?.() ?? []).map((form) => ({ row, form })),
  ...(row.elements?.() ?? []).map((form) => ({ row, form })),
  ...(row.documents?.() ?? []).map((form) => ({ row, form })),
]);

/** The phrases of a row, as words. */
const phrasesOf = (row: MeaningRow) => row.names.split(',').map((phrase) => phrase.match(/[^\s/:…]+/g) ?? []);

/** Names of the rows for which something does not hold. */
const without = (holds: (row: MeaningRow) => boolean) => rows.filter((row) => !holds(row)).map(({ name }) => name);

it('names each meaning once', () => {
  const names = rows.map(({ name }) => name);
  assert.equal(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});

it('has phrases of words that names are folded to', () => {
  const unreachable = rows.flatMap((row) =>
    phrasesOf(row)
      .flat()
      .filter((word) => wordsOfName(word).join(' ') !== word)
      .map((word) => `${row.name}: ${word}`),
  );
  assert.equal([...new Set(unreachable)], []);
});

it('has words in the singular, but for such as mean something else', () => {
  const all = new Set(rows.flatMap(phrasesOf).flat());
  const plurals = [...all].filter((word) => {
    const others = new Set([...all].filter((other) => other !== word));
    const [folded = '', ...more] = wordsOf(word, {
      has: (other) => others.has(other),
      endingWith: () => new Map(),
      beginningWith: () => [],
    });
    // A word that phrases have is not read as one that it lacks vowels of.
    return more.length === 0 && folded !== word && others.has(folded) && contracted(word) !== folded;
  });
  assert.equal(plurals, ['terms']);
});

it('has no phrase of no word, and none twice in a row', () => {
  assert.equal(
    without((row) => phrasesOf(row).every((words) => words.length > 0)),
    [],
  );
  const repeated = rows.flatMap((row) => {
    const spelled = row.names.split(',').map((phrase) => phrase.trim());
    return spelled.filter((phrase, i) => spelled.indexOf(phrase) !== i).map((phrase) => `${row.name}: ${phrase}`);
  });
  assert.equal(repeated, []);
});

it('spells phrases as they are looked up', () => {
  const misspelled = rows.flatMap(({ name, names }) =>
    names
      .split(', ')
      .filter((phrase) => !/^[a-z0-9]+(?:(?: |\/|: )[a-z0-9]+)*(?:| \u2026|:)$/.test(phrase))
      .map((phrase) => `${name}: ${phrase}`),
  );
  assert.equal(misspelled, []);
  const longest = Math.max(...rows.flatMap(phrasesOf).map(({ length }) => length));
  assert.ok(longest <= MOST_WORDS, `A phrase has ${longest} words.`);
  assert.equal(
    without(({ names }) =>
      names.split(', ').every((phrase) => !phrase.endsWith('\u2026') || phrase.split(' ').length === 2),
    ),
    [],
  );
});

/** Phrases of rows made from lists of tables, that a row before has for itself. */
const HIDDEN: readonly string[] = [
  'event.title: show name',
  'transport.departure airport code: source code',
  'text.title: article/name',
  'text.title: article name',
  'text.title: lesson title',
  'text.title: lesson name',
  'text.title: publication title',
  'text.title: column/name',
  'text.title: column name',
  'general.count: used',
  'general.count: sent',
];

it('has phrases with a use that no row before gives them', () => {
  const used = new Map<string, Set<string>>();
  const hidden = rows.flatMap((row) => {
    const uses = (['texts', 'documents', 'numbers', 'moments', 'clock', 'truth'] as const).filter(
      (use) => row[use] !== undefined,
    );
    return row.names.split(', ').flatMap((spelled) => {
      const phrase = `${spelled} beside ${row.beside} without ${row.without} of ${row.digits} ${row.hasFraction} ${row.isOne}`;
      const before = used.get(phrase) ?? new Set<string>();
      used.set(phrase, new Set([...before, ...uses]));
      return uses.every((use) => before.has(use)) ? [`${row.name}: ${spelled}`] : [];
    });
  });
  assert.equal(hidden, HIDDEN);
});

it('draws whole numbers of ranks', () => {
  const broken = forms.filter(({ form }) =>
    form.some((part) => part.kind === 'integer' && !(Number.isInteger(part.first) && Number.isInteger(part.size))),
  );
  assert.equal([...new Set(broken.map(({ row }) => row.name))], []);
});

it('says something of values in each row', () => {
  assert.equal(
    without(({ texts, documents, numbers, moments, clock, truth }) =>
      [texts, documents, numbers, moments, clock, truth].some((said) => said !== undefined),
    ),
    [],
  );
});

it('has text in printable ASCII without apostrophes and backslashes', () => {
  const odd = forms.flatMap(({ row, form }) =>
    form
      .flatMap(entriesOf)
      .filter((entry) => !/^[ -~]*$/.test(entry) || /['\\]/.test(entry))
      .map((entry) => `${row.name}: ${entry}`),
  );
  assert.equal(odd.slice(0, 5), []);
});

it('has forms from the longest to the shortest', () => {
  const isSorted = (all: readonly TextForm[]) =>
    all.every((form, i) => i === 0 || widthOfAll(form) < widthOfAll(all[i - 1] ?? []));
  assert.equal(
    without((row) => isSorted(row.texts?.() ?? []) && isSorted(row.unique?.() ?? [])),
    [],
  );
});

it('has documents of JSON, objects or arrays', () => {
  const wrong = rows.flatMap(({ name, documents }) =>
    (documents?.() ?? []).flatMap((parts) => {
      const domain = { kind: 'json', literal: 'quoted', parts } as const;
      const radices = radicesOf(domain);
      const texts = [0, 1, 2, 3, 4].map((sample) =>
        valueText(
          domain,
          radices.map((radix, digit) => (mix32(sample * 7919 + digit) >>> 0) % radix),
        ),
      );
      return texts.filter((text) => !isDocument(text)).map((text) => `${name}: ${text}`);
    }),
  );
  assert.equal(wrong, []);
});

function isDocument(text: string): boolean {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null;
}

it('has something to choose in each part', () => {
  assert.equal(
    forms
      .filter(({ form }) => form.flatMap(digitSizes).some((size) => size < 1) || widthOfAll(form) === 0)
      .map(({ row }) => row.name),
    [],
  );
});

it('makes each form once, so that its pools are known again', () => {
  const isSame = (one: readonly TextForm[], other: readonly TextForm[]) =>
    one.every((form, i) => form.every((part, k) => isSamePool(part, other[i]?.[k])));
  const isSamePool = (part: Part, other: Part | undefined) =>
    part.kind !== 'pool' || (other?.kind === 'pool' && other.entries === part.entries);
  assert.equal(
    without(
      (row) => isSame(row.texts?.() ?? [], row.texts?.() ?? []) && isSame(row.unique?.() ?? [], row.unique?.() ?? []),
    ),
    [],
  );
});

it('gives weights to all entries of a pool', () => {
  assert.equal(
    forms
      .filter(({ form }) =>
        form.some(
          ({ distribution, ...part }) =>
            distribution?.kind === 'weights' &&
            (distribution.weights.length !== digitSizes(part)[0] || !distribution.weights.some((weight) => weight > 0)),
        ),
      )
      .map(({ row }) => row.name),
    [],
  );
});

it('has as many places for a thing wherever it is picked', () => {
  const sizes = new Map<string, Map<number, string>>();
  const note = (thing: string, size: number, name: string) => {
    const known = sizes.get(thing) ?? new Map<number, string>();
    sizes.set(thing, known.set(size, name));
  };
  for (const { row, form } of forms) {
    for (const part of form.filter(({ kind }) => kind !== 'again')) {
      if (part.picks !== undefined) note(part.picks, digitSizes(part)[0] ?? 0, row.name);
    }
  }
  for (const { name, numbers } of rows) {
    if (numbers?.listed !== undefined) note(numbers.listed.picks, numbers.listed.entries().length, name);
  }
  assert.equal(
    [...sizes].filter(([, known]) => known.size > 1).map(([thing, known]) => [thing, ...known.entries()]),
    [],
  );
});

it('lists numbers between the ends that it says', () => {
  const outside = rows.flatMap(({ name, numbers }) =>
    (numbers?.listed?.entries() ?? [])
      .filter((entry) => !(Number(entry) >= (numbers?.first ?? 0) && Number(entry) <= (numbers?.last ?? 0)))
      .map((entry) => `${name}: ${entry}`),
  );
  assert.equal(outside, []);
});

it('weighs numbers between the ends that it says', () => {
  const outside = rows.flatMap(({ name, numbers }) =>
    (numbers?.spread?.kind === 'weights' ? [...numbers.spread.weights] : [])
      .filter(([value, weight]) => value < (numbers?.first ?? 0) || value > (numbers?.last ?? 0) || weight < 0)
      .map(([value]) => `${name}: ${value}`),
  );
  assert.equal(outside, []);
});

it('has ends and shares in their order', () => {
  const isShare = (share: number | undefined) => share === undefined || (share >= 0 && share <= 1);
  assert.equal(
    without(
      ({ numbers, moments, clock, truth, nulls }) =>
        (numbers === undefined || numbers.first <= numbers.last) &&
        (moments === undefined || moments.from < moments.to) &&
        (clock === undefined || (0 <= clock.first && clock.first <= clock.last && clock.last < SECONDS_OF_DAY)) &&
        isShare(truth) &&
        isShare(nulls),
    ),
    [],
  );
});

it('tells the values of keys apart under any collation', () => {
  const alike = rows.flatMap((row) =>
    (row.unique?.() ?? []).flatMap((form) => {
      const samples = Array.from({ length: SAMPLES }, (_, sample) => sampleOf(form, sample).toLowerCase());
      const pools = form.flatMap((part) => {
        const folded = entriesOf(part).map((entry) => entry.toLowerCase().trim());
        return part.kind === 'pool' && new Set(folded).size < folded.length ? ['a pool repeats itself'] : [];
      });
      const room = roomOf(form);
      const isCrowded = new Set(samples).size < SAMPLES / 2 && room > 10 * SAMPLES;
      const isSmall = room < KEY_ROOM && !COUNTED.has(row.name);
      return [...pools, ...(isCrowded ? ['repeats'] : []), ...(isSmall ? [`only ${room}`] : [])].map(
        (fault) => `${row.name}: ${fault}`,
      );
    }),
  );
  assert.equal(alike, []);
});

it('knows the names of most columns', () => assert.ok(rows.length >= 100, `There are ${rows.length} rows.`));

it('puts no vowel behind `a`', () => {
  for (const { templates, words } of Object.values({ ...machines, ...records, ...trade, ...writing })) {
    for (const [said, word = ''] of templates.join(' ').matchAll(/\b[Aa] \{(\w+)\}/g)) {
      const found = words[word]?.split('|').find((one) => /^[aeio]/i.test(one));
      assert.is(found, undefined, said);
    }
  }
});

it.run();

/** What the recipes share: folding to ASCII, what is fit to be a value, and picks. */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/** What the library completes lists with. */
const { code } = transformSync(readFileSync(new URL('../pick.ts', import.meta.url), 'utf8'), { loader: 'ts' });
const { pick } = await import(`data:text/javascript,${encodeURIComponent(code)}`);

/** Letters that no canonical decomposition takes apart. */
const LETTERS = new Map(
  Object.entries({
    Æ: 'AE',
    æ: 'ae',
    Ð: 'D',
    ð: 'd',
    Ø: 'O',
    ø: 'o',
    Þ: 'Th',
    þ: 'th',
    ß: 'ss',
    Ł: 'L',
    ł: 'l',
    Đ: 'D',
    đ: 'd',
    ı: 'i',
  }),
);

/** Latin text without its accents and with one kind of dash. Apostrophes go, too, in all of their forms. */
export function toAscii(text) {
  const letters = [...text.normalize('NFD')].map((letter) => LETTERS.get(letter) ?? letter);
  return letters
    .join('')
    .replace(/[\u0300-\u036f'’‘ʻʿ`]/g, '')
    .replaceAll('–', '-');
}

/** Whether a text is printable ASCII without quotes and backslashes: it stands in SQL, JSON and CSV as it is. */
export function isPlain(text) {
  return /^[ !#-&(-[\]-_a-{}~]+$/.test(text);
}

/** The texts without those that differ only in their case from one before. */
export function distinct(texts, key = (text) => text) {
  const seen = new Set();
  return texts.filter((text) => {
    const folded = key(text).toLowerCase();
    return !seen.has(folded) && seen.add(folded);
  });
}

/** `size` different texts, each made of one word of each list. A build fails where the lists give too few. */
export function compose(size, lists, join = (words) => words.join(' ')) {
  const made = new Map();
  const salt = lists.flat().join('').length;
  for (let attempt = 0; made.size < size; attempt += 1) {
    if (attempt > 50 * size) throw new Error(`The lists give ${made.size} texts, not ${size}.`);
    const words = lists.map((list, position) => list[pick(list.length, salt, attempt, position)]);
    const text = join(words);
    if (new Set(words).size === words.length) made.set(text.toLowerCase(), text);
  }
  return [...made.values()];
}

/** `size` of the texts, evenly spread over all of them. */
export function sample(size, texts) {
  return Array.from(
    { length: Math.min(size, texts.length) },
    (_, index) => texts[Math.floor((index * texts.length) / Math.min(size, texts.length))],
  );
}

/**
 * The pools of one entity: columns of the same rows, so that one rank picks all that belongs together.
 * `packages` names where the rows are from; none where they are the project's own. `lookups` are columns that another one
 * determines: `{ cityCurrencies: ['cityCountryCodes2', 'countryCodes2', 'countryCurrencies'] }` finds a city's code among
 * those of the countries, and takes the currency that stands there.
 */
export function entity(packages, rows, columns, lookups = {}) {
  const lists = Object.entries(columns).map(([name, of]) => [name, rows.map((row, index) => String(of(row, index)))]);
  return { packages, lists: Object.fromEntries(lists), lookups, compositions: {} };
}

/** A pool that belongs to no other: the texts that are plain without their accents, each once. */
export function list(packages, name, texts) {
  return entity(
    packages,
    distinct(
      texts
        .filter((text) => !/['’]/.test(text))
        .map(toAscii)
        .filter(isPlain),
    ),
    { [name]: (text) => text },
  );
}

/** A pool of `size` texts made from templates in turn, in which names of pools in braces stand for values of theirs. */
export function composition(packages, name, size, templates) {
  return { packages, lists: {}, lookups: {}, compositions: { [name]: { size, templates } } };
}

/** Values that are written with commas between them. */
export function values(text) {
  return text.split(',');
}

/** Between the values of a packed list. No value has it. */
export const SEPARATOR = '|';

/** The rows of an object literal, with each list in one string. */
export function packed(lists) {
  const rows = lists.map(([name, values]) => {
    if (values.length === 0) throw new Error(`The pool ${name} is empty.`);
    return `  ${name}: ${JSON.stringify(values.join(SEPARATOR))},`;
  });
  return rows.join('\n');
}

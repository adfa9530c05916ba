import { wordsIn } from './word-lists.ts';

/*
 * Columns that the values of a list name: `contact_id` where `author_type` is `contact`, `article_body` where `content_type` is `article`. A row
 * has those of its value, and not those of the others.
 */

/** A list, or a column, and the words of its name. */
export interface Worded {
  readonly name: string;
  readonly words: readonly string[];
}

/** Last words of the names of lists whose values say what a row is, or has. */
const KINDS: ReadonlySet<string> = new Set(
  wordsIn('type kind method category format mode class medium form scope target source'),
);

/** Words of names of lists that say what somebody likes, or what has happened. */
const NO_KINDS: ReadonlySet<string> = new Set(
  wordsIn('preferred preference default contact phone address event action role relationship language log'),
);

/** Words in front of, or behind, what says of which kind a value is. */
const VALUES: ReadonlySet<string> = new Set(wordsIn('value answer response field attribute default setting custom'));

/** What rows of all kinds may have, whichever value is called so. */
const COMMON: ReadonlySet<string> = new Set(
  wordsIn('phone email mobile address website fax note comment message status family home work first last new other'),
);

/** What comes of something else, and has what that has: the refund of an order has its order. */
const FOLLOWING: ReadonlySet<string> = new Set(
  wordsIn('refund return reversal chargeback cancellation exchange credit_note correction void').map((word) =>
    word.replace('_', ' '),
  ),
);

/** Words of values with bars between, and wider words for the same that columns have where none has those of the value. */
const WIDER: ReadonlyMap<string, readonly string[]> = new Map(
  `image|photo|picture|gif: image photo picture media file attachment
video|movie|clip|audio|voice|song|sound: video audio media file attachment
document|pdf|attachment|download|upload: document file attachment media
article|post|story|page|blog: article text body content
text|string|textarea: text string body content
link|url|external: url link external
location|place: latitude longitude place
person|individual|private: person individual
company|business|organization|corporate|firm: company business organization
percent|relative: percent
fixed|flat|absolute: fixed amount
numeric|integer|decimal|float|int|numerical: number numeric integer decimal
bool|flag|yes no: boolean
datetime|timestamp: date timestamp
single choice|multiple choice|select|dropdown|radio|checkbox: choice option selected
staff|employee|agent: staff employee agent
customer|client|buyer: customer client buyer
organization|company: organization company`
    .split('\n')
    .flatMap((line) => {
      const [values = '', wider = ''] = line.split(':');
      return values.split('|').map((value) => [value, wordsIn(wider)] as const);
    }),
);

/** What a column is of beside the table, the thing that a list is of, and that it has a value. */
function restOf(words: readonly string[], tableWords: readonly string[], front: readonly string[]): readonly string[] {
  const behind = (without: readonly string[]) =>
    words.slice(words.findIndex((word) => !without.includes(word) && !VALUES.has(word)));
  const rest = behind([...tableWords, ...front]);
  return rest[0] === 'id' ? behind(front) : rest;
}

/** How well the words of a value name a column: all of them do, or an end of them does; else 0. */
function fitOf(value: readonly string[], rest: readonly string[]): 0 | 1 | 2 {
  if (value.length === 0 || (COMMON.has(rest[0] ?? '') && rest.at(-1) !== 'id')) return 0;
  if (value.every((word, place) => rest[place] === word)) return 2;
  return value.length > 1 && (value[0] === rest[0] || value.at(-1) === rest[0]) ? 1 : 0;
}

/**
 * Of each column that values of a list name, which of them have it, by rank. `values`: the words of each; `columns`: those that a row
 * may lack.
 */
export function columnsOfValues(
  { name, words }: Worded,
  values: readonly (readonly string[])[],
  columns: readonly Worded[],
  tableWords: readonly string[],
): ReadonlyMap<string, readonly boolean[]> {
  const found = new Map<string, readonly boolean[]>();
  if (!KINDS.has(words.at(-1) ?? '') || words.some((word) => NO_KINDS.has(word))) return found;
  const fits = columns
    .filter((column) => column.name !== name)
    .map((column) => {
      const rest = restOf(column.words, tableWords, words.slice(0, -1));
      const all = values.map((value) => fitOf(value, rest));
      const best = Math.max(...all);
      return { column: column.name, rest, named: all.map((fit) => best > 0 && fit === best) };
    });
  const texts = values.map((value) => value.join(' '));
  const isWider = (rank: number, [lead = '']: readonly string[]) =>
    WIDER.get(texts[rank] ?? '')?.includes(lead) === true;
  const isNaming = values.map((_, rank) => fits.some(({ named }) => named[rank] === true));
  const isTelling = isNaming.map((isOne, rank) => isOne || fits.some(({ rest }) => isWider(rank, rest)));
  for (const { column, rest, named } of fits) {
    const isNamed = named.includes(true);
    const wider = values.map((_, rank) => !(isNamed && isNaming[rank] === true) && isWider(rank, rest));
    if (!isNamed && !wider.includes(true)) continue;
    // Where only a wider word tells, what no column is of may have it, too.
    const isOpen = (rank: number) => (isNamed ? FOLLOWING.has(texts[rank] ?? '') : isTelling[rank] !== true);
    const present = values.map(
      (_, rank) => named[rank] === true || wider[rank] === true || (isNaming[rank] !== true && isOpen(rank)),
    );
    if (present.includes(false)) found.set(column, present);
  }
  return found;
}

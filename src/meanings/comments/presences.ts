import type { Presence } from '../dependencies/presences.ts';
import { wordsOfName } from '../index.ts';
import { MOST_OF_CLAUSES } from './limits.ts';

/* In which rows a column has a value, as its comment says: `only for trigger_event = 'pull_request'`, `NULL for land`, `NULL until paid`. */

/** A way to say it: whether rows of what follows have a value, and whether those behind it have one, too. */
interface Wording {
  readonly form: RegExp;
  readonly isThere: boolean;
  readonly isLasting: boolean;
}

const NONE = String.raw`\b(?:null|empty|blank|unset|not set|none)\s+`;
const wording = (form: string, isThere: boolean, isLasting = false): Wording => ({
  form: new RegExp(`${form}\\s+(.+)`, 'i'),
  isThere,
  isLasting,
});

/** Words in front of `only` that say how texts are spelled, and not which rows have them. */
const ONLY = String.raw`^(?:for\s+)?(?!.*\b(?:read|write|digits?|letters?|characters?|case|numbers?|numeric|use|append|insert|admins?)\s+only\b)([\w ,/-]+?)\s+only\b`;

/** Values in capitals behind `only`: `only CARD or ATM`. */
const VALUES =
  /^[Oo]nly ((?!(?:ASCII|UTF|UTC|ISO|HTTPS?|SHA|MD5|GMT)\b)[A-Z][A-Z0-9_]+(?:(?:,? (?:and|or)|,|\/) ?[A-Z][A-Z0-9_]+)*)(?![- \w])/;

/** Those first that say more. */
const WORDINGS: readonly Wording[] = [
  wording(`${NONE}(?:unless|except|if not|when not|where not|other than|outside)(?:\\s+(?:for|if|when|in|of))?`, true),
  wording(`${NONE}(?:until|till|before)`, true, true),
  wording(`${NONE}(?:for|if|when|where|while|with|in case of)`, false),
  wording(String.raw`\b(?:only|solely)\s+(?:for|if|when|where|with|while|on|in)`, true),
  // What is given by somebody in the end; who made a row made all of them.
  wording(String.raw`\b(?:given|left|written|filled in)\s+by\s+\w+\s+(?:who|that|which)`, true),
  { form: new RegExp(ONLY, 'i'), isThere: true, isLasting: false },
  { form: VALUES, isThere: true, isLasting: false },
  wording(String.raw`\b(?:set|filled|present|required|given|applies)\s+(?:only\s+)?(?:for|if|when|where)`, true),
  wording(String.raw`(?:^|\b(?:set|filled|known|available|present|there)\s+)(?:once|after)`, true, true),
];

/** What rows may have that are of the right kind, and need not. */
const OPTIONAL = /\b(?:optional(?:ly)?|if any|may|might|usually|mostly|often|sometimes)\b/i;

/** What says the opposite of the words in it. */
const NEGATED = /\b(?:not|never|no|non)\b|<>|!=/i;

/** A column, and what it is to have: `status = 'paid'`, `kind in ('a', 'b')`. */
const COMPARED = /^(?:the\s+)?(?<column>\w+)\s*(?:==?|\bis\b|\bin\b)\s*(?<values>.+)$/i;

/** Words that say nothing of what follows or comes to pass. */
const EMPTY = /\b(?:the|an?|it|its|is|are|was|has|have|been|being|of|status)\b/gi;

/** Which rows have a column, as its comment says; null: it does not. `columns`: the names of all columns of the table. */
export function presenceIn(comment: string | null, columns: readonly string[]): Presence | null {
  const text = comment?.slice(0, MOST_OF_CLAUSES) ?? '';
  if (OPTIONAL.test(text)) return null;
  for (const { form, isThere, isLasting } of WORDINGS) {
    const [clause = ''] = (form.exec(text)?.[1] ?? '').split(/[.;:\n]|\s[-\u2013\u2014]\s|\s\(/);
    if (clause === '' || NEGATED.test(clause)) continue;
    const { column = '', values = clause } = COMPARED.exec(clause)?.groups ?? {};
    const of = columns.find((name) => name.toLowerCase() === column.toLowerCase());
    const said = (of === undefined ? clause : values).split(/[,/|]|\b(?:or|and)\b/i).flatMap(phrasesOf);
    const phrases = isLasting ? said.flatMap((phrase) => [phrase, `+${phrase}`]) : said;
    const by = of === undefined ? [] : wordsOfName(of);
    if (phrases.length > 0) return isThere ? { there: phrases, absent: [], by } : { there: ['*'], absent: phrases, by };
  }
  return null;
}

/** What one of the values may be called: as it stands there, in the singular, and without a word at an end that says of what it is. */
function phrasesOf(text: string): readonly string[] {
  const plain = text
    .replace(EMPTY, ' ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const folded = wordsOfName(plain.join('_'));
  const found = [plain, folded]
    .flatMap((all) => [all, all.slice(0, -1), all.slice(-1)])
    .map((words) => words.join(' '));
  return [...new Set(found)].filter((phrase) => phrase !== '');
}

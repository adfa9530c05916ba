import { hasInOrder } from '../nearest.ts';
import { spelledStates, statesOf } from '../values/states.ts';

/*
 * What the comment on a column says of its values: which there are, and what they are called. Comments are written for people, so
 * only what is plainly a list counts as one.
 */

/** A value that a comment lists, and what it stands for, where the comment says so. */
export interface CommentedValue {
  readonly value: string;
  readonly label: string | null;
}

/** Characters of a comment that are looked at. */
const MOST_CHARACTERS = 1000;

/** Values of a list at least and at most. */
const LEAST_VALUES = 2;
const MOST_VALUES = 60;

/** The values that a comment lists, in its order, each once; empty: it lists none. `usual`: the constant that a DEFAULT names. */
export function valuesIn(comment: string, usual: unknown = null): readonly CommentedValue[] {
  const text = comment.slice(0, MOST_CHARACTERS).trim();
  const words = (all: string) => alternatives(all, usual);
  for (const read of [initials, pairs, quoted, words]) {
    const found = read(text);
    const isList = found.length >= LEAST_VALUES && found.length <= MOST_VALUES;
    if (isList && new Set(found.map(({ value }) => value.toLowerCase())).size === found.length) return found;
  }
  return [];
}

const NONE: readonly never[] = [];

/** (M)ale, (F)emale */
function initials(text: string): readonly CommentedValue[] {
  return Array.from(text.matchAll(/(?<![A-Za-z])\(([A-Za-z]{1,3})\)([a-z]+)/g), ([, value = '', rest = '']) => ({
    value,
    label: value + rest,
  }));
}

/** What stands between the members of a list. */
const BETWEEN =
  /\s*[,;|\n\uff0c\uff1b\u3001]\s*(?:(?:and|or)\s+)?|\s*\/\s*|(?<![:([{])\s+(?=-?\d{1,6}\s*(?:=|:|\uff1a|-|\u2013)\s*\p{L})/u;

/** Between a value and its label: words that end with a colon are often no values. */
const OF_NUMBER =
  /(?:^|[\s:([{\uff1a\uff08-])(?<value>-?\d{1,9})\s*(?:=>|->|=|:|\uff1a|-|\u2013|\u2014|\.\s)\s*(?<label>[^=:]{1,80})$/;
const OF_WORD =
  /(?:^|[\s:([{\uff1a\uff08])['"]?(?<value>[A-Za-z][\w-]{0,19})['"]?\s*(?:=>|->|=)\s*['"]?(?<label>[^=:'"]{1,80})['"]?$/;
const OF_CODE =
  /(?:^|[\s:([{\uff1a\uff08])['"]?(?<value>[A-Z][A-Z0-9_]{0,3})['"]?\s*(?::|\uff1a|\s-|\u2013|\u2014)\s*(?<label>[^=:]{1,80})$/;

/** A code and what it stands for, without a sign between them: G good, B bad. */
const OF_CAPITALS = /^(?<value>[A-Z][A-Z0-9]{0,3})\s+(?<label>[a-z][^=:]{1,40})$/;

/** What explains a label behind it: debit (money out). */
const EXPLAINED = /(?<=\S)\s+\(.*$/;

/** 1=basic, 2=pro — each member a value with its label, maybe behind what they are. */
function pairs(text: string): readonly CommentedValue[] {
  const members = text.replace(/[\s.)\]}\uff09]+$/, '').split(BETWEEN);
  for (const form of [OF_NUMBER, OF_WORD, OF_CODE, OF_CAPITALS]) {
    const found = members.map((member, place) => {
      const match = form.exec(member.trim());
      // Only the first one may have words in front.
      return place > 0 && match !== null && match.index > 0 ? null : (match?.groups ?? null);
    });
    const kept = found.filter((groups) => groups !== null);
    if (kept.length < found.length || kept.length < LEAST_VALUES) continue;
    return kept.map(({ value = '', label = '' }) => ({ value, label: label.replace(EXPLAINED, '').trim() }));
  }
  return NONE;
}

/** 'draft', 'published' — several texts between quotes, and little else between them. */
function quoted(text: string): readonly CommentedValue[] {
  const list = /(['"])[^'"]{1,40}\1(?:\s*(?:[,|/]|,?\s(?:or|and))\s*(['"])[^'"]{1,40}\2)+/.exec(text)?.[0] ?? '';
  return Array.from(list.matchAll(/(['"])(.*?)\1/g), ([, , value = '']) => unlabelled(value));
}

/** Words in front of a list of alternatives. */
const INTRODUCED =
  /(?:^|[\s(,;])(?:(?:one of|either|any of)\s*:?|(?:can|may|must) be(?: one of)?\s*:?|(?:values?|options?|choices|enum|allowed|valid|possible)(?:\s+(?:values?|options?|are|is))*\s*[:(=])\s*(?<list>.+)$/i;

/** Whole comments that are lists: of words with bars between them, and of equally long ones with slashes. */
const BARRED = /^[\w-]+(?:\s*\|\s*[\w-]+)+$/;
const SLASHED = /^[\w-]+(?:\s*\/\s*[\w-]+)+$/;
/** Whole comments of nothing but codes that are as long as each other: SCH, DEP, ARR. */
const CODES = /^[A-Z]{1,4}(?:\s*,\s*[A-Z]{1,4}){2,}$/;

/** The same with commas, which also stand between the parts of an address. */
const COMMAED = /^[\w-]+(?:(?:,\s?(?:or )?| or )[\w-]+){2,}\.?$/;
const YES_OR_NO = /^(?<list>(?:yes\/no|no\/yes|y\/n|n\/y|true\/false|false\/true|on\/off|off\/on|t\/f))(?:\s+\w+)?$/i;

/** What is often told by one word of several, so that words behind it are its values. */
const KIND_OF_LIST =
  /\b(?:status|state|type|kind|level|mode|role|gender|sex|category|priority|severity|size|method|class|grade|plan|tier|frequency|stage|phase|visibility|direction|side|source|channel|format)\s*[:(]\s*(?<list>[\w-]+(?:(?:\s*[,|/]\s*(?:or\s+)?|\s+or\s+)[\w-]+)+)\s*\)?\.?$/i;

/** one of: red, green, blue — a list of words without labels. */
function alternatives(text: string, usual: unknown): readonly CommentedValue[] {
  const list =
    (INTRODUCED.exec(text) ?? KIND_OF_LIST.exec(text) ?? YES_OR_NO.exec(text))?.groups?.['list'] ??
    (BARRED.test(text) || isEvenlySlashed(text) || isListOfCodes(text) || isCommaed(text, usual) ? text : '');
  const members = list
    .replace(/[\s.)\]}]+$/, '')
    .split(/\s*[,;|/]\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+/)
    .filter((member) => member !== '' && !/^(?:etc\.?|\.+|\u2026)$/.test(member))
    .map((member) => member.replace(/^['"`]|['"`]$/g, ''));
  // What is longer than three words describes something.
  return members.every((member) => /^[\w+#.-]{1,40}(?: [\w+#.-]{1,40}){0,2}$/.test(member))
    ? members.map(unlabelled)
    : NONE;
}

/** Whether a comment is a list between commas: of states, or of what a DEFAULT is one of. */
function isCommaed(text: string, usual: unknown): boolean {
  const words = text.split(/[^\w-]+(?:or )?/).filter((word) => word !== '');
  return COMMAED.test(text) && (words.some((word) => word === usual) || statesOf(words) !== null);
}

function isEvenlySlashed(text: string): boolean {
  const members = text.split('/').map((member) => member.trim());
  // Letters and numbers together are parts of one example.
  if (members.some((member) => /^\d+$/.test(member)) && members.some((member) => /^[a-z]/i.test(member))) return false;
  // So are two years.
  if (members.every((member) => /^(?:19|20)\d\d$/.test(member))) return false;
  return SLASHED.test(text) && (members.length > 2 || members[0]?.length === members[1]?.length);
}

function isListOfCodes(text: string): boolean {
  return CODES.test(text) && new Set(text.split(',').map((member) => member.trim().length)).size === 1;
}

function unlabelled(value: string): CommentedValue {
  return { value, label: null };
}

/**
 * What the values of a list stand for: what the comment says of them, one by one or in their order (`A`, `I`, `C`: "active, inactive,
 * closed"), or the states that they are short for; else they themselves. `listed`: what the comment lists, where that is known.
 */
export function labelsOf(
  values: readonly string[],
  comment: string | null,
  listed = comment === null ? [] : valuesIn(comment),
): readonly string[] {
  const labels = new Map(listed.map(({ value, label }) => [value, label ?? value]));
  if (values.some((value) => labels.has(value))) return values.map((value) => labels.get(value) ?? value);
  return (comment === null ? null : labelsInOrder(values, comment)) ?? spelledStates(values);
}

/** The members of a comment's list that values are short for, as most of them are by their place; null: it has no such list. */
function labelsInOrder(values: readonly string[], comment: string): readonly string[] | null {
  const members = comment
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .split(/\s*(?:[,;/|]|\bor\b|\band\b)\s*/)
    .map((member) => member.replace(/^[^:(]*[:(]|[\s.)]+$/g, '').trim())
    .filter((member) => member !== '');
  if (members.length !== values.length || values.length < LEAST_VALUES) return null;
  const short = values.filter((value, place) =>
    (members[place] ?? '').split(' ').some((word) => isShortFor(value.toLowerCase(), word)),
  );
  return 2 * short.length > values.length ? members : null;
}

function isShortFor(value: string, word: string): boolean {
  return value[0] === word[0] && value.length < word.length && hasInOrder(word, value);
}

/** Where the subject of a comment ends, and where what follows tells more of it. */
const BEHIND_CLAUSE = /[.,;:()[\]{}|\n=]|\s-\s/;
const BEHIND_SUBJECT =
  /\s(?:of|for|in|on|at|when|where|which|that|who|whose|with|from|to|by|used|as|if|is|are|was|per|via)\s/i;

/** How clauses begin that say in which rows there is a value, and not which. */
const SAYS_WHEN =
  /^(?:null|only|empty|blank|unset|set|not set|present|filled|required)\s+(?:\w+\s+)?(?:for|if|when|where|while|until|till|unless|except|once|before|after)\b/i;

/** Words of a name at most: more of them are a sentence. */
const MOST_WORDS = 6;

/** What stands in front of an example or of what it is a part of, and nothing. */
const INTRODUCES = /^(?:format|form|pattern|example|e|half|part|)$/i;

/** What a comment says that the column holds, as names do: all of its first clause, and the words of it in front of what tells more. */
export function subjectsOf(comment: string): readonly string[] {
  const [clause = ''] = comment.slice(0, MOST_CHARACTERS).trim().split(BEHIND_CLAUSE);
  if (SAYS_WHEN.test(clause)) return NONE;
  const [subject = ''] = clause.split(BEHIND_SUBJECT);
  const names = [clause, subject].map((name) =>
    name
      .replace(/[^\x20-\x7e]/g, ' ')
      .trim()
      .replace(/\s+/g, ' '),
  );
  return [...new Set(names)].filter((name) => !INTRODUCES.test(name) && name.split(' ').length <= MOST_WORDS);
}

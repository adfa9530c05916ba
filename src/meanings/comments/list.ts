import { statesOf } from '../../values/states.ts';
import { MOST_OF_LISTS } from './limits.ts';

/* Which values there are, as the comment on a column lists them: `1=basic, 2=pro`. Only what is plainly a list counts as one. */

/** A value that a comment lists, and what it stands for, where the comment says so. */
export interface CommentedValue {
  readonly value: string;
  readonly label: string | null;
}

/** Values of a list at least and at most. */
export const LEAST_VALUES = 2;
const MOST_VALUES = 60;

/** The values that a comment lists, in its order, each once; empty: it lists none. `usual`: the constant that a DEFAULT names. */
export function valuesIn(comment: string, usual: unknown = null): readonly CommentedValue[] {
  const text = comment.slice(0, MOST_OF_LISTS).trim();
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

/** Where a document begins that a comment shows. */
const DOCUMENT = /\{\s*(['"])[^'"]+\1\s*:/;

/** What stands behind some of the values where there are others. */
const GOES_ON = /^\s*,?\s*(?:\.{2,}|\u2026|etc)/;

/** 'draft', 'published' — several texts between quotes, and little else between them, that are no parts of a document. */
function quoted(text: string): readonly CommentedValue[] {
  if (DOCUMENT.test(text)) return NONE;
  const found = /(['"])[^'"]{1,40}\1(?:\s*(?:[,|/]|,?\s(?:or|and))\s*(['"])[^'"]{1,40}\2)+/.exec(text);
  if (found === null || GOES_ON.test(text.slice(found.index + found[0].length))) return NONE;
  return Array.from(found[0].matchAll(/(['"])(.*?)\1/g), ([, , value = '']) => unlabelled(value));
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
  /\b(?:status|state|type|kind|level|mode|role|gender|sex|category|priority|severity|size|method|class|grade|plan|tier|frequency|stage|phase|visibility|direction|side|source|channel|format|measure)\s*[:(]\s*(?<list>[\w-]+(?:(?:\s*[,|/]\s*(?:or\s+)?|\s+or\s+)[\w-]+)+)\s*\)?\.?$/i;

/** What kinds of codes are called: of a code, a comment names those that it may be of. */
const KINDS_OF_CODES =
  /^(?:ean|upc|gtin|isbn|issn|jan|asin|iban|bic|swift|imei|vin|uuid|guid|ulid|sku|mpn|utc|gmt|iso|ascii)(?:-?\d+)?$/i;

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

/** Words as programs write them: in capitals, or joined. */
const CONSTANTS = /^[A-Z][A-Z_]+(?:,\s?[A-Z][A-Z_]+)+$/;
const JOINED = /[a-z](?:_[a-z]|[A-Z])/;
/** Words that are rather names of columns. */
const OF_COLUMNS = /(?:_(?:at|on|name)|_?id)$/i;

/** Whether a comment is a list between commas: of states, of words as programs write them, or of what a DEFAULT is one of. */
function isCommaed(text: string, usual: unknown): boolean {
  const words = text.split(/[^\w-]+(?:or )?/).filter((word) => word !== '');
  const isCode = CONSTANTS.test(text) && !words.some((word) => KINDS_OF_CODES.test(word));
  const isSpelled = words.some((word) => JOINED.test(word)) && !words.some((word) => OF_COLUMNS.test(word));
  return (
    isCode || (COMMAED.test(text) && (isSpelled || words.some((word) => word === usual) || statesOf(words) !== null))
  );
}

function isEvenlySlashed(text: string): boolean {
  const members = text.split('/').map((member) => member.trim());
  if (members.every((member) => KINDS_OF_CODES.test(member))) return false;
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

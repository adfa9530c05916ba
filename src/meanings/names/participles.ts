import { words } from '../builders/forms.ts';

/*
 * Words for what has been done (past participles): allocated, scanned, taken. There are more of them than phrases could list, so that
 * their ending tells them; what is listed are those with another one, and what only ends so.
 */

const IRREGULAR: ReadonlySet<string> = new Set(
  words(`
  begun bought broken brought built caught chosen cut done drawn driven found given held kept left lost made met overridden overwritten put
  rebuilt redone rerun resent rewritten run seen sent set shown shut sold spent spoken split spun stolen sunk sworn taken taught thrown
  undone withdrawn won worn written`),
);

const NO_PARTICIPLES: ReadonlySet<string> = new Set(
  words('breed embed exceed feed indeed need proceed reed seed shed sled speed succeed weed'),
);

/** Words in front of what is still to come, and those that say so only where something stands behind them: `requested_delivery`. */
const AHEAD: ReadonlySet<string> = new Set(
  words(
    'anticipated due estimated expected forecast next planned preferred projected required scheduled target targeted',
  ),
);
const AHEAD_OF_SOMETHING: ReadonlySet<string> = new Set(words('promised proposed requested wanted'));
const AT = /^(?:at|on)$/;

/** Whether a word says what has been done. */
export function isParticiple(word: string): boolean {
  return IRREGULAR.has(word) || (/[a-z]{2}ed$/.test(word) && !NO_PARTICIPLES.has(word) && !AHEAD.has(word));
}

/** Whether the words of a moment say that it is still to come. */
export function isAhead(named: readonly string[]): boolean {
  return named.some(
    (word, place) => AHEAD.has(word) || (AHEAD_OF_SOMETHING.has(word) && !AT.test(named[place + 1] ?? '')),
  );
}

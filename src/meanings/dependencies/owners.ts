/** What rows belong to together with all that belongs to them: an invoice's customer is that of its order. */
const OWNERS: ReadonlySet<string> = new Set(
  `account agency application area article asset association bank borrower branch brand building campaign car chain channel child
  church city claim client clinic club cluster college community company competition conference contact contract copy country
  county course currency customer database department deployment device district division doctor domain driver drug environment
  equipment event exam exchange facility factory family farm festival field firm fleet franchise fund game garage guest gym
  hospital hotel household installation instance institute institution invoice item laboratory league lease library loan location lodge
  machine mall market marketplace match medication medicine merchant mission municipality museum namespace network office order organisation
  organization owner parish park part partner passenger patient patron pet physician plant platform policy portal portfolio
  practice product program project property province publication publisher realm region restaurant room route school season section
  shipment shop site space station store stream student subscription survey table team tenant theater ticket tournament trip truck
  university vehicle vendor venue vessel village ward warehouse website workspace zone`.split(/\s+/),
);

/** Who did something to a row: that need not be who did it to what the row is about. */
const ACTORS: ReadonlySet<string> = new Set(
  `actor agent approver assignee author by creator editor employee manager member operator person poster receiver recipient reporter
  reviewer sender staff uploader user viewer voter writer`.split(/\s+/),
);

/** What users have, and do not write: an order goes to an address of its user, who pays for it. */
const HOLDINGS: ReadonlySet<string> = new Set(
  `account address basket booking card cart contact device donation enrollment enrolment fine invoice loan membership order passenger
  payment pet policy profile purchase registration rental reservation session subscription vehicle wallet`.split(/\s+/),
);

/** Who has such things, as columns name them. */
const HOLDERS: ReadonlySet<string> = new Set(['user', 'member']);

/**
 * What a column refers to, as far as the words of its name say: what rows belong to, who did something, what state
 * rows are in, or another thing. `table`: the
 * words of that of the column, as it may say what its users have.
 */
export function ownershipOf(words: readonly string[], table: readonly string[]): 'owner' | 'actor' | 'state' | 'other' {
  const isUser = words.every((word) => HOLDERS.has(word) || REFERRING.has(word));
  if (isUser && HOLDINGS.has(table.at(-1) ?? '')) return 'owner';
  if (words.some((word) => ACTORS.has(word))) return 'actor';
  const last = bareOf(words).at(-1);
  const isBare = words.every((word) => word === last || REFERRING.has(word));
  if (last === undefined || STATES.has(last) || (isBare && KINDS.has(last))) return 'state';
  return OWNERS.has(last) ? 'owner' : 'other';
}

/** Who gets what is dealt in, or pays for it: whatever a column calls them, all that becomes of a deal has the same. */
const PARTIES: ReadonlySet<string> = new Set(
  `adopter applicant bidder borrower buyer client customer guest holder lessee passenger patient patron payer policyholder purchaser renter
  rider shopper subscriber`.split(/\s+/),
);
const WRITERS: ReadonlySet<string> = new Set(['author', 'reviewer', 'by', 'user', 'writer']);
/** What they write once they have it. */
const WRITTEN: ReadonlySet<string> = new Set(
  'review rating feedback testimonial complaint claim dispute return refund'.split(' '),
);

/** Whether columns of a table and of one that it refers to name one and the same: who made an offer buys. Both by their words. */
export function isSameParty(
  words: readonly string[],
  table: readonly string[],
  ofParent: readonly string[],
  parent: readonly string[],
): boolean {
  const [own, other] = [bareOf(words).at(-1) ?? '', bareOf(ofParent).at(-1) ?? ''];
  const isHolder = HOLDERS.has(other) && HOLDINGS.has(parent.at(-1) ?? '');
  const isWriter = WRITERS.has(own) && WRITTEN.has(table.at(-1) ?? '');
  return (PARTIES.has(own) || isWriter) && (PARTIES.has(other) || isHolder);
}

/** Rows that say what goes into something: other things than that. */
const PIECES: ReadonlySet<string> = new Set(
  'material component ingredient consumption input requirement accessory substitute upgrade swap replacement'.split(
    ' ',
  ),
);

/** Whether the rows of a table say what goes into what they belong to. */
export function isOfPieces(table: readonly string[]): boolean {
  return PIECES.has(table.at(-1) ?? '');
}

/** What rows of any kind have, so that two of them need not have the same. */
const STATES: ReadonlySet<string> = new Set(
  'color colour condition format gender language locale mode priority rank script stage state status unit'.split(' '),
);

/** The same where no word says of what: the type of a room is that of the room which is booked. */
const KINDS: ReadonlySet<string> = new Set(['class', 'group', 'kind', 'level', 'type']);

/** Words by which a name says that it refers. */
const REFERRING: ReadonlySet<string> = new Set([
  'id',
  'identifier',
  'key',
  'code',
  'number',
  'fk',
  'uuid',
  'reference',
]);

/** The words of a column's name without those by which it says that it refers. */
export function bareOf(words: readonly string[]): readonly string[] {
  return words.filter((word) => !REFERRING.has(word));
}

/** Where things are: two things in one country do not belong together for that. */
const PLACES: ReadonlySet<string> = new Set(
  'city country county currency language municipality province region zone'.split(' '),
);

/** Whether the rows of a table are places, or what each of these has, by the words of its name. */
export function isPlace(words: readonly string[]): boolean {
  return PLACES.has(words.at(-1) ?? '');
}

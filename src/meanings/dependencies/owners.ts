/** What rows belong to together with all that belongs to them: an invoice's customer is that of its order. */
const OWNERS: ReadonlySet<string> = new Set(
  `account agency application area asset association bank borrower branch brand building campaign car chain channel child
  church city claim client clinic club cluster college community company competition conference contact contract copy country
  county course currency customer database department deployment device district division doctor domain driver environment
  equipment event exam exchange facility factory family farm festival field firm fleet franchise fund game garage guest gym
  hospital hotel household installation instance institute institution invoice laboratory league lease library loan lodge
  machine mall market marketplace match merchant mission municipality museum namespace network office order organisation
  organization owner parish park partner passenger patient patron pet physician plant platform policy portal portfolio
  practice program project property province publication publisher realm region restaurant room route school season section
  shipment shop site space station store stream student subscription survey team tenant theater ticket tournament trip truck
  university vehicle vendor venue vessel village ward warehouse website workspace zone`.split(/\s+/),
);

/** Who did something to a row: that need not be who did it to what the row is about. */
const ACTORS: ReadonlySet<string> = new Set(
  `actor agent approver assignee author by creator editor employee manager member operator person poster receiver recipient reporter
  reviewer sender staff uploader user viewer voter writer`.split(/\s+/),
);

/** What a column refers to, as far as the words of its name say: what rows belong to, who did something, or another thing. */
export function ownershipOf(words: readonly string[]): 'owner' | 'actor' | 'other' {
  if (words.some((word) => ACTORS.has(word))) return 'actor';
  const [last] = words.filter((word) => !REFERRING.has(word)).slice(-1);
  return last !== undefined && OWNERS.has(last) ? 'owner' : 'other';
}

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

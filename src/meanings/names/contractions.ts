import { hasInOrder } from '../../nearest.ts';

/*
 * Words that names write without some of their vowels (`shpr`, `parnt`, `imprtr`). There are more spellings of each than a list could
 * hold, so that the consonants tell the word.
 */

/** Words that are contracted in names, the more common one first where two have the same consonants. */
const WORDS =
  `address adjuster advisor agreement airline allergen amount approver artist author barcode batch birth block borrower brand branch budget
  buyer carton channel claimant client clinic color comment commodity company consignee contact contract country county creator credit
  culture currency customer dealer delivery dentist department deposit description diagnosis director discount district dispatcher doctor document
  donor driver employee employer engineer exporter factory faculty farmer field flight forename gallery gender grade guarantor guardian
  guest handset height holder importer ingredient inspector instructor insurance insurer invoice item journal language lawyer length
  lender lessee location manager manufacturer market material member merchant message method mobile model mother month nationality network
  officer operator order origin owner package packaging parent partner passenger patient payment pharmacist pharmacy phone planner player premium
  prescriber price priority process product professor profile program project province provider publisher pupil quality quarter rating reason
  receipt receiver recipient region remark renter report reviewer room sample schedule school section sender serial service shelf
  shipment shipper soldier status stock street strength student subscriber supervisor supplier surgeon surname symptom target teacher
  technician tenant term thesis ticket title total tracking trainer translator treatment unit university vehicle vendor vessel village
  vintner visitor voyage warehouse weight width winery worker workshop writer`.split(/\s+/);

/** Letters of a spelling at least, and of its consonants: fewer stand for too many words. */
const LEAST_LETTERS = 3;

/** The first letter, and the consonants behind it, each once where it stands twice. */
export function consonantsOf(word: string): string {
  return (word.slice(0, 1) + word.slice(1).replace(/[aeiouy]/g, '')).replace(/(.)\1+/g, '$1');
}

const byConsonants = new Map<string, string[]>();
for (const word of WORDS) {
  const consonants = consonantsOf(word);
  byConsonants.set(consonants, [...(byConsonants.get(consonants) ?? []), word]);
}

/** The word that a spelling leaves vowels out of; null: none. */
export function contracted(spelling: string): string | null {
  const consonants = consonantsOf(spelling);
  if (consonants.length < LEAST_LETTERS) return null;
  return (
    byConsonants.get(consonants)?.find((word) => word.length > spelling.length && hasInOrder(word, spelling)) ?? null
  );
}

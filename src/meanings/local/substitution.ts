import { pool } from '../../pools/pools.ts';
import type { TextForm } from '../../values/meaning.ts';
import type { Part } from '../../values/part.ts';
import { companyDomain, companyFamily, companySlug } from '../builders/company-names.ts';
import { agreeing, text } from '../builders/forms.ts';
import {
  anyFirstName,
  anyLastName,
  anySmallFirstName,
  anySmallLastName,
  firstInitial,
  firstName,
  lastInitial,
  lastName,
  smallFirstInitial,
  smallFirstName,
  smallLastName,
} from '../builders/persons.ts';
import type { Lexicon, LocalParts } from './parts.ts';
import type { LocalWords } from './words.ts';

/** What of a row is of its person, its place or its company: forms that pick such a thing in English do not count. */
const OF_THE_LOCALE = /^(?:person|place\.city|company)\b/;

/** Puts a locale's lists in the place of English ones: in forms, and in what a first name decides on. */
export class Substitution {
  readonly #words: LocalWords;
  readonly #byEntries: ReadonlyMap<readonly string[], LocalParts>;
  readonly #family: LocalParts;
  readonly #names: { readonly first: readonly string[]; readonly last: readonly string[] };
  readonly #currencies: readonly number[];

  constructor(words: LocalWords, lexicon: Lexicon) {
    this.#words = words;
    this.#family = lexicon.family;
    const { country } = words;
    const constant = (value: string): LocalParts => [text(words.spelt(value))];
    this.#byEntries = new Map<readonly string[], LocalParts>([
      [entriesOf(firstName()), lexicon.firstName],
      [entriesOf(lastName()), lexicon.lastName],
      [entriesOf(anyFirstName()), lexicon.firstName],
      [entriesOf(anyLastName()), lexicon.lastName],
      [entriesOf(smallFirstName()), lexicon.smallFirstName],
      [entriesOf(smallLastName()), lexicon.smallLastName],
      [entriesOf(anySmallFirstName()), lexicon.smallFirstName],
      [entriesOf(anySmallLastName()), lexicon.smallLastName],
      [entriesOf(firstInitial()), lexicon.firstInitial],
      [entriesOf(lastInitial()), lexicon.lastInitial],
      [entriesOf(smallFirstInitial()), lexicon.smallFirstInitial],
      ...companySlug().map((part, i) => [entriesOf(part), i === 0 ? lexicon.companySlug : []] as const),
      ...companyDomain().map(
        (part, i) => [entriesOf(part), i === 0 ? lexicon.companySlug : [text('.example')]] as const,
      ),
      [pool('cities'), lexicon.city],
      [pool('cityRegions'), lexicon.region],
      [pool('counties'), lexicon.region],
      [pool('streetNames'), lexicon.street],
      [pool('cityCountries'), constant(country.name)],
      [pool('cityCountryCodes2'), constant(country.codes[0])],
      [pool('cityCountryCodes3'), constant(country.codes[1])],
      [pool('cityContinents'), constant(country.continent)],
      [pool('cityPostalCodes'), lexicon.postalCode],
      [pool('cityTimeZones'), constant(country.timeZone)],
      [pool('cityCurrencies'), constant(country.currency)],
      [pool('cityPhonePrefixes'), constant(country.phonePrefix)],
    ]);
    this.#names = { first: entriesOf(lexicon.firstName?.[0]), last: entriesOf(lexicon.lastName?.[0]) };
    this.#currencies = pool('currencyCodes').map((code) => (code === country.currency ? 1 : 0));
  }

  /** A form of the locale; null: what it picks is there in English alone. The same form: nothing in it is of a place or a person. */
  form(form: TextForm): TextForm | null {
    const plain = form.map(pickedAnew);
    const found = plain.map((part) => this.#partsFor(part));
    if (found.every((parts, i) => parts?.length === 1 && parts[0] === plain[i])) return form;
    const parts: Part[] = [];
    for (const local of found) {
      if (local === null) return null;
      parts.push(...local);
    }
    return agreeing(this.#inOrder(parts)).map((part) => (this.#isOfNobody(form) ? withoutPick(part) : part));
  }

  /** What a first name decides on, for each of the locale: that of an English name of the same gender. */
  byFirstName(entries: readonly string[]): readonly string[] {
    const genders = pool('firstNameGenders');
    const [female, male] = ['female', 'male'].map((gender) => entries.filter((_, place) => genders[place] === gender));
    let [women, men] = [0, 0];
    return this.#words.isFemale.map((isFemale) => {
      const own = (isFemale ? female : male) ?? [];
      const place = isFemale ? women++ : men++;
      return own[place % own.length] ?? '';
    });
  }

  #partsFor(part: Part): LocalParts {
    if (part.kind !== 'pool') return [part];
    if (part.picks === 'company.family' && part.entries === entriesOf(companyFamily())) return this.#family;
    if (part.picks === 'currency') {
      return [{ ...part, distribution: { kind: 'weights', weights: this.#currencies } }];
    }
    const local = this.#byEntries.get(part.entries);
    if (local !== undefined) return local;
    if (part.picks === 'person.first') {
      return [{ ...part, picks: `person.first.${this.#words.locale}`, entries: this.byFirstName(part.entries) }];
    }
    return part.picks !== undefined && OF_THE_LOCALE.test(part.picks) ? null : [part];
  }

  /** First names stand behind last names where people write so. */
  #inOrder(parts: readonly Part[]): readonly Part[] {
    if (!this.#words.country.isLargestFirst) return parts;
    const at = parts.findIndex((part) => entriesOf(part) === this.#names.first);
    const [first, blank, last] = parts.slice(at, at + 3);
    const isName = blank?.kind === 'constant' && blank.text === ' ' && entriesOf(last) === this.#names.last;
    if (at < 0 || first === undefined || last === undefined || !isName) return parts;
    return [...parts.slice(0, at), last, first, ...parts.slice(at + 3)];
  }

  #isName(part: Part): boolean {
    const local = this.#byEntries.get(entriesOf(part));
    return local?.some(({ picks }) => picks?.startsWith('person.')) === true;
  }

  /** Whether a form is about no person whom other columns know. */
  #isOfNobody(form: TextForm): boolean {
    return !form.some(({ picks }) => picks?.startsWith('person.')) && form.some((part) => this.#isName(part));
  }
}

/** What a part before picks already, as if the part picked it by itself: the locale may have other parts for both. */
function pickedAnew(part: Part): Part {
  if (part.kind !== 'again' || part.of.kind !== 'pool' || part.picks === undefined) return part;
  return { ...part.of, picks: part.picks };
}

function withoutPick(part: Part): Part {
  if (part.picks === undefined || !part.picks.startsWith('person.')) return part;
  const { picks, ...other } = part;
  return other;
}

const NONE: readonly string[] = [];

function entriesOf(part: Part | undefined): readonly string[] {
  return part?.kind === 'pool' ? part.entries : NONE;
}

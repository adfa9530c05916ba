import type { Column } from '../../ir.ts';
import { once } from '../builders/forms.ts';
import { listOf } from '../builders/shorthand.ts';
import { partsOf } from '../comments/spelled-out.ts';

/** Words of names that the people of one country use, by its code: of its taxes, its papers and its addresses. */
const WORDS: Readonly<Record<string, string>> = {
  AU: 'abn, acn, tfn',
  BR: 'cpf, cnpj, cep, logradouro, bairro',
  DE: 'plz, bundesland, hausnummer, hausnr, steuernummer, ustid',
  ES: 'dni, nif, cif',
  FR: 'siret, siren, departement',
  GB: 'nhs, nino',
  IE: 'eircode',
  IN: 'gstin, cgst, sgst, igst, pincode, aadhaar, ifsc',
  IT: 'piva, comune',
  MX: 'curp, rfc, colonia',
  NL: 'bsn, kvk, huisnummer, woonplaats',
  PL: 'pesel, regon, wojewodztwo',
  SE: 'personnummer, orgnr',
};

const codes = once(
  () => new Map(Object.entries(WORDS).flatMap(([code, words]) => listOf(words).map((word) => [word, code]))),
);

/** What comments call things of a country, and of which things they say so. */
const PEOPLE: readonly (readonly [words: RegExp, code: string])[] = [
  ['UK|British', 'GB'],
  ['US|American', 'US'],
  ['Australian', 'AU'],
  ['Canadian', 'CA'],
  ['Dutch', 'NL'],
  ['French', 'FR'],
  ['German', 'DE'],
  ['Indian', 'IN'],
  ['Irish', 'IE'],
  ['Italian', 'IT'],
  ['Spanish|española?', 'ES'],
  ['Swiss', 'CH'],
].map(([words = '', code = '']) => [
  new RegExp(
    `^(?:a )?(?:${words})(?:$| (?:mobile|phone|account|iban|post ?code|zip|address))|(?:cuenta|móvil) (?:${words})\\b`,
    'i',
  ),
  code,
]);

/** The code of the country that the name of a table begins with, as `us_states` does; null: of none. */
export function countryOfTable(table: string): string | null {
  const [first = '', ...behind] = partsOf(table);
  return behind.length === 0 ? null : (TABLES.get(first.toLowerCase()) ?? null);
}

/** Words for a country, or for what is of one, in front of names of tables. */
const TABLES: ReadonlyMap<string, string> = new Map(
  Object.entries({ us: 'US', usa: 'US', uk: 'GB', german: 'DE', french: 'FR', indian: 'IN', canadian: 'CA' }),
);

/** Whether a table has addresses with a state and a postal code, and no country: people write them so in the US. */
function isOfStates(columns: readonly Pick<Column, 'written'>[]): boolean {
  const names = columns.map(({ written }) =>
    partsOf(written)
      .map((part) => part.toLowerCase())
      .join(' '),
  );
  return (
    names.some((name) => /(?:^| )state(?: code| abbr| abbreviation)?$/.test(name)) &&
    names.some((name) => /(?:^| )(?:zip ?code|zip|postal code|postalcode)$/.test(name)) &&
    !names.some((name) => /\b(?:country|nation|province|locale)\b/.test(name))
  );
}

/** The code of the country in whose words the columns of a table are named, or of which comments say that they are; null: of none, or of several. */
export function countryOfColumns(columns: readonly Pick<Column, 'written' | 'comment'>[]): string | null {
  const found = new Set<string>();
  for (const { written, comment } of columns) {
    for (const part of partsOf(written)) found.add(codes().get(part.toLowerCase()) ?? '');
    for (const [words, code] of PEOPLE) if (words.test(comment?.trim() ?? '')) found.add(code);
  }
  found.delete('');
  if (found.size === 0 && isOfStates(columns)) return 'US';
  const [code, ...others] = found;
  return code === undefined || others.length > 0 ? null : code;
}

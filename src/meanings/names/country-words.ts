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

/** The code of the country in whose words the columns of a table are named; null: of none, or of several. */
export function countryOfNames(names: readonly string[]): string | null {
  const found = new Set<string>();
  for (const name of names) {
    for (const part of partsOf(name)) found.add(codes().get(part.toLowerCase()) ?? '');
  }
  found.delete('');
  const [code, ...others] = found;
  return code === undefined || others.length > 0 ? null : code;
}

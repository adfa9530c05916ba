import { addresses } from './addresses.ts';
import { companies } from './companies.ts';
import { contact } from './contact.ts';
import { countries } from './countries.ts';
import { languages } from './languages.ts';
import { money } from './money.ts';
import { people } from './people.ts';
import { personal } from './personal.ts';
import { places } from './places.ts';
import type { MeaningRow } from './row.ts';
import { texts } from './text.ts';
import { times } from './time.ts';
import { wording } from './wording.ts';

/** The table of meanings: of phrases that are equally long, the first row's wins. */
export const rows: readonly MeaningRow[] = [
  ...people,
  ...personal,
  ...times,
  ...money,
  ...contact,
  ...countries,
  ...places,
  ...addresses,
  ...languages,
  ...companies,
  ...wording,
  ...texts,
];

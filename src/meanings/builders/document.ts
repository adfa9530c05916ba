import type { TextForm } from '../../values/meaning.ts';
import type { MeaningRow } from '../row.ts';
import { once } from './forms.ts';

/** A row of documents of a form. */
export const document = (
  name: string,
  names: string,
  make: () => TextForm,
  beside?: string,
  nulls?: number,
): MeaningRow => ({
  name: `document.${name}`,
  names,
  documents: once(() => [make()]),
  ...(beside === undefined ? {} : { beside }),
  ...(nulls === undefined ? {} : { nulls }),
});

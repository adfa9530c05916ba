import { checkOptions, shown } from '../options/check-options.ts';
import type { LocaleName } from '../options/locales.ts';
import { OptionError } from '../options/option-error.ts';
import { VALUE_OPTIONS } from '../options/value-options.ts';
import { isLocale, type Locale, loadedPools, loadPools } from './local.ts';

/**
 * Loads the names and places of a locale: from then on, `compile` and `compileSchema` can be asked for it. English ones are always
 * there. Throws TypeError for a locale that there is not.
 */
export async function loadLocale(locale: LocaleName): Promise<void> {
  checkOptions('loadLocale', { locale }, { locale: VALUE_OPTIONS.locale });
  if (isLocale(locale)) await loadPools(locale);
}

/** The locale that options of the right form ask for; null: English. Throws OptionError where its pools are not loaded. */
export function askedLocale({ locale = 'en' }: { readonly locale?: LocaleName }): Locale | null {
  if (!isLocale(locale)) return null;
  if (loadedPools(locale) !== null) return locale;
  const message = `locale ${shown(locale)} is not loaded: await loadLocale(${shown(locale)}) before.`;
  throw new OptionError(message, { option: 'locale' });
}

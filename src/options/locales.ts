/** Where names, places and companies are from: English ones of all countries, or those of one language in its country. */
export const LOCALES = ['en', 'ar', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt_BR', 'ru', 'zh_CN'] as const;

export type LocaleName = (typeof LOCALES)[number];

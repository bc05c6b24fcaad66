/** The two languages of the pages. Every page exists in both, at the same path; the English one under `/en`. */

export const LANGUAGES = ['fa', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text, or a table of texts, in each language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

export const DIRECTION: InLanguages<'rtl' | 'ltr'> = { fa: 'rtl', en: 'ltr' };

export const otherLanguage = (language: Language): Language => (language === 'fa' ? 'en' : 'fa');

/** Address of a page: `/calendar/1405` in Persian, `/en/calendar/1405` in English; none ends in a slash but the Persian home. */
export const pagePath = (language: Language, path: string): string =>
  language === 'fa' ? path : `/en${path === '/' ? '' : path}`;

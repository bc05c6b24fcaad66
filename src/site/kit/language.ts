/** The two languages of the pages. Every page exists in both, at the same path; the English one under `/en`. */

export const LANGUAGES = ['fa', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Props of a component that needs nothing but the language. */
export interface LanguageProps {
  readonly language: Language;
}

/** A text, or a table of texts, in each language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

export const DIRECTION: InLanguages<'rtl' | 'ltr'> = { fa: 'rtl', en: 'ltr' };

export const otherLanguage = (language: Language): Language => (language === 'fa' ? 'en' : 'fa');

/** Address of a page: `/calendar/1405` in Persian, `/en/calendar/1405` in English; none ends in a slash but the Persian home. */
export const pagePath = (language: Language, path: string): string =>
  language === 'fa' ? path : `/en${path === '/' ? '' : path}`;

/** The value of an answer in a language: `said(language, 'title', occasion)` is its `title_fa` or `title_en`. */
export const said = <Name extends string, Answer extends Readonly<Record<`${Name}_${Language}`, unknown>>>(
  language: Language,
  name: Name,
  answer: Answer,
) => answer[`${name}_${language}`] as Answer[`${Name}_fa`] | Answer[`${Name}_en`];

interface TitledRow {
  readonly titleFa: string;
  readonly titleEn: string;
}

/** The title of a row of the tables. */
export const titleIn = (language: Language, { titleFa, titleEn }: TitledRow): string =>
  ({ fa: titleFa, en: titleEn })[language];

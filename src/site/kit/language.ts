/** The two languages of the pages. Every page exists in both, at the same path; the English one under `/en`. */

export const LANGUAGES = ['fa', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Props of a component that needs nothing but the language. */
export interface LanguageProps {
  readonly language: Language;
}

/** A text, or a table of texts, in each language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

/** Texts as pairs, at any depth: a text that misses a language does not compile. */
interface Pairs {
  readonly [key: string]: InLanguages<unknown> | Pairs;
}

type In<Tree, L extends Language> =
  Tree extends InLanguages<unknown> ? Tree[L] : { readonly [Key in keyof Tree]: In<Tree[Key], L> };

const inLanguage = (tree: Pairs, language: Language): unknown =>
  Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [
      key,
      'fa' in node ? (node as InLanguages<unknown>)[language] : inLanguage(node as Pairs, language),
    ]),
  );

/**
 * The texts of each language: `inLanguages({ close: { fa: 'بستن', en: 'Close' } }).en.close` is `Close`.
 *
 * @__NO_SIDE_EFFECTS__ unused texts leave a bundle
 */
export const inLanguages = <Tree extends Pairs>(tree: Tree) =>
  ({ fa: inLanguage(tree, 'fa'), en: inLanguage(tree, 'en') }) as { readonly [L in Language]: In<Tree, L> };

export const DIRECTION: InLanguages<'rtl' | 'ltr'> = { fa: 'rtl', en: 'ltr' };

export const otherLanguage = (language: Language): Language => (language === 'fa' ? 'en' : 'fa');

/** Address of a page: `/calendar/1405` in Persian, `/en/calendar/1405` in English; none ends in a slash but the Persian home. */
export const pagePath = (language: Language, path: string): string =>
  language === 'fa' ? path : `/en${path === '/' ? '' : path}`;

/** The value of an answer, or of a row of the tables, in a language: `said(language, 'title', occasion)` is its `title_fa` or `title_en`. */
export const said = <Name extends string, Answer extends Readonly<Record<`${Name}_${Language}`, unknown>>>(
  language: Language,
  name: Name,
  answer: Answer,
) => answer[`${name}_${language}`] as Answer[`${Name}_fa`] | Answer[`${Name}_en`];

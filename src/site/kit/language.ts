/**
 * The two languages of the pages. Every page exists in both, at the same path; the English one under `/en`. Persian pages have
 * Persian digits, English ones Latin digits.
 */
import { grouped, toPersianDigits } from '#core/digits.ts';

export const LANGUAGES = ['fa', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

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

/** The language of a page by its address, also by that of its file: `/en`, `/en/docs`, `/en.html`. */
export const languageOf = ({ pathname }: URL): Language => (/^\/en\b/.test(pathname) ? 'en' : 'fa');

/** Address of a page: `/calendar/1405` in Persian, `/en/calendar/1405` in English; none ends in a slash but the Persian home. */
export const pagePath = (language: Language, path: string): string =>
  language === 'fa' ? path : `/en${path === '/' ? '' : path}`;

/** The value of an answer, or of a row of the tables, in a language: `said(language, 'title', occasion)` is its `title_fa` or `title_en`. */
export const said = <Name extends string, Answer extends Readonly<Record<`${Name}_${Language}`, unknown>>>(
  language: Language,
  name: Name,
  answer: Answer,
) => answer[`${name}_${language}`] as Answer[`${Name}_fa`] | Answer[`${Name}_en`];

/** A number, or a text with Latin digits in it (a time, a year, an ISO date), in the digits of the language. */
export const numeral = (language: Language, value: number | string): string =>
  language === 'fa' ? toPersianDigits(value) : String(value);

/** A count with thousands separators, a whole number of 0 or more: ۱۲٬۳۴۵ or 12,345. */
export const count = (language: Language, value: number): string => numeral(language, grouped(language, value));

/** A number with its fraction: ۱۷٫۷ or 17.7. */
export const decimal = (language: Language, value: number): string => fixedDecimal(language, String(value));

const DECIMAL_POINT: InLanguages<string> = { fa: '٫', en: '.' };

/** A number that was rounded to a text, with its fraction: ۱٫۲۰ or 1.20. */
export const fixedDecimal = (language: Language, text: string): string =>
  numeral(language, text.replace('.', DECIMAL_POINT[language]));

const PERCENT_SIGN: InLanguages<string> = { fa: '٪', en: '\u00A0%' };

/** Whole percents: ۲۵٪ or 25 %, as the API writes it. */
export const wholePercent = (language: Language, percents: number): string =>
  numeral(language, percents) + PERCENT_SIGN[language];

/** A share of one in percent, to a tenth: ۹۹٫۵٪ or 99.5 %. */
export const percentText = (language: Language, share: number): string =>
  fixedDecimal(language, (share * 100).toFixed(1)) + PERCENT_SIGN[language];

/** A difference with its sign (a minus, not a hyphen); zero has none: −۱٫۱ or −1.1. @param digits after the point */
export function signed(language: Language, value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  const sign = Number(size) === 0 ? '' : value < 0 ? '−' : '+';
  return sign + fixedDecimal(language, size);
}

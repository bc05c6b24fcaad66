/** Addresses of the pages: one route file serves both languages, its first part `[...language]` empty or `en`. */
import { type InLanguages, LANGUAGES, type Language } from '#site/kit/language.ts';

/** @typeParam Name of a parameter in the path */
interface Route<Name extends string> {
  readonly params: Readonly<Record<Name, string>>;
}

const PREFIXES: InLanguages<string | undefined> = { fa: undefined, en: 'en' };

/**
 * Static paths in both languages, or in some. The languages of a page follow each other. So data that both need are
 * computed once and cached briefly.
 * @param routes the same for all languages; omitted for a page without parameters
 */
export const languagePaths = <Name extends string = never>(
  routes: readonly Route<Name>[] = [{ params: {} as Record<Name, string> }],
  languages: readonly Language[] = LANGUAGES,
) =>
  routes.flatMap(({ params }) =>
    languages.map((language) => ({ params: { ...params, language: PREFIXES[language] }, props: { language } })),
  );

/** For tests that need only some pages: these years and cities, separated by commas (`SALNAMA_ONLY=1405,tehran`). */
const only = process.env.SALNAMA_ONLY?.split(',');

/** The routes whose year or city is wanted; all of them unless `SALNAMA_ONLY` is set. */
export const wanted = <R extends Route<'year'> | Route<'slug'>>(routes: readonly R[]): readonly R[] =>
  only ? routes.filter(({ params }) => only.includes('year' in params ? params.year : params.slug)) : routes;

/** Addresses of the pages: one route file serves both languages, its first part `[...language]` empty or `en`. */
import { LANGUAGES, type Language } from './language.ts';

interface Route {
  readonly params: Readonly<Record<string, string>>;
}

const prefixOf = (language: Language): string | undefined => (language === 'fa' ? undefined : language);

/**
 * Static paths in both languages.
 * @param routes the same for both; none for a page without parameters
 */
export const languagePaths = (routes: readonly Route[] = [{ params: {} }]) =>
  LANGUAGES.flatMap((language) =>
    routes.map(({ params }) => ({ params: { ...params, language: prefixOf(language) }, props: { language } })),
  );

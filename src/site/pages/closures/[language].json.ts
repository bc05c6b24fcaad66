/** The closures in a language, for the filter of their page. */
import { closureList } from '#site/closures/build.ts';
import { LANGUAGES, type Language } from '#site/kit/language.ts';

export const getStaticPaths = () => LANGUAGES.map((language) => ({ params: { language } }));

export const GET = ({ params }: { params: { language: Language } }): Response =>
  Response.json(closureList(params.language));

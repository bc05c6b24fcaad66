import { LANGUAGES, type Language } from '#site/kit/language.ts';
import { firstSentences } from '#site/occasions/build.ts';

export const getStaticPaths = () => LANGUAGES.map((language) => ({ params: { language } }));

export const GET = ({ params }: { readonly params: { readonly language: Language } }): Response =>
  Response.json(firstSentences(params.language));

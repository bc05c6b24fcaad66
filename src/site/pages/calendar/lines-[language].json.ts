import { linesIn } from '#site/home/lines.build.ts';
import { LANGUAGES, type Language } from '#site/kit/language.ts';

export const getStaticPaths = () => LANGUAGES.map((language) => ({ params: { language } }));

export const GET = ({ params }: { readonly params: { readonly language: Language } }): Response =>
  Response.json(linesIn(params.language));

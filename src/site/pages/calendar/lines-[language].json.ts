import { LANGUAGES, type Language } from '#site/frame/language.ts';
import { linesIn } from '#site/home/lines.build.ts';

export const getStaticPaths = () => LANGUAGES.map((language) => ({ params: { language } }));

export const GET = ({ params }: { readonly params: { readonly language: Language } }): Response =>
  Response.json(linesIn(params.language));

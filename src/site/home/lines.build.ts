/** The first sentence on every occasion that has a text. Build only. */
import type { Language } from '#site/kit/language.ts';
import { firstSentence } from '#site/occasions/build.ts';
import { occasionTexts } from '#tables/occasion-texts.ts';
import type { Lines } from './line.view.ts';

export const linesIn = (language: Language): Lines =>
  Object.fromEntries([...occasionTexts.keys()].map((slug) => [slug, firstSentence(language, slug)!]));

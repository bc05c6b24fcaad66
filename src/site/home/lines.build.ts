/** The first sentence on every occasion that has a text. Build only. */
import type { Language } from '#site/kit/language.ts';
import { occasionTexts } from '#tables/occasion-texts.ts';
import type { Lines } from './line.view.ts';

const firstSentence = (text: string): string => /^.+?[.؛](?=\s|$)/.exec(text)?.[0].replace(/؛$/, '.') ?? text;

export const linesIn = (language: Language): Lines =>
  Object.fromEntries([...occasionTexts].map(([slug, text]) => [slug, firstSentence(text[language])]));

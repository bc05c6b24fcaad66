/** Typed access to what is told about occasions; apart from the other tables, because only pages read it. */
import texts from './occasion-texts.json' with { type: 'json' };
import type { OccasionText } from './types.ts';

/** By slug; about one occasion in four has a text. */
export const occasionTexts: ReadonlyMap<string, OccasionText> = new Map(
  (texts as readonly OccasionText[]).map((text) => [text.slug, text]),
);

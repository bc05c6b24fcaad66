/** Typed access to the texts about occasions. It is a separate module, because only pages read it. */
import texts from '#tables/occasion-texts.json' with { type: 'json' };
import type { OccasionText } from './types.ts';

/** Slug of an occasion → its text; about one occasion in four has one. */
export const occasionTexts: ReadonlyMap<string, OccasionText> = new Map(
  (texts as readonly OccasionText[]).map((text) => [text.slug, text]),
);

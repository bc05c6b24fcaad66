import type { Check } from './rule.ts';

/** Sentences of a text: what ends in a full stop before a space or the end. */
const sentences = (text: string): number => text.split(/\.(?= |$)/u).filter((part) => part.trim() !== '').length;

const FEWEST = 2;
const MOST = 4;

/** Every official holiday has a text of two to four sentences, in both languages; texts are of occasions, once each. */
export const occasionTexts: Check = ({ occasions, occasionTexts: texts, holidays }, report) => {
  const known = new Set(occasions.map(({ value }) => value.slug));
  const told = new Set<string>();
  for (const entry of texts) {
    const { slug, text_fa, text_en } = entry.value;
    if (!known.has(slug)) report(entry, 'the slug of an occasion', `"${slug}"`);
    if (told.has(slug)) report(entry, 'one text per occasion', `"${slug}" again`);
    told.add(slug);
    for (const text of [text_fa, text_en]) {
      const count = sentences(text);
      if (count < FEWEST || count > MOST) report(entry, `${FEWEST} to ${MOST} sentences`, `${count}: "${text}"`);
    }
  }
  for (const entry of holidays) {
    const { slug, published } = entry.value;
    if (published && !told.has(slug)) report(entry, 'a text in data/occasion-texts.csv', `"${slug}" has none`);
  }
};

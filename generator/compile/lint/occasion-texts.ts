import type { Check } from './rule.ts';

/** Sentences of a text: what ends in a full stop before a space or the end. */
const sentences = (text: string): number => text.split(/\.(?= |$)/u).filter((part) => part.trim() !== '').length;

const MIN_SENTENCES = 2;
const MAX_SENTENCES = 4;

/** Every official holiday has a text of two to four sentences, in both languages; texts are of occasions, once each. */
export const occasionTexts: Check = ({ occasions, occasionTexts: texts, holidays }, report) => {
  const known = new Set(occasions.map(({ value }) => value.slug));
  const withText = new Set<string>();
  for (const entry of texts) {
    const { slug, text_fa, text_en } = entry.value;
    if (!known.has(slug)) report(entry, 'the slug of an occasion', `"${slug}"`);
    if (withText.has(slug)) report(entry, 'one text per occasion', `"${slug}" again`);
    withText.add(slug);
    for (const text of [text_fa, text_en]) {
      const count = sentences(text);
      if (count < MIN_SENTENCES || count > MAX_SENTENCES)
        report(entry, `${MIN_SENTENCES} to ${MAX_SENTENCES} sentences`, `${count}: "${text}"`);
    }
  }
  for (const entry of holidays) {
    const { slug, published } = entry.value;
    if (published && !withText.has(slug)) report(entry, 'a text in data/occasion-texts.csv', `"${slug}" has none`);
  }
};

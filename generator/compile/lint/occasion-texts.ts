import { type Check, checkRowsOfOccasions } from './rule.ts';

/** Sentences of a text: what ends in a full stop before a space or the end. */
const sentences = (text: string): number => text.split(/\.(?= |$)/u).filter((part) => part.trim() !== '').length;

const MIN_SENTENCES = 2;
const MAX_SENTENCES = 4;

/** Every official holiday has a text of two to four sentences, in both languages; texts are of occasions, once each. */
export const occasionTexts: Check = (data, report) => {
  const { occasionTexts: texts, holidays } = data;
  checkRowsOfOccasions(data, texts, report, 'one text per occasion');
  const withText = new Set(texts.map(({ slug }) => slug));
  for (const entry of texts) {
    const { text_fa, text_en } = entry;
    for (const text of [text_fa, text_en]) {
      const count = sentences(text);
      if (count < MIN_SENTENCES || count > MAX_SENTENCES)
        report(entry, `${MIN_SENTENCES} to ${MAX_SENTENCES} sentences`, `${count}: "${text}"`);
    }
  }
  for (const entry of holidays) {
    const { slug, published } = entry;
    if (published && !withText.has(slug)) report(entry, 'a text in data/occasion-texts.csv', `"${slug}" has none`);
  }
};

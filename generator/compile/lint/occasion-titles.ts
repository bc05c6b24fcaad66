import { type Check, checkRowsOfOccasions } from './rule.ts';

/** Languages of the titles in `data/occasions`. */
const OWN = ['fa', 'en'];

/** A title in another language belongs to an occasion, once per language, and is tidy. */
export const occasionTitles: Check = (data, report) => {
  const textOf = ({ slug, language }: { slug: string; language: string }) => `"${slug}" in "${language}"`;
  checkRowsOfOccasions(data, data.occasionTitles, report, 'one title per language', textOf);
  for (const entry of data.occasionTitles) {
    const { language, title } = entry;
    if (OWN.includes(language)) report(entry, 'a language other than fa and en', `"${language}"`);
    if (title !== title.trim().normalize('NFC')) report(entry, 'an NFC title without surrounding spaces', `"${title}"`);
  }
};

import type { Check } from './rule.ts';

/** Languages of the titles in `data/occasions`. */
const OWN = ['fa', 'en'];

/** A title in another language belongs to an occasion, once per language, and is tidy. */
export const occasionTitles: Check = ({ occasions, occasionTitles: rows }, report) => {
  const known = new Set(occasions.map(({ value }) => value.slug));
  const seen = new Set<string>();
  for (const entry of rows) {
    const { slug, language, title } = entry.value;
    if (!known.has(slug)) report(entry, 'the slug of an occasion', `"${slug}"`);
    if (OWN.includes(language)) report(entry, 'a language other than fa and en', `"${language}"`);
    if (seen.has(`${slug} ${language}`)) report(entry, 'one title per language', `"${slug}" in "${language}" again`);
    seen.add(`${slug} ${language}`);
    if (title !== title.trim().normalize('NFC')) report(entry, 'an NFC title without surrounding spaces', `"${title}"`);
  }
};

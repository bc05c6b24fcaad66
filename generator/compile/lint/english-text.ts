import type { Place } from '../problems.ts';
import type { LintRule } from './rule.ts';

const FAULTS: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [/\p{Script=Arabic}/u, 'English text'],
  [/ {2}|^ | $|\t|\u00A0/u, 'single spaces inside the text only'],
  [/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/u, 'no invisible characters'],
  [/[’‘“”]/u, 'straight quotation marks'],
];

export const englishText: LintRule = {
  name: 'english-text',
  description: 'English texts hold no Persian letters, doubled spaces, curly quotation marks or hidden characters',
  check({ occasions, occasionTexts, closures, sectors, cities, countries, laws }, report) {
    const check = (place: Place, text: string) => {
      for (const [pattern, expected] of FAULTS) {
        if (pattern.test(text)) report(place, expected, `"${text}"`);
      }
    };
    for (const entry of [...occasions, ...closures, ...sectors, ...laws]) check(entry, entry.value.title_en);
    for (const entry of sectors) check(entry, entry.value.law_en);
    for (const entry of occasionTexts) check(entry, entry.value.text_en);
    for (const entry of countries) check(entry, entry.value.name_en);
    for (const entry of cities) {
      check(entry, entry.value.name_en);
      check(entry, entry.value.province_en);
    }
  },
};

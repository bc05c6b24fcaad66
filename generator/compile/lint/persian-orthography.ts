import type { Place } from '../problems.ts';
import type { LintRule } from './rule.ts';

const FAULTS: readonly (readonly [pattern: RegExp, expected: string])[] = [
  [/[يى]/u, 'ی (U+06CC) for the Arabic letter'],
  [/ك/u, 'ک (U+06A9) for the Arabic letter'],
  [/ـ/u, 'no tatweel'],
  [/[\uFB50-\uFDFF\uFE70-\uFEFC]/u, 'letters, no presentation forms'],
  [/[\u064B-\u0650\u0652\u0653]/u, 'no short vowels'],
  [/[0-9٠-٩]/u, 'Persian digits'],
  [/[,;?%]/u, 'Persian punctuation'],
  [/ {2}|^ | $|\t|\u00A0/u, 'single spaces inside the text only'],
  [
    /^\u200C|\u200C$|\u200C\u200C|\u200C | \u200C|[اآدذرزژوؤإأ]\u200C(?=[\s)]|$)/u,
    'a half-space only between two letters',
  ],
  [/\u200B|\u200D|[\u200E\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/u, 'no invisible characters but the half-space'],
  [/(^|[\s«(])(ن?می) (?=\p{L})/u, 'a half-space after می'],
  [/\p{L} (ها|های|هایی|ترین)($|[\s»)])/u, 'a half-space before the ending'],
  [/^[^\u0600-\u06FF]+$/u, 'Persian text'],
];

export const persianOrthography: LintRule = {
  name: 'persian-orthography',
  description: 'Persian texts use ی and ک, half-spaces, Persian digits and punctuation, and hide nothing',
  check({ occasions, occasionTexts, closures, sectors, cities, countries, laws, sources, names }, report) {
    const check = (place: Place, text: string) => {
      for (const [pattern, expected] of FAULTS) {
        if (pattern.test(text)) report(place, expected, `"${text}"`);
      }
    };
    for (const entry of [...occasions, ...closures, ...laws]) check(entry, entry.value.title_fa);
    for (const entry of occasionTexts) check(entry, entry.value.text_fa);
    for (const entry of closures) check(entry, entry.value.decision_fa);
    for (const entry of sectors) {
      check(entry, entry.value.title_fa);
      check(entry, entry.value.law_fa);
    }
    for (const entry of sources) if (entry.value.title_fa) check(entry, entry.value.title_fa);
    for (const entry of [...countries, ...names]) check(entry, entry.value.name_fa);
    for (const entry of cities) {
      check(entry, entry.value.name_fa);
      if (entry.value.province_fa) check(entry, entry.value.province_fa);
    }
  },
};

import type { Data } from '../data.ts';
import type { Check } from './rule.ts';

export type Faults = readonly (readonly [pattern: RegExp, expected: string])[];

const ROWS_WITH_TEXTS = [
  ...(['occasions', 'occasionTexts', 'mourningPeriods', 'closures', 'sectors', 'laws'] as const),
  ...(['sources', 'countries', 'names', 'cities'] as const),
] satisfies (keyof Data)[];

/** Checks every cell of a language: those whose names end so. */
const textsAre =
  (ending: '_fa' | '_en', faults: Faults): Check =>
  (data, report) => {
    for (const entry of ROWS_WITH_TEXTS.flatMap((name): readonly object[] => data[name])) {
      for (const [name, text] of Object.entries(entry)) {
        if (!name.endsWith(ending) || typeof text !== 'string' || text === '') continue;
        for (const [pattern, expected] of faults) if (pattern.test(text)) report(entry, expected, `"${text}"`);
      }
    }
  };

/** English texts hold no Persian letters, doubled spaces, curly quotation marks or hidden characters. */
export const ENGLISH_FAULTS: Faults = [
  [/\p{Script=Arabic}/u, 'English text'],
  [/ {2}|^ | $|\t|\u00A0/u, 'single spaces inside the text only'],
  [/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/u, 'no invisible characters'],
  [/[’‘“”]/u, 'straight quotation marks'],
];

/** Persian texts use ی and ک, half-spaces, Persian digits and punctuation, and hide nothing. */
export const PERSIAN_FAULTS: Faults = [
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

export const englishText = textsAre('_en', ENGLISH_FAULTS);
export const persianOrthography = textsAre('_fa', PERSIAN_FAULTS);

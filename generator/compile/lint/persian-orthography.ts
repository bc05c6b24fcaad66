import { textsAre } from './texts.ts';

/** Persian texts use ی and ک, half-spaces, Persian digits and punctuation, and hide nothing. */
export const persianOrthography = textsAre('_fa', [
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
]);

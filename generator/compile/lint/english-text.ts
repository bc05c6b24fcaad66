import { textsAre } from './texts.ts';

/** English texts hold no Persian letters, doubled spaces, curly quotation marks or hidden characters. */
export const englishText = textsAre('_en', [
  [/\p{Script=Arabic}/u, 'English text'],
  [/ {2}|^ | $|\t|\u00A0/u, 'single spaces inside the text only'],
  [/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u00AD]/u, 'no invisible characters'],
  [/[’‘“”]/u, 'straight quotation marks'],
]);

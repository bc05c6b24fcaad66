/** Month names of Iran in a text, replaced by those of Afghanistan. */
import { AFGHAN_MONTHS, PERSIAN_MONTHS } from '#core/names.ts';
import type { MonthNames } from './settings.ts';

const NAMES = PERSIAN_MONTHS.map(({ fa }) => fa);
const ANY = `(?:${NAMES.join('|')})`;
const DIGIT = '[0-9۰-۹]';
/** Mehr, Tir and Dey are words or names too: a month stands after a day, before a year, or alone. */
const MONTH = new RegExp(
  `(?<=${DIGIT}\\s)${ANY}(?![\\p{L}\\u200c])|(?<![\\p{L}\\u200c])${ANY}(?=(?:\\s(?:و|تا)\\s${ANY})?\\s${DIGIT})|(?<=^\\s*)${ANY}(?=\\s*$)`,
  'gu',
);

/** @example withMonths('۳۰ آبان ۱۴۰۵', 'fa-AF') // '۳۰ عقرب ۱۴۰۵' */
export const withMonths = (text: string, names: MonthNames): string =>
  text.replace(MONTH, (month) => AFGHAN_MONTHS[names][NAMES.indexOf(month)]!);

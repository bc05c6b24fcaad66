/** Distance of a day from today, in words. */
import type { Language } from './language.ts';
import { count } from './numerals.ts';

/** @param days positive for the future */
export function daysAwayText(language: Language, days: number): string {
  const size = count(language, Math.abs(days));
  if (language === 'fa') {
    if (days === 0) return 'امروز';
    if (days === 1) return 'فردا';
    if (days === -1) return 'دیروز';
    return days > 0 ? `${size} روز دیگر` : `${size} روز پیش`;
  }
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${size} days` : `${size} days ago`;
}

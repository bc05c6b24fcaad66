/** Days off in a row at a holiday, in words. */
import { breakAt, type IsOff } from '#core/breaks.ts';
import type { Jdn } from '#core/jdn.ts';
import { inLanguages, type Language, numeral } from '#site/kit/language.ts';

const TEXT = inLanguages({
  inARow: { fa: '{days} روز پشت سر هم', en: '{days} days in a row' },
  oneOff: { fa: '{days} روز با یک مرخصی', en: '1 day off gives {days}' },
  moreOff: { fa: '{days} روز با {leave} مرخصی', en: '{leave} days off give {days}' },
});

/** «۳ روز با یک مرخصی», «۶ روز پشت سر هم»; empty for a day off alone. */
export function breakText(language: Language, jdn: Jdn, isOff: IsOff): string {
  const found = breakAt(jdn, isOff);
  if (!found) return '';
  const { inARow, oneOff, moreOff } = TEXT[language];
  const words = [inARow, oneOff][found.leave] ?? moreOff;
  return numeral(language, words.replace('{days}', String(found.days)).replace('{leave}', String(found.leave)));
}

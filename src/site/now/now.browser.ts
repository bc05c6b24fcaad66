/** The sentence of the hour in the browser: by its clock, and by the weekend and the city that the reader chose. */
import { TEHRAN_TIME } from '#api/base/tehran.ts';
import type { Jdn } from '#core/jdn.ts';
import { type Sentence, type Situation, sentenceOf, sentenceText } from '#core/now.ts';
import { localTimeAt } from '#core/time-zone.ts';
import { numeral } from '#site/kit/language.ts';
import { language, onOwnClock } from '#site/kit/page.browser.ts';
import { isOnWeekend } from '#site/settings/settings.browser.ts';

/** What is known beside the clock and the settings. */
export interface NowFacts extends Pick<Situation, 'city' | 'fast' | 'newYears' | 'isBelowToday'> {
  /** titles of the official holidays, by day */
  readonly holidays: ReadonlyMap<number, string>;
}

export function sentenceNow({ holidays, ...facts }: NowFacts): Sentence {
  const now = Date.now();
  const whyOff = (day: Jdn) => {
    const title = holidays.get(day) ?? (isOnWeekend(day) ? '' : undefined);
    return title === undefined ? undefined : { fa: title, en: title };
  };
  return sentenceOf({ now, own: onOwnClock(now), iran: localTimeAt(TEHRAN_TIME, now), whyOff, ...facts });
}

/** The sentence in one line, with the digits of the page. */
export const nowText = (facts: NowFacts): string => numeral(language, sentenceText(sentenceNow(facts))[language]);

/** Home's sentence of the hour, also the title of the tab. The card of the city adds iftar, sahar and the city's name. */
import { TEHRAN_TIME } from '#api/tehran.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import { type Situation, sentenceOf, sentenceText } from '#core/now.ts';
import { localTimeAt } from '#core/time-zone.ts';
import type { Cell } from '#site/data/resources.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { numeral } from '#site/kit/numerals.ts';
import { dataOf, element, everyMinute, language, onOwnClock, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { YearMoment } from '#site/nowruz/moments.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';
import { WEEKEND_DAYS } from '#site/settings/settings.ts';
import { isWeekendDay, isWorldWeekend, nowAnswer } from './answer.view.ts';
import { shownDay } from './shown-day.browser.ts';

const home = element('[data-home]');

/** Persian years and their moments, from this one on. */
export const newYears = JSON.parse(dataOf(home, 'moments')) as readonly YearMoment[];

/** Titles of the official holidays around today. */
let holidays: ReadonlyMap<number, string> = new Map(JSON.parse(dataOf(home, 'holidays')));
let ofCity: Pick<Situation, 'city' | 'fast'> = {};

export const isAbroad = (): boolean => 'abroad' in document.documentElement.dataset;

/** Is a day of the card red? Abroad a holiday of Iran is a working day. */
export function isRed(cell: Cell): boolean {
  const { weekend } = settings();
  if (!isAbroad()) return cell.is_holiday || isWeekendDay(cell, weekend ?? 'fri');
  return weekend ? isWeekendDay(cell, weekend) : isWorldWeekend(dayNumber(cell.gregorian));
}

function whyOff(day: Jdn): { fa: string; en: string } | undefined {
  const title = holidays.get(day);
  const isWeekend = WEEKEND_DAYS[settings().weekend ?? 'fri'].includes(weekdayOf(day));
  return title === undefined && !isWeekend ? undefined : { fa: title ?? '', en: title ?? '' };
}

export function showNow(): void {
  const now = Date.now();
  const sentence = sentenceOf({
    now,
    own: onOwnClock(now),
    iran: localTimeAt(TEHRAN_TIME, now),
    whyOff,
    newYears,
    ...ofCity,
  });
  const text = numeral(language, sentenceText(sentence)[language]);
  document.title = `${text} | ${SITE_TEXT[language].name}`;
  if (shownDay() === today()) print('answer', nowAnswer(language, sentence));
}

/** @param fact what else is known now */
export function tellNow(fact: Pick<Situation, 'city' | 'fast'>): void {
  ofCity = fact;
  showNow();
}

/** @param titles of the official holidays, by day */
export function tellHolidays(titles: ReadonlyMap<number, string>): void {
  holidays = titles;
  showNow();
}

everyMinute(showNow);
onSettings(showNow);

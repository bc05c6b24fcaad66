/** Home's sentence of the hour, also the title of the tab. The card of the city adds iftar, sahar and the city's name. */
import type { Cell } from '#site/data/resources.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { dataOf, element, everyMinute, language, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { isAbroad, type NowFacts, nowText, sentenceNow } from '#site/now/now.browser.ts';
import { isWeekendDay, isWorldWeekend, nowAnswer } from '#site/now/view.ts';
import type { YearMoment } from '#site/nowruz/moments.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';
import { shownDay } from './shown-day.browser.ts';

const home = element('[data-home]');

/** Persian years and their moments, from this one on. */
export const newYears = JSON.parse(dataOf(home, 'moments')) as readonly YearMoment[];

let facts: NowFacts = { holidays: new Map(JSON.parse(dataOf(home, 'holidays'))), newYears };

/** Is a day of the card red? Abroad a holiday of Iran is a working day. */
export function isRed(cell: Cell): boolean {
  const { weekend } = settings();
  if (!isAbroad()) return cell.is_holiday || isWeekendDay(cell, weekend ?? 'fri');
  return weekend ? isWeekendDay(cell, weekend) : isWorldWeekend(dayNumber(cell.gregorian));
}

export function showNow(): void {
  document.title = `${nowText(facts)} | ${SITE_TEXT[language].name}`;
  if (shownDay() === today()) print('answer', nowAnswer(language, sentenceNow(facts)));
}

/** @param known what else is known now */
export function tellNow(known: Partial<NowFacts>): void {
  facts = { ...facts, ...known };
  showNow();
}

everyMinute(showNow);
onSettings(showNow);

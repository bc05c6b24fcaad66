/** Home's sentence of the hour, also the title of the tab. The times of the city add iftar, sahar and the city's name. */
import { weekdayOf } from '#core/jdn.ts';
import type { Cell } from '#site/data/resources.ts';
import { dayNumber } from '#site/kit/dates.ts';
import { dataOf, element, everyMinute, isAbroad, language, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { type NowFacts, nowText, sentenceNow } from '#site/now/now.browser.ts';
import { weekendHere } from '#site/now/weekend.ts';
import type { YearMoment } from '#site/nowruz/moments.ts';
import { CARD_TEXT, spanWords } from '#site/prayer-times/card.text.ts';
import { chosenWeekend, isOnWeekend, onSettings, settings } from '#site/settings/settings.browser.ts';
import { answer, type KnownHoliday, NEW_YEAR_EVE } from './answer.view.ts';

const home = element('[data-home]');

/** Persian years and their moments, from this one on. */
export const newYears = JSON.parse(dataOf(home, 'moments')) as readonly YearMoment[];
export const holidays = JSON.parse(dataOf(home, 'holidays')) as readonly KnownHoliday[];

let facts: NowFacts = { holidays: new Map(holidays.map(([jdn, title]) => [jdn, title])), newYears };
/** country of the reader's city */
let country: string | undefined;

export const sentence = () => sentenceNow({ ...facts, isBelowToday: true });

/** Is a day off for the reader? Abroad a holiday of Iran is a working day. */
export function isOff(cell: Cell): boolean {
  const jdn = dayNumber(cell.gregorian);
  if (!isAbroad) return cell.is_holiday || isOnWeekend(jdn);
  return settings().weekend ? isOnWeekend(jdn) : weekendHere(country).includes(weekdayOf(jdn));
}

export function showNow(): void {
  document.title = `${nowText(facts)} | ${SITE_TEXT[language].name}`;
  const { moment } = sentence();
  const next = moment === NEW_YEAR_EVE ? newYears.find(([, begins]) => begins > Date.now()) : undefined;
  const left = next && `${spanWords(language, next[1] - Date.now())} ${CARD_TEXT[language].left}`;
  print('answer', answer(language, { sentence: sentence(), holidays, weekend: chosenWeekend(), left }, today()));
}

/** @param known what else is known now */
export function tellNow({ country: of, ...known }: Partial<NowFacts> & { readonly country?: string }): void {
  country = of ?? country;
  facts = { ...facts, ...known };
  showNow();
}

everyMinute(showNow);
onSettings(showNow);

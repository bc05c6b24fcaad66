/** What the box says of the present: before anything is typed, and of the next new year. */
import { TEHRAN_TIME } from '#api/base/tehran.ts';
import * as persian from '#core/persian.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import { readNowruz } from '#site/data/snapshots.browser.ts';
import { numeral } from '#site/kit/numerals.ts';
import { language, today } from '#site/kit/page.browser.ts';
import { nowText } from '#site/now/now.browser.ts';
import { readNow } from '#site/now/read.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import type { Found } from './search.ts';
import { SEARCH_BOX_TEXT } from './text.ts';
import { citySuggestion, holidaySuggestion, type Known, type Suggestion, sentenceSuggestion } from './view.ts';

/** Before anything is typed: the sentence of the hour, the next prayer of the reader's city, and the next holiday. */
export async function nowSuggestions(known: Known): Promise<Suggestion[]> {
  const facts = await readNow().catch(() => undefined);
  const { city } = settings();
  const next = facts && [...facts.holidays].find(([day]) => day > known.today);
  return [
    ...(facts ? [sentenceSuggestion(language, nowText(facts))] : []),
    ...(city ? [citySuggestion(language, city, known)] : []),
    ...(next ? [holidaySuggestion(language, next, known)] : []),
  ];
}

/** The new year is as far as its moment, which may fall on the last day of the old year. */
export async function atMoment(found: readonly Found[]): Promise<readonly Found[]> {
  const isNowruz = ({ kind, slug }: Found) => kind === 'occasion' && slug === 'nowruz';
  if (!found.some(isNowruz)) return found;
  const moment = await readNowruz(persian.yearOf(today()) + 1).catch(() => undefined);
  if (!moment) return found;
  const { jdn, msOfDay } = localTimeAt(TEHRAN_TIME, Date.parse(`${moment.utc.replace(' ', 'T')}Z`));
  const note = SEARCH_BOX_TEXT[language].yearTurns.replace('{clock}', numeral(language, clockOf(msOfDay)));
  return found.map((each) =>
    isNowruz(each) ? { ...each, days: [jdn, ...(each.days ?? [])], note: { fa: note, en: note } } : each,
  );
}

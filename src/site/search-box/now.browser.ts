/** What the box says before anything is typed: the next prayer of the reader's city, and the next holiday. */

import type { AnswerOf } from '#api/base/endpoint.ts';
import type { summary } from '#api/endpoints/summary.ts';
import * as gregorian from '#core/gregorian.ts';
import { CALLED_PRAYERS } from '#core/prayer-names.ts';
import { createZone, localTimeAt } from '#core/time-zone.ts';
import { dayPath } from '#site/data/address.ts';
import { ownWeekdayText } from '#site/kit/dates.ts';
import { numeral, pagePath } from '#site/kit/language.ts';
import { language } from '#site/kit/page.browser.ts';
import { CARD_TEXT, minutesWords, PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { readApi, readersCity } from './ask.browser.ts';
import { SEARCH_BOX_TEXT } from './text.ts';
import type { NowRow } from './view.ts';

const text = SEARCH_BOX_TEXT[language];

type Summary = AnswerOf<typeof summary>;

const MINUTES_PER_DAY = 1440;

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
};

/** @throws {Error} without a network */
export async function nowRows(): Promise<NowRow[]> {
  const { slug, [language]: name } = await readersCity();
  const summaryOf = (date: string) =>
    readApi<Summary>(`/api/summary?${new URLSearchParams({ city: slug, lang: language, date })}`);
  const today = await summaryOf('today');
  const { msOfDay } = localTimeAt(createZone(today.timezone), Date.now());
  const now = Math.floor(msOfDay / 60_000);
  const isNext = (prayer: (typeof CALLED_PRAYERS)[number]) => minutesOf(today.times[prayer]) > now;
  const next = CALLED_PRAYERS.find(isNext);
  const clock = next ? today.times[next] : (await summaryOf('tomorrow')).times.fajr;
  const left = minutesOf(clock) - now + (next ? 0 : MINUTES_PER_DAY);
  return [prayerRow(slug, name, { prayer: next ?? 'fajr', clock, left }), ...holidayRow(today)];
}

function prayerRow(
  slug: string,
  city: string,
  { prayer, clock, left }: { prayer: (typeof CALLED_PRAYERS)[number]; clock: string; left: number },
): NowRow {
  const href = pagePath(language, `/prayer-times/${slug}`);
  const title = text.prayer.replace('{prayer}', PRAYER_NAMES[language][prayer]).replace('{city}', city);
  const note = `${minutesWords(language, left)} ${CARD_TEXT[language].left}`;
  return { href, title, note, figure: numeral(language, clock), isTime: true };
}

function holidayRow({ next_holiday: next }: Summary): NowRow[] {
  if (!next) return [];
  const jdn = gregorian.fromIsoDate(next.date_gregorian);
  const note = text.nextHoliday.replace('{day}', ownWeekdayText(language, jdn));
  const figure = numeral(language, text.days.replace('{n}', String(next.days_away)));
  return [{ href: dayPath(language, jdn), title: next.titles[0] ?? '', note, figure }];
}

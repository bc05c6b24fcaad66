/** What the sentence of the hour rests on, for pages that do not have it. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { RAMADAN } from '#core/ramadan.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { readHolidaysFrom, readNowruz } from '#site/data/snapshots.browser.ts';
import { titlesByDay } from '#site/data/titles.ts';
import { isAbroad, language, today } from '#site/kit/page.browser.ts';
import { momentOf } from '#site/nowruz/moments.ts';
import { settings } from '#site/settings/settings.browser.ts';
import type { NowFacts } from './now.browser.ts';

/** Months in which the next year begins soon. */
const ESFAND = 12;

/** The facts on a page that does not have them. @throws {Error} if the holidays cannot be read */
export async function readNow(): Promise<NowFacts> {
  const { year, month } = persian.fromJdn(today());
  const [holidays, moment] = await Promise.all([
    readHolidaysFrom(year),
    month === ESFAND ? readNowruz(year + 1) : undefined,
  ]);
  const { city } = settings();
  return {
    holidays: titlesByDay(language, holidays),
    ...(moment && { newYears: [[year + 1, momentOf(moment.utc)]] }),
    ...(city && { city: isAbroad ? city : undefined, fast: await readFast(city) }),
  };
}

/** The next iftar or sahar in a city; undefined outside Ramadan. */
async function readFast(city: NonNullable<ReturnType<typeof settings>['city']>): Promise<NowFacts['fast']> {
  const hijri = await readHijriCalendar();
  const { year, month } = hijri.fromJdn((today() + 1) as Jdn);
  if (month !== RAMADAN) return undefined;
  const { nextFast } = await import('#site/prayer-times/days.ts');
  const [firstDay, end] = [RAMADAN, RAMADAN + 1].map((each) => hijri.toJdn({ year, month: each, day: 1 }));
  return nextFast(city, Date.now(), undefined, [{ firstDay: firstDay!, length: end! - firstDay! }]);
}

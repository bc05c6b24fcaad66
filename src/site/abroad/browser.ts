/** The bars of the reader's day and Tehran's, for readers whose clock is not Iran's. */
import { TEHRAN_TIME } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { localTimeAt } from '#core/time-zone.ts';
import { WEEKEND_DAYS } from '#core/weekends.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { readHolidays } from '#site/data/snapshots.browser.ts';
import { dataOf, everyMinute, language, onOwnClock, part, print } from '#site/kit/page.browser.ts';
import { weekendHere } from '#site/now/weekend.ts';
import { cityOfZone } from '#site/settings/my-city.browser.ts';
import { onSettings, settings } from '#site/settings/settings.browser.ts';
import { twoDays } from './view.ts';

const tehran = JSON.parse(dataOf(part('prayers'), 'city')) as RememberedCity;

/** Iran's official holidays of this year and the next; none if they cannot be read. */
async function holidays(): Promise<ReadonlySet<Jdn>> {
  const year = persian.yearOf(localTimeAt(TEHRAN_TIME, Date.now()).jdn);
  const years = await Promise.all([readHolidays(year), readHolidays(year + 1)]).catch(() => []);
  return new Set(years.flatMap(({ data }) => data.map((day) => gregorian.fromIsoDate(day.date_gregorian))));
}

async function start(): Promise<void> {
  const [city, off] = await Promise.all([cityOfZone(tehran), holidays()]);
  const show = (): void => {
    const now = Date.now();
    const weekend = WEEKEND_DAYS[settings().weekend ?? 'fri'];
    const isOff = (day: Jdn) => off.has(day) || weekend.includes(weekdayOf(day));
    const here = weekendHere(city.country);
    const isOffHere = (day: Jdn) => here.includes(weekdayOf(day));
    const own = { city, offsetMinutes: onOwnClock(now).offsetMinutes, hours: [9, 17], isOff: isOffHere } as const;
    const { offsetMinutes } = localTimeAt(TEHRAN_TIME, now);
    const there = { city: tehran, offsetMinutes, hours: [8, 16], isOff } as const;
    print('two-days', own.offsetMinutes === offsetMinutes ? '' : twoDays(language, own, there, now));
  };
  everyMinute(show);
  onSettings(show);
}

void start();

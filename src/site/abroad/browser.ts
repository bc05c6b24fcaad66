/** Tehran's time and office hours, for readers whose clock is not Iran's. */
import { TEHRAN_TIME } from '#api/base/tehran.ts';
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { localTimeAt } from '#core/time-zone.ts';
import { readHolidaysFrom } from '#site/data/snapshots.browser.ts';
import { everyMinute, language, onOwnClock, print } from '#site/kit/page.browser.ts';
import { isOnWeekend, onSettings } from '#site/settings/settings.browser.ts';
import { tehranNow } from './view.ts';

/** Iran's official holidays of this year and the next; none if they cannot be read. */
async function holidays(): Promise<ReadonlySet<Jdn>> {
  const year = persian.yearOf(localTimeAt(TEHRAN_TIME, Date.now()).jdn);
  const days = await readHolidaysFrom(year).catch(() => []);
  return new Set(days.map((day) => gregorian.fromIsoDate(day.date_gregorian)));
}

async function start(): Promise<void> {
  const off = await holidays();
  const show = (): void => {
    const now = Date.now();
    const isOff = (day: Jdn) => off.has(day) || isOnWeekend(day);
    const [own, tehran] = [onOwnClock(now), localTimeAt(TEHRAN_TIME, now)].map(({ offsetMinutes }) => offsetMinutes);
    print('tehran', own === tehran ? '' : tehranNow(language, { own: own!, tehran: tehran!, isOff }, now));
  };
  everyMinute(show);
  onSettings(show);
}

void start();

/** The sentence of the hour in the browser: by its clock, and by the weekend and the city that the reader chose. */
import { TEHRAN_TIME } from '#api/tehran.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import { type Sentence, type Situation, sentenceOf, sentenceText } from '#core/now.ts';
import * as persian from '#core/persian.ts';
import { RAMADAN } from '#core/ramadan.ts';
import { localTimeAt } from '#core/time-zone.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { readHolidays, readNowruz } from '#site/data/snapshots.browser.ts';
import { numeral } from '#site/kit/numerals.ts';
import { language, onOwnClock, today } from '#site/kit/page.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { WEEKEND_DAYS } from '#site/settings/settings.ts';
import { titlesByDay } from './titles.view.ts';

/** What is known beside the clock and the settings. */
export interface NowFacts extends Pick<Situation, 'city' | 'fast' | 'newYears'> {
  /** titles of the official holidays, by day */
  readonly holidays: ReadonlyMap<number, string>;
}

export const isAbroad = (): boolean => 'abroad' in document.documentElement.dataset;

export function sentenceNow({ holidays, ...facts }: NowFacts): Sentence {
  const now = Date.now();
  const weekend = WEEKEND_DAYS[settings().weekend ?? 'fri'];
  const whyOff = (day: Jdn) => {
    const title = holidays.get(day) ?? (weekend.includes(weekdayOf(day)) ? '' : undefined);
    return title === undefined ? undefined : { fa: title, en: title };
  };
  return sentenceOf({ now, own: onOwnClock(now), iran: localTimeAt(TEHRAN_TIME, now), whyOff, ...facts });
}

/** The sentence in one line, with the digits of the page. */
export const nowText = (facts: NowFacts): string => numeral(language, sentenceText(sentenceNow(facts))[language]);

/** Months in which the next year begins soon. */
const ESFAND = 12;

/** The facts on a page that does not have them. @throws {Error} if the holidays cannot be read */
export async function readNow(): Promise<NowFacts> {
  const { year, month } = persian.fromJdn(today());
  const [holidays, moment] = await Promise.all([
    Promise.all([readHolidays(year), readHolidays(year + 1)]),
    month === ESFAND ? readNowruz(year + 1) : undefined,
  ]);
  const { city } = settings();
  return {
    holidays: titlesByDay(
      language,
      holidays.flatMap(({ data }) => data),
    ),
    ...(moment && { newYears: [[year + 1, Date.parse(`${moment.utc.replace(' ', 'T')}Z`)]] }),
    ...(city && { city: isAbroad() ? city : undefined, fast: await readFast(city) }),
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

/**
 * Keeps a Ramadan timetable at today, and counts to iftar and imsak. The page of all cities shows the city in its address,
 * else the reader's own.
 */

import { type Jdn, MS_PER_MINUTE } from '#core/jdn.ts';
import { lastOf } from '#core/required.ts';
import type { CityIndex } from '#site/cities/search.ts';
import type { DatedRamadan } from '#site/data/ramadans.build.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { dataOf, everyMinute, language, notice, part, print, startPrintButton, wake } from '#site/kit/page.browser.ts';
import { countsSeconds } from '#site/prayer-times/card.text.ts';
import { untilIn } from '#site/prayer-times/city/view.ts';
import { cityDay } from '#site/prayer-times/days.ts';
import { startMyCityButton } from '#site/settings/my-city-button.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { sendOnPress } from '#site/share-card/send.browser.ts';
import { nextOfFast } from './days.ts';
import { RAMADAN_TEXT } from './text.ts';
import { fastNow, ramadanButton, ramadanCard, ramadanLinks, ramadanTitle, timetable } from './view.ts';

const page = part('ramadan');
const built = JSON.parse(dataOf(page, 'place')) as RememberedCity;
const isOfAnyCity = page.dataset.anyCity !== undefined;
const ramadans = JSON.parse(dataOf(page, 'ramadans')) as readonly DatedRamadan[];

/** The day in the city that the page shows as today. */
let today = Number(page.dataset.day) as Jdn;
let city = isOfAnyCity ? undefined : built;
/** of the button that was pressed last */
let askedYear: number | undefined;

/** The Ramadan that was asked for, else the present or next one. */
const shownRamadan = (): DatedRamadan =>
  ramadans.find(({ year, firstDay, length }) => (askedYear ? year === askedYear : firstDay + length > today)) ??
  lastOf(ramadans);

/** @returns undefined for a slug that no city has */
async function cityOf(slug: string): Promise<RememberedCity | undefined> {
  const { createCitySearch } = await import('#site/cities/search.ts');
  const { cities } = createCitySearch(await readFile<CityIndex>('/prayer-times/cities.json'));
  return cities.find(({ found }) => found.slug === slug)?.found;
}

function draw(): void {
  if (!city) return;
  today = cityDay(city, Date.now());
  const ramadan = shownRamadan();
  print('timetable', timetable(language, city, ramadan, today));
  told = 0;
  if (!isOfAnyCity) return;
  print('heading', ramadanTitle(language, ramadan, city[language]));
  print('calendar', ramadanButton(language, city.slug, ramadan));
  print('files', ramadanLinks(language, city.slug, ramadan));
  for (const button of part('years').querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(Number(button.dataset.year) === ramadan.year));
  }
}

/** The minute that is shown. */
let told = 0;

/** The line of the day, once a minute, and what is left to imsak or iftar. @returns whether its seconds count */
function count(): boolean {
  if (!city) return false;
  const now = Date.now();
  const minute = Math.floor(now / MS_PER_MINUTE);
  if (cityDay(city, now) !== today) draw();
  const ramadan = shownRamadan();
  if (minute !== told) print('next', fastNow(language, city, ramadan, now));
  told = minute;
  const next = nextOfFast(city, now, [ramadan]);
  if (next) print('until', untilIn(language, next, now));
  return next !== undefined && countsSeconds(next.moment - now);
}

async function findCity(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('city');
  const stored = settings().city;
  const wanted = asked ?? stored?.slug ?? built.slug;
  city = [stored, built].find((known) => known?.slug === wanted) ?? (await cityOf(wanted));
  if (!city) {
    part('my-city').hidden = true;
    return notice(RAMADAN_TEXT[language].unknownCity);
  }
  draw();
}

page.addEventListener('click', ({ target }) => {
  const { year } = (target as HTMLElement).dataset;
  if (!year) return;
  askedYear = Number(year);
  draw();
  wake();
});
startPrintButton();
sendOnPress(
  part('send') as HTMLButtonElement,
  () => city && ramadanCard(language, city, shownRamadan(), location.href),
);
if (isOfAnyCity) await findCity();
everyMinute(count);
if (city) startMyCityButton(city);

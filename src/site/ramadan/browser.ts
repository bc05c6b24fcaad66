/** Draws the Ramadan timetable of the city in the address, else of the reader's own city. */
import type { Jdn } from '#core/jdn.ts';
import type { Ramadan } from '#core/ramadan.ts';
import type { CityIndex } from '#site/cities/search.ts';
import type { RememberedCity } from '#site/data/remembered-city.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { dataOf, language, notice, onNewDay, part, print, startPrintButton } from '#site/kit/page.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { RAMADAN_TEXT } from './text.ts';
import { ramadanFileLinks, ramadanTitle, timetable } from './view.ts';

const page = part('ramadan');
const tehran = JSON.parse(dataOf(page, 'city')) as RememberedCity;
const ramadans = JSON.parse(dataOf(page, 'ramadans')) as readonly Ramadan[];

let today = Number(page.dataset.day) as Jdn;
let city: RememberedCity | undefined;
/** of the button that was pressed last */
let askedYear: number | undefined;

/** The Ramadan that was asked for, else the present or next one by the reader's clock. */
const shownRamadan = (): Ramadan =>
  ramadans.find(({ year, firstDay, length }) => (askedYear ? year === askedYear : firstDay + length > today)) ??
  ramadans.at(-1)!;

/** @returns undefined for a slug that no city has */
async function cityOf(slug: string): Promise<RememberedCity | undefined> {
  const { createCitySearch } = await import('#site/cities/search.ts');
  const { cities } = createCitySearch(await readFile<CityIndex>('/prayer-times/cities.json'));
  return cities.find((one) => one.slug === slug);
}

function draw(): void {
  if (!city) return;
  const ramadan = shownRamadan();
  print('heading', ramadanTitle(language, ramadan, city[language]));
  print('timetable', timetable(language, city, ramadan, today));
  print('files', ramadanFileLinks(language, city.slug, ramadan));
  for (const button of part('years').querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(Number(button.dataset.year) === ramadan.year));
  }
}

async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('city');
  const stored = settings().city;
  const wanted = asked ?? stored?.slug ?? 'tehran';
  city = [stored, tehran].find((known) => known?.slug === wanted) ?? (await cityOf(wanted));
  if (city) return draw();
  notice(RAMADAN_TEXT[language].unknownCity);
}

part('years').addEventListener('click', ({ target }) => {
  askedYear = Number((target as HTMLElement).dataset.year) || askedYear;
  draw();
});
onNewDay((day) => {
  today = day;
  draw();
}, today);
startPrintButton();
void start();

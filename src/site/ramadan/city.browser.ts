/** The Ramadan timetables of a city's page, computed when they are opened. */
import type { Ramadan } from '#core/ramadan.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { dataOf, element, language, part, print, today } from '#site/kit/page.browser.ts';

const details = element<HTMLDetailsElement>('#ramadan');
const city = JSON.parse(dataOf(part('city'), 'place')) as RememberedCity;
const ramadans = JSON.parse(dataOf(details, 'ramadans')) as readonly Ramadan[];

async function show(): Promise<void> {
  const { cityTimetables } = await import('./view.ts');
  print('ramadans', cityTimetables(language, city, ramadans, today()));
}

details.addEventListener('toggle', () => {
  if (details.open) void show();
});
if (location.hash === '#ramadan') details.open = true;

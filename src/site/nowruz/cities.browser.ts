/** The clocks of all cities: a page of an old build goes on with the new year that comes next. */
import { numeral } from '#site/kit/numerals.ts';
import { dataOf, language, onNewDay, part, print } from '#site/kit/page.browser.ts';
import { comingNowruz, type YearMoment } from './moments.ts';
import { weekdayClockIn } from './view.ts';

const index = part('clocks');
const moments = JSON.parse(dataOf(index, 'moments')) as readonly YearMoment[];

let shownYear = Number(index.dataset.year);

function show(): void {
  const [year, moment] = comingNowruz(moments, Date.now());
  if (year === shownYear) return;
  shownYear = year;
  print('year', numeral(language, year));
  for (const clock of index.querySelectorAll<HTMLElement>('[data-zone]')) {
    print(clock, weekdayClockIn(language, dataOf(clock, 'zone'), moment));
  }
}

show();
onNewDay(show);

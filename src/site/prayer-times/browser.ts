/** Keeps the table of the provincial capitals at today. */
import type { Jdn } from '#core/jdn.ts';
import { bothDays } from '#site/kit/dates.ts';
import { dataOf, language, onNewDay, part, print } from '#site/kit/page.browser.ts';
import { prayerDay } from './days.ts';
import { type Capital, capitalsTables } from './view.ts';

const capitals = JSON.parse(dataOf(part('capitals'), 'cities')) as readonly Capital[];

function showDay(jdn: Jdn): void {
  const onDay = capitals.map((capital) => ({ ...capital, day: prayerDay(capital.place, jdn) }));
  print('capitals-day', bothDays(language, jdn).join(' · '));
  print('capitals', capitalsTables(language, onDay));
}

onNewDay(showDay, Number(part('capitals-day').dataset.day) as Jdn);

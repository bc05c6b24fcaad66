/** Keeps the table of the provincial capitals at today. */
import { TEHRAN } from '#api/tehran.ts';
import type { Jdn } from '#core/jdn.ts';
import { language, onNewDay, part } from '#site/kit/page.browser.ts';
import { prayerDay } from './days.ts';
import { dayInBoth, timeCells } from './view.ts';

function showDay(day: Jdn): void {
  part('capitals-day').textContent = dayInBoth(language, day).join(' · ');
  for (const row of part('capitals').querySelectorAll<HTMLElement>('[data-slug]')) {
    const { slug, latitude, longitude } = row.dataset;
    const place = { slug: slug!, zone: TEHRAN, latitude: Number(latitude), longitude: Number(longitude) };
    for (const cell of row.querySelectorAll('td')) cell.remove();
    row.insertAdjacentHTML('beforeend', timeCells(language, prayerDay(place, day)).text);
  }
}

onNewDay(showDay, Number(part('capitals-day').dataset.day) as Jdn);

/** Keeps the table of the provincial capitals at today. */
import { TEHRAN } from '#api/tehran.ts';
import type { Jdn } from '#core/jdn.ts';
import { gregorianDateText, persianDayText } from '../dates.ts';
import { prayerDay } from '../prayer-days.ts';
import { timeCells } from '../views/prayer-times.ts';
import { language, onNewDay, part } from './page.ts';

function showDay(day: Jdn): void {
  part('capitals-day').textContent = `${persianDayText(language, day)} · ${gregorianDateText(language, day)}`;
  for (const row of part('capitals').querySelectorAll<HTMLElement>('[data-slug]')) {
    const { slug, latitude, longitude } = row.dataset;
    const place = { slug: slug!, zone: TEHRAN, latitude: Number(latitude), longitude: Number(longitude) };
    for (const cell of row.querySelectorAll('td')) cell.remove();
    row.insertAdjacentHTML('beforeend', timeCells(language, prayerDay(place, day)).text);
  }
}

onNewDay(showDay, Number(part('capitals-day').dataset.day) as Jdn);

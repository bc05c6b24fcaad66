/** Run in a process of its own: makes the files of a number of years and prints the seconds that each year took. */
import { createAlmanac } from '#api/almanac.ts';
import { jsonText } from '#api/answer.ts';
import { createCaches } from '#api/caches.ts';
import { calendar } from '#api/endpoints/calendar.ts';
import { events, occasionsOf } from '#api/endpoints/events.ts';
import { EQUINOX_YEARS } from '#api/ranges.ts';
import { nowruzIcs } from '#api/feeds/holiday-files.ts';
import { nowruzMoment } from '#api/resources/nowruz-moment.ts';
import { tables } from '#tables/index.ts';

const MONTHS = 12;

const years = Number(process.argv[2]);
const context = { almanac: createAlmanac(tables, createCaches()), now: Date.now() };
const start = performance.now();
for (let year = EQUINOX_YEARS.last - years + 1; year <= EQUINOX_YEARS.last; year += 1) {
  jsonText(events.response.parse(occasionsOf(context.almanac, year)));
  jsonText(nowruzMoment(year, context.almanac));
  nowruzIcs(year, context.almanac);
  for (let month = 1; month <= MONTHS; month += 1) {
    const grid = calendar.answer(new URLSearchParams(`year=${year}&month=${month}`), context).body;
    jsonText(calendar.response.parse(grid));
    const list = events.answer(new URLSearchParams(`year=${year}&month_sh=${month}`), context).body;
    jsonText(events.response.parse(list));
  }
}
console.log((performance.now() - start) / 1000 / years);

/** `npm run upstream` writes `upstream/dates.json`, the input of the scripts beside it. A release writes it too. */
import { writeFileSync } from 'node:fs';
import { createAlmanac } from '#api/almanac.ts';
import { tables } from '#tables/index.ts';
import { holidayDates } from './holiday-dates.ts';

writeFileSync('upstream/dates.json', `${JSON.stringify(holidayDates(createAlmanac(tables)), null, 1)}\n`);

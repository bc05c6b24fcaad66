/** Calls every part of the package. Every runtime must give the same answers. Plain JavaScript works in all of them. */
import { addDays, formatPersian, gregorianToPersian, persianToGregorian, weekOfPersianYear } from 'salnama';
import { cities, findCities } from 'salnama/cities';
import { createClient } from 'salnama/client';
import { hijriToPersian, persianToHijri } from 'salnama/hijri';
import { holidaysOf, isHoliday } from 'salnama/holidays';
import { holidaysOf as titlesOf } from 'salnama/holidays/titles';
import { nowruzMoment } from 'salnama/nowruz';
import { findOccasions, occasionsOn } from 'salnama/occasions';
import { prayerTimes } from 'salnama/prayer-times';
import { addWorkdays, bridgeDays, countWorkdays, isWorkday } from 'salnama/workdays';

const nowruz = { year: 1405, month: 1, day: 1 };
const [first, last] = [
  { year: 1402, month: 1, day: 1 },
  { year: 1402, month: 12, day: 29 },
];
const refusal = (ask) => {
  try {
    return ask();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};

export async function answers() {
  const asked = [];
  const fetch = async (address) => {
    asked.push(address);
    return { ok: false, status: 422, statusText: '', json: async () => ({ error: 'year: missing' }) };
  };
  const client = createClient({ baseUrl: 'https://salnama.example/', fetch });
  const failure = await client
    .holidays({ year: 1405 })
    .catch((error) => `${error.name} ${error.status} ${error.message}`);
  return {
    gregorian: persianToGregorian(nowruz),
    persian: gregorianToPersian({ year: 2026, month: 11, day: 21 }),
    text: [formatPersian(nowruz), formatPersian(nowruz, { language: 'en' })],
    week: weekOfPersianYear({ year: 1405, month: 8, day: 30 }),
    later: addDays(nowruz, 366),
    hijri: persianToHijri(nowruz),
    fromHijri: hijriToPersian({ year: 1447, month: 10, day: 1 }),
    holiday: [isHoliday(nowruz), isHoliday({ year: 1405, month: 1, day: 5 })],
    holidays: holidaysOf(1406).length > 20,
    titles: titlesOf(1405)[0].titles.map(({ slug }) => slug),
    workdays: [countWorkdays(first, last), countWorkdays(first, last, { closures: false })],
    added: addWorkdays(nowruz, 10, { weekend: 'thu-fri' }),
    isWorkday: isWorkday({ year: 1405, month: 1, day: 5 }),
    bridges: bridgeDays(1402).length > 0,
    occasions: occasionsOn({ year: 1405, month: 7, day: 20 }).some(({ slug }) => slug === 'hafez-day'),
    found: findOccasions('Hafze Day')[0].slug,
    nowruz: nowruzMoment(1405).toISOString().slice(0, 19),
    fajr: prayerTimes({ latitude: 35.6892, longitude: 51.389 }, nowruz, { timeZone: 'Asia/Tehran' })
      .fajr.toISOString()
      .slice(0, 16),
    city: [cities.length > 1000, findCities('شيراز')[0].slug, findCities('Isfahn')[0].slug],
    client: [failure, ...asked],
    refusals: [
      refusal(() => persianToGregorian({ year: 1404, month: 12, day: 30 })),
      refusal(() => holidaysOf(1346)),
      refusal(() => countWorkdays(nowruz, nowruz, { weekend: 'sun' })),
      refusal(() => prayerTimes({ latitude: 91, longitude: 0 }, nowruz)),
    ],
  };
}

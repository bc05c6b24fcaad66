/** The moments at which Persian years begin, as events of a feed. */
import { toPersianDigits } from '#core/digits.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { Almanac, Equinox } from '../almanac.ts';
import { utcText, wholeSecond } from '../moments.ts';
import { TEHRAN_TIME } from '../tehran.ts';
import type { FeedEvent } from './event.ts';

/** Years without an equinox are left out. */
export const nowruzEvents = (years: readonly number[], almanac: Almanac): FeedEvent[] =>
  years.flatMap((year) => {
    const equinox = almanac.equinox(year);
    return equinox ? [nowruzEvent(year, equinox)] : [];
  });

function nowruzEvent(year: number, { moment: exact, timeScale }: Equinox): FeedEvent {
  const moment = wholeSecond(exact);
  const tehranClock = clockOf(localTimeAt(TEHRAN_TIME, moment).msOfDay);
  return {
    id: `nowruz-moment-${year}`,
    start: { moment },
    estimate: false,
    words: {
      title: { fa: `لحظهٔ تحویل سال ${toPersianDigits(year)}`, en: `The moment of Nowruz ${year}` },
      notes: [
        {
          fa: `ساعت ${toPersianDigits(tehranClock)} به وقت تهران`,
          en: `March equinox: ${utcText(moment)} (${timeScale}), ${tehranClock} in Tehran; computed from NASA JPL DE431`,
        },
      ],
      categories: [{ fa: 'نوروز', en: 'Nowruz' }],
    },
  };
}

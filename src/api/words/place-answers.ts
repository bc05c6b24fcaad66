/** Answers about a city, in words: its prayer times, the direction of prayer, and the moment of the new year there. */
import { qiblaDegrees } from '#core/globe.ts';
import { addDays } from '#core/jdn.ts';
import { clockOf, localTimeAt } from '#core/time-zone.ts';
import type { City } from '#tables/types.ts';
import { EIGHT_TIMES, eightTimesDays, TIME_NAMES_FA } from '../facts/eight-times.ts';
import { wholeSecond } from '../facts/moments.ts';
import type { FactsOf } from './search-facts.ts';
import { listed, NO_WORDS, type ReaderContext, type TextAnswer, withWeekday } from './text-answer.ts';

const HOME = 'IR';
const OPTIONS = { method: 'tehran', asr: 'standard', high_latitude: 'middle_of_night' } as const;

/** Times by the method of Tehran; abroad it is named, and the sunset at which the call is there. */
export function prayerTimes(
  { city, prayer, daysAway, jdn, isOwnCity }: FactsOf<'prayer'>,
  { almanac, now }: ReaderContext,
): TextAnswer {
  const zone = almanac.zoneOf(city.zone);
  const day = jdn ?? addDays(localTimeAt(zone, now).jdn, daysAway);
  const where = { latitudeDegrees: city.latitude, longitudeDegrees: city.longitude };
  const { clocks } = eightTimesDays(where, zone, [day], almanac, OPTIONS)[0]!;
  const isAbroad = city.country !== HOME;
  const withSunset = isAbroad && prayer === 'maghrib' ? (['maghrib', 'sunset'] as const) : undefined;
  const asked = withSunset ?? (prayer ? [prayer] : EIGHT_TIMES);
  const date = withWeekday(day);
  return {
    ...{ kind: 'prayer_times', first: day, last: day, estimate: false },
    title: { fa: `${city.name_fa}، ${date.fa}`, en: `${city.name_en}, ${date.en}` },
    short: listed(
      asked.map((time) => ({ fa: `${TIME_NAMES_FA[time]} ${clocks[time]}`, en: `${time} ${clocks[time]}` })),
    ),
    detail: listed([isAbroad ? METHOD : NO_WORDS, isOwnCity ? NO_CITY : NO_WORDS]),
  };
}

const NO_CITY = { fa: 'شهری نام برده نشده است', en: 'no city was named' };
const METHOD = {
  fa: 'به روش مؤسسهٔ ژئوفیزیک دانشگاه تهران، روش آن کشور شاید دیگر باشد',
  en: "by the method of Tehran's Institute of Geophysics, the country's own may differ",
};

export function qibla(city: City, { today }: ReaderContext): TextAnswer {
  const degrees = Math.round(qiblaDegrees({ latitudeDegrees: city.latitude, longitudeDegrees: city.longitude }));
  return {
    ...{ kind: 'qibla', first: today, last: today, estimate: false },
    title: { fa: `قبلهٔ ${city.name_fa}`, en: `Qibla of ${city.name_en}` },
    short: { fa: `${degrees} درجه`, en: `${degrees} degrees` },
    detail: { fa: 'از شمال جغرافیایی، در جهت عقربه‌های ساعت', en: 'clockwise from true north' },
  };
}

/** Undefined for a year whose equinox is not known. */
export function newYear({ city, year }: FactsOf<'new-year'>, { almanac }: ReaderContext): TextAnswer | undefined {
  const equinox = almanac.equinox(year);
  if (!equinox) return undefined;
  const { jdn, msOfDay } = localTimeAt(almanac.zoneOf(city.zone), wholeSecond(equinox.moment));
  const [date, clock] = [withWeekday(jdn), clockOf(msOfDay)];
  return {
    ...{ kind: 'new_year', first: jdn, last: jdn, estimate: false },
    title: { fa: `تحویل سال ${year} در ${city.name_fa}`, en: `The year ${year} begins in ${city.name_en}` },
    short: { fa: `${date.fa} ساعت ${clock}`, en: `${date.en} at ${clock}` },
    detail: { fa: 'به وقت محلی', en: 'local time' },
  };
}

/** Answers about a city, in words: its prayer times, the direction of prayer, and the moment of the new year there. */
import { qiblaDegrees } from '#core/globe.ts';
import { addDays } from '#core/jdn.ts';
import { clockOf, localTimeAt, type Zone } from '#core/time-zone.ts';
import type { City } from '#tables/types.ts';
import type { PlaceQuestion } from '#understand/place-questions.ts';
import type { Almanac } from '../base/almanac.ts';
import { EIGHT_TIMES, eightTimesDays, TIME_NAMES_FA } from '../facts/eight-times.ts';
import { wholeSecond } from '../facts/moments.ts';
import { citySearch } from '../query/searches.ts';
import { listed, NO_WORDS, type ReaderContext, say, type TextAnswer, withWeekday } from './text-answer.ts';

const HOME = 'IR';
const OPTIONS = { method: 'tehran', asr: 'standard', high_latitude: 'middle_of_night' } as const;

/** The answer about the place of a question, or about the reader's; undefined if not one city is meant. */
export function placeAnswer(question: PlaceQuestion, context: ReaderContext): TextAnswer | undefined {
  const { kind, place } = question;
  const city = place === '' ? context.city : citySearch(context.almanac).meant(place)?.row;
  if (city === undefined) return undefined;
  if (kind === 'prayer') return prayerTimes(city, question, context);
  return kind === 'qibla' ? qibla(city, context) : newYear(city, question.year, context);
}

/** Times by the method of Tehran; abroad it is named, and the sunset at which the call is there. */
function prayerTimes(
  city: City,
  { place, prayer, daysAway, jdn }: PlaceQuestion & { readonly kind: 'prayer' },
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
    title: say(`${city.name_fa}، ${date.fa}`, `${city.name_en}, ${date.en}`),
    short: listed(asked.map((time) => say(`${TIME_NAMES_FA[time]} ${clocks[time]}`, `${time} ${clocks[time]}`))),
    detail: listed([isAbroad ? METHOD : NO_WORDS, place === '' ? NO_CITY : NO_WORDS]),
  };
}

const NO_CITY = say('شهری نام برده نشده است', 'no city was named');
const METHOD = say(
  'به روش مؤسسهٔ ژئوفیزیک دانشگاه تهران، روش آن کشور شاید دیگر باشد',
  "by the method of Tehran's Institute of Geophysics, the country's own may differ",
);

function qibla(city: City, { today }: ReaderContext): TextAnswer {
  const degrees = Math.round(qiblaDegrees({ latitudeDegrees: city.latitude, longitudeDegrees: city.longitude }));
  return {
    ...{ kind: 'qibla', first: today, last: today, estimate: false },
    title: say(`قبلهٔ ${city.name_fa}`, `Qibla of ${city.name_en}`),
    short: say(`${degrees} درجه`, `${degrees} degrees`),
    detail: say('از شمال جغرافیایی، در جهت عقربه‌های ساعت', 'clockwise from true north'),
  };
}

/** «جمعه ۲۹ اسفند ۱۴۰۴ ساعت ۱۸:۱۵:۵۹»; undefined for a year whose equinox is not known. */
export function momentIn(zone: Zone, year: number, { equinox }: Pick<Almanac, 'equinox'>) {
  const found = equinox(year);
  if (!found) return undefined;
  const { jdn, msOfDay } = localTimeAt(zone, wholeSecond(found.moment));
  const [date, clock] = [withWeekday(jdn), clockOf(msOfDay)];
  return { jdn, text: say(`${date.fa} ساعت ${clock}`, `${date.en} at ${clock}`) };
}

function newYear(city: City, year: number, { almanac }: ReaderContext): TextAnswer | undefined {
  const moment = momentIn(almanac.zoneOf(city.zone), year, almanac);
  return (
    moment && {
      ...{ kind: 'new_year', first: moment.jdn, last: moment.jdn, estimate: false },
      title: say(`تحویل سال ${year} در ${city.name_fa}`, `The year ${year} begins in ${city.name_en}`),
      short: moment.text,
      detail: say('به وقت محلی', 'local time'),
    }
  );
}

/** Answers about a city, in words: its prayer times, the direction of prayer, and the moment of the new year there. */

import { provinceSlug } from '#core/closures.ts';
import { both } from '#core/day-state.ts';
import { grouped } from '#core/digits.ts';
import { qiblaDegrees } from '#core/globe.ts';
import { STANDARD_FROM, STANDARD_MINUTES, UNDECIDED_FROM } from '#core/iran-time.ts';
import { addDays, MS_PER_MINUTE } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { CALLED_PRAYERS, EIGHT_TIMES, type EightTime, FIVE_PRAYERS } from '#core/prayer-names.ts';
import { fromNow, minutesText } from '#core/span-words.ts';
import { clockOf, isoOffset, localTimeAt, type Zone } from '#core/time-zone.ts';
import type { City } from '#tables/types.ts';
import type { PlaceQuestion } from '#understand/place-questions.ts';
import { foldedName } from '#understand/words.ts';
import type { Almanac } from '../base/almanac.ts';
import { TEHRAN_TIME } from '../base/tehran.ts';
import type { Text } from '../base/text.ts';
import { type EightTimesDay, eightTimesDays, TIME_NAMES_FA } from '../facts/eight-times.ts';
import { wholeSecond } from '../facts/moments.ts';
import { atMinute } from '../facts/prayer-days.ts';
import { citySearch } from '../query/searches.ts';
import * as words from './text-answer.ts';
import { capital, NO_WORDS, type ReaderContext, say, type TextAnswer } from './text-answer.ts';

const HOME = 'IR';
const OPTIONS = { method: 'tehran', asr: 'standard', high_latitude: 'middle_of_night' } as const;

/** The answer about the place of a question, or about the reader's; undefined if not one city is meant. */
export function placeAnswer(question: PlaceQuestion, context: ReaderContext): TextAnswer | undefined {
  const { kind, place } = question;
  const city = place === '' ? context.city : citySearch(context.almanac).meant(place)?.row;
  if (kind === 'clock') return clock(city ?? ofOneZone(place, context), question, context);
  if (city === undefined) return undefined;
  if (kind === 'prayer') return prayerTimes(city, question, context);
  return kind === 'qibla' ? qibla(city, context) : newYear(city, question, context);
}

/** Times by the method of Tehran; abroad it is named, and the sunset at which the call is there. */
function prayerTimes(
  city: City,
  { prayers, isIftar, counts, daysAway, jdn }: PlaceQuestion & { readonly kind: 'prayer' },
  { almanac, now }: ReaderContext,
): TextAnswer {
  const zone = almanac.zoneOf(city.zone);
  const asked = jdn ?? addDays(localTimeAt(zone, now).jdn, daysAway);
  const where = { latitudeDegrees: city.latitude, longitudeDegrees: city.longitude };
  const [ofDay, ofNext] = eightTimesDays(where, zone, [asked, addDays(asked, 1)], almanac, OPTIONS) as [
    EightTimesDay,
    EightTimesDay,
  ];
  const [isAbroad, today] = [city.country !== HOME, localTimeAt(zone, now).jdn];
  const awaited = prayers.length > 0 ? prayers : isAbroad ? FIVE_PRAYERS : CALLED_PRAYERS;
  const coming = awaited.find((time) => atMinute(ofDay.moments[time]) > now || asked !== today);
  const isTimed = prayers.length > 0 && counts !== 'left' && counts !== 'next';
  // After the last prayer of today the next one is tomorrow's.
  const shownDay = isTimed || coming ? ofDay : ofNext;
  const { jdn: day, moments } = shownDay;
  const next = coming ?? awaited[0]!;
  const withSunset = isAbroad && prayers.join() === 'maghrib' ? (['maghrib', 'sunset'] as const) : prayers;
  const large = prayers.length > 0 ? withSunset : [next];
  const others = prayers.length > 0 ? [] : EIGHT_TIMES.filter((time) => time !== next);
  const date = words.withWeekday(day);
  const textOf = (time: EightTime, { clocks } = shownDay) =>
    say(`${TIME_NAMES_FA[time]} ${clocks[time]}`, `${capital(time)} ${clocks[time]}`);
  const shown = words.listed(large.map((time) => (large.length > 1 ? shortName(textOf(time)) : textOf(time))));
  const said = prayers.length === 0 && asked === today ? say(`بعدی: ${shown.fa}`, `next: ${shown.en}`) : shown;
  const [from, to = from] = prayers;
  const end = from && to && moments[to] < moments[from] ? ofNext : shownDay;
  const between = counts === 'between' && from && to && sizeText(atMinute(end.moments[to]) - atMinute(moments[from]));
  const left = counts === 'left' ? leftText(atMinute(moments[next]) - now) : undefined;
  const until = counts === 'until' ? say(`تا ${shown.fa}`, `until ${shown.en.toLowerCase()}`) : undefined;
  const short = between || left || until || said;
  const away = day === today ? NO_WORDS : words.awayText(day - today);
  const rest = left ? [isIftar ? asIftar(shown) : shown, away] : others.map((time) => shortName(textOf(time)));
  const facts = between ? [textOf(from), textOf(to, end)] : rest;
  return {
    ...{ kind: 'prayer_times', first: day, last: day, estimate: false },
    title: say(`${city.name_fa}، ${date.fa}`, `${city.name_en}, ${date.en}`),
    short,
    detail: words.unsaid([facts, isAbroad ? [METHOD] : []], [short]),
  };
}

/** «اذان مغرب ۱۷:۱۱» as «افطار ۱۷:۱۱» */
const asIftar = ({ fa, en }: Text): Text => say(fa.replace('اذان مغرب', 'افطار'), en.replace('Maghrib', 'Iftar'));

/** «۲ ساعت و ۵۲ دقیقه» */
const sizeText = (spanMs: number): Text =>
  both((language) => minutesText(language, Math.ceil(spanMs / MS_PER_MINUTE), (size) => grouped(language, size)));

/** «۲ ساعت و ۵۲ دقیقه دیگر» to a minute of the clock; undefined for a past one. */
const leftText = (spanMs: number): Text | undefined =>
  spanMs > 0 ? both((language) => fromNow(language, sizeText(spanMs)[language], false)) : undefined;

/** «اذان صبح ۰۵:۲۴» as «صبح ۰۵:۲۴» */
const shortName = ({ fa, en }: Text): Text => say(fa.replace(/اذان | آفتاب| شرعی/, ''), en);

const METHOD = say(
  'به روش مؤسسهٔ ژئوفیزیک دانشگاه تهران، روش آن کشور شاید دیگر باشد',
  "by the method of Tehran's Institute of Geophysics, the country's own may differ",
);

/** The largest city of a province or a country of one time zone. */
function ofOneZone(region: string, { almanac }: ReaderContext): City | undefined {
  const [first, ...others] = citySearch(almanac).inRegion(region);
  return others.every(({ row }) => row.zone === first?.row.zone) ? first?.row : undefined;
}

function clock(
  city: City | undefined,
  { isDifference }: PlaceQuestion & { readonly kind: 'clock' },
  { almanac, now }: ReaderContext,
): TextAnswer | undefined {
  if (!city) return undefined;
  const { jdn, msOfDay, offsetMinutes } = localTimeAt(almanac.zoneOf(city.zone), now);
  const ahead = offsetMinutes - localTimeAt(TEHRAN_TIME, now).offsetMinutes;
  const size = sizeText(Math.abs(ahead) * MS_PER_MINUTE);
  const [fa, en] = ahead > 0 ? ['جلوتر', 'ahead of'] : ['عقب‌تر', 'behind'];
  const away = ahead === 0 ? NO_WORDS : say(`${size.fa} ${fa} از تهران`, `${size.en} ${en} Tehran`);
  const [time, date] = [clockOf(msOfDay).slice(0, 'HH:MM'.length), words.withWeekday(jdn)];
  const clockText = say(`ساعت ${time}`, time);
  const short = isDifference && ahead !== 0 ? away : clockText;
  return {
    ...{ kind: 'clock', first: jdn, last: jdn, estimate: false },
    ...{ title: say(city.name_fa, city.name_en), short },
    detail: words.unsaid([[clockText, date, offsetText(offsetMinutes)], [away]], [short]),
  };
}

/** `UTC+03:30` */
const offsetText = (minutes: number): Text => both(() => `UTC${isoOffset(minutes)}`);

/** That Iran has no summer time, and since when. */
export function summerTime({ almanac, today }: ReaderContext): TextAnswer {
  const since = words.ownDate(STANDARD_FROM, almanac);
  const year = both((language) => since[language].slice(-'1401'.length));
  const offset = offsetText(STANDARD_MINUTES);
  const change = UNDECIDED_FROM && words.ownDate(persian.firstDayOfYear(UNDECIDED_FROM), almanac);
  const bill = change && say(`لایحه‌ای شاید آن را از ${change.fa} عوض کند`, `a bill may change it from ${change.en}`);
  const standard = say(`از ${since.fa} همیشه ${offset.fa}`, `${offset.en} all year since ${since.en}`);
  return {
    ...{ kind: 'clock', first: today, last: today, estimate: false },
    title: say('ساعت رسمی ایران', 'Official time of Iran'),
    short: say(`ساعت تابستانی در ${year.fa} برداشته شد`, `summer time was abolished in ${year.en}`),
    detail: words.unsaid([[standard], bill ? [bill] : []], []),
  };
}

function qibla(city: City, { today }: ReaderContext): TextAnswer {
  const degrees = Math.round(qiblaDegrees({ latitudeDegrees: city.latitude, longitudeDegrees: city.longitude }));
  return {
    ...{ kind: 'qibla', first: today, last: today, estimate: false },
    title: say(`قبلهٔ ${city.name_fa}`, `Qibla of ${city.name_en}`),
    short: say(`${degrees} درجه`, `${degrees} degrees`),
    detail: say('از شمال جغرافیایی، در جهت عقربه‌های ساعت', 'clockwise from true north'),
  };
}

/** «شنبه ۲۹ اسفند، ۲۳:۵۴:۴۱»; undefined for a year whose equinox is not known. */
export function momentIn(zone: Zone, year: number, almanac: Pick<Almanac, 'equinox' | 'hijri'>) {
  const found = almanac.equinox(year);
  if (!found) return undefined;
  const { jdn, msOfDay } = localTimeAt(zone, wholeSecond(found.moment));
  const [weekday, date, clock] = [weekdayName(jdn), words.withoutYear(words.ownDate(jdn, almanac)), clockOf(msOfDay)];
  const text = say(`${weekday.fa} ${date.fa}، ${clock}`, `${weekday.en} ${date.en}, ${clock}`);
  return { jdn, moment: found.moment, text };
}

function newYear(
  city: City,
  { year: named, isLeft }: PlaceQuestion & { readonly kind: 'new-year' },
  { almanac, today, now }: ReaderContext,
): TextAnswer | undefined {
  const thisYear = persian.yearOf(today);
  const isOver = (almanac.equinox(thisYear)?.moment ?? 0) <= now;
  const year = named ?? thisYear + Number(isOver);
  const found = momentIn(almanac.zoneOf(city.zone), year, almanac);
  if (!found) return undefined;
  const { jdn, moment, text } = found;
  const left = isLeft ? leftText(moment - (moment % MS_PER_MINUTE) - now) : undefined;
  const other = both((language) => words.dateText(jdn, words.OTHER[language], almanac)[language]);
  return {
    ...{ kind: 'new_year', first: jdn, last: jdn, estimate: false, page: '/nowruz' },
    title: say(`تحویل سال ${year} در ${city.name_fa}`, `The year ${year} begins in ${city.name_en}`),
    short: left ?? text,
    detail: words.unsaid(
      [
        left ? [text] : [],
        [say('به وقت محلی', 'local time'), words.awayText(jdn - today)],
        [words.ownDate(jdn, almanac), other],
      ],
      [],
    ),
  };
}

/** An Iranian city or province of this name, with the slug of the province. */
export function placeNamed(name: string, { almanac }: ReaderContext) {
  const city = citySearch(almanac).meant(name)?.row;
  if (city?.country === HOME)
    return { name: say(city.name_fa, city.name_en), province: provinceSlug(city.province_en) };
  const text = foldedName(name.replace(/^استان |\bprovince$/, ''));
  const found = [...almanac.provinces].find(([, { fa, en }]) => [fa, en].map(foldedName).includes(text));
  return found && { name: found[1], province: found[0] };
}

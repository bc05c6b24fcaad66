/** How sure the data are, a row a kind of data, with figures of the report. Build only. */
import { totalRecall } from '#api/facts/closures.ts';
import { findIn, lastOf } from '#core/required.ts';
import { almanac } from '#site/data/answers.build.ts';
import { fixedDecimal, type Language } from '#site/kit/language.ts';
import { accuracy } from '#tables/accuracy.ts';
import { words } from './printer.ts';

/** Each has the id of the section with the evidence, how sure it is in one to three words, and what was measured. */
export function verdicts(language: Language) {
  const { say, number, share, size, outOf } = words(language);
  const { hijri, equinox, persian, prayerTimes } = accuracy;
  const { least, greatest } = equinox.reference;
  const { announced } = equinox;
  const mostSeconds = Math.ceil(Math.max(-announced.least, announced.greatest));
  const seconds = fixedDecimal(language, Math.max(-least, greatest).toFixed(3));
  const years = outOf(findIn(persian, ({ reckoning }) => reckoning === 'true-noon'));
  const estimate = share(lastOf(hijri.eras));
  const isWithinMinute = prayerTimes.withinMinute === prayerTimes.compared;
  const { found, present } = totalRecall(almanac.closures.recall);
  return [
    {
      id: 'persian',
      of: say('تاریخ شمسی', 'Persian dates'),
      sure: say('دقیق', 'Exact'),
      measured: say(`برابر با قاعدهٔ اعتدال در ${years} سال`, `${years} years agree with the equinox rule`),
    },
    {
      id: 'equinox',
      of: say('لحظهٔ تحویل سال', 'Moment of Nowruz'),
      sure: say(`تا ${number(mostSeconds)} ثانیه`, `Within ${mostSeconds} s`),
      measured: say(
        `اختلاف با اعلام رسمی؛ با محاسبهٔ مستقل حداکثر ${seconds} ثانیه`,
        `Difference from the official announcement; at most ${seconds} s from an independent computation`,
      ),
    },
    {
      id: 'holidays',
      of: say('تعطیلات رسمی', 'Public holidays'),
      sure: say('با سند', 'Documented'),
      measured: say('هر تعطیلی قانون یا مصوبه دارد', 'Each rests on a law or decision'),
    },
    {
      id: 'hijri',
      of: say('ماه‌های قمری گذشته', 'Past Islamic months'),
      sure: say('با سند', 'Documented'),
      measured: say(
        `شروع ${size(hijri.months)} ماه از تقویم‌های رسمی و سالنامه‌ها`,
        `First days of ${size(hijri.months)} months from official calendars and almanacs`,
      ),
    },
    {
      id: 'hijri',
      of: say('ماه‌های قمری آینده', 'Coming Islamic months'),
      sure: say('±۱ روز', '±1 day'),
      measured: say(
        `برآورد طول ماه در ${estimate} ماه‌های اخیر درست بود؛ رؤیت هلال ملاک است`,
        `The estimated length was right for ${estimate} of recent months; the sighting decides`,
      ),
    },
    {
      id: 'prayer-times',
      of: say('اوقات شرعی', 'Prayer times'),
      sure: say('±۱ دقیقه', '±1 minute'),
      measured: say(
        `${share(prayerTimes)} وقت‌های چاپ‌شدهٔ ایران در همان دقیقه${isWithinMinute ? '، همه تا یک دقیقه' : ''}`,
        `${share(prayerTimes)} of times printed in Iran agree to the minute${isWithinMinute ? ', all within one' : ''}`,
      ),
    },
    {
      id: 'closures',
      of: say('تعطیلی‌های موردی', 'One-off closures'),
      sure: say('ناقص', 'Incomplete'),
      measured: say(
        `${size(present)} از ${size(found)} مورد خبرها در فهرست بود`,
        `The list had ${size(present)} of ${size(found)} found in the news`,
      ),
    },
  ];
}

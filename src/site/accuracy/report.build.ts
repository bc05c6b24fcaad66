/** The sections of the accuracy page: each is a text and the tables of the generated report. Build only. */
import type { Language } from '#site/kit/language.ts';
import { equinox, hijri, persian, prayerTimes } from './measured.build.ts';
import { type Section, words } from './printer.ts';
import { closures, holidays, licences } from './recorded.build.ts';

export function reportSections(language: Language): Section[] {
  const { say } = words(language);
  return [
    { id: 'hijri', title: say('تقویم قمری', 'Islamic calendar'), tables: hijri(language) },
    { id: 'equinox', title: say('لحظهٔ تحویل سال', 'The moment of Nowruz'), tables: equinox(language) },
    { id: 'prayer-times', title: say('اوقات شرعی', 'Prayer times'), tables: prayerTimes(language) },
    { id: 'persian', title: say('تقویم شمسی', 'Persian calendar'), tables: persian(language) },
    { id: 'holidays', title: say('تعطیلات و مناسبت‌ها', 'Holidays and occasions'), tables: holidays(language) },
    { id: 'closures', title: say('تعطیلی‌های موردی', 'One-off closures'), tables: closures(language) },
    { id: 'licences', title: say('منابع و مجوزها', 'Sources and licences'), tables: licences(language) },
  ];
}

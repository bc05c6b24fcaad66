import { type InLanguages, inLanguages } from '#site/kit/language.ts';
import { FAST_NAMES } from '#site/prayer-times/card.text.ts';
import type { RamadanTime } from './days.ts';

export const RAMADAN_TEXT = inLanguages({
  title: { fa: 'امساکیه: اوقات شرعی ماه رمضان', en: 'Ramadan timetable: imsak, prayer times and iftar' },
  heading: { fa: 'امساکیه', en: 'Ramadan timetable' },
  lead: {
    fa: 'امساک، اذان و افطار هر روز رمضان، برای هر شهر.',
    en: 'Imsak, prayer times and iftar for every day of Ramadan, in any city.',
  },
  of: { fa: 'امساکیهٔ رمضان', en: 'Ramadan' },
  titleOf: { fa: 'امساکیهٔ رمضان {year} {city}', en: 'Ramadan {year} in {city}' },
  date: { fa: 'تاریخ', en: 'Date' },
  month: { fa: 'رمضان', en: 'Day' },
  days: { fa: 'روزهای رمضان', en: 'Days of Ramadan' },
  fromToday: { fa: 'از امروز', en: 'From today' },
  pastDays: { fa: 'روز گذشته', en: 'past days' },
  tomorrow: { fa: 'سحر فردا', en: 'Tomorrow' },
  sameDay: { fa: 'سپس', en: 'Then' },
  qadr: { fa: 'شب‌های قدر', en: 'Nights of Qadr' },
  feast: { fa: 'عید سعید فطر', en: 'Eid al-Fitr' },
  firstDay: { fa: 'روز اول رمضان', en: 'Ramadan begins' },
  start: { fa: 'روز اول:', en: 'First day:' },
  onThatDay: { fa: 'آن روز', en: 'On that day' },
  institute: { fa: 'مؤسسهٔ ژئوفیزیک', en: 'Institute of Geophysics' },
  output: { fa: 'چاپ، فرستادن و خروجی', en: 'Print, share and files' },
  cities: { fa: 'شهرهای دیگر', en: 'Other cities' },
  anyCity: { fa: 'امساکیهٔ هر شهر', en: 'Timetable of any city' },
  times: { fa: 'اوقات شرعی', en: 'Prayer times' },
  unknownCity: { fa: 'این شهر پیدا نشد.', en: 'City not found.' },
  years: { fa: 'سال‌های دیگر', en: 'Other years' },
});

export const RAMADAN_TIME_NAMES: InLanguages<Readonly<Record<RamadanTime, string>>> = {
  fa: { ...FAST_NAMES.fa, fajr: 'صبح', sunrise: 'طلوع', dhuhr: 'ظهر' },
  en: { ...FAST_NAMES.en, fajr: 'Fajr', sunrise: 'Sunrise', dhuhr: 'Dhuhr' },
};

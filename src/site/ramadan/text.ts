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
  titleOf: { fa: 'امساکیهٔ رمضان {year} {city}', en: 'Ramadan {year} AH in {city}' },
  day: { fa: 'روز', en: 'Day' },
  date: { fa: 'تاریخ', en: 'Date' },
  otherwise: { fa: 'وگرنه', en: 'else' },
  firstOn: { fa: 'روز اول:', en: 'First day:' },
  otherHeading: { fa: 'اگر رمضان از این روز شروع شود:', en: 'If Ramadan begins on' },
  earlier: { fa: 'روزهای گذشتهٔ رمضان', en: 'Earlier days of Ramadan' },
  certain: { fa: 'قطعی.', en: 'confirmed.' },
  print: { fa: 'چاپ', en: 'Print' },
  ics: { fa: 'افزودن به تقویم (.ics)', en: 'Add to calendar (.ics)' },
  json: { fa: 'داده (JSON)', en: 'Data (JSON)' },
  notes: { fa: 'این زمان‌ها از کجا آمده است؟', en: 'Where these times come from' },
  cities: { fa: 'امساکیهٔ شهرها', en: 'Timetables by city' },
  abroad: { fa: 'شهرهای جهان', en: 'Cities of the world' },
  times: { fa: 'اوقات شرعی', en: 'Prayer times' },
  unknownCity: { fa: 'این شهر پیدا نشد.', en: 'City not found.' },
  steps: { fa: 'سال‌ها', en: 'Years' },
});

export const RAMADAN_TIME_NAMES: InLanguages<Readonly<Record<RamadanTime, string>>> = {
  fa: { ...FAST_NAMES.fa, fajr: 'اذان صبح', sunrise: 'طلوع', dhuhr: 'اذان ظهر', midnight: 'نیمه‌شب' },
  en: { ...FAST_NAMES.en, fajr: 'Fajr', sunrise: 'Sunrise', dhuhr: 'Dhuhr', midnight: 'Midnight' },
};

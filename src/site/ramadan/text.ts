import type { InLanguages } from '#site/kit/language.ts';
import { FAST_NAMES } from '#site/prayer-times/card.text.ts';
import type { RamadanTime } from './days.ts';

export const RAMADAN_TEXT = {
  fa: {
    title: 'امساکیه: اوقات شرعی ماه رمضان',
    heading: 'امساکیه',
    lead: 'امساک، اذان و افطار هر روز رمضان، برای هر شهر.',
    of: 'امساکیهٔ رمضان',
    titleOf: 'امساکیهٔ رمضان {year} {city}',
    day: 'روز',
    date: 'تاریخ',
    otherwise: ['؛ وگرنه رمضان از ', ' شروع می‌شود.'],
    firstOn: 'روز اول:',
    otherHeading: 'اگر رمضان از این روز شروع شود:',
    certain: 'روز اول قطعی است.',
    print: 'چاپ',
    ics: 'افزودن به تقویم (.ics)',
    json: 'داده (JSON)',
    notes: 'این زمان‌ها از کجا آمده است؟',
    cities: 'امساکیهٔ شهرها',
    times: 'اوقات شرعی',
    unknownCity: 'این شهر پیدا نشد.',
    steps: 'سال‌ها',
  },
  en: {
    title: 'Ramadan timetable: imsak, prayer times and iftar',
    heading: 'Ramadan timetable',
    lead: 'Imsak, prayer times and iftar for every day of Ramadan, in any city.',
    of: 'Ramadan',
    titleOf: 'Ramadan {year} AH in {city}',
    day: 'Day',
    date: 'Date',
    otherwise: ['; otherwise Ramadan begins on ', '.'],
    firstOn: 'First day:',
    otherHeading: 'If Ramadan begins on',
    certain: 'The first day is certain.',
    print: 'Print',
    ics: 'Add to calendar (.ics)',
    json: 'Data (JSON)',
    notes: 'Where these times come from',
    cities: 'Timetables by city',
    times: 'Prayer times',
    unknownCity: 'City not found.',
    steps: 'Years',
  },
} as const satisfies InLanguages<unknown>;

export const RAMADAN_TIME_NAMES: InLanguages<Readonly<Record<RamadanTime, string>>> = {
  fa: { ...FAST_NAMES.fa, fajr: 'اذان صبح', sunrise: 'طلوع', dhuhr: 'اذان ظهر', midnight: 'نیمه‌شب' },
  en: { ...FAST_NAMES.en, fajr: 'Fajr', sunrise: 'Sunrise', dhuhr: 'Dhuhr', midnight: 'Midnight' },
};

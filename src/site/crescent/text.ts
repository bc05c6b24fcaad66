import { inLanguages } from '#site/kit/language.ts';

export const CRESCENT_TEXT = inLanguages({
  now: { fa: 'ماه امروز', en: 'The Moon today' },
  sighting: { fa: 'رؤیت هلال: غروب ۲۹ام،', en: 'Sighting: evening of the 29th,' },
  length: { fa: '{month} {days} روز دارد', en: '{month} has {days} days' },
  lit: { fa: 'روشن', en: 'lit' },
  thisEvening: { fa: 'امشب شب بیست‌ونهم است', en: 'Tonight is the evening of the 29th' },
  evening: { fa: 'غروب رؤیت هلال:', en: 'Evening of the sighting:' },
  announced: {
    fa: 'این تاریخ در تقویم رسمی آمده است ({words}). رؤیت هلال آن را قطعی می‌کند.',
    en: 'This date is in the official calendar ({words}). The sighting of the new moon confirms it.',
  },
  atSunset: { fa: 'غروب، از تهران', en: 'at sunset in Tehran' },
  atSunrise: { fa: 'طلوع، از تهران', en: 'at sunrise in Tehran' },
  probability: { fa: 'احتمال', en: 'Probability' },
  eveningMoves: {
    fa: 'شروع خود این ماه هم قطعی نیست؛ این غروب ممکن است یک روز جابه‌جا شود.',
    en: 'The current month is not confirmed either, so this evening may move by one day.',
  },
  official: { fa: 'طبق تقویم رسمی', en: 'By the official calendar' },
  stays: {
    fa: 'این تاریخ در تقویم رسمی آمده است. از ماه‌های اعلام‌شده تا کنون فقط رمضان و شوال با رؤیت هلال جابه‌جا شده‌اند.',
    en: 'This date is in the official calendar. Of announced months only Ramadan and Shawwal were ever moved by a sighting.',
  },
  estimate: {
    fa: 'این تاریخ برآورد نجومی است ({words}) و هنوز اعلام نشده.',
    en: 'This date is an astronomical estimate ({words}), not announced yet.',
  },
  likely: { fa: 'احتمال {percent}', en: '{percent} likely' },
  first: { fa: 'اول', en: 'First of' },
  seen: { fa: 'هلال دیده شود', en: 'If sighted' },
  unseen: { fa: 'هلال دیده نشود', en: 'If not sighted' },
  noDays: { fa: 'تعطیلی یا مناسبت مهمی جابه‌جا نمی‌شود.', en: 'No holiday or well-known day moves.' },
  ics: { fa: 'فایل تقویم', en: 'Calendar file' },
  how: { fa: 'احتمال‌ها از کجا آمده است؟', en: 'Where the probabilities come from' },
  months: { fa: 'روز اول ماه‌ها', en: 'First days of months' },
  later: { fa: 'ماه‌های بعد', en: 'Later months' },
  earlier: { fa: 'ماه‌های گذشته', en: 'Earlier months' },
  beyond: { fa: 'داده‌های این صفحه قدیمی است.', en: 'The data of this page are out of date.' },
});

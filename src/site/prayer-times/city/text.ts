import { inLanguages } from '#site/kit/language.ts';
import { CARD_WORDS } from '#site/prayer-times/card.text.ts';

export const CITY_PRAYER_TEXT = inLanguages({
  ...CARD_WORDS,
  day: { fa: 'روز', en: 'Day' },
  otherCalendar: { fa: 'میلادی', en: 'Persian' },
  province: { fa: 'استان', en: 'Province of' },
  cityDescription: {
    fa: 'اوقات شرعی امروز و جدول ماه به وقت محلی، نمودار سال، فایل تقویم و CSV؛ روش مؤسسهٔ ژئوفیزیک دانشگاه تهران.',
    en: "Today's prayer times and a monthly table in local time, chart of the year, calendar file and CSV; method of the Institute of Geophysics, University of Tehran.",
  },
  chooseMethod: { fa: 'روش محاسبه', en: 'Method' },
  asrSchool: { fa: 'عصر', en: 'Asr' },
  asrSchools: {
    standard: { fa: 'سایه به اندازهٔ شاخص', en: 'standard: shadow of one height' },
    hanafi: { fa: 'حنفی: دو برابر شاخص', en: 'Hanafi: shadow of two heights' },
  },
  localMethod: { fa: 'روش رایج در', en: 'Method used in' },
  atSunset: { fa: 'هنگام غروب', en: 'at sunset' },
  degreesBelow: { fa: ' درجه زیر افق', en: '° below the horizon' },
  afterMaghrib: { fa: 'دقیقه پس از مغرب', en: 'minutes after maghrib' },
  midnightTo: {
    fajr: { fa: 'نیمه‌شب: وسط غروب تا اذان صبح فردا', en: 'midnight halfway from sunset to fajr' },
    sunrise: { fa: 'نیمه‌شب: وسط غروب تا طلوع فردا', en: 'midnight halfway from sunset to sunrise' },
  },
  onlyTehran: { fa: 'فایل‌ها هم به همین روش است.', en: 'The files follow this method, too.' },
  qibla: { fa: 'قبله', en: 'Qibla' },
  qiblaUnit: { fa: ' درجه از شمال، در جهت عقربه‌های ساعت', en: '° clockwise from north' },
  compass: {
    fa: ['شمال', 'شمال شرقی', 'شرق', 'جنوب شرقی', 'جنوب', 'جنوب غربی', 'غرب', 'شمال غربی'],
    en: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
  },
  compassLetters: { fa: ['شمال', 'شرق', 'جنوب', 'غرب'], en: ['N', 'E', 'S', 'W'] },
  yearFiles: { fa: 'اوقات سال', en: 'Times for' },
  yearFilesNote: {
    fa: 'به روش بالا. در توضیح هر رویداد همهٔ اوقات آن روز هست. تقویم خودش به سال بعد می‌رود؛ فایل‌ها برای همین سال است.',
    en: 'By the method chosen above. The description of each event has all times of the day. The calendar goes on next year by itself; the files cover this year.',
  },
  yearIcs: { fa: 'فایل ics', en: '.ics file' },
  yearCsv: { fa: 'CSV سال', en: 'CSV of the year' },
  yearJson: { fa: 'JSON سال', en: 'JSON of the year' },
  zoneUnknown: {
    fa: 'مرورگر شما ساعت این شهر را نمی‌شناسد؛ این زمان‌ها برای روز ساخت صفحه است.',
    en: 'Your browser does not know the time zone of this city; these times are for the day this page was built.',
  },
  thisMonth: { fa: 'ماه جاری', en: 'This month' },
  year: { fa: 'بلندی روز در', en: 'Length of the day,' },
  sevenDays: { fa: 'هفت روز', en: 'Seven days' },
  wholeMonth: { fa: 'همهٔ ماه', en: 'Whole month' },
  output: { fa: 'چاپ، امساکیه و خروجی', en: 'Print, Ramadan and files' },
  shortestDay: { fa: 'کوتاه‌ترین روز', en: 'Shortest day' },
  longestDay: { fa: 'بلندترین روز', en: 'longest day' },
  clockMayChange: {
    fa: 'لایحهٔ تغییر ساعت رسمی در مجلس است؛ اگر تصویب شود، این اوقات شاید یک ساعت جابه‌جا شود.',
    en: 'A bill on the official time is in parliament; if it passes, these times may move by an hour.',
  },
  fajrRule: {
    fa: 'خورشید به {angle} درجه زیر افق نمی‌رسد؛ اذان صبح وسط غروب تا طلوع است',
    en: 'The Sun does not sink {angle}° below the horizon; fajr is halfway between sunset and sunrise',
  },
  maghribRule: {
    fa: 'خورشید تا نیمه‌شب به {angle} درجه زیر افق نمی‌رسد؛ اذان مغرب وقتی است که {percent} درصد از شب گذشته باشد',
    en: 'The Sun does not sink {angle}° below the horizon before midnight; maghrib comes after {percent} % of the night',
  },
  polarNight: {
    fa: 'شب قطبی: خورشید در این روزها یا روز پیش و پس از آن‌ها بالا نمی‌آید؛ از اوقات عرض {latitude} درجه استفاده شده است',
    en: 'Polar night: the Sun does not rise on these days, or not on the day before or after; the times of latitude {latitude}° are used',
  },
  polarDay: {
    fa: 'روز قطبی: خورشید در این روزها یا روز پیش و پس از آن‌ها غروب نمی‌کند؛ از اوقات عرض {latitude} درجه استفاده شده است',
    en: 'Polar day: the Sun does not set on these days, or not on the day before or after; the times of latitude {latitude}° are used',
  },
  substituted: {
    fa: 'بعضی از این اوقات با قاعدهٔ جایگزین است؛ شرحش زیر جدول هفته است.',
    en: 'Some of these times follow a substitute rule, explained below the week.',
  },
  allDays: { fa: 'همهٔ روزهای ماه', en: 'all days of the month' },
  zone: { fa: 'ساعت', en: 'Time zone' },
  nowruz: { fa: 'لحظهٔ تحویل سال در', en: 'The moment of Nowruz in' },
  allCities: { fa: 'همهٔ شهرها', en: 'All cities' },
});

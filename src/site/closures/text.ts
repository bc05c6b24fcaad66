import type { ClosedBody } from '#core/closures.ts';
import { type InLanguages, inLanguages } from '#site/kit/language.ts';

export const CLOSURE_TEXT = inLanguages({
  noneKnown: { fa: 'از تعطیلی خبری نداریم', en: 'No closure known' },
  notRead: { fa: 'دربارهٔ این روز خبری نداریم', en: 'We have no news for this day' },
  read: {
    fa: 'خبرها را تا {day} کامل‌تر خوانده‌ایم؛ پس از آن پراکنده. برای امروز و فردا اطلاعیهٔ استانداری را ببینید.',
    en: 'We have read the news in full up to {day}, and parts of it since. For today and tomorrow, see the announcement of the provincial governor.',
  },
  latest: { fa: 'تازه‌ترین‌ها', en: 'Latest' },
  notComplete: {
    fa: '{count} تعطیلی از {from} تا {to}، و چند تعطیلی پراکندهٔ پس از آن. فهرست کامل نیست.',
    en: '{count} closures from {from} to {to}, and a few later ones. The list is not complete.',
  },
  recall: {
    fa: 'هر استان با هر نهاد تعطیلش را یکی بشماریم، از {found} موردی که در خبرها پیدا کردیم {present} مورد در این فهرست بود.',
    en: 'Counting each province and closed institution as one, this list had {present} of {found} found in the news.',
  },
  recallParts: {
    fa: 'از شهرستان‌ها، نیم‌روزها و دوره‌های تحصیلی، {present} مورد از {found} مورد.',
    en: 'Of single counties, half days and levels of schools, {present} of {found}.',
  },
  listRead: { fa: 'بر پایهٔ فهرست سراسری', en: 'from a nationwide list' },
  noList: { fa: 'شاید استان‌های دیگر هم', en: 'maybe more provinces' },
  recallByYear: { fa: 'سال به سال', en: 'Year by year' },
  choice: { fa: 'استان و نهاد', en: 'Province and institution' },
  all: { fa: 'همه', en: 'all' },
  province: { fa: 'استان', en: 'Province' },
  allProvinces: { fa: 'همهٔ استان‌ها', en: 'All provinces' },
  body: { fa: 'چه چیزی تعطیل است؟', en: 'What is closed?' },
  anyBody: { fa: 'همهٔ نهادها', en: 'All institutions' },
  sources: { fa: 'منبع', en: 'Source' },
  country: { fa: 'سراسر کشور', en: 'Whole country' },
  counties: { fa: 'شهرستان‌های', en: 'Counties of' },
  hours: { fa: 'ساعت', en: 'Hours' },
  confidences: {
    medium: { fa: 'اطمینان: متوسط', en: 'Confidence: medium' },
    low: { fa: 'اطمینان: کم', en: 'Confidence: low' },
  },
  none: { fa: 'با این انتخاب، تعطیلی‌ای ثبت نشده است.', en: 'No closure is recorded for this choice.' },
  complete: { fa: 'فهرست چقدر کامل است؟', en: 'How complete the list is' },
  output: { fa: 'خروجی', en: 'Files' },
  atom: { fa: 'خوراک خبری (Atom)', en: 'News feed (Atom)' },
  csv: { fa: 'جدول (CSV)', en: 'Table (CSV)' },
  schoolsNote: {
    fa: 'روزهای آموزش غیرحضوری هم برای مدارس تعطیلی به شمار آمده است. تعطیلی دبستان‌ها به تنهایی از آذر ۱۴۰۳ به بعد گردآوری شده است. در تعطیلی بانک‌ها شعبه‌های کشیک باز می‌مانند.',
    en: 'Days of distance teaching count as closures of schools. Closures of primary schools alone are collected since Azar 1403 (late 2024). When banks are closed, some branches stay on duty.',
  },
  yearTitle: { fa: 'سال {year}', en: '{gregorian} (year {year})' },
  earlier: { fa: 'پیش از سال {year}', en: 'Before {gregorian} (year {year})' },
});

export const BODY_NAMES: InLanguages<Readonly<Record<ClosedBody, string>>> = inLanguages({
  offices: { fa: 'ادارات', en: 'Offices' },
  schools: { fa: 'مدارس', en: 'Schools' },
  'primary-schools': { fa: 'دبستان‌ها', en: 'Primary schools' },
  'lower-secondary-schools': { fa: 'مدارس متوسطهٔ اول', en: 'Lower secondary schools' },
  banks: { fa: 'بانک‌ها', en: 'Banks' },
  exchange: { fa: 'بورس', en: 'Stock exchange' },
  all: { fa: 'همه چیز', en: 'Everything' },
});

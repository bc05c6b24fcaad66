import type { ClosedBody } from '#core/closures.ts';
import type { InLanguages } from '#site/kit/language.ts';

export const CLOSURE_TEXT = {
  fa: {
    title: 'تعطیلی‌های موردی: ادارات، مدارس، بانک‌ها و بورس',
    heading: 'تعطیلی‌های موردی',
    description:
      'روزهایی که ادارات، مدارس، بانک‌ها یا بورس به علت گرما، سرما، آلودگی هوا و مانند آن تعطیل شده‌اند، به تفکیک استان و سال.',
    verdict: '{count} تعطیلی ثبت‌شده تا {to}؛ تعطیلی امروز را از اطلاعیهٔ استانداری بپرسید.',
    notComplete: 'تعطیلی‌های {from} تا {to} را از خبرها گردآوری کرده‌ایم، ولی فهرست کامل نیست.',
    recall: 'از {found} تعطیلی که در خبرها پیدا کردیم، {present} تعطیلی کامل و {partly} تعطیلی ناقص در این فهرست بود.',
    recallByYear: 'سال به سال',
    province: 'استان',
    allProvinces: 'همهٔ استان‌ها',
    body: 'چه چیزی',
    anyBody: 'همه',
    date: 'تاریخ',
    what: 'تعطیلی',
    where: 'کجا',
    sources: 'منبع',
    country: 'سراسر کشور',
    counties: 'شهرستان‌های',
    hours: 'ساعت',
    confidences: { medium: 'اطمینان: متوسط', low: 'اطمینان: کم' },
    none: 'با این انتخاب، تعطیلی‌ای ثبت نشده است.',
    subscribe: 'در تقویم و برنامهٔ خودتان',
    ics: 'افزودن به تقویم (.ics)',
    atom: 'خوراک خبری (Atom)',
    json: 'داده (JSON)',
    csv: 'جدول (CSV)',
    schoolsNote:
      'روزهای آموزش غیرحضوری هم برای مدارس تعطیلی به شمار آمده است. در تعطیلی بانک‌ها شعبه‌های کشیک باز می‌مانند.',
    yearTitle: 'سال {year}',
  },
  en: {
    title: 'One-off closures in Iran: offices, schools, banks, stock exchange',
    heading: 'One-off closures',
    description:
      'Days on which offices, schools, banks or the stock exchange in Iran were closed because of heat, cold, air pollution and the like, by province and year.',
    verdict: '{count} closures on record up to {to}; for today, check the announcement of the provincial governor.',
    notComplete: 'We collected the closures from {from} to {to} from the news; the list is not complete.',
    recall: 'Of {found} closures found in the news, this list had {present} in full and {partly} in part.',
    recallByYear: 'Year by year',
    province: 'Province',
    allProvinces: 'All provinces',
    body: 'What',
    anyBody: 'Everything',
    date: 'Date',
    what: 'Closure',
    where: 'Where',
    sources: 'Source',
    country: 'Whole country',
    counties: 'Counties of',
    hours: 'Hours',
    confidences: { medium: 'Confidence: medium', low: 'Confidence: low' },
    none: 'No closure is recorded for this choice.',
    subscribe: 'In your calendar or app',
    ics: 'Add to calendar (.ics)',
    atom: 'News feed (Atom)',
    json: 'Data (JSON)',
    csv: 'Table (CSV)',
    schoolsNote:
      'Days of distance teaching count as closures of schools. When banks are closed, some branches stay on duty.',
    yearTitle: '{gregorian} (year {year})',
  },
} as const satisfies InLanguages<unknown>;

export const BODY_NAMES: InLanguages<Readonly<Record<ClosedBody, string>>> = {
  fa: { offices: 'ادارات', schools: 'مدارس', banks: 'بانک‌ها', exchange: 'بورس', all: 'همه چیز' },
  en: { offices: 'Offices', schools: 'Schools', banks: 'Banks', exchange: 'Stock exchange', all: 'Everything' },
};

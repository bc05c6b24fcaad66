import type { InLanguages } from '#site/frame/language.ts';

/** Tables, each in three forms. */
export const TABLES = ['days', 'holidays', 'occasions', 'hijri-months', 'nowruz', 'cities'] as const;
export type TableName = (typeof TABLES)[number];
export const FORMS = ['csv', 'ndjson', 'parquet'] as const;
export const OTHER_FILES = ['salnama.sqlite', 'laws.json', 'sources.json', 'datapackage.json', 'SHA256SUMS'] as const;

export const DOWNLOADS_TEXT = {
  fa: {
    title: 'دریافت همهٔ داده‌های تقویم ایران',
    heading: 'دریافت داده‌ها',
    description:
      'جدول روزها از ۱۳۰۰ تا ۱۵۰۰ با روز کاری و تعطیل، تعطیلات، مناسبت‌ها، ماه‌های قمری، لحظهٔ نوروز و شهرها؛ CSV، NDJSON، Parquet و SQLite.',
    lead: 'همهٔ داده‌ها، با منبع هر سطر، به چهار شکل. آزاد (CC0)؛ فقط شهرها CC BY 4.0 و برگرفته از GeoNames.',
    tables: 'جدول‌ها',
    table: 'جدول',
    rows: 'سطر',
    forms: 'شکل‌ها و حجم',
    others: 'فایل‌های دیگر',
    names: {
      days: [
        'روزها',
        'هر روزِ ۱۳۰۰ تا ۱۵۰۰ یک سطر با بیش از پنجاه ستون: چهار تاریخ، هفته، فصل، تعطیل، روز کاری و شمارهٔ آن، روز میان دو تعطیلی',
      ],
      holidays: ['تعطیلات رسمی', 'از ۱۳۴۷ تا ۱۵۷۷ با قانون هر تعطیلی'],
      occasions: ['مناسبت‌ها', 'هر مناسبت با قاعدهٔ روزش و منبع'],
      'hijri-months': ['ماه‌های قمری', 'نخستین روز هر ماهِ منتشرشده با مبنا و منبع'],
      nowruz: ['لحظهٔ تحویل سال', 'سال‌های ۹۷۹ تا ۱۵۷۷'],
      cities: ['شهرها', 'نام، مختصات و منطقهٔ زمانی'],
    } satisfies Record<TableName, readonly [name: string, description: string]>,
    files: {
      'salnama.sqlite': 'همهٔ جدول‌ها در یک پایگاه داده',
      'laws.json': 'قانون‌هایی که سطرها نام برده‌اند',
      'sources.json': 'منبع‌هایی که سطرها نام برده‌اند',
      'datapackage.json': 'شرح همهٔ ستون‌ها',
      SHA256SUMS: 'برای سنجش درستی فایل‌ها',
    } satisfies Record<(typeof OTHER_FILES)[number], string>,
    units: ['بایت', 'کیلوبایت', 'مگابایت'],
    unknown: '—',
    use: 'به کار بردن',
    copy: 'کپی',
    copied: 'کپی شد',
    excel: 'در Excel: Data، سپس From Text/CSV، فایل days.csv با کدگذاری 65001 (UTF-8).',
    metabase: 'Metabase فایل salnama.sqlite را به‌عنوان پایگاه دادهٔ SQLite می‌خواند؛ نوع ستون date را تاریخ بگذارید.',
  },
  en: {
    title: 'Download the whole calendar of Iran as data',
    heading: 'Downloads',
    description:
      'A date dimension from 1300 to 1500 (1921–2122) with workdays and holidays, occasions, Islamic months, moments of Nowruz and cities as CSV, NDJSON, Parquet and SQLite.',
    lead: 'All the data, with the source of each row, in four forms. Free (CC0); the cities alone are CC BY 4.0, from GeoNames.',
    tables: 'Tables',
    table: 'Table',
    rows: 'Rows',
    forms: 'Forms and sizes',
    others: 'Other files',
    names: {
      days: [
        'Days',
        'every day of 1300–1500 a row with more than fifty columns: four dates, week, season, holiday, workday and its number, bridge day',
      ],
      holidays: ['Public holidays', '1347–1577, with the law of each'],
      occasions: ['Occasions', 'each with the rule of its day and its sources'],
      'hijri-months': ['Islamic months', 'first day of every published month, with basis and source'],
      nowruz: ['Moments of Nowruz', 'Persian years 979–1577'],
      cities: ['Cities', 'names, coordinates and time zone'],
    },
    files: {
      'salnama.sqlite': 'all tables in one database',
      'laws.json': 'the laws that rows name',
      'sources.json': 'the sources that rows name',
      'datapackage.json': 'describes every column',
      SHA256SUMS: 'to check the files',
    },
    units: ['bytes', 'kB', 'MB'],
    unknown: '—',
    use: 'How to use them',
    copy: 'Copy',
    copied: 'Copied',
    excel: 'In Excel: Data, From Text/CSV, days.csv, file origin 65001 (UTF-8).',
    metabase: 'Metabase reads salnama.sqlite as a SQLite database; set the type of the column date to a date.',
  },
} satisfies InLanguages<unknown>;

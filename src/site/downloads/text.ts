import { inLanguages } from '#site/kit/language.ts';

/** Tables, each in two forms. */
export const TABLES = [
  'days',
  'holidays',
  'holiday-days',
  'occasions',
  'closures',
  'hijri-months',
  'nowruz',
  'cities',
  'exchange-sessions',
  'islamic-holidays',
] as const;
export const FORMS = ['csv', 'parquet'] as const;
export const EXCEL_FILE = 'days-excel.csv';
export const OTHER_FILES = ['salnama.sqlite', 'laws.json', 'sources.json', 'datapackage.json', 'SHA256SUMS'] as const;

/** The calendar for programs, each with the name of its language. */
export const MODULES = {
  'salnama.tgz': 'JavaScript, TypeScript (npm)',
  'python/salnama.py': 'Python',
  'php/Salnama.php': 'PHP',
} as const;

/** Kits with a file for each sector, each with the name of the program. */
export const SECTOR_KITS = { 'erpnext-holidays': 'ERPNext', 'odoo-time-off': 'Odoo' } as const;

/** Files with the official holidays in the format of another program, each with the name of the program. */
export const KITS = {
  'salnama_holidays.py': 'python-holidays',
  'date-holidays.json': 'date-holidays',
  'home-assistant.yaml': 'Home Assistant',
  'salnama-workday.sh': 'cron',
  'salnama_exchange.py': 'exchange_calendars, pandas_market_calendars',
  'salnama-wordpress.php': 'WordPress',
} as const;

/** Keys in the order of the object, with their type. */
export const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[];

export const DOWNLOADS_TEXT = inLanguages({
  excel: { fa: 'دریافت برای Excel', en: 'Download for Excel' },
  excelUse: {
    fa: 'روزهای ده سال؛ با دوبار کلیک باز می‌شود.',
    en: 'Days of ten years; opens with a double click.',
  },
  sample: { fa: 'سه سطر از فایل Excel', en: 'Three rows of the file for Excel' },
  tables: { fa: 'جدول‌ها', en: 'Tables' },
  others: { fa: 'فایل‌های دیگر', en: 'Other files' },
  names: {
    fa: {
      days: ['روزها', 'هر روز از ۱۳۴۷ تا ۱۵۰۰ یک سطر، با بیش از پنجاه ستون'],
      holidays: ['تعطیلات رسمی', '۱۳۴۷ تا ۱۵۷۷، با قانون هر تعطیلی'],
      'holiday-days': ['روزهای تعطیل', 'هر روز یک سطر، با همهٔ تعطیلی‌هایش'],
      closures: ['تعطیلی‌های موردی', 'سراسری یا استانی، با مصوبه؛ فهرست کامل نیست'],
      occasions: ['مناسبت‌ها', 'هر مناسبت با قاعدهٔ تاریخ و منبع'],
      'hijri-months': ['ماه‌های قمری', 'روز اول هر ماه منتشرشده، با منبع'],
      nowruz: ['لحظهٔ تحویل سال', 'سال‌های ۹۷۹ تا ۱۵۷۷'],
      cities: ['شهرها', 'نام، مختصات و منطقهٔ زمانی'],
      'exchange-sessions': ['روزهای معاملهٔ بورس', 'تهران، از ۱۳۸۰؛ ۱۳۸۸ تا مرداد ۱۴۰۲ با دادهٔ معاملات تأیید شده'],
      'islamic-holidays': ['تعطیلات قمری', 'به تاریخ میلادی و شمسی، ۱۳۴۷ تا ۱۵۰۰، برای کتابخانه‌ها'],
    } satisfies Record<(typeof TABLES)[number], readonly [name: string, description: string]>,
    en: {
      days: ['Days', 'One row a day, Persian years 1347–1500, over fifty columns'],
      holidays: ['Public holidays', '1347–1577, with the law of each'],
      'holiday-days': ['Days off', 'One row for each day, with all its holidays'],
      closures: ['Closures', 'National or local, with the decision; not complete'],
      occasions: ['Occasions', 'Each with its date rule and sources'],
      'hijri-months': ['Islamic months', 'First day of every published month, with source'],
      nowruz: ['Moments of Nowruz', 'Persian years 979–1577'],
      cities: ['Cities', 'Names, coordinates and time zone'],
      'exchange-sessions': ['Exchange sessions', 'Tehran, from 1380; 1388 to Mordad 1402 confirmed by trading data'],
      'islamic-holidays': ['Islamic holidays', 'By Gregorian and Persian date, 1347–1500, for libraries'],
    },
  },
  files: {
    fa: {
      'salnama.sqlite': 'همهٔ جدول‌ها در یک پایگاه داده',
      'laws.json': 'قانون‌هایی که در جدول‌ها آمده است',
      'sources.json': 'منبع‌هایی که در جدول‌ها آمده است',
      'datapackage.json': 'شرح همهٔ ستون‌ها',
      SHA256SUMS: 'برای بررسی سالم‌بودن فایل‌ها',
    } satisfies Record<(typeof OTHER_FILES)[number], string>,
    en: {
      'salnama.sqlite': 'All tables in one database',
      'laws.json': 'Laws cited in the tables',
      'sources.json': 'Sources cited in the tables',
      'datapackage.json': 'Describes every column',
      SHA256SUMS: 'Checksums of the files',
    },
  },
  modules: { fa: 'برای برنامه‌نویسان', en: 'For your code' },
  moduleUses: {
    fa: {
      'salnama.tgz': 'Node ۲۰ به بالا، مرورگر، Deno؛ بی‌نیاز به اینترنت و بدون وابستگی.',
      'python/salnama.py': 'یک فایل برای پایتون ۳٫۹ به بالا و Django؛ کنار کد خود بگذارید.',
      'php/Salnama.php': 'یک فایل برای PHP ۸٫۱ به بالا، Laravel و Carbon.',
    } satisfies Record<keyof typeof MODULES, string>,
    en: {
      'salnama.tgz': 'Node 20 or newer, browsers, Deno; offline, without dependencies.',
      'python/salnama.py': 'One file for Python 3.9 or newer and Django; put it beside your code.',
      'php/Salnama.php': 'One file for PHP 8.1 or newer, Laravel and Carbon.',
    },
  },
  modulesMore: { fa: 'مثال‌ها', en: 'Examples' },
  sectorKitUses: {
    fa: {
      'erpnext-holidays': 'با Data Import برای Holiday List؛ روزهای تعطیل هفته هم در آن است.',
      'odoo-time-off': 'با Import در Public Holidays؛ منطقهٔ زمانی کاربر باید Asia/Tehran باشد.',
    } satisfies Record<keyof typeof SECTOR_KITS, string>,
    en: {
      'erpnext-holidays': 'By Data Import of Holiday List; weekly days off are in it.',
      'odoo-time-off': 'By Import in Public Holidays; the time zone of the user must be Asia/Tehran.',
    },
  },
  sectors: {
    fa: { public: 'همه', labour: 'کارگران', offices: 'ادارات', banks: 'بانک‌ها', exchange: 'بورس' },
    en: { public: 'Everybody', labour: 'Labour Code', offices: 'Offices', banks: 'Banks', exchange: 'Exchange' },
  },
  kits: { fa: 'تعطیلات برای برنامه‌های دیگر', en: 'Holidays for other programs' },
  kitUses: {
    fa: {
      'salnama_holidays.py':
        'کنار کد خود بگذارید: \u2066from salnama_holidays import SalnamaIran\u2069؛ سپس \u2066date(2026, 3, 21) in SalnamaIran()\u2069.',
      'date-holidays.json': 'دادهٔ date-holidays-parser است: \u2066new Holidays(data, "IR").getHolidays(2026)\u2069.',
      'home-assistant.yaml': 'با نام packages/salnama.yaml ذخیره کنید: حسگری که در روز کاری روشن است.',
      'salnama-workday.sh':
        'در crontab: \u20660 8 * * * /usr/local/bin/salnama-workday.sh && command\u2069 در روز تعطیل اجرا نمی‌شود.',
      'salnama_exchange.py':
        'روزهای معاملهٔ بورس تهران برای برنامه‌های پایتون؛ از ۱۳۸۸ تا مرداد ۱۴۰۲ با دادهٔ معاملات تأیید شده است.',
      'salnama-wordpress.php':
        'در پوشهٔ wp-content/plugins بگذارید و افزونه را فعال کنید؛ سپس در نوشته: \u2066[salnama show="day occasion prayer" city="shiraz"]\u2069.',
    } satisfies Record<keyof typeof KITS, string>,
    en: {
      'salnama_holidays.py':
        'Put it beside your code: from salnama_holidays import SalnamaIran; then date(2026, 3, 21) in SalnamaIran(language="en").',
      'date-holidays.json': 'Data of date-holidays-parser: new Holidays(data, "IR").getHolidays(2026).',
      'home-assistant.yaml': 'Save it as packages/salnama.yaml: a sensor that is on during workdays.',
      'salnama-workday.sh': 'In crontab: 0 8 * * * /usr/local/bin/salnama-workday.sh && command skips days off.',
      'salnama_exchange.py':
        'Sessions of the Tehran Stock Exchange for Python; 1388 to Mordad 1402 are confirmed by trading data.',
      'salnama-wordpress.php':
        'Put it into wp-content/plugins and activate it; then in a post: [salnama show="day occasion prayer" city="shiraz"].',
    },
  },
  units: { fa: ['بایت', 'کیلوبایت', 'مگابایت'], en: ['bytes', 'kB', 'MB'] },
  unknown: { fa: '—', en: '—' },
  use: { fa: 'راهنما', en: 'How to use' },
});

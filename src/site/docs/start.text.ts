import type { InLanguages } from '#site/kit/language.ts';
import type { Solution } from './solutions.ts';

export const START_TEXT = {
  fa: {
    start: 'شروع سریع',
    solutions: 'کارهای رایج',
    tomorrow: 'فردا تعطیل است؟',
    picker: 'تعطیلات در انتخابگر تاریخ',
    table: 'جدول تاریخ برای Power BI',
    prayer: 'اوقات شرعی در صفحهٔ شما',
    bot: 'پیام صبح در تلگرام',
    tableNote: 'در Power Query، بخش Advanced Editor. فایل‌های دیگر و راهنمای Excel:',
    downloads: 'دریافت داده‌ها',
    package: 'بستهٔ npm، بدون اینترنت',
    packageNote:
      'همین پاسخ‌ها در برنامهٔ شما؛ Node ۲۰ به بالا، مرورگر، Deno. فایل فشردهٔ یک نسخه را نصب کنید، یا آن را با `npm run package` بسازید.',
    pickersNote: 'نمایش تعطیلات در دو انتخابگر تاریخ:',
    command: 'خط فرمان',
    commandNote: '`--json` پاسخ API را چاپ می‌کند و `--help` راهنما را.',
    terms: 'محدودیت‌ها و مجوز',
    limits: 'رایگان و بدون کلید. هر سایت یا برنامه روزی ده‌هزار پاسخ؛ فایل‌ها محدودیتی ندارند.',
    limitsLink: 'شرح کامل',
    licence:
      'کد با مجوز <bdi lang="en">MIT</bdi> است. داده آزاد است (<bdi lang="en">CC0</bdi>)؛ برای شهرها نام <bdi lang="en">GeoNames</bdi> را بیاورید (<bdi lang="en">CC BY 4.0</bdi>).',
    licenceLink: 'مجوز داده‌ها',
    questions: 'پرسش‌ها و درخواست سهم بیشتر:',
  },
  en: {
    start: 'Quick start',
    solutions: 'Common tasks',
    tomorrow: 'Is tomorrow a holiday?',
    picker: 'Holidays in your date picker',
    table: 'A date table for Power BI',
    prayer: 'Prayer times on your page',
    bot: 'A morning message in Telegram',
    tableNote: 'In Power Query, under Advanced Editor. Other files, and how to open them in Excel:',
    downloads: 'downloads',
    package: 'The npm package, offline',
    packageNote:
      'The same answers in your program; Node 20 or newer, browsers, Deno. Install the tarball of a release, or the one that `npm run package` writes.',
    pickersNote: 'Holidays in two date pickers:',
    command: 'Command line',
    commandNote: '`--json` prints the answer of the API, `--help` the options.',
    terms: 'Limits and licence',
    limits: 'Free, no key. Ten thousand answers a day for each site or app; files have no limit.',
    limitsLink: 'Details',
    licence: 'The code is MIT. The data are CC0; cities are CC BY 4.0, from GeoNames.',
    licenceLink: 'Licences',
    questions: 'Questions, or more than the daily allowance:',
  },
} satisfies InLanguages<Record<Solution, string> & Record<string, string>>;

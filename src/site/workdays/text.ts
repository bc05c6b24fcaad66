import type { InLanguages } from '#site/kit/language.ts';

export const PAYROLL_TEXT = {
  fa: {
    title: 'ساعت موظفی و روزهای کاری',
    heading: 'ساعت موظفی',
    lead: 'روزهای کاری و ساعت موظفی هر ماه بر پایهٔ قانون کار: هفته‌ای ۴۴ ساعت.',
    month: 'ماه',
    days: 'روز',
    weekends: { fri: 'جمعه تعطیل', 'thu-fri': 'پنجشنبه و جمعه تعطیل', 'fri-sat': 'جمعه و شنبه تعطیل' },
    cells:
      'در هر خانه: روزهای کاری، ساعت موظفی (۴۴ ساعت در هفته، مادهٔ ۵۱) و در پرانتز ساعت کارهای سخت و زیان‌آور (۳۶ ساعت، مادهٔ ۵۲).',
    total: 'جمع سال',
    rule: 'قانون',
    estimate: 'بعضی تعطیلات این سال به اعلام ماه قمری وابسته است و ممکن است یک روز جابه‌جا شود.',
    json: 'داده (JSON)',
    tools: 'شمارش روز کاری بین دو تاریخ',
    years: 'سال‌های دیگر',
  },
  en: {
    title: 'Working days and statutory hours in Iran',
    heading: 'Working days and hours',
    lead: 'Working days and statutory hours of each month by the Labour Code: 44 hours a week.',
    month: 'Month',
    days: 'Days',
    weekends: { fri: 'Friday off', 'thu-fri': 'Thu and Fri off', 'fri-sat': 'Fri and Sat off' },
    cells:
      'Each cell: working days, statutory hours (44 a week, article 51) and in brackets those of hard and harmful work (36 a week, article 52).',
    total: 'Whole year',
    rule: 'The rule',
    estimate: 'Some holidays of this year depend on an Islamic month that is not announced yet and may move by a day.',
    json: 'Data (JSON)',
    tools: 'Count working days between two dates',
    years: 'Other years',
  },
} as const satisfies InLanguages<unknown>;

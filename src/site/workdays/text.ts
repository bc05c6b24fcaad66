import type { InLanguages } from '#site/frame/language.ts';

export const PAYROLL_TEXT = {
  fa: {
    title: 'ساعت موظفی و روزهای کاری',
    heading: 'ساعت موظفی',
    lead: 'روزهای کاری و ساعت موظفی هر ماه بر پایهٔ قانون کار: هفته‌ای ۴۴ ساعت، روزی ۷ ساعت و ۲۰ دقیقه.',
    month: 'ماه',
    days: 'روز',
    weekends: { fri: 'جمعه تعطیل', 'thu-fri': 'پنجشنبه و جمعه تعطیل', 'fri-sat': 'جمعه و شنبه تعطیل' },
    cells: 'در هر خانه: روزهای کاری، و زیر آن ساعت موظفی.',
    total: 'جمع سال',
    rule: 'قانون',
    ruleText:
      'روز کارگر (۱۱ اردیبهشت، مادهٔ ۶۳)، جمعه‌ها، تعطیلات رسمی و تعطیلی‌های یک‌بارهٔ سراسری روز کاری نیستند. ساعت موظفی، روزهای کاری در ۷ ساعت و ۲۰ دقیقه (مادهٔ ۵۱) است. اگر کارگاه روز دیگری هم تعطیل باشد، ساعت آن روز با توافق بین روزهای دیگر پخش می‌شود و اینجا به حساب نیامده است.',
    estimate: 'بعضی تعطیلات این سال به اعلام ماه قمری وابسته است و ممکن است یک روز جابه‌جا شود.',
    json: 'داده (JSON)',
    tools: 'شمارش روز کاری بین دو تاریخ',
    years: 'سال‌های دیگر',
  },
  en: {
    title: 'Working days and statutory hours in Iran',
    heading: 'Working days and hours',
    lead: 'Working days and statutory hours of each month by the Labour Code: 44 hours a week, 7 h 20 min a day.',
    month: 'Month',
    days: 'Days',
    weekends: { fri: 'Friday off', 'thu-fri': 'Thu and Fri off', 'fri-sat': 'Fri and Sat off' },
    cells: 'Each cell: working days, and below them the statutory hours.',
    total: 'Whole year',
    rule: 'The rule',
    ruleText:
      "Workers' Day (11 Ordibehesht, article 63), Fridays, official holidays and nationwide one-off holidays are not working days. The hours are the working days times 7 h 20 min (article 51). If a workplace is closed on another day too, that day's hours are spread over the others by agreement; this is not counted here.",
    estimate: 'Some holidays of this year depend on an Islamic month that is not announced yet and may move by a day.',
    json: 'Data (JSON)',
    tools: 'Count working days between two dates',
    years: 'Other years',
  },
} as const satisfies InLanguages<unknown>;

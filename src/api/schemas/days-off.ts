/** Shapes of answers about days off: `/closures`, `/workdays`, `/explain`. */
import { z } from 'zod';
import { CLOSED_BODIES, CLOSURE_KINDS } from '#core/closures.ts';
import { dates, firstAndLastDay, hijriText, isoDate, monthNames, told, weekdayNames } from './shapes.ts';

const text = (description: string, persian: string) => told(z.string(), description, persian);
const titles = {
  title_fa: text('title in Persian', 'عنوان به فارسی'),
  title_en: text('title in English', 'عنوان به انگلیسی'),
};

const sourceList = z.array(
  z.strictObject({
    id: text('id of the source', 'شناسهٔ منبع'),
    title: text('title', 'عنوان'),
    url: told(z.string().nullable(), 'URL, if there is one', 'نشانی اینترنتی، اگر باشد'),
  }),
);

export const ClosureDay = z
  .strictObject({
    ...dates,
    kind: told(z.enum(CLOSURE_KINDS), 'why it is closed', 'دلیل تعطیلی'),
    bodies: told(
      z.array(z.enum(CLOSED_BODIES)),
      'what is closed; `all`: a general closure; schools: also days of distance teaching',
      'چه چیز تعطیل است؛ `all`: همه چیز؛ مدارس: روزهای آموزش غیرحضوری هم',
    ),
    provinces: told(z.array(z.string()), 'slugs; empty: the whole country', 'نام انگلیسی استان‌ها؛ خالی: سراسر کشور'),
    counties: told(
      z.array(z.string()),
      'slugs of their centres; empty: all of the province',
      'نام انگلیسی مرکز شهرستان‌ها؛ خالی: همهٔ استان',
    ),
    hours: told(z.string().nullable(), 'closed hours, `HH:MM-HH:MM`; null: all day', 'ساعت‌های تعطیلی؛ null: همهٔ روز'),
    ...titles,
    sources: told(sourceList, 'sources', 'منابع'),
  })
  .meta({ id: 'ClosureDay', description: 'A day with a one-off closure' });

export const ClosuresAnswer = z
  .strictObject({
    ...firstAndLastDay,
    data: told(z.array(ClosureDay), 'the closures in order', 'تعطیلی‌ها به ترتیب'),
  })
  .meta({ id: 'Closures' });

const from = told(isoDate, 'Persian date where counting starts', 'تاریخ شمسیِ شروع شمارش');
const count = (description: string, persian: string) => told(z.int().min(0), description, persian);

const WorkdayCount = z
  .strictObject({
    from,
    to: told(isoDate, 'last day counted, Persian date', 'آخرین روزِ شمرده‌شده، تاریخ شمسی'),
    days: count('days, both ends included', 'شمار روزها، با هر دو سر'),
    weekend_days: count('days of the weekend', 'روزهای آخر هفته'),
    holidays: count('official holidays that are no weekend days', 'تعطیلات رسمی‌ای که آخر هفته نیستند'),
    workdays: count('workdays', 'روزهای کاری'),
    estimate: told(
      z.boolean(),
      'true if one of these holidays depends on an unconfirmed Islamic date',
      '`true` یعنی یکی از تعطیلات این روزها به تاریخ قمریِ اعلام‌نشده وابسته است',
    ),
  })
  .meta({ id: 'WorkdayCount', description: 'The workdays from one day to another' });

const WorkdayReached = z
  .strictObject({
    from,
    add: told(z.int(), 'workdays added', 'روزهای کاریِ اضافه‌شده'),
    ...dates,
    ...weekdayNames,
    estimate: told(
      z.boolean(),
      'true if a holiday in between depends on an unconfirmed Islamic date',
      '`true` یعنی تعطیلی‌ای در راه به تاریخ قمریِ اعلام‌نشده وابسته است',
    ),
  })
  .meta({ id: 'WorkdayReached', description: 'The day that many workdays away' });

export const WorkdaysAnswer = z.union([WorkdayCount, WorkdayReached]).meta({ id: 'Workdays' });

const ExplainedHoliday = z
  .strictObject({
    slug: z.string().meta({ description: 'identifier that never changes' }),
    ...titles,
    rule: text('the rule in the notation of the data', 'قاعده به زبان داده‌ها'),
    rule_fa: text('the rule in Persian words', 'قاعده به فارسی'),
    rule_en: text('the rule in English words', 'قاعده به انگلیسی'),
    is_moved: told(
      z.boolean(),
      'true if a decision moved it from the day of its rule',
      '`true` یعنی مصوبه‌ای آن را از روز قاعده جابه‌جا کرده است',
    ),
    estimate: told(
      z.boolean(),
      'true if its date depends on an unconfirmed Islamic date',
      '`true` یعنی به تاریخ قمریِ اعلام‌نشده وابسته است',
    ),
    laws: told(
      z.array(z.strictObject({ id: text('id of the law', 'شناسهٔ قانون'), ...titles })),
      'laws and decisions that make it a holiday',
      'قانون‌ها و مصوبه‌هایی که روز را تعطیل می‌کنند',
    ),
    sources: told(sourceList, 'sources of the row', 'منابع سطر'),
  })
  .meta({ id: 'ExplainedHoliday', description: 'Why a day is off' });

const MonthDecision = z
  .strictObject({
    year: told(z.int(), 'Islamic year', 'سال قمری'),
    month: z.int().min(1).max(12),
    ...monthNames,
    first_day_gregorian: told(isoDate, 'Gregorian date of the first day', 'تاریخ میلادیِ روز اول'),
    basis: told(z.enum(['official', 'announced', 'historical', 'estimate']), 'basis of the first day', 'مبنای روز اول'),
    probability: told(
      z.number().nullable(),
      'probability that the month begins on this day; null if unknown',
      'احتمال شروع ماه در این روز؛ null اگر معلوم نباشد',
    ),
    other_first_day_gregorian: told(isoDate.nullable(), 'the next likely first day', 'روز محتمل بعدی'),
  })
  .meta({ id: 'MonthDecision', description: 'How the Islamic month of a day was decided' });

export const ExplainAnswer = z
  .strictObject({
    ...dates,
    date_hijri: hijriText,
    is_holiday: z.boolean(),
    is_workday: told(
      z.boolean(),
      'by `weekend`, `closures`, `sector` and `province`',
      'بر پایهٔ `weekend`، `closures`، `sector` و `province`',
    ),
    why_fa: text('the reason in one Persian sentence', 'دلیل در یک جمله'),
    why_en: text('the reason in one English sentence', 'دلیل به انگلیسی در یک جمله'),
    confidence: told(
      z.enum(['certain', 'high', 'medium', 'low']),
      'confidence in the answer: certain by law, otherwise from the sources of the year or the probability of the month; at most high for a workday of a sector, because the list of closures is not complete',
      'اطمینان از پاسخ: `certain` از قانون، وگرنه از منابعِ سال یا احتمالِ ماه؛ برای روز کاریِ یک `sector` حداکثر `high`، چون فهرست تعطیلی‌های یک‌باره کامل نیست',
    ),
    holidays: told(z.array(ExplainedHoliday), 'the official holidays of the day', 'تعطیلات رسمیِ روز'),
    closures: told(
      z.array(ClosureDay),
      'decisions that close something on this day, filtered by `sector` and `province` if given',
      'مصوبه‌هایی که در این روز چیزی را تعطیل کرده‌اند، بر اساس `sector` و `province`',
    ),
    hijri_month: told(MonthDecision, 'the Islamic month of the day', 'ماه قمریِ روز'),
    would_change_fa: told(
      z.array(z.string()),
      'what could change the answer, in Persian',
      'آنچه ممکن است پاسخ را عوض کند',
    ),
    would_change_en: told(
      z.array(z.string()),
      'what could change the answer',
      'آنچه ممکن است پاسخ را عوض کند، به انگلیسی',
    ),
  })
  .meta({ id: 'Explanation' });

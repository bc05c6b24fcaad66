/** Shape of the answers of `/api/explain`. */
import { z } from 'zod';
import { ClosureDay, sourceList } from './closure-day.ts';
import { isoDate } from './shapes.ts';

const text = (en: string, fa: string) => z.string().meta({ description: en, persian: fa });

export const ExplainedHoliday = z
  .strictObject({
    slug: z.string().meta({ description: 'identifier that never changes' }),
    title_fa: text('title in Persian', 'عنوان به فارسی'),
    title_en: text('title in English', 'عنوان به انگلیسی'),
    rule: text('the rule in the notation of the data', 'قاعده به زبان داده‌ها'),
    rule_fa: text('the rule in Persian words', 'قاعده به فارسی'),
    rule_en: text('the rule in English words', 'قاعده به انگلیسی'),
    is_moved: z.boolean().meta({
      description: 'true if a decision moved it from the day of its rule',
      persian: '`true` یعنی مصوبه‌ای آن را از روز قاعده جابه‌جا کرده است',
    }),
    estimate: z.boolean().meta({
      description: 'true if its date depends on an unconfirmed Islamic date',
      persian: '`true` یعنی به تاریخ قمریِ اعلام‌نشده وابسته است',
    }),
    laws: z
      .array(
        z.strictObject({
          id: text('id of the law', 'شناسهٔ قانون'),
          title_fa: text('title in Persian', 'عنوان به فارسی'),
          title_en: text('title in English', 'عنوان به انگلیسی'),
        }),
      )
      .meta({
        description: 'laws and decisions that make it a holiday',
        persian: 'قانون‌ها و مصوبه‌هایی که روز را تعطیل می‌کنند',
      }),
    sources: sourceList.meta({ description: 'sources of the row', persian: 'منابع سطر' }),
  })
  .meta({ id: 'ExplainedHoliday', description: 'Why a day is off' });

export const MonthDecision = z
  .strictObject({
    year: z.int().meta({ description: 'Islamic year', persian: 'سال قمری' }),
    month: z.int().min(1).max(12),
    month_name_fa: z.string(),
    month_name_en: z.string(),
    first_day_gregorian: isoDate.meta({
      description: 'Gregorian date of the first day',
      persian: 'تاریخ میلادیِ روز اول',
    }),
    basis: z.enum(['official', 'announced', 'historical', 'estimate']).meta({
      description: 'basis of the first day',
      persian: 'مبنای روز اول',
    }),
    probability: z.number().nullable().meta({
      description: 'probability that the month begins on this day; null if unknown',
      persian: 'احتمال شروع ماه در این روز؛ null اگر معلوم نباشد',
    }),
    other_first_day_gregorian: isoDate.nullable().meta({
      description: 'the next likely first day',
      persian: 'روز محتمل بعدی',
    }),
  })
  .meta({ id: 'MonthDecision', description: 'How the Islamic month of a day was decided' });

export const ExplainAnswer = z
  .strictObject({
    date_sh: isoDate,
    date_gregorian: isoDate,
    date_hijri: isoDate.meta({ description: 'Islamic date, `YYYY-MM-DD`', persian: 'تاریخ قمری، `YYYY-MM-DD`' }),
    is_holiday: z.boolean(),
    is_workday: z.boolean().meta({
      description: 'by `weekend`, `closures`, `sector` and `province`',
      persian: 'بر پایهٔ `weekend`، `closures`، `sector` و `province`',
    }),
    why_fa: text('the reason in one Persian sentence', 'دلیل در یک جمله'),
    why_en: text('the reason in one English sentence', 'دلیل به انگلیسی در یک جمله'),
    confidence: z.enum(['certain', 'high', 'medium', 'low']).meta({
      description:
        'confidence in the answer: certain by law, otherwise from the sources of the year or the probability of the month; at most high for a workday of a sector, because the list of closures is not complete',
      persian:
        'اطمینان از پاسخ: `certain` از قانون، وگرنه از منابعِ سال یا احتمالِ ماه؛ برای روز کاریِ یک `sector` حداکثر `high`، چون فهرست تعطیلی‌های یک‌باره کامل نیست',
    }),
    holidays: z
      .array(ExplainedHoliday)
      .meta({ description: 'the official holidays of the day', persian: 'تعطیلات رسمیِ روز' }),
    closures: z.array(ClosureDay).meta({
      description: 'decisions that close something on this day, filtered by `sector` and `province` if given',
      persian: 'مصوبه‌هایی که در این روز چیزی را تعطیل کرده‌اند، بر اساس `sector` و `province`',
    }),
    hijri_month: MonthDecision.meta({ description: 'the Islamic month of the day', persian: 'ماه قمریِ روز' }),
    would_change_fa: z
      .array(z.string())
      .meta({ description: 'what could change the answer, in Persian', persian: 'آنچه ممکن است پاسخ را عوض کند' }),
    would_change_en: z
      .array(z.string())
      .meta({ description: 'what could change the answer', persian: 'آنچه ممکن است پاسخ را عوض کند، به انگلیسی' }),
  })
  .meta({ id: 'Explanation' });

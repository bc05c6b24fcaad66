/** Closures day by day, as the API tells them. */
import { z } from 'zod';
import { CLOSED_BODIES, CLOSURE_KINDS, type Closure, closesSector, isIn, type Sector } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import type { ClosureTable } from '#tables/types.ts';
import { persianText } from './dates.ts';
import { isoDate } from './schemas.ts';

const text = (description: string, persian: string) => z.string().meta({ description, persian });

export const ClosureDay = z
  .strictObject({
    date_sh: isoDate,
    date_gregorian: isoDate,
    kind: z.enum(CLOSURE_KINDS).meta({ description: 'why it is closed', persian: 'دلیل تعطیلی' }),
    bodies: z.array(z.enum(CLOSED_BODIES)).meta({
      description: 'what is closed; `all`: a general closure; schools: also days of distance teaching',
      persian: 'چه چیز تعطیل است؛ `all`: همه چیز؛ مدارس: روزهای آموزش غیرحضوری هم',
    }),
    provinces: z
      .array(z.string())
      .meta({ description: 'slugs; empty: the whole country', persian: 'نام انگلیسی استان‌ها؛ خالی: سراسر کشور' }),
    counties: z.array(z.string()).meta({
      description: 'slugs of their centres; empty: all of the province',
      persian: 'نام انگلیسی مرکز شهرستان‌ها؛ خالی: همهٔ استان',
    }),
    hours: z
      .string()
      .nullable()
      .meta({ description: 'closed hours, `HH:MM-HH:MM`; null: all day', persian: 'ساعت‌های تعطیلی؛ null: همهٔ روز' }),
    title_fa: text('title in Persian', 'عنوان به فارسی'),
    title_en: text('title in English', 'عنوان به انگلیسی'),
    sources: z
      .array(
        z.strictObject({
          id: text('id of the source', 'شناسهٔ منبع'),
          title: text('title', 'عنوان'),
          url: z.string().nullable().meta({ description: 'address, where there is one', persian: 'نشانی، اگر باشد' }),
        }),
      )
      .meta({ description: 'who says so', persian: 'منابع' }),
  })
  .meta({ id: 'ClosureDay', description: 'A day on which something is closed by a decision' });

export interface ClosureFilter {
  /** public: closures of every sector */
  readonly sector: Sector;
  /** nationwide ones and those of the province; undefined: those of all provinces */
  readonly province?: string | undefined;
}

/** The closures that touch a span of days and pass the filter. */
export const closuresIn = (
  rows: readonly Closure[],
  [first, last]: readonly [Jdn, Jdn],
  { sector, province }: ClosureFilter,
): Closure[] =>
  rows.filter(
    (closure) =>
      closure.firstDay <= last &&
      closure.lastDay >= first &&
      (sector === 'public' || closesSector(closure, sector)) &&
      (province === undefined || isIn(closure, province)),
  );

/** One object a day and closure, by day. */
export function closureDays(table: ClosureTable, [first, last]: readonly [Jdn, Jdn], filter: ClosureFilter) {
  const days = closuresIn(table.rows, [first, last], filter).flatMap((closure) => {
    const from = Math.max(first, closure.firstDay) as Jdn;
    const to = Math.min(last, closure.lastDay);
    return Array.from({ length: to - from + 1 }, (_, index) => ({ jdn: addDays(from, index), closure }));
  });
  return days.sort((a, b) => a.jdn - b.jdn).map(({ jdn, closure }) => closureDay(jdn, closure, table));
}

const closureDay = (jdn: Jdn, closure: Closure, { sources }: ClosureTable): z.output<typeof ClosureDay> => ({
  date_sh: persianText(jdn),
  date_gregorian: gregorian.toIsoDate(jdn),
  kind: closure.kind,
  bodies: [...closure.bodies],
  provinces: [...closure.provinces],
  counties: [...closure.counties],
  hours: closure.hours,
  title_fa: closure.titleFa,
  title_en: closure.titleEn,
  sources: closure.sources.map((id) => {
    const source = sources.find((one) => one.id === id);
    return { id, title: source?.titleEn ?? id, url: source?.url ?? null };
  }),
});

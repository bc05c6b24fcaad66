/** Shape of the answers of `/api/closures`. */
import { z } from 'zod';
import { CLOSED_BODIES, CLOSURE_KINDS } from '#core/closures.ts';
import { isoDate } from './shapes.ts';

const text = (description: string, persian: string) => z.string().meta({ description, persian });

export const sourceList = z.array(
  z.strictObject({
    id: text('id of the source', 'شناسهٔ منبع'),
    title: text('title', 'عنوان'),
    url: z.string().nullable().meta({ description: 'URL, if there is one', persian: 'نشانی اینترنتی، اگر باشد' }),
  }),
);

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
    sources: sourceList.meta({ description: 'sources', persian: 'منابع' }),
  })
  .meta({ id: 'ClosureDay', description: 'A day with a one-off closure' });

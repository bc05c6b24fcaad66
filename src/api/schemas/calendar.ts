/** Shape of the answers of `/api/calendar`. */
import { z } from 'zod';
import { COLUMNS, ROWS } from '../ranges.ts';
import { CalendarCell } from './shapes.ts';

export const CalendarAnswer = z
  .strictObject({
    year: z.int(),
    month: z.int().min(1).max(12),
    month_name_fa: z.string(),
    month_name_en: z.string(),
    gregorian_span: z.string().meta({ description: 'Gregorian months covered, as "March – April 2025"' }),
    hijri_span: z.string().meta({ description: 'Islamic months covered, in Persian, as «رمضان – شوال ۱۴۴۶»' }),
    calendar: z.array(z.array(CalendarCell).length(COLUMNS)).length(ROWS),
  })
  .meta({ id: 'MonthGrid' });

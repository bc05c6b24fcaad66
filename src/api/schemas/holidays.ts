/** Shape of the answers of `/api/holidays`. */
import { z } from 'zod';
import { HolidayDay } from './shapes.ts';

export const Holidays = z.strictObject({ year: z.int(), data: z.array(HolidayDay) }).meta({ id: 'Holidays' });

/** Shape of the answers of `/api/events`. */
import { z } from 'zod';
import { OccasionRecord } from './shapes.ts';

export const EventsAnswer = z.strictObject({ year: z.int(), data: z.array(OccasionRecord) }).meta({ id: 'Events' });

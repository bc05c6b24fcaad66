/** Shape of the answers of `/api/timezones`. */
import { z } from 'zod';
import { CityRecord } from './shapes.ts';

export const TimezonesAnswer = z.strictObject({ data: z.array(CityRecord) }).meta({ id: 'Timezones' });

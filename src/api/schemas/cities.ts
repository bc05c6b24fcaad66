/** Shape of the answers of `/api/cities`. */
import { z } from 'zod';
import { CityRecord } from './shapes.ts';

export const CitiesAnswer = z
  .strictObject({
    q: z.string().meta({ description: 'the text as it was asked', persian: 'متن، چنان‌که پرسیده شد' }),
    data: z.array(CityRecord).meta({ description: 'the best first', persian: 'بهترین نخست' }),
  })
  .meta({ id: 'Cities' });

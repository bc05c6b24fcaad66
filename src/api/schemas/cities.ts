/** Shape of the answers of `/api/cities`. */
import { z } from 'zod';
import { CityRecord } from './shapes.ts';

export const CitiesAnswer = z
  .strictObject({
    q: z.string().meta({ description: 'the search text', persian: 'متن جست‌وجو' }),
    data: z.array(CityRecord).meta({ description: 'best match first', persian: 'بهترین نتیجه اول' }),
  })
  .meta({ id: 'Cities' });

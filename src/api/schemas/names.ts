/** Shape of the answers of `/api/names`. */
import { z } from 'zod';

const months = z.array(z.string()).length(12);

export const Names = z
  .strictObject({
    data: z.array(
      z.strictObject({
        language: z.string().meta({ description: 'BCP 47 tag', examples: ['fa-AF'] }),
        name_fa: z.string(),
        name_en: z.string(),
        months: z.strictObject({ persian: months, hijri: months, gregorian: months }),
        weekdays: z.array(z.string()).length(7).meta({ description: 'from Saturday' }),
        source: z.string().meta({ description: 'where the names come from, and which differ from it' }),
      }),
    ),
  })
  .meta({ id: 'Names', description: 'Names of months and weekdays in several languages' });

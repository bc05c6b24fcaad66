/** `/api/changes.json`: published dates that have moved. */
import { z } from 'zod';
import { jsonResource } from '../resource.ts';
import { isoDate } from '../schemas.ts';

export const Changes = z
  .strictObject({
    data: z.array(
      z.strictObject({
        slug: z.string(),
        rule_year: z.int().meta({ description: "year of the occasion's own calendar" }),
        old_date_gregorian: isoDate,
        new_date_gregorian: isoDate,
        was_estimate: z.boolean(),
        recorded: isoDate.meta({ description: 'day on which the change was published' }),
        reason: z.string(),
        sources: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Changes', description: 'Published dates of holidays that have moved' });

export const changes = jsonResource({
  path: '/api/changes.json',
  summary: {
    fa: 'تاریخ‌های منتشرشده‌ای که جابه‌جا شده‌اند، با دلیل',
    en: 'Published dates that have moved, with the reason',
  },
  schema: Changes,
  *bodies({ published }) {
    yield [{}, published.changes];
  },
});

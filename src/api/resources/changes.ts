/** `/api/changes.json`: published dates that have moved. */

import { jsonResource } from '../resource.ts';
import { Changes } from '../schemas/changes.ts';

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

/** `/api/names.json`: months and weekdays in the languages of the region and of the diaspora. */

import { jsonResource } from '../resource.ts';
import { Names } from '../schemas/names.ts';

export const names = jsonResource({
  path: '/api/names.json',
  summary: {
    fa: 'نام ماه‌ها و روزهای هفته به زبان‌های منطقه',
    en: 'Months and weekdays in the languages of the region',
  },
  schema: Names,
  *bodies({ published }) {
    yield [{}, published.names];
  },
});

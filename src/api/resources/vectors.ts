/** `/api/vectors.json`: test values for authors of other calendar libraries; see `docs/vectors.md`. */

import { jsonResource } from '../resource.ts';
import { Vectors } from '../schemas/vectors.ts';

export const vectors = jsonResource({
  path: '/api/vectors.json',
  summary: {
    fa: 'بردارهای آزمون برای نویسندگان کتابخانه‌های دیگر',
    en: 'Conformance vectors for authors of other libraries',
  },
  schema: Vectors,
  *bodies({ published }) {
    yield [{}, published.vectors];
  },
});

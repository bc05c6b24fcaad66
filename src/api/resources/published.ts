/** Files of facts that only the build knows: names, test values, dates that moved, and every published change. */
import type { z } from 'zod';
import { atomText } from '../render/atom.ts';
import { jsonResource, type Published, type Resource } from '../resource.ts';
import { Changes, Ledger, Names, Vectors } from '../schemas/published.ts';

const publishedFile = <T>(
  path: string,
  schema: z.ZodType<T>,
  summary: Resource['summary'],
  bodyOf: (published: Published) => T,
): Resource =>
  jsonResource({
    path,
    summary,
    schema,
    *bodies({ published }) {
      yield [{}, bodyOf(published)];
    },
  });

export const changes = publishedFile(
  '/api/changes.json',
  Changes,
  { fa: 'تاریخ‌های منتشرشده‌ای که جابه‌جا شده‌اند، با دلیل', en: 'Published dates that have moved, with the reason' },
  (published) => published.changes,
);

export const ledger = publishedFile(
  '/api/ledger.json',
  Ledger,
  { fa: 'همهٔ تغییرهای منتشرشده، با مقدار قبلی', en: 'Every published change with the previous value' },
  (published) => published.ledger,
);

export const names = publishedFile(
  '/api/names.json',
  Names,
  { fa: 'نام ماه‌ها و روزهای هفته به زبان‌های منطقه', en: 'Months and weekdays in the languages of the region' },
  (published) => published.names,
);

/** Test values for authors of other calendar libraries; see `docs/vectors.md`. */
export const vectors = publishedFile(
  '/api/vectors.json',
  Vectors,
  { fa: 'بردارهای آزمون برای نویسندگان کتابخانه‌های دیگر', en: 'Conformance vectors for authors of other libraries' },
  (published) => published.vectors,
);

const ATOM = '/feeds/changes.atom';

export const changesFeed: Resource = {
  path: ATOM,
  summary: { fa: 'تغییرهای منتشرشده به صورت فید', en: 'Published changes as a feed' },
  contentType: 'application/atom+xml; charset=utf-8',
  *files({ published, siteUrl }) {
    yield { path: ATOM, body: atomText(published.ledger.data, siteUrl, ATOM) };
  },
};

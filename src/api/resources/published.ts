/** Files of facts that only the build knows: names, test values, dates that moved, and every published change. */
import { atomText } from '../feeds/atom.ts';
import { singleFile } from '../resource.ts';
import { Changes, Ledger, Names, Vectors } from '../schemas/published.ts';

export const changes = singleFile({
  path: '/api/changes.json',
  summary: {
    fa: 'تاریخ‌های منتشرشده‌ای که جابه‌جا شده‌اند، با دلیل',
    en: 'Published dates that have moved, with the reason',
  },
  schema: Changes,
  body: ({ published }) => published.changes,
});

export const ledger = singleFile({
  path: '/api/ledger.json',
  summary: { fa: 'همهٔ تغییرهای منتشرشده، با مقدار قبلی', en: 'Every published change with the previous value' },
  schema: Ledger,
  body: ({ published }) => published.ledger,
});

export const names = singleFile({
  path: '/api/names.json',
  summary: { fa: 'نام ماه‌ها و روزهای هفته به زبان‌های منطقه', en: 'Months and weekdays in the languages of the region' },
  schema: Names,
  body: ({ published }) => published.names,
});

/** Test values for authors of other calendar libraries; see `docs/vectors.md`. */
export const vectors = singleFile({
  path: '/api/vectors.json',
  summary: {
    fa: 'بردارهای آزمون برای نویسندگان کتابخانه‌های دیگر',
    en: 'Conformance vectors for authors of other libraries',
  },
  schema: Vectors,
  body: ({ published }) => published.vectors,
});

export const changesFeed = singleFile({
  path: '/feeds/changes.atom',
  summary: { fa: 'تغییرهای منتشرشده به صورت فید', en: 'Published changes as a feed' },
  contentType: 'application/atom+xml; charset=utf-8',
  body: ({ published, siteUrl }, address) => atomText(published.ledger.data, siteUrl, address),
});

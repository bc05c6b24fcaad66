/** `/api/ledger.json` and `/feeds/changes.atom`: every published change with the previous value. */

import { atomText } from '../render/atom.ts';
import { jsonResource, type Resource } from '../resource.ts';
import { Ledger } from '../schemas/ledger.ts';

export const ledger = jsonResource({
  path: '/api/ledger.json',
  summary: {
    fa: 'همهٔ تغییرهای منتشرشده، با مقدار قبلی',
    en: 'Every published change with the previous value',
  },
  schema: Ledger,
  *bodies({ published }) {
    yield [{}, published.ledger];
  },
});

const ATOM = '/feeds/changes.atom';

export const changesFeed: Resource = {
  path: ATOM,
  summary: { fa: 'تغییرهای منتشرشده به صورت فید', en: 'Published changes as a feed' },
  contentType: 'application/atom+xml; charset=utf-8',
  *files({ published, siteUrl }) {
    yield { path: ATOM, body: atomText(published.ledger.data, siteUrl, ATOM) };
  },
};

/** Names in several languages, in the form of the API. */

import type { z } from 'zod';
import type { Names as NamesBody } from '#api/schemas/published.ts';
import { pick } from '#core/pick.ts';
import type { Data } from '../compile/data.ts';
import type { Names } from '../compile/forms/names.ts';

const CLDR = 'Unicode CLDR 48';

/** Source of the names, with the months that CLDR lacks or names differently. */
function sourceText({ differences, not_in_cldr, sources }: Names, data: Data): string {
  const titles = data.sources.filter(({ id }) => sources.includes(id)).map(({ title }) => title);
  if (!sources.includes('cldr')) return titles.join('; ');
  const other = [
    ...not_in_cldr.map((calendar) => `${calendar} months are not in it`),
    ...differences.map(({ calendar, month, reason }) => `${calendar} month ${month} differs: ${reason}`),
  ];
  return [CLDR, ...other].join('; ');
}

export const namesBody = (data: Data): z.output<typeof NamesBody> => ({
  data: data.names.map((row) => ({
    language: row.id,
    ...pick(row, ['name_fa', 'name_en', 'months', 'weekdays']),
    source: sourceText(row, data),
  })),
});

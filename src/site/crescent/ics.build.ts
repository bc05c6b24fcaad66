/** A future of a month's end as a calendar file, in both languages. */

import { calendarText } from '#api/feeds/calendar-file.ts';
import * as gregorian from '#core/gregorian.ts';
import { toEpochMs } from '#core/jdn.ts';
import { numeral } from '#site/kit/language.ts';
import { tables } from '#tables/index.ts';
import type { CrescentMonth, Future } from './month.ts';

const IF = {
  true: { fa: 'اگر ماه دیده شود', en: 'if the new moon is sighted' },
  false: { fa: 'اگر ماه دیده نشود', en: 'if the new moon is not sighted' },
} as const;

/** Events have separate names, because a possible future does not correct a subscribed calendar. */
export function futureIcs({ month, next }: CrescentMonth, { seen, first_day_gregorian, days }: Future): string {
  const words = IF[`${seen}`];
  const name = `${next.name_fa} ${numeral('fa', next.year)}، ${words.fa} | ${next.name_en} ${next.year} ${words.en}`;
  const changed = toEpochMs(gregorian.fromIsoDate(tables.dataset.changed));
  const event = (slug: string, day: string, fa: string, en: string) => ({
    id: `${slug}-${month.year}-${month.month}-${seen ? 'seen' : 'unseen'}`,
    changed,
    start: { day: gregorian.fromIsoDate(day) },
    isTentative: true,
    title: `${fa} | ${en}`,
    notes: [`${words.fa} | ${words.en}`],
  });
  return calendarText({ name, product: 'Moon', language: 'FA' }, [
    event('first-day', first_day_gregorian, `شروع ${next.name_fa}`, `First of ${next.name_en}`),
    ...days.map(({ slug, date_gregorian, title_fa, title_en }) => event(slug, date_gregorian, title_fa, title_en)),
  ]);
}

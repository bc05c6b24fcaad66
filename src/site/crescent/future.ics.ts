/** The dates of a month's beginning, if the crescent is seen and if not; of months that are still open. */

import { calendarText } from '#api/feeds/calendar-file.ts';
import * as gregorian from '#core/gregorian.ts';
import { toEpochMs } from '#core/jdn.ts';
import { crescentMonths } from '#site/crescent/build.ts';
import { type CrescentMonth, crescentFile, type Future, isOpen } from '#site/crescent/month.ts';
import { numeral } from '#site/kit/language.ts';
import { tables } from '#tables/index.ts';

export const getStaticPaths = () =>
  crescentMonths
    .filter((month) => isOpen(month))
    .flatMap((month) =>
      month.futures.map((future) => ({
        params: { future: `${crescentFile(month.month).slice('/moon/'.length)}-${future.seen ? 'seen' : 'unseen'}` },
        props: { month, future },
      })),
    );

export const GET = ({ props: { month, future } }: { props: { month: CrescentMonth; future: Future } }): Response =>
  new Response(futureIcs(month, future));

const IF = {
  true: { fa: 'اگر ماه دیده شود', en: 'if the new moon is sighted' },
  false: { fa: 'اگر ماه دیده نشود', en: 'if the new moon is not sighted' },
} as const;

/** Events have separate names, because a possible future does not correct a subscribed calendar. */
function futureIcs({ month, next }: CrescentMonth, { seen, first_day_gregorian, days }: Future): string {
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

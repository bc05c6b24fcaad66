/** The dates of a month's beginning, if the crescent is seen and if not; of months that are still open. */
import { findIn } from '#core/required.ts';
import { crescentMonth, crescentMonths } from '#site/crescent/build.ts';
import { futureIcs } from '#site/crescent/ics.build.ts';
import { crescentFile, isOpen } from '#site/crescent/month.ts';

export const getStaticPaths = () =>
  crescentMonths.flatMap(([year, month], index) =>
    (isOpen(crescentMonth(index)) ? [true, false] : []).map((seen) => ({
      params: { future: `${crescentFile(year, month).slice('/moon/'.length)}-${seen ? 'seen' : 'unseen'}` },
      props: { index, seen },
    })),
  );

export function GET({ props: { index, seen } }: { props: { index: number; seen: boolean } }): Response {
  const month = crescentMonth(index);
  return new Response(
    futureIcs(
      month,
      findIn(month.futures, (future) => future.seen === seen),
    ),
  );
}

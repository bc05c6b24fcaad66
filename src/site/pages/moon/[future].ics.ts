/** The dates of a month's beginning, if the crescent is seen and if not; of months that are still open. */
import { moonMonth, moonMonths } from '#site/moon/build.ts';
import { futureIcs } from '#site/moon/ics.build.ts';
import { isOpen, moonFile } from '#site/moon/month.ts';

export const getStaticPaths = () =>
  moonMonths.flatMap(([year, month], index) =>
    (isOpen(moonMonth(index)) ? [true, false] : []).map((seen) => ({
      params: { future: `${moonFile(year, month).slice('/moon/'.length)}-${seen ? 'seen' : 'unseen'}` },
      props: { index, seen },
    })),
  );

export function GET({ props: { index, seen } }: { props: { index: number; seen: boolean } }): Response {
  const month = moonMonth(index);
  return new Response(futureIcs(month, month.futures.find((future) => future.seen === seen)!));
}

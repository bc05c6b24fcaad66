/** The end of a hijri month: both futures. */
import { crescentMonth, crescentMonths } from '#site/crescent/build.ts';
import { crescentFile } from '#site/crescent/month.ts';

export const getStaticPaths = () =>
  crescentMonths.map(([year, month], index) => ({
    params: { month: crescentFile(year, month).slice('/moon/'.length) },
    props: { index },
  }));

export const GET = ({ props }: { props: { index: number } }): Response => Response.json(crescentMonth(props.index));

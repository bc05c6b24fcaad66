/** The end of a hijri month: both futures, and the Moon over the cities. */
import { moonMonth, moonMonths } from '#site/moon/build.ts';
import { moonFile } from '#site/moon/month.ts';

export const getStaticPaths = () =>
  moonMonths.map(([year, month], index) => ({
    params: { month: moonFile(year, month).slice('/moon/'.length) },
    props: { index },
  }));

export const GET = ({ props }: { props: { index: number } }): Response => Response.json(moonMonth(props.index));

/** The end of a hijri month: both futures. */
import { crescentMonths } from '#site/crescent/build.ts';
import { type CrescentMonth, crescentFile } from '#site/crescent/month.ts';

export const getStaticPaths = () =>
  crescentMonths.map((props) => ({ params: { month: crescentFile(props.month).slice('/moon/'.length) }, props }));

export const GET = ({ props }: { props: CrescentMonth }): Response => Response.json(props);

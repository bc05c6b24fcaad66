/** `/feeds/today.atom`: today in Tehran and the six days before, each with its sentence. */
import * as gregorian from '#core/gregorian.ts';
import { addDays } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import type { SiteContext } from '../base/context.ts';
import { answerOf } from '../base/endpoint.ts';
import { readParameters } from '../base/parameters.ts';
import { todayInTehran } from '../base/tehran.ts';
import { summary } from '../endpoints/summary.ts';
import { dayInWords } from '../facts/four-calendars.ts';
import { atomFeed } from './atom.ts';

const DAYS = 7;

/** @param self public address of the feed */
export function todayAtom(context: SiteContext, self: string): string {
  const today = todayInTehran(context.now);
  const entries = Array.from({ length: DAYS }, (_, ago) => {
    const jdn = addDays(today, -ago);
    const { year, month, day } = persian.fromJdn(jdn);
    const date = gregorian.toIsoDate(jdn);
    const textIn = (lang: 'fa' | 'en') =>
      answerOf(summary, readParameters(summary.parameters, new URLSearchParams({ date, lang })), context).text;
    return {
      name: date,
      title: `${weekdayName(jdn).fa} ${dayInWords(jdn).fa}`,
      updated: date,
      address: `${context.siteUrl}/calendar/${year}/${month}#d${day}`,
      content: `${textIn('fa')}\n${textIn('en')}`,
    };
  });
  const feed = {
    name: 'today',
    title: 'سالنما: امروز',
    self,
    alternate: context.siteUrl,
    alternateType: 'text/html',
  };
  return atomFeed(feed, entries, gregorian.toIsoDate(today));
}

/** One-off closures as events of a feed, and as entries of an Atom feed: nationwide and local. */
import type { Closure } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { daysBetween } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { firstOf, lastOf, required } from '#core/required.ts';
import type { Almanac } from '../base/almanac.ts';
import type { SiteContext } from '../base/context.ts';
import { currentPersianYear, todayInTehran } from '../base/tehran.ts';
import { type Text, titleText } from '../base/text.ts';
import { closuresIn } from '../facts/closures.ts';
import { closureListNote } from '../facts/confidence.ts';
import { atomFeed } from './atom.ts';
import type { FeedEvent } from './events.ts';

const CATEGORY: Text = { fa: 'تعطیلی', en: 'Closure' };
const WHOLE_COUNTRY: Text = { fa: 'سراسر کشور', en: 'The whole country' };
const DOUBTS: Readonly<Record<Closure['confidence'], readonly Text[]>> = {
  high: [],
  medium: [{ fa: 'اطمینان: متوسط', en: 'Confidence: medium' }],
  low: [{ fa: 'اطمینان: کم', en: 'Confidence: low' }],
};

/** Places and hours of a closure, and its confidence if it is not well attested. */
function notesOf({ provinces, counties, hours, confidence }: Closure, almanac: Almanac): Text[] {
  const cityName = (slug: string): Text => {
    const { name_fa, name_en } = almanac.city(slug)!;
    return { fa: name_fa, en: name_en };
  };
  const names =
    counties.length > 0 ? counties.map(cityName) : provinces.map((slug) => required(almanac.provinces, slug));
  const clock = hours === null ? [] : [{ fa: hours, en: hours }];
  const parts = [...(names.length > 0 ? names : [WHOLE_COUNTRY]), ...clock];
  const place = { fa: parts.map(({ fa }) => fa).join('، '), en: parts.map(({ en }) => en).join(', ') };
  return [place, ...DOUBTS[confidence]];
}

/** An event for each day of a closure. @param years consecutive Persian years, at least one */
export function closureEvents(years: readonly number[], almanac: Almanac): FeedEvent[] {
  return closuresIn(almanac.closures.rows, persian.daysOfYear(firstOf(years), lastOf(years)), {
    sector: 'public',
  }).flatMap((closure) =>
    daysBetween(closure.firstDay, closure.lastDay).map((day) => ({
      id: `closure-${closure.slug}-${gregorian.toIsoDate(day)}`,
      start: { day },
      title: titleText(closure),
      notes: notesOf(closure, almanac),
      categories: [CATEGORY],
      revision: almanac.revisions.ofClosure(closure.slug),
    })),
  );
}

/** Closures of the last Persian year and of this one, the latest first. @param self public address of the feed */
export function closuresAtom({ almanac, siteUrl, now }: SiteContext, self: string): string {
  const year = currentPersianYear(now);
  const entries = closuresIn(almanac.closures.rows, persian.daysOfYear(year - 1, year), { sector: 'public' })
    .reverse()
    .map((closure) => ({
      name: closure.slug,
      title: `${persianSpan(closure)} ${closure.title_fa}`,
      updated: gregorian.toIsoDate(closure.firstDay),
      address: `${siteUrl}/closures#${closure.slug}`,
      content: [closure.title_en, ...notesOf(closure, almanac).flatMap(({ fa, en }) => [fa, en])].join('; '),
    }));
  const feed = {
    name: 'closures',
    title: 'Salnama: closures',
    subtitle: closureListNote(todayInTehran(now), almanac).en,
    self,
    alternate: `${siteUrl}/closures`,
    alternateType: 'text/html',
  };
  return atomFeed(feed, entries, almanac.dataset.changed);
}

/** `1404-10-10`, or first and last day with a slash between. */
const persianSpan = ({ firstDay, lastDay }: Closure): string =>
  [...new Set([firstDay, lastDay])].map((jdn) => persian.toIsoDate(jdn)).join('/');

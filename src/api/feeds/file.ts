/** A feed as a calendar file, and the list of all feeds. */

import { type Jdn, SECONDS_PER_DAY, SECONDS_PER_HOUR, toEpochMs } from '#core/jdn.ts';
import { HOLIDAY_YEARS } from '#core/known-years.ts';
import { hasPage, type Occasion } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { lastOf, required } from '#core/required.ts';
import type { Almanac } from '../base/almanac.ts';
import type { SiteContext } from '../base/context.ts';
import { currentPersianYear } from '../base/tehran.ts';
import { type Text, titleText } from '../base/text.ts';
import { closureListNote } from '../facts/confidence.ts';
import { type CalendarEvent, type CalendarHead, calendarText } from './calendar-file.ts';
import { closureEvents } from './closure-events.ts';
import { dayEvents } from './day-events.ts';
import { eventsOfOne, type FeedEvent, nowruzEvent, occasionEvents } from './events.ts';
import { FEED_SETS, FEEDS, type Feed, type FeedLanguage, type FeedSet, inLanguage } from './feed.ts';

/** At 18:00 of the day before, and of the seventh day before. */
const DAY_ALARMS = [-6 * SECONDS_PER_HOUR, -6 * SECONDS_PER_DAY - 6 * SECONDS_PER_HOUR];
/** A day and an hour before the moment. */
const MOMENT_ALARMS = [-SECONDS_PER_DAY, -SECONDS_PER_HOUR];

/** Last year, this and the next three, as far as there are data: a build a year old still holds the next two. */
export function feedYears(now: number): number[] {
  const current = currentPersianYear(now);
  return [-1, 0, 1, 2, 3].map((years) => current + years).filter((year) => year <= HOLIDAY_YEARS.last);
}

/** All events of a set in some Persian years; consecutive, at least one. */
export function feedEvents(set: FeedSet, years: readonly number[], almanac: Almanac): Iterable<FeedEvent> {
  switch (set) {
    case 'nowruz':
      return years.flatMap((year) => nowruzEvent(year, almanac) ?? []);
    case 'persian-date':
    case 'persian-date-af':
    case 'hijri-date':
    case 'months':
      return dayEvents(set, years, almanac);
    case 'closures':
      return closureEvents(years, almanac);
    default:
      return occasionEvents(set, years, almanac);
  }
}

export const feedPath = ({ name }: Pick<Feed, 'name'>): string => `/feeds/${name}.ics`;

/** The list of all feeds, for the page on which people choose and for programs. */
export function feedIndex({ almanac, siteUrl, now }: SiteContext) {
  const years = feedYears(now);
  const counts = new Map(FEED_SETS.map((set) => [set, [...feedEvents(set, years, almanac)].length]));
  return {
    data: FEEDS.map(({ title, ...feed }) => {
      const url = siteUrl + feedPath(feed);
      const webcal = url.replace(/^https?:/, 'webcal:');
      return { ...feed, title_fa: title.fa, title_en: title.en, url, webcal, events: required(counts, feed.set) };
    }),
  };
}

/** The calendar file of a feed. */
export const feedText = (feed: Feed, context: SiteContext): string =>
  feedFile(feed, context.siteUrl + feedPath(feed), feedYears(context.now), context);

/** The calendar file of a feed for some Persian years, under any address. */
export function feedFile(
  { set, language, alarm, title }: Feed,
  address: string,
  years: readonly number[],
  { almanac, siteUrl }: SiteContext,
): string {
  const events = [...feedEvents(set, years, almanac)];
  return calendarText(
    { ...headOf(language, title, address), description: listNote(set, language, years, almanac) },
    events.map((event) => calendarEvent(event, almanac, { language, alarm, siteUrl })),
  );
}

/**
 * The days of one occasion in the years of a feed; undefined for an unknown slug or an occasion without a day in them.
 */
export function occasionText(
  slug: string,
  language: FeedLanguage,
  path: string,
  { almanac, siteUrl, now }: SiteContext,
): string | undefined {
  const days = feedYears(now).flatMap((year) => almanac.occasionYears(slug)?.inYear(year) ?? []);
  const [first] = days;
  if (!first) return undefined;
  return calendarText(
    headOf(language, titleText(first.occasion), siteUrl + path),
    eventsOfOne(days, almanac).map((event) => calendarEvent(event, almanac, { language, siteUrl })),
  );
}

/** What the feeds of holidays and closures lack: closures that were not collected. */
function listNote(
  set: FeedSet,
  language: FeedLanguage,
  years: readonly number[],
  almanac: Almanac,
): string | undefined {
  if (set !== 'holidays' && set !== 'closures') return undefined;
  return inLanguage(language, closureListNote(persian.lastDayOfYear(lastOf(years)), almanac));
}

const headOf = (language: FeedLanguage, title: Text, address: string): CalendarHead => ({
  name: inLanguage(language, title),
  product: 'Calendar of Iran',
  language: language === 'en' ? 'EN' : 'FA',
  address,
});

interface Form {
  readonly language: FeedLanguage;
  readonly alarm?: boolean;
  /** public address of the pages of the events; undefined: without links to them */
  readonly siteUrl?: string;
}

/**
 * Lines of the description: the notes, or the categories of an event without notes. People who know no Persian read
 * Persian calendars too, so these also name the event in English.
 */
function descriptionOf(
  { title, notes, categories }: Pick<FeedEvent, 'title' | 'notes' | 'categories'>,
  language: FeedLanguage,
) {
  if (language === 'fa') {
    return notes.length > 0
      ? [title.en, ...notes.flatMap(({ fa, en }) => [fa, en])]
      : [...categories.map(({ fa }) => fa), title.en];
  }
  // The categories of a calendar in both languages are English.
  if (notes.length === 0) return categories.map(({ fa, en }) => (language === 'en' ? en : fa));
  return notes.map((note) => inLanguage(language, note));
}

/** An event in the words of a language. */
export function calendarEvent(
  { id, start, estimate, title, notes, categories, occasion, revision }: FeedEvent,
  { revisions }: Almanac,
  { language, alarm, siteUrl }: Form,
): CalendarEvent {
  const { sequence, changed } = revision ?? revisions.first;
  const hasLink = siteUrl !== undefined && occasion && 'day' in start;
  return {
    id,
    sequence,
    changed: toEpochMs(changed),
    start,
    isTentative: estimate,
    title: inLanguage(language, title),
    notes: descriptionOf({ title, notes, categories }, language),
    categories: categories.map(({ fa, en }) => (language === 'fa' ? fa : en)),
    url: hasLink ? siteUrl + pagePath(language, occasion, start.day) : undefined,
    alarms: alarm ? ('day' in start ? DAY_ALARMS : MOMENT_ALARMS) : [],
  };
}

/** The page of an occasion, or of one without a page the detail of its day. */
function pagePath(language: FeedLanguage, occasion: Occasion, jdn: Jdn): string {
  const { year, month, day } = persian.fromJdn(jdn);
  const path = hasPage(occasion) ? `/occasions/${occasion.slug}` : `/calendar/${year}/${month}#d${day}`;
  return (language === 'en' ? '/en' : '') + path;
}

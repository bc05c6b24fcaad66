/** A feed as a calendar file, and as the list of what comes next. */
import { type Jdn, toEpochMs } from '#core/jdn.ts';
import { localTimeAt } from '#core/time-zone.ts';
import type { Almanac } from '../almanac.ts';
import { HOLIDAY_YEARS } from '../ranges.ts';
import {
  type CalendarAlarm,
  type CalendarEvent,
  type CalendarHead,
  type CalendarWords,
  calendarText,
} from '../render/icalendar.ts';
import { currentPersianYear, TEHRAN_TIME } from '../tehran.ts';
import { hijriDateEvents, monthEvents, persianDateEvents } from './day-events.ts';
import type { FeedEvent, FeedWords } from './event.ts';
import { eachLanguage, type Feed, type FeedLanguage, type FeedSet, feedNamed, inLanguage, type Words } from './feed.ts';
import { nowruzEvents } from './nowruz-events.ts';
import { eventsOfOne, occasionEvents } from './occasion-events.ts';

export const UID_DOMAIN = 'salnama';
export const REFRESH = 'P1D';

/** At 18:00 of the day before, and of the seventh day before. */
const DAY_ALARMS: readonly CalendarAlarm[] = [{ trigger: '-PT6H' }, { trigger: '-P6DT6H' }];
/** A day and an hour before the moment. */
const MOMENT_ALARMS: readonly CalendarAlarm[] = [{ trigger: '-P1D' }, { trigger: '-PT1H' }];

/** Last year, this and the next two, as far as there are data. */
export function feedYears(now: number): number[] {
  const current = currentPersianYear(now);
  return [-1, 0, 1, 2].map((years) => current + years).filter((year) => year <= HOLIDAY_YEARS.last);
}

/** All events of a set in some Persian years; consecutive, at least one. */
export function feedEvents(set: FeedSet, years: readonly number[], almanac: Almanac): Iterable<FeedEvent> {
  switch (set) {
    case 'nowruz':
      return nowruzEvents(years, almanac);
    case 'persian-date':
      return persianDateEvents(years);
    case 'hijri-date':
      return hijriDateEvents(years, almanac);
    case 'months':
      return monthEvents(years, almanac);
    default:
      return occasionEvents(set, years, almanac);
  }
}

export interface FeedPlace {
  readonly almanac: Almanac;
  /** public address of the site, without a slash at its end */
  readonly siteUrl: string;
  /** milliseconds since 1970 */
  readonly now: number;
}

export const feedPath = ({ name }: Pick<Feed, 'name'>): string => `/feeds/${name}.ics`;

/** The calendar file of a feed. */
export const feedText = (feed: Feed, place: FeedPlace): string =>
  fileText(feed, feedPath(feed), feedYears(place.now), place);

/** The public holidays of some years in English, under an address of their own. */
export const englishHolidaysText = (path: string, years: readonly number[], place: FeedPlace): string =>
  fileText(feedNamed('holidays-en')!, path, years, place);

/** The days of one occasion in the years of a feed; undefined for an unknown slug, and where it has no day in them. */
export function occasionText(
  slug: string,
  language: FeedLanguage,
  path: string,
  { almanac, siteUrl, now }: FeedPlace,
): string | undefined {
  const days = feedYears(now).flatMap((year) => almanac.occasionYears(slug)?.inYear(year) ?? []);
  const [first] = days;
  if (!first) return undefined;
  const { titleFa, titleEn } = first.occasion;
  const head = headOf(language, { fa: titleFa, en: titleEn }, siteUrl + path);
  return calendarText(head, [...eventsOfOne(days, almanac)].map(eventWriter(language, false, almanac, siteUrl)));
}

const headOf = (language: FeedLanguage, title: Words, address: string): CalendarHead => ({
  name: inLanguage(language, title),
  product: 'Calendar of Iran',
  language: language === 'en' ? 'EN' : 'FA',
  address,
  refresh: REFRESH,
});

function fileText(
  { set, language, alarm, title }: Feed,
  path: string,
  years: readonly number[],
  { almanac, siteUrl }: FeedPlace,
): string {
  const head = headOf(language, title, siteUrl + path);
  const write = eventWriter(language, alarm, almanac, siteUrl);
  return calendarText(head, [...feedEvents(set, years, almanac)].map(write));
}

/** Puts events into the words of a language. */
function eventWriter(
  language: FeedLanguage,
  alarm: boolean,
  almanac: Almanac,
  siteUrl: string,
): (event: FeedEvent) => CalendarEvent {
  const pages = `${siteUrl}${language === 'en' ? '/en' : ''}/occasions/`;
  const unchanged = almanac.revisions.first;
  let last: FeedWords | undefined;
  let written: CalendarWords | undefined;
  return ({ id, start, estimate, words, revision = unchanged }) => {
    if (words !== last || !written) {
      last = words;
      written = {
        title: inLanguage(language, words.title),
        notes: words.notes.map((note) => inLanguage(language, note)),
        categories: words.categories.flatMap((category) => eachLanguage(language, category)),
        url: words.slug === undefined ? undefined : pages + words.slug,
        alarms: alarm ? ('day' in start ? DAY_ALARMS : MOMENT_ALARMS) : [],
      };
    }
    const changed = toEpochMs(revision.changed);
    return {
      uid: `${id}@${UID_DOMAIN}`,
      sequence: revision.sequence,
      changed,
      start,
      isTentative: estimate,
      words: written,
    };
  };
}

/** An event as a page shows it before someone subscribes. */
export interface ComingEvent {
  readonly day: Jdn;
  /** of a timed event, milliseconds since 1970 */
  readonly moment?: number;
  readonly title: string;
  readonly estimate: boolean;
}

/** The next events of a feed, from today in Tehran on, by day. */
export function comingEvents(
  { set, language }: Pick<Feed, 'set' | 'language'>,
  almanac: Almanac,
  now: number,
  count: number,
): ComingEvent[] {
  const today = localTimeAt(TEHRAN_TIME, now).jdn;
  return [...feedEvents(set, feedYears(now), almanac)]
    .map(({ start, words, estimate }) => ({ ...placed(start), title: inLanguage(language, words.title), estimate }))
    .filter(({ day, moment }) => (moment === undefined ? day >= today : moment > now))
    .sort((a, b) => a.day - b.day)
    .slice(0, count);
}

const placed = (start: FeedEvent['start']): { day: Jdn; moment?: number } =>
  'day' in start ? { day: start.day } : { day: localTimeAt(TEHRAN_TIME, start.moment).jdn, moment: start.moment };

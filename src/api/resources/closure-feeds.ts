/** `/feeds/closures.ics` and `/feeds/closures.atom`: closures of the last Persian year and of this one. */

import type { Closure } from '#core/closures.ts';
import * as gregorian from '#core/gregorian.ts';
import { addDays, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { required } from '#core/required.ts';
import type { Almanac } from '../base/almanac.ts';
import type { SiteContext } from '../base/context.ts';
import { currentPersianYear, todayInTehran } from '../base/tehran.ts';
import type { Text } from '../base/text.ts';
import { closureListNote } from '../facts/confidence.ts';
import { atomFeed } from '../feeds/atom.ts';
import { type CalendarEvent, calendarText } from '../feeds/calendar-file.ts';

const recent = ({ almanac, now }: SiteContext): Closure[] => {
  const from = persian.firstDayOfYear(currentPersianYear(now) - 1);
  return almanac.closures.rows.filter(({ lastDay }) => lastDay >= from);
};

/** Place and hours of a closure in both languages; empty for a whole day of the whole country. */
function placeNotes({ provinces, counties, hours }: Closure, almanac: Almanac): string[] {
  const names =
    counties.length > 0
      ? counties.map((slug) => cityName(slug, almanac))
      : provinces.map((slug) => required(almanac.provinces, slug));
  const places = names.length > 0 ? names : [{ fa: 'سراسر کشور', en: 'The whole country' }];
  const clock = hours === null ? [] : [hours];
  return [[...places.map(({ fa }) => fa), ...clock].join('، '), [...places.map(({ en }) => en), ...clock].join(', ')];
}

/** The confidence of a closure that is not well attested, in both languages. */
const doubtNotes = ({ confidence }: Closure): string[] =>
  ({
    high: [],
    medium: ['اطمینان: متوسط', 'Confidence: medium'],
    low: ['اطمینان: کم', 'Confidence: low'],
  })[confidence];

/** What the feeds do not cover. */
const listNote = ({ almanac, now }: SiteContext): Text => closureListNote(todayInTehran(now), almanac);

const cityName = (slug: string, { city }: Almanac) => {
  const { name_fa, name_en } = city(slug)!;
  return { fa: name_fa, en: name_en };
};

function* eventsOf(closures: readonly Closure[], almanac: Almanac): Generator<CalendarEvent> {
  const changed = toEpochMs(gregorian.fromIsoDate(almanac.dataset.changed));
  for (const closure of closures) {
    const notes = [closure.title_fa, closure.title_en, ...placeNotes(closure, almanac), ...doubtNotes(closure)];
    for (let day = closure.firstDay; day <= closure.lastDay; day = addDays(day, 1)) {
      yield {
        id: `closure-${closure.slug}-${gregorian.toIsoDate(day)}`,
        changed,
        start: { day },
        title: closure.title_fa,
        notes,
        categories: ['تعطیلی'],
      };
    }
  }
}

/** @param address public address of the file */
export function closuresIcs(context: SiteContext, address: string): string {
  const { fa, en } = listNote(context);
  const head = {
    name: 'تعطیلی‌های موردی',
    description: `${fa} ${en}`,
    product: 'Calendar of Iran',
    language: 'FA',
    address,
  } as const;
  return calendarText(head, [...eventsOf(recent(context), context.almanac)]);
}

/** @param self public address of the feed */
export function closuresAtom(context: SiteContext, self: string): string {
  const { almanac, siteUrl } = context;
  const entries = recent(context)
    .reverse()
    .map((closure) => ({
      name: closure.slug,
      title: `${persianSpan(closure)} ${closure.title_fa}`,
      updated: gregorian.toIsoDate(closure.firstDay),
      address: `${siteUrl}/closures#${closure.slug}`,
      content: [closure.title_en, ...placeNotes(closure, almanac), ...doubtNotes(closure)].join('; '),
    }));
  const feed = {
    name: 'closures',
    title: 'Salnama: closures',
    subtitle: listNote(context).en,
    self,
    alternate: `${siteUrl}/closures`,
    alternateType: 'text/html',
  };
  return atomFeed(feed, entries, almanac.dataset.changed);
}

/** `1404-10-10`, or first and last day with a slash between. */
const persianSpan = ({ firstDay, lastDay }: Closure): string =>
  [...new Set([firstDay, lastDay])].map((jdn) => persian.toIsoDate(jdn)).join('/');

/**
 * What the first answers would wait for, made after the start while nobody asks: the years of occasions that calendars tell,
 * and, where no build of this year has them, some calendars, whose code the engine then knows.
 */
import type { Server } from 'node:http';
import { FEEDS } from '#api/feeds/feed.ts';
import { type FeedPlace, feedText, feedYears } from '#api/feeds/file.ts';
import type { BuiltCalendars } from './built-calendars.ts';

/** Node takes up one connection in a turn of its loop; so many turns fit between two steps that nobody waits for more than one. */
const BETWEEN_STEPS_MS = 25;
/** Who asks may ask again; what is prepared waits until nobody has asked for so long. */
const QUIET_MS = 50;

/**
 * Goes on in small steps while nobody asks; it keeps no process from ending.
 * @param server whose requests are not to wait
 * @param steps each is made in some milliseconds
 */
export function prepare(server: Server, steps: Iterator<unknown>, stopping: AbortSignal): void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    askedAt = performance.now();
  };
  const isQuiet = () => performance.now() - askedAt >= QUIET_MS;
  const isDone = () => {
    try {
      return stopping.aborted || (isQuiet() && steps.next().done);
    } catch {
      // Who asks is told what is wrong, as with a clock beyond the calendars.
      return true;
    }
  };
  const go = () => {
    if (isDone()) server.off('request', note);
    else setTimeout(go, BETWEEN_STEPS_MS).unref();
  };
  server.on('request', note);
  setTimeout(go, BETWEEN_STEPS_MS).unref();
}

/** Each takes some milliseconds. */
export function* firstAnswers(place: FeedPlace, calendars?: BuiltCalendars): Generator<unknown> {
  for (const year of feedYears(place.now)) yield place.almanac.occasions.inYear(year);
  if (calendars?.areOf(place.now)) return;
  for (const feed of FEEDS) {
    if (feed.alarm || (feed.language !== 'fa' && feed.set !== 'all')) continue;
    yield feedText(feed, place);
  }
}

/**
 * What the first answers would wait for, made after the start while nobody asks: the years of occasions that calendars tell,
 * and some calendars, whose code the engine then knows.
 */
import type { Almanac } from '#api/almanac.ts';
import { FEEDS } from '#api/feeds/feed.ts';
import { feedPath, feedYears } from '#api/feeds/file.ts';
import type { Handler } from '#api/handler.ts';
import { contentHash } from '#api/http.ts';

/** Node takes up one connection in a turn of its loop; so many turns fit between two steps that nobody waits for more than one. */
const BETWEEN_STEPS_MS = 25;

/** Goes on in small steps, between which requests are answered; it keeps no process from ending. */
export function prepareFirstAnswers(
  handler: Handler,
  almanac: Almanac,
  clock: () => number,
  stopping: AbortSignal,
): void {
  const steps = stepsOf(handler, almanac, clock());
  const go = () => {
    if (stopping.aborted) return;
    try {
      if (!steps.next().done) setTimeout(go, BETWEEN_STEPS_MS).unref();
    } catch {
      // Who asks is told what is wrong, as with a clock beyond the calendars.
    }
  };
  setTimeout(go, BETWEEN_STEPS_MS).unref();
}

/** Each takes some milliseconds. */
function* stepsOf(handler: Handler, almanac: Almanac, now: number): Generator<unknown> {
  for (const year of feedYears(now)) yield almanac.occasions.inYear(year);
  for (const feed of FEEDS) {
    if (feed.language === 'fa' && !feed.alarm && feed.set !== 'all') {
      yield contentHash(Buffer.from(handler.answer(feedPath(feed), '', now).body));
    }
  }
}

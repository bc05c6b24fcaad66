/** The current day of a build in Tehran, without a time, so that two builds of a commit on one day write the same bytes. */
import { todayInTehran } from '#api/base/tehran.ts';
import { MS_PER_HOUR, toEpochMs } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';

/** 08:30 UTC is noon in Tehran. */
const TEHRAN_NOON_MS = 8.5 * MS_PER_HOUR;

/**
 * Milliseconds since 1970: the environment variable SALNAMA_NOW (an ISO 8601 moment), else the clock. The build gives
 * it to its second process, which writes the pages, so that both write the same day.
 */
export function buildClock(): number {
  const setting = process.env.SALNAMA_NOW;
  if (!setting) return Date.now();
  const moment = Date.parse(setting);
  if (Number.isNaN(moment)) {
    throw new RangeError(`SALNAMA_NOW: "${setting}" is not allowed; give a moment as 2026-11-21T12:00:00Z`);
  }
  return moment;
}

/** The civil day of the build in Tehran. */
export const buildDay = todayInTehran(buildClock());

/** Noon of that day in Tehran, milliseconds since 1970. */
export const buildNow = toEpochMs(buildDay) + TEHRAN_NOON_MS;

/** Persian year of that day. */
export const buildYear = persian.yearOf(buildDay);

/** Public address of the site, without a slash at its end. */
export const SITE_URL: string | undefined = process.env.SITE_URL || undefined;

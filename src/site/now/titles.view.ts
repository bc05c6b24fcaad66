/** What the sentence of the hour says of holidays. */
import * as gregorian from '#core/gregorian.ts';
import type { HolidayDay } from '#site/data/resources.ts';
import { type Language, said } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

/** Titles of the official holidays, by day. */
export const titlesByDay = (of: Language, days: readonly HolidayDay[]): ReadonlyMap<number, string> =>
  new Map(
    days.map(({ date_gregorian, events }) => [
      gregorian.fromIsoDate(date_gregorian),
      events.map((event) => said(of, 'title', event)).join(SITE_TEXT[of].comma),
    ]),
  );

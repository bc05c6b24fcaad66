/** The next events of a feed, as rows that lead to their days. */
import { weekdayName } from '#core/names.ts';
import { clockOf } from '#core/time-zone.ts';
import { rows } from '#site/data/rows.ts';
import { mayMoveMark, OWN_CALENDARS } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { ClockAt, ShownEvent } from './event.ts';
import { SUBSCRIBE_TEXT } from './text.ts';

export const SHOWN_EVENTS = 5;

/** @param now milliseconds since 1970, from which the days left are counted */
export function eventList(language: Language, events: readonly ShownEvent[], clockAt: ClockAt, now: number): Html {
  if (events.length === 0) return html`<p class="note">${SUBSCRIBE_TEXT[language].none}</p>`;
  const list = events.map(({ day, moment, title, mayMove }) => {
    const year = numeral(language, OWN_CALENDARS[language].fromJdn(day).year);
    const time = moment === undefined ? '' : timeText(language, moment, clockAt);
    return {
      jdn: day,
      name: html`<bdi>${title}</bdi>${mayMove && mayMoveMark(language)}`,
      below: [year, weekdayName(day)[language] + time] as const,
    };
  });
  return rows(language, list, clockAt(now).jdn);
}

/** «، ۲۳:۵۴», after the day */
const timeText = (language: Language, moment: number, clockAt: ClockAt): string =>
  SITE_TEXT[language].comma + numeral(language, clockOf(clockAt(moment).msOfDay).slice(0, 'HH:MM'.length));

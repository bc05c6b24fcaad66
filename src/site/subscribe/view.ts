/** The next events of a feed, as a list. */
import { clockOf } from '#core/time-zone.ts';
import { ownDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { ClockAt, ShownEvent } from './event.ts';
import { SUBSCRIBE_TEXT } from './text.ts';

export const SHOWN_EVENTS = 5;

export function eventList(language: Language, events: readonly ShownEvent[], clockAt: ClockAt): Html {
  const text = SUBSCRIBE_TEXT[language];
  if (events.length === 0) return html`<p class="note">${text.none}</p>`;
  return html`<ol class="feed-events named lines">${events.map(
    ({ day, moment, title, estimate }) =>
      html`<li><span class="note">${ownDayText(language, day)}${moment !== undefined && timeText(language, moment, clockAt)}</span> <bdi>${title}</bdi>${
        estimate && html` <span class="note">${text.estimate}</span>`
      }</li>`,
  )}</ol>`;
}

/** «، ۲۳:۵۴», after the day */
const timeText = (language: Language, moment: number, clockAt: ClockAt): string =>
  SITE_TEXT[language].comma + numeral(language, clockOf(clockAt(moment).msOfDay).slice(0, 'HH:MM'.length));

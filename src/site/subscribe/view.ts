/** The next events of a feed, as a list. */
import { ownDayText } from '#site/frame/dates.ts';
import { type Html, html } from '#site/frame/html.ts';
import type { Language } from '#site/frame/language.ts';
import type { ShownEvent } from './event.ts';
import { SUBSCRIBE_TEXT } from './text.ts';

export const SHOWN_EVENTS = 5;

export function eventList(language: Language, events: readonly ShownEvent[]): Html {
  const text = SUBSCRIBE_TEXT[language];
  if (events.length === 0) return html`<p class="note">${text.none}</p>`;
  return html`<ol class="feed-events">${events.map(
    ({ day, title, estimate }) =>
      html`<li><span class="feed-day">${dayText(language, day)}</span> <bdi>${title}</bdi>${
        estimate && html` <span class="note">${text.estimate}</span>`
      }</li>`,
  )}</ol>`;
}

/** The date that the reader's own calendar shows comes first. */
const dayText = (language: Language, day: ShownEvent['day']): string => ownDayText(language, day);

/** The next events of a feed, as a list; how to add and to remove it. */
import { clockOf } from '#core/time-zone.ts';
import { ownDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, numeral } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import type { App } from './address.ts';
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

/** How to add and to remove a calendar in each app: open for the reader's app, which comes first. */
export function guideList(language: Language, app: App): Html {
  const { guides, add, remove } = SUBSCRIBE_TEXT[language];
  const own = guides.filter((guide) => guide.app === app);
  return html`${[...own, ...guides.filter((guide) => guide.app !== app)].map(
    (guide) => html`<details class="fold"${guide.app === app && html` open`}><summary>${guide.name}</summary>
<p><span class="note">${add}:</span> ${guide.add}</p>
<p><span class="note">${remove}:</span> ${guide.remove}</p></details>`,
  )}`;
}

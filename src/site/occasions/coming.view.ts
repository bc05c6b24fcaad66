/** The known days that come: the next one large, the others as rows. */
import type { Jdn } from '#core/jdn.ts';
import type { Group } from '#site/data/group-names.ts';
import { rows } from '#site/data/rows.ts';
import { mayMoveMark } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { nextDay, type OccasionDay } from './next-day.view.ts';

export interface KnownDay extends OccasionDay {
  readonly title: string;
  /** page of the occasion, or without one its day */
  readonly href: string;
  readonly group: Group;
}

const MAX_ROWS = 8;

/** @param shown groups that the reader has chosen; a day off is always shown */
export function comingKnown(language: Language, days: readonly KnownDay[], shown: readonly Group[], today: Jdn): Html {
  const coming = days.filter(({ jdn, state, group }) => jdn >= today && (state === 'holiday' || shown.includes(group)));
  const [next] = coming;
  if (!next) return html``;
  const [first, ...others] = coming
    .filter(({ jdn }) => jdn === next.jdn)
    .map(({ href, title }) => html`<a class="day-link" href="${href}">${title}</a>`);
  const title = html`<p class="answer">${first}</p>${others.map((other) => html`<p>${other}</p>`)}`;
  const later = coming.filter(({ jdn }) => jdn > next.jdn);
  const listed = later.slice(0, MAX_ROWS).map(({ jdn, title, href, state, move }) => ({
    jdn,
    colour: state === 'holiday' ? ('red' as const) : undefined,
    name: html`${title}${move && mayMoveMark(language)}`,
    href,
  }));
  return html`${nextDay(language, next, { title, today })}<div class="part">${rows(language, listed, today)}</div>`;
}

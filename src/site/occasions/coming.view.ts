/** The known days that come: the next one large, the others as rows. */
import { groupBy } from '#core/group-by.ts';
import type { Jdn } from '#core/jdn.ts';
import type { Group } from '#site/data/group-names.ts';
import { rows } from '#site/data/rows.ts';
import { mayMoveMark } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { nextDay, type OccasionDay } from './next-day.view.ts';

export interface KnownDay extends OccasionDay {
  readonly title: string;
  /** page of the occasion, or without one its day */
  readonly href: string;
  readonly group: Group;
}

const MAX_ROWS = 8;
/** Of one day, the best known. */
const MAX_NAMES = 2;

/** A row for each day: of one occasion it leads to its page, of more to the day. @param shown groups that the reader has chosen; a day off is always shown */
export function comingKnown(language: Language, days: readonly KnownDay[], shown: readonly Group[], today: Jdn): Html {
  const coming = days.filter(({ jdn, state, group }) => jdn >= today && (state === 'holiday' || shown.includes(group)));
  const [next] = coming;
  if (!next) return html``;
  const [first, ...others] = coming
    .filter(({ jdn }) => jdn === next.jdn)
    .map(({ href, title }) => html`<a class="day-link" href="${href}">${title}</a>`);
  const title = html`<p class="answer">${first}</p>${others.map((other) => html`<p>${other}</p>`)}`;
  const later = groupBy(
    coming.filter(({ jdn }) => jdn > next.jdn),
    ({ jdn }) => jdn,
  );
  const listed = [...later].slice(0, MAX_ROWS).map(([jdn, occasions]) => ({
    jdn,
    colour: occasions.some(({ state }) => state === 'holiday') ? ('red' as const) : undefined,
    name: html`${occasions
      .slice(0, MAX_NAMES)
      .map(({ title }) => title)
      .join(SITE_TEXT[language].comma)}${occasions.some(({ move }) => move) && mayMoveMark(language)}`,
    ...(occasions.length === 1 && { href: occasions[0]!.href }),
  }));
  return html`${nextDay(language, next, { title, today })}<div class="part">${rows(language, listed, today)}</div>`;
}

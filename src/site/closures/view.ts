/** What is known to be closed today and tomorrow. */
import { addDays, type Jdn } from '#core/jdn.ts';
import { ownDayText, ownWeekdayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { CLOSURE_TEXT } from './text.ts';

/** A closure that was not over when the page was built. */
export interface KnownClosure {
  readonly slug: string;
  readonly firstDay: Jdn;
  readonly lastDay: Jdn;
  readonly title: string;
  readonly place: string;
}

/**
 * The closures of today and tomorrow by day, or that none is known, and up to which day the news were read.
 *
 * @param today in Tehran
 * @param read the last day of the news that were read
 */
export function closuresNow(language: Language, today: Jdn, read: Jdn, known: readonly KnownClosure[]): Html {
  const text = CLOSURE_TEXT[language];
  const days = [
    { name: text.today, day: today },
    { name: text.tomorrow, day: addDays(today, 1) },
  ].map(({ name, day }) => ({
    title: `${name}${SITE_TEXT[language].comma}${ownWeekdayText(language, day)}`,
    closed: known.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
  }));
  const answer = days.some(({ closed }) => closed.length > 0)
    ? days.map(({ title, closed }) => dayOf(language, title, closed))
    : html`<p class="answer">${text.noneKnown}</p>`;
  return html`${answer}<p>${text.read.replace('{day}', ownDayText(language, read))}</p>`;
}

function dayOf(language: Language, title: string, closed: readonly KnownClosure[]): Html {
  const { noneOnDay } = CLOSURE_TEXT[language];
  const item = ({ slug, title, place }: KnownClosure) => html`<li><a href="#${slug}">${place}</a>: ${title}</li>`;
  return html`<h2>${title}</h2>${closed.length > 0 ? html`<ul class="bullets">${closed.map(item)}</ul>` : html`<p>${noneOnDay}</p>`}`;
}

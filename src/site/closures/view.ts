/** What is known to be closed today and tomorrow. */
import { addDays, type Jdn } from '#core/jdn.ts';
import { type Row, rows } from '#site/data/rows.ts';
import { ownDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
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
 * Rows of the closures of today and tomorrow, or that none is known, and up to which day the news were read.
 *
 * @param today in Tehran
 * @param read the last day of the news that were read
 */
export function closuresNow(language: Language, today: Jdn, read: Jdn, known: readonly KnownClosure[]): Html {
  const text = CLOSURE_TEXT[language];
  const none = html`<span class="note">${text.noneKnown}</span>`;
  const listed = [today, addDays(today, 1)].flatMap((jdn): Row[] => {
    const closed = known.filter(({ firstDay, lastDay }) => firstDay <= jdn && jdn <= lastDay);
    if (closed.length === 0) return [{ jdn, name: none }];
    return closed.map(({ slug, title, place }) => ({ jdn, name: html`${place}: ${title}`, href: `#${slug}` }));
  });
  return html`${rows(language, listed, today)}<p class="note">${text.read.replace('{day}', ownDayText(language, read))}</p>`;
}

/** What is known to be closed today and tomorrow. */
import type { Closure } from '#core/closures.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import { dayForm } from '#site/components/day-form.view.ts';
import { type Row, rows } from '#site/data/rows.ts';
import { daysAwayText, ownDayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { CLOSURE_TEXT } from './text.ts';

/** A closure that was not over when the page was built. */
export interface KnownClosure extends Pick<Closure, 'slug' | 'firstDay' | 'lastDay'> {
  readonly title: string;
  readonly place: string;
}

/**
 * Today in the form of a day, with what is closed; tomorrow as a row, unless it is as today; up to which day the news
 * were read.
 *
 * @param today in Tehran
 * @param read the last day of the news that were read
 */
export function closuresNow(language: Language, today: Jdn, read: Jdn, known: readonly KnownClosure[]): Html {
  const text = CLOSURE_TEXT[language];
  const tomorrow = addDays(today, 1);
  const closedOn = (jdn: Jdn) => known.filter(({ firstDay, lastDay }) => firstDay <= jdn && jdn <= lastDay);
  const noneOn = (jdn: Jdn) => (jdn > read ? text.notRead : text.noneKnown);
  const [closed, then] = [closedOn(today), closedOn(tomorrow)];
  const meaning = closed.map(
    ({ slug, title, place }) =>
      html`<p class="answer"><a href="#${slug}">${title}</a></p><p class="answer-rest">${place}</p>`,
  );
  const listed = then.map(
    ({ slug, title, place }): Row => ({ jdn: tomorrow, name: html`${place}: ${title}`, href: `#${slug}` }),
  );
  const none: Row = { jdn: tomorrow, name: html`<span class="note">${noneOn(tomorrow)}</span>` };
  const isAsToday = closed.length + then.length === 0 && noneOn(today) === noneOn(tomorrow);
  return html`${dayForm(language, {
    jdn: today,
    away: daysAwayText(language, 0),
    meaning: html`${closed.length > 0 ? meaning : html`<p class="answer">${noneOn(today)}</p>`}`,
    feast: false,
  })}
${!isAsToday && rows(language, then.length > 0 ? listed : [none], today)}<p class="note">${text.read.replace('{day}', ownDayText(language, read))}</p>`;
}

/** The large figure above the tables. */
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { WORKDAYS_TEXT } from './text.ts';

/** A row of a table: month or year, working days, hours. */
export function hoursNow(language: Language, [name, workdays, hours]: readonly string[]): Html {
  const text = WORKDAYS_TEXT[language];
  return html`<p class="day-weekday"><b>${name}</b></p>
<p class="row"><span class="display number">${hours}</span> <span class="lead">${text.unit}</span></p>
<p class="big">${workdays} ${text.days}</p>`;
}

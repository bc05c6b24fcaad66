/** Results of the tools. */
import type { Jdn } from '#core/jdn.ts';
import type { WorkdayCount } from '#core/workdays.ts';
import { dayLink } from '#site/data/address.ts';
import { type Break, lengthOf } from '#site/data/breaks.ts';
import { shortDay, yearAfter } from '#site/holidays/view.ts';
import { bothDays, ownDayText, shortDateText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { Language } from '#site/kit/language.ts';
import { count } from '#site/kit/numerals.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { TOOLS_TEXT } from './tools.text.ts';

/** A day in both calendars, the reader's own first. */
export const resultDay = (language: Language, jdn: Jdn): Html => {
  const [own, other] = bothDays(language, jdn);
  return html`<p class="big">${dayLink(language, jdn, own)}</p><p class="note">${other}</p>`;
};

/** Working days of a span, or the reason why they are unknown. */
export function workdayFacts(language: Language, counted: WorkdayCount | undefined): Html {
  const text = TOOLS_TEXT[language];
  if (!counted) return html`<p class="note">${text.workdaysOutside}</p>`;
  const facts = [
    [text.workdays, counted.workdays],
    [text.weekendDays, counted.weekendDays],
    [text.holidays, counted.holidays],
  ] as const;
  return html`<dl class="facts">${facts.map(
    ([name, days]) => html`<div><dt>${name}</dt><dd>${count(language, days)}</dd></div>`,
  )}</dl><p class="note">${text.both}${counted.estimate && ` ${text.estimate}`}</p>`;
}

export function bridgeList(language: Language, days: readonly Jdn[]): Html {
  const text = TOOLS_TEXT[language];
  if (days.length === 0) return html`<p class="note">${text.noBridges}</p>`;
  return html`<ul class="many">${days.map((jdn) => html`<li>${dayLink(language, jdn, ownDayText(language, jdn))}</li>`)}</ul>`;
}

/** A row for each number of leave days: how long the break is, and when. */
export function leaveTable(language: Language, rows: readonly (readonly Break[])[]): Html {
  const text = TOOLS_TEXT[language];
  return html`<table class="records leave-table"><thead><tr><th scope="col">${text.leave}</th><th scope="col">${text.off}</th><th scope="col">${text.when}</th></tr></thead><tbody>${rows.map(
    ([first, ...others]) => first && leaveRow(language, first, [first, ...others]),
  )}</tbody></table>`;
}

/** Number of equally long breaks to show. */
const MAX_SHOWN = 2;

function leaveRow(language: Language, first: Break, breaks: readonly Break[]): Html {
  const text = TOOLS_TEXT[language];
  const { leave } = first;
  const daysText = (size: number) => `${count(language, size)} ${language === 'en' && size === 1 ? 'day' : text.day}`;
  return html`<tr><th scope="row">${daysText(leave.length)}</th><td><b>${daysText(lengthOf(first))}</b></td><td><div class="grid">${breaks
    .slice(0, MAX_SHOWN)
    .map((each) => html`<p>${breakText(language, each)}</p>`)}</div></td></tr>`;
}

function breakText(language: Language, { first, last, leave }: Break): Html {
  const text = TOOLS_TEXT[language];
  const taken = leave.map((jdn) => shortDateText(language, jdn)).join(SITE_TEXT[language].comma);
  return html`${dayLink(language, first, shortDay(language, first))} ${text.to} ${dayLink(language, last, shortDay(language, last) + yearAfter(language, last))} <span class="note">${text.take} ${taken}</span>`;
}

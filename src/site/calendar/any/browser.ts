/** Draws the year or the month of the address. */

import { toLatinDigits } from '#core/digits.ts';
import { MONTHS } from '#core/jdn.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { startMonth } from '#site/calendar/month/browser.ts';
import { monthPage } from '#site/calendar/month/page.view.ts';
import { startYear } from '#site/calendar/year/browser.ts';
import { holidayYearsOf, nowruzYearOf, yearPage } from '#site/calendar/year/page.view.ts';
import { hasCalendar, monthPath, yearPath } from '#site/data/address.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import { readAnyMonth, readHolidays, readNowruz } from '#site/data/snapshots.browser.ts';
import { type Html, html } from '#site/kit/html.ts';
import { numeral, otherLanguage, pagePath } from '#site/kit/language.ts';
import { element, language, part, print, today } from '#site/kit/page.browser.ts';
import { ANY_TEXT } from './text.ts';

const text = ANY_TEXT[language];

/** `/calendar/1350/5` */
const [, ...inPath] = /\/calendar\/(\d+)(?:\/(\d+))?$/.exec(location.pathname) ?? [];

/** A whole number in any digits, NaN for anything else. */
const numberOf = (name: 'year' | 'month'): number => {
  const inAddress = inPath[name === 'year' ? 0 : 1] ?? new URLSearchParams(location.search).get(name);
  const typed = toLatinDigits(inAddress ?? '');
  return /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
};

/** A form in place of a year that has no calendar. @param asked NaN for none */
function wrongYear(asked: number): Html {
  const { first, last } = EQUINOX_YEARS;
  const { year } = monthOfDay(language, today());
  const near = [year - 1, year, year + 1];
  const label = text.year.replace('{first}', numeral(language, first)).replace('{last}', numeral(language, last));
  const missing = Number.isNaN(asked) ? text.title : numeral(language, text.missing.replace('{year}', String(asked)));
  return html`<h1>${missing}</h1><form class="field prose section"><label for="year">${label}</label>
<input class="input" id="year" name="year" inputmode="numeric" maxlength="4" autocomplete="off" value="${numeral(language, year)}" required>
<button class="button primary">${text.show}</button></form>
<p class="more row">${near.map((each) => html`<a href="${pagePath(language, `/calendar/${each}`)}">${numeral(language, each)}</a>`)}</p>`;
}

/** @returns the page, and what starts it */
async function drawn(): Promise<readonly [Html, (() => void)?]> {
  // Without a year, this one.
  if (inPath.length === 0 && location.search === '')
    location.replace(yearPath(language, monthOfDay(language, today()).year));
  const [year, month] = [numberOf('year'), numberOf('month')];
  const isMonth = MONTHS.some((each) => each === month);
  if (!hasCalendar(language, year)) {
    // A Gregorian year of the English calendar leads to the Persian one.
    if (hasCalendar('en', year))
      location.replace(isMonth ? monthPath(language, year, month) : yearPath(language, year));
    return [wrongYear(year)];
  }
  if (isMonth) return [monthPage(language, await readAnyMonth(year, month), today()), startMonth];
  const grids = await Promise.all(MONTHS.map((each) => readAnyMonth(year, each)));
  const [nowruz, ...holidays] = await Promise.all([
    readNowruz(nowruzYearOf(year)),
    ...holidayYearsOf(grids).map(readHolidays),
  ]);
  return [
    yearPage(language, { year, grids, holidays: holidays.flatMap(({ data }) => data), nowruz }, today()),
    startYear,
  ];
}

// The header of the page leads to its own address in the other language.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-switch-language]')) {
  if (inPath.length > 0)
    link.pathname = pagePath(otherLanguage(language), location.pathname.replace(/^\/en(?=\/)/, ''));
}

const box = part('any');
drawn()
  .then(
    ([markup, start]) => {
      print('any', markup);
      document.title = document.title.replace(text.title, element('h1', box).textContent!);
      start?.();
    },
    () => print('any-status', text.failed),
  )
  .finally(() => {
    box.removeAttribute('aria-busy');
    // Opens the day of the address, beside the grid that is there now.
    dispatchEvent(new PopStateEvent('popstate'));
  });

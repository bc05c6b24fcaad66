/** Draws the year or the month of the address. */

import { EQUINOX_YEARS, HOLIDAY_YEARS } from '#api/ranges.ts';
import { toLatinDigits } from '#core/digits.ts';
import { MONTHS } from '#core/jdn.ts';
import { leaveFor, listenToDays, takeFocus } from '#site/calendar/month/keys.browser.ts';
import { hasPage } from '#site/data/page-years.ts';
import { readHolidaysOf, readMonth } from '#site/data/snapshots.browser.ts';
import type { Html } from '#site/kit/html.ts';
import { element, language, print, today } from '#site/kit/page.browser.ts';
import { ANY_TEXT } from './text.ts';
import { anyMonth, anyYear, wrongYear } from './view.ts';

const box = element('[data-any]');

/** A whole number in any digits, NaN for anything else. */
const numberOf = (name: string): number => {
  const text = toLatinDigits(new URLSearchParams(location.search).get(name) ?? '');
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
};

async function drawn(): Promise<Html> {
  const [year, month] = [numberOf('year'), numberOf('month')];
  if (!hasPage(EQUINOX_YEARS, year)) return wrongYear(language, EQUINOX_YEARS);
  if (MONTHS.some((each) => each === month)) return anyMonth(language, await readMonth(year, month), today());
  const [grids, holidays] = await Promise.all([
    Promise.all(MONTHS.map((each) => readMonth(year, each))),
    hasPage(HOLIDAY_YEARS, year) ? readHolidaysOf(year) : undefined,
  ]);
  return anyYear(language, { year, grids, holidays: holidays?.data ?? [] }, today());
}

drawn().then(
  (markup) => {
    print(box, markup);
    box.removeAttribute('aria-busy');
    document.title = document.title.replace(ANY_TEXT[language].title, element('h1', box).textContent!);
    listenToDays(box, (direction, focusOn) => {
      leaveFor(box.querySelector(`.step[rel="${direction === 1 ? 'next' : 'prev'}"]`), focusOn);
    });
    takeFocus(box);
  },
  () => {
    print(element('[data-any-status]', box), ANY_TEXT[language].failed);
    box.removeAttribute('aria-busy');
  },
);

/** The names of a holiday that the converter shows. */
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { readHolidays } from '#site/data/snapshots.browser.ts';
import { titlesByDay } from '#site/data/titles.ts';
import { language, print } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';

/** «تعطیل رسمی: پیروزی انقلاب اسلامی», once the year is loaded; without a network the name stays out. */
export function nameHoliday(place: HTMLElement): void {
  const state = place.querySelector<HTMLElement>('[data-holiday]');
  if (!state) return;
  const jdn = Number(state.dataset.holiday) as Jdn;
  readHolidays(persian.yearOf(jdn)).then(
    ({ data }) => {
      const titles = titlesByDay(language, data).get(jdn);
      if (titles) print(state, `${SITE_TEXT[language].holiday}: ${titles}`);
    },
    () => undefined,
  );
}

/** The next of the reader's own dates: «تولد سارا: ۱۱۷ روز دیگر». */
import { addDays } from '#core/jdn.ts';
import { daysAwayText, ownDayText } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { pagePath } from '#site/kit/language.ts';
import { language, print, today } from '#site/kit/page.browser.ts';
import { ownDays } from './in-grid.browser.ts';

const NAME = { fa: 'تاریخ‌های من', en: 'My dates' }[language];
const DAYS_AHEAD = 366;
const SHOWN = 2;

export async function showNextOwnDates(): Promise<void> {
  const from = today();
  const days = (await ownDays(from, addDays(from, DAYS_AHEAD))).slice(0, SHOWN);
  if (days.length === 0) return print('own', '');
  print(
    'own',
    html`<p><a class="lead" href="${pagePath(language, '/my-dates')}">${NAME}</a> ${days.map(
      ({ day, title }) =>
        html`<span><b>${title}</b> <span title="${ownDayText(language, day.jdn)}">${daysAwayText(language, day.jdn - from)}</span></span> `,
    )}</p>`,
  );
}

/** Holidays of a year: days left, the next holiday, and what the visitor's weekend makes of them. */
import { dayOff } from '#core/breaks.ts';
import type { Jdn } from '#core/jdn.ts';
import { WEEKEND_DAYS, type Weekend } from '#core/weekends.ts';
import { breakText } from '#site/data/break-text.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import { tellDaysLeft } from '#site/data/rows.browser.ts';
import { daysAwayText } from '#site/kit/dates.ts';
import { pagePath } from '#site/kit/language.ts';
import { dataOf, element, language, onNewDay, openPresent, part, print } from '#site/kit/page.browser.ts';
import { chosenWeekend, onSettings, remember } from '#site/settings/settings.browser.ts';
import { leftText, nextHoliday, onWeekendText, pastText } from './view.ts';

const page = element('.holiday-page');
const [first, last] = ['first', 'last'].map((name) => Number(dataOf(page, name))) as [Jdn, Jdn];
const holidays = dataOf(page, 'holidays').split(' ').map(Number) as Jdn[];
const ofYear = holidays.filter((day) => day >= first && day <= last);
const rows = [...page.querySelectorAll<HTMLAnchorElement>('.rows a[data-day]')];
const dayOf = ({ dataset }: HTMLElement) => Number(dataset.day) as Jdn;
const lastOf = ({ dataset }: HTMLElement) => Number(dataset.last ?? dataset.day);
const weekendField = part('weekend') as HTMLSelectElement;

function tellWeekends(): void {
  const weekend = chosenWeekend();
  weekendField.value = weekend;
  print('weekend-name', element('option:checked', weekendField).textContent);
  const isOff = dayOff(new Set(holidays), WEEKEND_DAYS[weekend]);
  print('on-weekend', onWeekendText(language, ofYear, weekend));
  for (const place of page.querySelectorAll('[data-part="next"]:not([hidden]), .rows > li')) {
    print(element('[data-break]', place), breakText(language, dayOf(element('a', place)), isOff));
  }
}

/** Moves the rows that are over to their fold, in order. */
function foldPast(fold: HTMLElement, day: Jdn): void {
  const past = rows.filter((row) => lastOf(row) < day);
  fold.hidden = past.length === 0;
  print(
    'past',
    pastText(
      language,
      past.reduce((days, row) => days + lastOf(row) - dayOf(row) + 1, 0),
    ),
  );
  element('.rows', fold).append(...past.map((row) => row.closest('li')!));
}

/** Tells how far the large day is; after it the next row takes its place. */
async function turnTo(day: Jdn): Promise<void> {
  const fold = page.querySelector<HTMLElement>('.past-days');
  if (fold) foldPast(fold, day);
  if (page.querySelector('[data-part="left"]')) print('left', leftText(language, ofYear, day));
  const large = Number(page.dataset.next);
  if (large >= day) return print(element('[data-away]', part('next')), `· ${daysAwayText(language, large - day)}`);
  // Pages of past years have no fold, those of years to come no next day.
  if (!fold || day < first) return;
  const next = rows.find((row) => lastOf(row) >= day);
  const jdn = next && (Math.max(dayOf(next), day) as Jdn);
  const { readDay } = await import('#site/data/snapshots.browser.ts');
  const cell = jdn && (await readDay(jdn).catch(() => undefined));
  // Without the next day in large letters its row is shown.
  part('next').hidden = !cell;
  if (!cell) return;
  const isOff = dayOff(new Set(holidays), WEEKEND_DAYS[chosenWeekend()]);
  const holiday = {
    jdn,
    title: element('[data-title]', next).textContent,
    mayMove: next.querySelector('.may-move') !== null,
  };
  print('next', nextHoliday(language, { hijri: cell.hijri, holiday, today: day, isOff }));
}

weekendField.addEventListener('change', () => {
  const weekend = weekendField.value as Weekend;
  remember({ weekend: weekend === 'fri' ? undefined : weekend });
});
if (page.dataset.built) {
  const built = Number(page.dataset.built) as Jdn;
  tellDaysLeft();
  onNewDay((day) => void turnTo(day), built);
  openPresent('/holidays', built, (day) => pagePath(language, `/holidays/${monthOfDay(language, day).year}`));
}
onSettings(tellWeekends);
tellWeekends();

/** A city's prayer times: keeps them at today, counts down to the next one, shows other months, makes files. */

import { PRAYER_YEARS } from '#api/ranges.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { monthAt } from '#site/calendar/month/view.ts';
import { download } from '#site/frame/download.browser.ts';
import { language, part, print } from '#site/frame/page.browser.ts';
import {
  type CityPlace,
  cityDay,
  type NextPrayer,
  nextPrayer,
  type PrayerDay,
  persianMonthOf,
  prayerDay,
  prayerMonth,
} from '#site/prayer-times/days.ts';
import { prayerMonthHeading, prayerMonthTable, prayerStrip, untilNext } from '#site/prayer-times/view.ts';
import { prayerCsv, prayerIcs } from './files.ts';
import { rulesOfMonth } from './rules.view.ts';
import { todayPath } from './year.view.ts';

const page = part('city');
const { slug, zone, latitude, longitude } = page.dataset;
const city: CityPlace = { slug: slug!, zone: zone!, latitude: Number(latitude), longitude: Number(longitude) };

/** The day that the page shows as today. */
let today = Number(page.dataset.day) as Jdn;
let next: NextPrayer | undefined;

const shownMonth = () => ({ year: Number(part('month').dataset.year), month: Number(part('month').dataset.month) });

function showMonth(year: number, month: number): void {
  if (year < PRAYER_YEARS.first || year > PRAYER_YEARS.last) return;
  const days = prayerMonth(city, year, month);
  Object.assign(part('month').dataset, { year, month });
  print('month-heading', prayerMonthHeading(language, days));
  print('month', prayerMonthTable(language, days, today));
  print('rules', rulesOfMonth(language, days));
}

function showToday(day: Jdn): void {
  const before = persianMonthOf(today);
  const shown = shownMonth();
  const isAtToday = before.year === shown.year && before.month === shown.month;
  today = day;
  const { year, month } = isAtToday ? persianMonthOf(day) : shown;
  showMonth(year, month);
  markYear();
}

/** Moves the chart's line to today, if the chart is of this year. */
function markYear(): void {
  const svg = page.querySelector<SVGSVGElement>('[data-chart-year]')!;
  const first = persian.firstDayOfYear(Number(svg.dataset.chartYear));
  const line = svg.querySelector('.chart-today')!;
  if (persian.yearOf(today) === Number(svg.dataset.chartYear)) {
    line.setAttribute('d', todayPath(today - first, svg.viewBox.baseVal));
  } else line.removeAttribute('d');
}

/** Once a second: the countdown, and whatever has changed with a prayer or a day. */
function tick(): void {
  const now = Date.now();
  const day = cityDay(city, now);
  const isNewDay = day !== today;
  if (isNewDay) showToday(day);
  if (isNewDay || !next || next.moment <= now || isPassedOver(next, now)) {
    next = nextPrayer(city, now);
    print('today', prayerStrip(language, prayerDay(city, day), next));
  }
  print('until', untilNext(language, next, now));
}

/** A clock that was set back leaves the next prayer more than a day away. */
const isPassedOver = ({ moment }: NextPrayer, now: number): boolean => moment - now > 86_400_000;

const daysShown = (): readonly PrayerDay[] => prayerMonth(city, shownMonth().year, shownMonth().month);

const fileName = (ending: string): string => {
  const { year, month } = shownMonth();
  return `prayer-times-${slug}-${year}-${String(month).padStart(2, '0')}.${ending}`;
};

const actions: Readonly<Record<string, () => void>> = {
  print: () => window.print(),
  csv: () => download(fileName('csv'), 'text/csv;charset=utf-8', prayerCsv(daysShown())),
  ics: () => {
    const options = { language, slug: slug!, cityName: page.dataset.name!, now: Date.now() };
    download(fileName('ics'), 'text/calendar;charset=utf-8', prayerIcs(daysShown(), options));
  },
};

function start(): void {
  tick();
  setInterval(tick, 1000);
  document.addEventListener('visibilitychange', tick);
  page.addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest<HTMLElement>('[data-step], [data-action]');
    if (!button) return;
    const { step, action } = button.dataset;
    if (action) actions[action]?.();
    else {
      const { year, month } =
        step === '0' ? persianMonthOf(today) : monthAt(shownMonth().year, shownMonth().month, Number(step));
      showMonth(year, month);
    }
  });
  document.documentElement.setAttribute('data-ready', '');
}

try {
  start();
} catch (error) {
  // A browser that is older than the city's zone leaves the page as it was built.
  if (!(error instanceof RangeError)) throw error;
  const notice = part('notice');
  notice.textContent = page.dataset.zoneUnknown!;
  notice.hidden = false;
}

/** A city's prayer times: keeps them at today, counts down to the next one, shows other months, makes files. */

import { PRAYER_YEARS } from '#api/ranges.ts';
import { type Jdn, twoDigits } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type AsrSchool, PRAYER_METHODS, type PrayerMethod } from '#core/prayer-methods.ts';
import type { FastingDays } from '#core/ramadan.ts';
import { findIn } from '#core/required.ts';
import { html } from '#site/kit/html.ts';
import { dataOf, element, everySecond, language, notice, part, print } from '#site/kit/page.browser.ts';
import { download } from '#site/kit/save.browser.ts';
import '#site/kit/random-uuid.browser.ts';
import { monthAt } from '#site/data/gregorian-month.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { untilNext } from '#site/prayer-times/card.view.ts';
import {
  cardDay,
  cityDay,
  moreTimes,
  nextPrayer,
  type OwnMonth,
  ownMonthOf,
  type PrayerDay,
  prayerDay,
  prayerMonth,
} from '#site/prayer-times/days.ts';
import { PRAYER_TEXT } from '#site/prayer-times/text.ts';
import { prayerMonthHeading, prayerMonthTable, prayerStrip } from '#site/prayer-times/view.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { prayerCsv, prayerIcs } from './files.ts';
import { clockNote, rulesOfMonth } from './rules.view.ts';
import { chosenMethod, methodText, yearFiles } from './view.ts';
import { todayPath } from './year.view.ts';

const page = part('city');
const city = JSON.parse(dataOf(page, 'place')) as RememberedCity;
const ramadans = JSON.parse(dataOf(element('#ramadan'), 'ramadans')) as readonly FastingDays[];

/** The day that the page shows as today. */
let today = Number(page.dataset.day) as Jdn;

const form = part('method') as HTMLFormElement;
const CHOICES = ['method', 'asr'] as const;
type Choice = (typeof CHOICES)[number];
const field = (name: Choice) => form.elements.namedItem(name) as HTMLSelectElement;
const method = (): PrayerMethod => findIn(PRAYER_METHODS, ({ id }) => id === field('method').value);
const school = () => field('asr').value as AsrSchool;
/** undefined for the first option, which needs no parameter and is not stored */
const chosen = (name: Choice) => (field(name).selectedIndex === 0 ? undefined : field(name).value);

/** Fills in the form; an unknown value is the first option. */
function choose(wanted: (name: Choice) => string | null | undefined): void {
  for (const name of CHOICES) {
    field(name).value = wanted(name) ?? '';
    if (field(name).selectedIndex < 0) field(name).selectedIndex = 0;
  }
}

/** Applies the form. The address has its values, too, so that it can be shared. */
function applyMethod(): void {
  print('chosen-method', chosenMethod(language, method(), school()));
  print('method-name', method().name[language]);
  print('method-text', methodText(language, method()));
  showMonth(shownMonth());
  showYearFiles();
  tick();
  const asked = new URLSearchParams(location.search);
  for (const name of CHOICES) {
    const value = chosen(name);
    if (value === undefined) asked.delete(name);
    else asked.set(name, value);
  }
  history.replaceState(null, '', location.pathname + (asked.size > 0 ? `?${asked}` : '') + location.hash);
}

/** The method of the address, `?method=mwl&asr=hanafi`, else the last choice, else the Institute's. */
function startMethod(): void {
  const asked = new URLSearchParams(location.search);
  const isAsked = CHOICES.some((name) => asked.has(name));
  choose((name) => (isAsked ? asked.get(name) : settings()[name]));
  if (CHOICES.some(chosen)) applyMethod();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    applyMethod();
    remember({ method: chosen('method'), asr: chosen('asr') as 'hanafi' | undefined });
  });
  // Clearing the settings also clears the method; a method from the address stays.
  let isStored = CHOICES.some((name) => settings()[name]);
  onSettings(() => {
    const wasStored = isStored;
    isStored = CHOICES.some((name) => settings()[name]);
    if (isStored || !wasStored) return;
    choose(() => undefined);
    applyMethod();
  });
}

function shownMonth(): OwnMonth {
  const { year, month } = part('month').dataset;
  return { language, year: Number(year), month: Number(month) };
}

const hasTimes = ({ jdn }: PrayerDay): boolean => {
  const year = persian.yearOf(jdn);
  return year >= PRAYER_YEARS.first && year <= PRAYER_YEARS.last;
};

function showMonth(shown: OwnMonth): void {
  const days = prayerMonth(city, shown, method());
  if (!days.every(hasTimes)) return;
  const { year, month } = shown;
  Object.assign(part('month').dataset, { year, month });
  print('month-heading', prayerMonthHeading(language, days));
  const present = ownMonthOf(language, today);
  element('[data-step="0"]', page).hidden = year === present.year && month === present.month;
  print('month', prayerMonthTable(language, days, today));
  print('rules', html`${rulesOfMonth(language, days, method())}${clockNote(language, days, city.zone)}`);
}

function showToday(day: Jdn): void {
  const before = today;
  const shown = shownMonth();
  const { year, month } = ownMonthOf(language, before);
  today = day;
  showMonth(shown.year === year && shown.month === month ? ownMonthOf(language, day) : shown);
  markYear();
  if (persian.yearOf(day) !== persian.yearOf(before)) showYearFiles();
}

function showYearFiles(): void {
  const { slug } = city;
  const values = CHOICES.flatMap((name) => (chosen(name) === undefined ? [] : [[name, chosen(name)!]]));
  const files = { slug, year: persian.yearOf(today), origin: location.origin, chosen: new URLSearchParams(values) };
  print('year-files', yearFiles(language, files));
}

/** Moves the chart's line to today, if the chart is of this year. */
function markYear(): void {
  const svg = element<SVGSVGElement>('[data-chart-year]', page);
  const first = persian.firstDayOfYear(Number(svg.dataset.chartYear));
  const line = element('.chart-today', svg);
  if (persian.yearOf(today) === Number(svg.dataset.chartYear)) {
    line.setAttribute('d', todayPath(today - first, svg.viewBox.baseVal));
  } else line.removeAttribute('d');
}

/**
 * Once a second: the countdown, and whatever has changed with a prayer or a day. The card has today's times, and
 * tomorrow's when the last of today is over.
 */
function tick(): void {
  const now = Date.now();
  const day = cityDay(city, now);
  if (day !== today) showToday(day);
  const next = nextPrayer(city, now, method(), ramadans);
  const { jdn, isTomorrow } = cardDay(city, now, method());
  const more = moreTimes(city, jdn, method(), school());
  print('today', prayerStrip(language, prayerDay(city, jdn, method()), { more, next, now, isTomorrow }));
  const name = isTomorrow ? PRAYER_TEXT[language].tomorrow : SITE_TEXT[language].today;
  part('today').closest('section')!.setAttribute('aria-label', name);
  print('until', untilNext(language, next, now, today));
}

const daysShown = (): readonly PrayerDay[] => prayerMonth(city, shownMonth(), method());

const fileName = (ending: string): string => {
  const { year, month } = shownMonth();
  return `prayer-times-${city.slug}-${year}-${twoDigits(month)}.${ending}`;
};

const actions: Readonly<Record<string, () => void | Promise<void>>> = {
  /** The method of the city's country, in one tap. */
  local: () => {
    field('method').value = dataOf(element('[data-action="local"]', page), 'method');
    form.dispatchEvent(new Event('change'));
  },
  print: () => window.print(),
  csv: () => download(fileName('csv'), 'text/csv;charset=utf-8', prayerCsv(daysShown())),
  ics: async () => {
    const options = { language, slug: city.slug, cityName: city[language], now: Date.now() };
    download(fileName('ics'), 'text/calendar;charset=utf-8', await prayerIcs(daysShown(), options));
  },
};

function start(): void {
  showYearFiles();
  everySecond(tick);
  startMethod();
  page.addEventListener('click', ({ target }) => {
    const button = (target as HTMLElement).closest<HTMLElement>('[data-step], [data-action]');
    if (!button) return;
    const { step, action } = button.dataset;
    if (action) actions[action]?.();
    else {
      const { year, month } = shownMonth();
      showMonth(step === '0' ? ownMonthOf(language, today) : { language, ...monthAt(year, month, Number(step)) });
    }
  });
}

try {
  start();
} catch (error) {
  // A browser that is older than the city's zone leaves the page as it was built.
  if (!(error instanceof RangeError)) throw error;
  notice(PRAYER_TEXT[language].zoneUnknown);
}

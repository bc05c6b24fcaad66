/** A city's prayer times: keeps them at today, counts down to the next one, shows other months and methods. */
import { PRAYER_YEARS } from '#api/base/ranges.ts';
import { type Jdn, MS_PER_MINUTE, monthAfter, type YearMonth } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type AsrSchool, PRAYER_METHODS } from '#core/prayer-methods.ts';
import type { FastingDays } from '#core/ramadan.ts';
import { findIn } from '#core/required.ts';
import { monthOfDay } from '#site/data/gregorian-month.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { html } from '#site/kit/html.ts';
import {
  dataOf,
  element,
  everyMinute,
  language,
  notice,
  part,
  print,
  startPrintButton,
  wake,
} from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { countsSeconds } from '#site/prayer-times/card.text.ts';
import { timesList } from '#site/prayer-times/card.view.ts';
import { dayLine } from '#site/prayer-times/day-line.view.ts';
import { cardDay, cityDay, nextPrayer, prayerDay, prayerMonth } from '#site/prayer-times/days.ts';
import { rememberChosenCity, startMyCityButton } from '#site/settings/my-city-button.browser.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { prayerMonthHeading, prayerMonthTable, withWeek } from './month.view.ts';
import { clockNote, rulesOfMonth } from './rules.view.ts';
import { CITY_PRAYER_TEXT } from './text.ts';
import { calendarButton, chosenMethod, methodText, nextOfCity, todayPath, untilIn, yearFiles } from './view.ts';

const page = part('city');
const city = JSON.parse(dataOf(page, 'place')) as RememberedCity;
const ramadans = JSON.parse(dataOf(page, 'ramadans')) as readonly FastingDays[];
const holidays = dataOf(page, 'holidays').split(' ').map(Number) as Jdn[];

/** The day that the page shows as today. */
let today = Number(page.dataset.day) as Jdn;
/** The day whose times it shows. */
let shown = today;
/** The month that the reader has turned to; undefined: the present one. */
let turned: YearMonth | undefined;

const form = part('method') as HTMLFormElement;
const CHOICES = ['method', 'asr'] as const;
const field = (name: (typeof CHOICES)[number]) => form.elements.namedItem(name) as HTMLSelectElement;
const method = () => findIn(PRAYER_METHODS, ({ id }) => id === field('method').value);
const school = () => field('asr').value as AsrSchool;

/** The chosen values; the first option of a field needs no parameter and is not stored. */
const chosen = () =>
  new URLSearchParams(CHOICES.flatMap((name) => (field(name).selectedIndex === 0 ? [] : [[name, field(name).value]])));

/** Shows the month, the files of the year and the method in words. The address has the method, so that it can be shared. */
function draw(): void {
  const days = prayerMonth(language, city, turned ?? monthOfDay(language, today), method());
  page.toggleAttribute('data-turned', turned !== undefined);
  print('month-heading', prayerMonthHeading(language, days));
  print('month', prayerMonthTable(language, withWeek(city, days, today, method()), today, holidays, shown));
  print('rules', html`${rulesOfMonth(language, days, method())}${clockNote(language, days, city.zone)}`);
  element('[data-step="0"]', page).hidden = turned === undefined;
  const { year } = monthOfDay(language, today);
  print('year-files', yearFiles(language, { slug: city.slug, year, chosen: chosen() }));
  print('calendar', calendarButton(language, { slug: city.slug, origin: location.origin, chosen: chosen() }));
  print('chosen-method', chosenMethod(language, method(), school()));
  print('method-text', methodText(language, method()));
  const line = element('.chart-today', page);
  const dayOfYear = today - persian.firstDayOfYear(Number(line.dataset.year));
  line.setAttribute('d', todayPath(language, dayOfYear, Number(line.dataset.days)));
  const asked = new URLSearchParams(location.search);
  for (const name of CHOICES) asked.delete(name);
  for (const [name, value] of chosen()) asked.set(name, value);
  history.replaceState(null, '', location.pathname + (asked.size > 0 ? `?${asked}` : '') + location.hash);
}

/** Turns to another month, as far as there are times. @param step 0: back to the present month */
function turn(step: number): void {
  const wanted = monthAfter(turned ?? monthOfDay(language, today), step);
  const years = prayerMonth(language, city, wanted).map(({ jdn }) => persian.yearOf(jdn));
  if (!years.every((each) => each >= PRAYER_YEARS.first && each <= PRAYER_YEARS.last)) return;
  const present = monthOfDay(language, today);
  turned = step === 0 || (wanted.year === present.year && wanted.month === present.month) ? undefined : wanted;
  draw();
}

let told = '';

/**
 * The time that is left, and once a minute whatever changes with it. The times are today's, and tomorrow's when the last of
 * today is over.
 * @returns whether the seconds that are left count
 */
function tick(): boolean {
  const now = Date.now();
  const day = cityDay(city, now);
  const { jdn, isTomorrow } = cardDay(city, now, method(), true);
  if (day !== today || jdn !== shown) {
    today = day;
    shown = jdn;
    draw();
  }
  const next = nextPrayer(city, now, method(), ramadans, school());
  const minute = [Math.floor(now / MS_PER_MINUTE), method().id, school()].join();
  if (minute !== told) {
    told = minute;
    const times = prayerDay(city, jdn, method(), school());
    print('next', nextOfCity(language, { next, now, today }));
    print('line', dayLine(language, city, times, { now: isTomorrow ? undefined : now }));
    print(
      'today',
      html`${timesList(language, times, { isEight: true, next, now })}${times.rules.length > 0 && html`<p class="note">${CITY_PRAYER_TEXT[language].substituted}</p>`}`,
    );
    const name = isTomorrow ? CITY_PRAYER_TEXT[language].tomorrow : SITE_TEXT[language].today;
    part('today').closest('section')!.setAttribute('aria-label', name);
  }
  print('until', untilIn(language, next, now));
  return countsSeconds(next.moment - now);
}

/** The method of the address, `?method=mwl&asr=hanafi`, else the last choice, else the Institute's. */
function chooseMethod(): void {
  const asked = new URLSearchParams(location.search);
  const isAsked = CHOICES.some((name) => asked.has(name));
  for (const name of CHOICES) {
    field(name).value = (isAsked ? asked.get(name) : settings()[name]) ?? '';
    // An unknown value is the first option.
    if (field(name).selectedIndex < 0) field(name).selectedIndex = 0;
  }
}

function start(): void {
  chooseMethod();
  draw();
  everyMinute(tick);
  startPrintButton();
  form.addEventListener('submit', (event) => event.preventDefault());
  let isStored = CHOICES.some((name) => settings()[name]);
  form.addEventListener('change', () => {
    const { method, asr } = Object.fromEntries(chosen());
    remember({ method, asr: asr as 'hanafi' | undefined });
  });
  // "Clear all" brings the Institute's method back.
  onSettings(() => {
    const wasStored = isStored;
    isStored = CHOICES.some((name) => settings()[name]);
    if (wasStored && !isStored) form.reset();
    draw();
    wake();
  });
  page.addEventListener('click', ({ target }) => {
    const { step, method } = (target as HTMLElement).closest<HTMLElement>('[data-step], [data-method]')?.dataset ?? {};
    if (step !== undefined) turn(Number(step));
    if (method === undefined) return;
    // The method of the city's country, in one tap.
    field('method').value = method;
    form.dispatchEvent(new Event('change'));
  });
}

try {
  start();
} catch (error) {
  // A browser that is older than the city's zone leaves the page as it was built.
  if (!(error instanceof RangeError)) throw error;
  notice(CITY_PRAYER_TEXT[language].zoneUnknown);
}
rememberChosenCity(city);
startMyCityButton(city);

/** A city's prayer times: keeps them at today, counts down to the next one, shows other months and methods. */
import { PRAYER_YEARS } from '#api/base/ranges.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { type AsrSchool, PRAYER_METHODS } from '#core/prayer-methods.ts';
import type { FastingDays } from '#core/ramadan.ts';
import { findIn } from '#core/required.ts';
import { monthAt } from '#site/data/gregorian-month.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { html } from '#site/kit/html.ts';
import {
  dataOf,
  element,
  everySecond,
  language,
  notice,
  part,
  print,
  startPrintButton,
} from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { untilNext } from '#site/prayer-times/card.view.ts';
import {
  cardDay,
  cityDay,
  moreTimes,
  nextPrayer,
  type OwnMonth,
  ownMonthOf,
  prayerDay,
  prayerMonth,
} from '#site/prayer-times/days.ts';
import { onSettings, remember, settings } from '#site/settings/settings.browser.ts';
import { prayerMonthHeading, prayerMonthTable, prayerStrip } from './month.view.ts';
import { clockNote, rulesOfMonth } from './rules.view.ts';
import { CITY_PRAYER_TEXT } from './text.ts';
import { chosenMethod, methodText, todayPath, yearFiles } from './view.ts';

const page = part('city');
const city = JSON.parse(dataOf(page, 'place')) as RememberedCity;
const ramadans = JSON.parse(dataOf(page, 'ramadans')) as readonly FastingDays[];

/** The day that the page shows as today. */
let today = Number(page.dataset.day) as Jdn;
/** The month that the reader has turned to; undefined: the present one. */
let turned: OwnMonth | undefined;

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
  const month = turned ?? ownMonthOf(language, today);
  const days = prayerMonth(city, month, method());
  print('month-heading', prayerMonthHeading(language, days));
  print('month', prayerMonthTable(language, days, today));
  print('rules', html`${rulesOfMonth(language, days, method())}${clockNote(language, days, city.zone)}`);
  element('[data-step="0"]', page).hidden = turned === undefined;
  const { year } = ownMonthOf(language, today);
  print('year-files', yearFiles(language, { slug: city.slug, year, origin: location.origin, chosen: chosen() }));
  print('chosen-method', chosenMethod(language, method(), school()));
  print('method-text', methodText(language, method()));
  const line = element('.chart-today', page);
  line.setAttribute('d', todayPath(today - persian.firstDayOfYear(Number(line.dataset.year))));
  const asked = new URLSearchParams(location.search);
  for (const name of CHOICES) asked.delete(name);
  for (const [name, value] of chosen()) asked.set(name, value);
  history.replaceState(null, '', location.pathname + (asked.size > 0 ? `?${asked}` : '') + location.hash);
}

/** Turns to another month, as far as there are times. @param step 0: back to the present month */
function turn(step: number): void {
  const { year, month } = turned ?? ownMonthOf(language, today);
  const wanted = { language, ...monthAt(year, month, step) };
  const years = prayerMonth(city, wanted).map(({ jdn }) => persian.yearOf(jdn));
  if (!years.every((each) => each >= PRAYER_YEARS.first && each <= PRAYER_YEARS.last)) return;
  const present = ownMonthOf(language, today);
  turned = step === 0 || (wanted.year === present.year && wanted.month === present.month) ? undefined : wanted;
  draw();
}

/**
 * Once a second: the countdown, and whatever has changed with a prayer or a day. The card has today's times, and
 * tomorrow's when the last of today is over.
 */
function tick(): void {
  const now = Date.now();
  const day = cityDay(city, now);
  if (day !== today) {
    today = day;
    draw();
  }
  const next = nextPrayer(city, now, method(), ramadans);
  const { jdn, isTomorrow } = cardDay(city, now, method());
  const more = moreTimes(city, jdn, method(), school());
  print('today', prayerStrip(language, prayerDay(city, jdn, method()), { more, next, now, isTomorrow }));
  const name = isTomorrow ? CITY_PRAYER_TEXT[language].tomorrow : SITE_TEXT[language].today;
  part('today').closest('section')!.setAttribute('aria-label', name);
  print('until', untilNext(language, next, now, today));
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
  everySecond(tick);
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
    tick();
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

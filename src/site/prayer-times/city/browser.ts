/** A city's prayer times: keeps them at today, counts down to the next one, shows other months, makes files. */
import { PRAYER_YEARS } from '#api/ranges.ts';
import { type Jdn, MS_PER_DAY } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { ASR_SHADOWS, type AsrSchool, PRAYER_METHODS, type PrayerMethod, TEHRAN } from '#core/prayer-methods.ts';
import type { FastingDays } from '#core/ramadan.ts';
import { everySecond } from '#site/kit/follow.browser.ts';
import { dataOf, element, language, notice, part, print } from '#site/kit/page.browser.ts';
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
  type NextPrayer,
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
import { chosenMethod, methodText } from './method.view.ts';
import { rulesOfMonth } from './rules.view.ts';
import { todayPath } from './year.view.ts';
import { yearFiles } from './year-files.view.ts';

const page = part('city');
const city = JSON.parse(dataOf(page, 'place')) as RememberedCity;
const ramadans = JSON.parse(dataOf(page, 'ramadans')) as readonly FastingDays[];

/** The day that the page shows as today. */
let today = Number(page.dataset.day) as Jdn;
let next: NextPrayer | undefined;
/** the day whose times are shown */
let cardJdn: Jdn | undefined;

const form = part('method') as HTMLFormElement;
const field = (name: 'method' | 'asr') => form.elements.namedItem(name) as HTMLSelectElement;
let method: PrayerMethod = TEHRAN;
let school: AsrSchool = 'standard';

/** Applies the form; the URL has the same values, so that it can be shared. */
function readMethod(): void {
  method = PRAYER_METHODS.find(({ id }) => id === field('method').value) ?? TEHRAN;
  school = field('asr').value in ASR_SHADOWS ? (field('asr').value as AsrSchool) : 'standard';
  print('chosen-method', chosenMethod(language, method, school));
  print('method-name', method.name[language]);
  print('method-text', methodText(language, method));
}

/** The method of the URL, `?method=mwl&asr=hanafi`, else the last choice, else the Institute's. */
function fillInMethod(): void {
  const asked = new URLSearchParams(location.search);
  const isAsked = asked.has('method') || asked.has('asr');
  const stored = settings();
  for (const name of ['method', 'asr'] as const) {
    const wanted = isAsked ? asked.get(name) : stored[name];
    const { options } = field(name);
    field(name).value = ([...options].find(({ value }) => value === wanted) ?? options[0]!).value;
  }
  if (method.id === field('method').value && school === field('asr').value) return;
  changeMethod();
  writeAddress();
}

/** Only a choice other than the Institute's method is stored. */
const rememberMethod = (): void =>
  remember({
    method: method === TEHRAN ? undefined : method.id,
    asr: school === 'standard' ? undefined : school,
  });

let isStored = false;

/** Clearing the settings also clears the method; a method from the URL stays. */
function onForgotten(): void {
  const wasStored = isStored;
  const { method, asr } = settings();
  isStored = method !== undefined || asr !== undefined;
  if (isStored || !wasStored) return;
  for (const name of ['method', 'asr'] as const) field(name).selectedIndex = 0;
  changeMethod();
  writeAddress();
}

function changeMethod(): void {
  readMethod();
  showMonth(shownMonth());
  showCard(Date.now());
}

function writeAddress(): void {
  const asked = new URLSearchParams(location.search);
  if (method === TEHRAN) asked.delete('method');
  else asked.set('method', method.id);
  if (school === 'standard') asked.delete('asr');
  else asked.set('asr', school);
  history.replaceState(null, '', location.pathname + (asked.size > 0 ? `?${asked}` : '') + location.hash);
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
  const days = prayerMonth(city, shown, method);
  if (!days.every(hasTimes)) return;
  const { year, month } = shown;
  Object.assign(part('month').dataset, { year, month });
  print('month-heading', prayerMonthHeading(language, days));
  print('month', prayerMonthTable(language, days, today));
  print('rules', rulesOfMonth(language, days, method));
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

const showYearFiles = () =>
  print('year-files', yearFiles(language, { slug: city.slug, year: persian.yearOf(today), origin: location.origin }));

/** Moves the chart's line to today, if the chart is of this year. */
function markYear(): void {
  const svg = element<SVGSVGElement>('[data-chart-year]', page);
  const first = persian.firstDayOfYear(Number(svg.dataset.chartYear));
  const line = element('.chart-today', svg);
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
  const isNewCard = cardDay(city, now, method).jdn !== cardJdn;
  if (isNewDay || isNewCard || !next || next.moment <= now || isPassedOver(next, now)) {
    showCard(now);
  } else print('until', untilNext(language, next, now, today));
}

/** The six times with asr and isha: today's, and tomorrow's when the last of today is over. */
function showCard(now: number): void {
  next = nextPrayer(city, now, method, ramadans);
  const { jdn, isTomorrow } = cardDay(city, now, method);
  cardJdn = jdn;
  const more = moreTimes(city, jdn, method, school);
  print('today', prayerStrip(language, prayerDay(city, jdn, method), { more, next, isTomorrow }));
  const card = part('today').closest('section')!;
  card.setAttribute('aria-label', isTomorrow ? PRAYER_TEXT[language].tomorrow : SITE_TEXT[language].today);
  print('until', untilNext(language, next, now, today));
}

/** A clock that was set back leaves the next prayer more than a day away. */
const isPassedOver = ({ moment }: NextPrayer, now: number): boolean => moment - now > MS_PER_DAY;

const daysShown = (): readonly PrayerDay[] => prayerMonth(city, shownMonth(), method);

const fileName = (ending: string): string => {
  const { year, month } = shownMonth();
  return `prayer-times-${city.slug}-${year}-${String(month).padStart(2, '0')}.${ending}`;
};

const actions: Readonly<Record<string, () => void | Promise<void>>> = {
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
  fillInMethod();
  onForgotten();
  onSettings(onForgotten);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', () => {
    changeMethod();
    writeAddress();
    rememberMethod();
  });
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

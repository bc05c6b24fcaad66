/** Chart of the year: night, twilight and day, with lines for noon and midnight; a table has the same values. */

import type { Prayer } from '#api/prayer-days.ts';
import * as gregorian from '#core/gregorian.ts';
import { type Jdn, MONTHS, twoDigits } from '#core/jdn.ts';
import { monthName } from '#core/names.ts';
import * as persian from '#core/persian.ts';
import { type Html, html } from '#site/kit/html.ts';
import type { InLanguages, Language } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import { PRAYER_NAMES } from '#site/prayer-times/card.text.ts';
import { PRAYER_TEXT } from '#site/prayer-times/text.ts';
import { type ClockChange, type Extreme, type PrayerYear, UNITS_PER_DAY, type YearChart } from './year.ts';

const LABEL_EVERY_HOURS = 3;
const UNITS_PER_HOUR = 20;

/** @param today marked with a line */
export function yearChartFigure(language: Language, { year, chart }: PrayerYear, today: Jdn): Html {
  const text = PRAYER_TEXT[language];
  const labels = hoursOf(chart).map(
    (hour) => html`<span>${numeral(language, twoDigits(((hour % 24) + 24) % 24))}</span>`,
  );
  const starts = MONTHS.map((nth) => MONTH_START[language](year, nth));
  const months = starts.map(
    ({ month, name }) =>
      html`<span><abbr title="${name}">${language === 'fa' ? numeral(language, month) : html`${name.slice(0, 1)}<span class="only-wide">${name.slice(1, 3)}</span>`}</abbr></span>`,
  );
  const first = persian.firstDayOfYear(year);
  return html`<figure class="year-chart"><div class="chart-hours" aria-hidden="true">${labels}</div>
<svg viewBox="0 0 ${chart.width} ${chart.height}" preserveAspectRatio="none" role="img" aria-label="${text.chartAlt}" data-chart-year="${year}"><path class="chart-twilight" d="${chart.twilight}"/><path class="chart-daylight" d="${chart.daylight}"/><path class="chart-grid" d="${gridPath(
    starts.map(({ jdn }) => jdn - first),
    chart,
  )}"/><path class="chart-dhuhr" d="${chart.dhuhr}"/><path class="chart-midnight" d="${chart.midnight}"/><path class="chart-today" d="${todayPath(today - first, chart)}"/></svg>
<div class="chart-months" aria-hidden="true">${months}</div></figure>`;
}

/** The months of the readers' own calendar that begin in a Persian year; the first begins with it, or is April. */
const MONTH_START: InLanguages<(year: number, nth: number) => { jdn: number; month: number; name: string }> = {
  fa: (year, month) => ({
    jdn: persian.toJdn({ year, month, day: 1 }),
    month,
    name: monthName('persian', month).fa,
  }),
  en: (year, nth) => {
    const month = ((nth + 2) % 12) + 1;
    const jdn = gregorian.toJdn({ year: year + (month < 4 ? 622 : 621), month, day: 1 });
    return { jdn, month, name: monthName('gregorian', month).en };
  },
};

/** The line of a day, counted from the first of the year. */
export const todayPath = (dayOfYear: number, { height }: Pick<YearChart, 'height'>): string =>
  `M${dayOfYear * UNITS_PER_DAY} 0V${height}`;

const hoursOf = ({ firstHour, lastHour }: YearChart): number[] =>
  Array.from(
    { length: (lastHour - firstHour) / LABEL_EVERY_HOURS + 1 },
    (_, step) => firstHour + step * LABEL_EVERY_HOURS,
  );

/** Lines of every third hour, and of the months that begin on these days of the year. */
function gridPath(days: readonly number[], { width, height }: YearChart): string {
  const hours = Array.from(
    { length: height / (LABEL_EVERY_HOURS * UNITS_PER_HOUR) - 1 },
    (_, step) => `M0 ${(step + 1) * LABEL_EVERY_HOURS * UNITS_PER_HOUR}H${width}`,
  );
  return [...hours, ...days.filter((day) => day > 0).map((day) => `M${day * UNITS_PER_DAY} 0V${height}`)].join('');
}

/** Earliest and latest of each time, and the days on which the clock changes. */
export function yearRanges(language: Language, { ranges, clockChanges }: PrayerYear): Html {
  const text = PRAYER_TEXT[language];
  return html`<table class="records year-ranges"><thead><tr><td></td><th scope="col">${text.earliest}</th><th scope="col">${text.latest}</th></tr></thead><tbody>${ranges.map(
    ({ prayer, earliest, latest }) =>
      html`<tr><th scope="row">${chartKey(prayer)} ${PRAYER_NAMES[language][prayer]}</th><td>${extremeText(language, earliest)}</td><td>${extremeText(language, latest)}</td></tr>`,
  )}</tbody></table><p class="note">${
    clockChanges.length === 0
      ? text.noClockChange
      : clockChanges.map((change) => html`<span>${changeText(language, change)}</span> `)
  }</p>`;
}

const chartKey = (prayer: Prayer): Html => html`<span class="chart-key ${prayer}"></span>`;

const extremeText = (language: Language, { clock, jdn }: Extreme): Html =>
  html`<b>${numeral(language, clock)}</b> <span class="note">${dayAndMonth(language, jdn)}</span>`;

function dayAndMonth(language: Language, jdn: Jdn): string {
  const [calendar, { month, day }] =
    language === 'fa' ? (['persian', persian.fromJdn(jdn)] as const) : (['gregorian', gregorian.fromJdn(jdn)] as const);
  return numeral(language, `${day} ${monthName(calendar, month)[language]}`);
}

function changeText(language: Language, { jdn, minutes }: ClockChange): string {
  const text = PRAYER_TEXT[language];
  const change = minutes > 0 ? text.clockForward : text.clockBack;
  return {
    fa: `${dayAndMonth(language, jdn)} ${numeral(language, Math.abs(minutes))} ${text.minutes} ${change}.`,
    en: `${dayAndMonth(language, jdn)}: ${change} ${Math.abs(minutes)} ${text.minutes}.`,
  }[language];
}

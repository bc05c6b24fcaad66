/** The page of a city: prayer times of the day, month and year, and qibla. */
import { PRAYER_METHODS } from '#core/prayer-methods.ts';
import { cityName, cityOf, cityTitle, isInIran, nearestCities, regionNames } from '#site/cities/build.ts';
import { citySearch } from '#site/cities/search.view.ts';
import { CITY_TEXT } from '#site/cities/text.ts';
import { coordinatesText } from '#site/cities/view.ts';
import { rememberedCity } from '#site/data/remembered-city.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { count, numeral } from '#site/kit/numerals.ts';
import type { PageContent } from '#site/kit/page-content.ts';
import { SITE_URL } from '#site/kit/site-url.build.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { moreTimes, ownMonthOf, prayerDay, prayerMonth } from '#site/prayer-times/days.ts';
import { PRAYER_TEXT } from '#site/prayer-times/text.ts';
import { prayerMonthHeading, prayerMonthTable, prayerStrip } from '#site/prayer-times/view.ts';
import { reportLink } from '#site/report/link.build.ts';
import { SETTINGS_TEXT } from '#site/settings/text.ts';
import { citySources } from '#tables/city-sources.ts';
import type { City } from '#tables/types.ts';
import { timesOfCity } from './build.ts';
import { qiblaRose } from './qibla.view.ts';
import { rulesOfMonth } from './rules.view.ts';
import { yearChartFigure, yearRanges } from './year.view.ts';
import { yearFiles } from './year-files.view.ts';

/** North of it fajr fails in some nights. */
const HIGH_LATITUDE_DEGREES = 48;

const ASR_SCHOOLS = ['standard', 'hanafi'] as const;

/** @throws {RangeError} if the slug does not exist */
export function cityPage(language: Language, slug: string): PageContent {
  const text = PRAYER_TEXT[language];
  const { comma } = SITE_TEXT[language];
  const city = cityOf(slug);
  const { today, year } = timesOfCity(city);
  const month = ownMonthOf(language, today);
  const days = prayerMonth(city, month);
  const region = regionText(language, city);
  const title = `${text.timesOf} ${cityTitle(language, city)}`;
  return {
    title,
    description: `${title}${comma}${region}. ${text.cityDescription}`,
    main: html`<div data-part="city" data-place="${JSON.stringify(rememberedCity(city))}" data-day="${today}">
<header class="page-head"><h1>${title}</h1>
<button class="button keeps-place" type="button" aria-pressed="false" data-my-city hidden>${SETTINGS_TEXT[language].city}</button>
<p class="lead">${region}</p></header>
<noscript><p class="notice">${text.needsScriptCity}</p></noscript>
<p class="notice" data-part="notice" role="status" hidden></p>
${citySearch({ language, base: '/prayer-times', compact: true })}
<section class="prayer-today card main" aria-label="${SITE_TEXT[language].today}">
<div data-part="today">${prayerStrip(language, prayerDay(city, today), { more: moreTimes(city, today) })}</div>
<p class="prayer-until center" data-part="until" role="timer"></p>
${methodForm(language)}</section>
<div class="columns"><div class="stack">
<section class="section"><div class="section-head">
<h2 data-part="month-heading" aria-live="polite">${prayerMonthHeading(language, days)}</h2>
<nav class="steps needs-script" aria-label="${text.steps}"><button class="step" type="button" data-step="-1">${text.previous}</button> <button class="step" type="button" data-step="0">${text.thisMonth}</button> <button class="step" type="button" data-step="1">${text.next}</button></nav></div>
<div data-part="month" data-year="${month.year}" data-month="${month.month}">${prayerMonthTable(language, days, today)}</div>
<div class="note" data-part="rules">${rulesOfMonth(language, days)}</div>
<div class="button-row needs-script"><button class="button" type="button" data-action="print">${text.print}</button> <button class="button" type="button" data-action="ics">${text.ics}</button> <button class="button" type="button" data-action="csv">${text.csv}</button></div></section>
<section class="section" data-part="year-files">${yearFiles(language, { slug, year, origin: SITE_URL ?? '' })}</section>
${citiesNear(language, city)}</div>
${side(language, city)}</div></div>`,
  };
}

function regionText(language: Language, city: City): string {
  const regions = regionNames(city)
    .map((region) => region[language])
    .join(SITE_TEXT[language].comma);
  return isInIran(city) ? `${PRAYER_TEXT[language].province} ${regions}` : regions;
}

function methodForm(language: Language): Html {
  const text = PRAYER_TEXT[language];
  return html`<form class="grid narrow needs-script" data-part="method" aria-label="${text.chooseMethod}" novalidate>
<p><label for="method">${text.chooseMethod}</label> <select class="input" id="method" name="method" autocomplete="off">${PRAYER_METHODS.map(
    (method) => html`<option value="${method.id}">${method.name[language]}</option>`,
  )}</select></p>
<p><label for="asr">${text.asrSchool}</label> <select class="input" id="asr" name="asr" autocomplete="off">${ASR_SCHOOLS.map(
    (school) => html`<option value="${school}">${text.asrSchools[school]}</option>`,
  )}</select></p></form>`;
}

function citiesNear(language: Language, city: City): Html {
  const text = PRAYER_TEXT[language];
  const hrefOf = (path: string) => pagePath(language, path);
  return html`<section class="section prayer-near"><h2>${text.near}</h2>
<ul class="grid narrow tall-links">${nearestCities(city).map(
    ({ place, kilometres }) =>
      html`<li><a href="${hrefOf(`/prayer-times/${place.slug}`)}">${cityName(language, place)}</a> <span class="note">${count(language, Math.round(kilometres))} ${CITY_TEXT[language].kilometres}</span></li>`,
  )}</ul>
<p class="more row">${!isInIran(city) && html`<a href="${hrefOf(`/nowruz/${city.slug}`)}">${text.nowruz} ${cityName(language, city)}</a> `}<a href="${hrefOf('/prayer-times')}">${text.allCities}</a></p></section>`;
}

/** The year, qibla, and how the times are computed. */
function side(language: Language, city: City): Html {
  const text = PRAYER_TEXT[language];
  const { today, year, wholeYear } = timesOfCity(city);
  return html`<div class="stack prayer-side">
<section class="section"><h2>${text.year} ${numeral(language, year)}</h2>
${yearChartFigure(language, wholeYear, today)}${yearRanges(language, wholeYear)}</section>
<section class="section"><h2>${text.qibla}</h2>
${qiblaRose(language, city)}<p class="note">${text.qiblaNote}</p></section>
<section class="section"><h2>${text.about}</h2>
<dl class="facts"><div><dt>${text.method}</dt><dd data-part="method-name">${text.methodName}</dd></div>
<div><dt>${text.coordinates}</dt><dd>${coordinatesText(language, city)}</dd></div>
<div><dt>${text.zone}</dt><dd><bdi class="ltr">${city.zone}</bdi></dd></div></dl>
<p class="note" data-part="method-text">${text.methodText}</p>
${!isInIran(city) && html`<p class="note">${text.outsideIran}</p>`}${
  Math.abs(city.latitude) > HIGH_LATITUDE_DEGREES && html`<p class="note">${text.highLatitude}</p>`
}${reportLink({ language, name: cityName(language, city), row: `data/cities.csv: ${city.slug}`, path: `/prayer-times/${city.slug}`, sources: citySources.get(city.slug)! })}</section></div>`;
}

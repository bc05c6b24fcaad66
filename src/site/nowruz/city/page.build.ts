/** The page of a city outside Iran: Nowruz on its clock. */
import { cityName, cityOf, nearestCitiesAbroad, regionNames } from '#site/cities/build.ts';
import { CITY_TEXT } from '#site/cities/text.ts';
import { coordinatesText } from '#site/cities/view.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath } from '#site/kit/language.ts';
import { count } from '#site/kit/numerals.ts';
import type { PageContent } from '#site/kit/page-content.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { coming, nowruzRow } from '#site/nowruz/build.ts';
import { comingMoment } from '#site/nowruz/moment.build.ts';
import { NOWRUZ_TEXT } from '#site/nowruz/text.ts';
import { fromTehranText, nowruzYearsIn } from '#site/nowruz/view.ts';
import { PRAYER_TEXT } from '#site/prayer-times/text.ts';
import type { City } from '#tables/types.ts';

const YEARS_BEFORE = 4;
const YEARS = 12;

const [comingYear, moment] = coming;
const rows = Array.from({ length: YEARS }, (_, index) => nowruzRow(comingYear - YEARS_BEFORE + index));

/** @throws {RangeError} if the slug does not exist */
export function nowruzCityPage(language: Language, slug: string): PageContent {
  const text = NOWRUZ_TEXT[language];
  const { comma } = SITE_TEXT[language];
  const city = cityOf(slug);
  const title = `${text.inCity} ${cityName(language, city)}`;
  const region = regionNames(city)
    .map((each) => each[language])
    .join(comma);
  return {
    title,
    description: `${text.cityDescription} ${cityName(language, city)}${comma}${region}.`,
    main: html`<header class="page-head"><h1>${title}</h1><p class="lead">${region}</p></header>
<p class="notice" data-part="notice" data-zone-unknown="${text.zoneUnknown}" role="status" hidden></p>
${comingMoment(language, city.zone)}
<div class="columns"><section class="section"><h2>${text.comingYears}</h2>
${nowruzYearsIn(language, city.zone, rows, comingYear)}</section>
<div class="stack">${facts(language, city)}${citiesNear(language, city)}</div></div>`,
  };
}

function facts(language: Language, city: City): Html {
  const text = NOWRUZ_TEXT[language];
  const name = cityName(language, city);
  return html`<section class="section"><h2>${name}</h2>
<dl class="facts"><div><dt>${text.fromTehran}</dt><dd data-part="from-tehran">${fromTehranText(language, city.zone, moment)}</dd></div>
<div><dt>${text.zone}</dt><dd><bdi class="ltr">${city.zone}</bdi></dd></div>
<div><dt>${PRAYER_TEXT[language].coordinates}</dt><dd>${coordinatesText(language, city)}</dd></div></dl>
<p class="more row"><a href="${pagePath(language, `/prayer-times/${city.slug}`)}">${text.prayerTimes} ${name}</a> <a href="${pagePath(language, '/nowruz')}">${text.mainPage}</a></p></section>`;
}

const citiesNear = (language: Language, city: City): Html =>
  html`<section class="section"><h2>${NOWRUZ_TEXT[language].near}</h2>
<ul class="grid narrow tall-links">${nearestCitiesAbroad(city).map(
    ({ place, kilometres }) =>
      html`<li><a href="${pagePath(language, `/nowruz/${place.slug}`)}">${cityName(language, place)}</a> <span class="note">${count(language, Math.round(kilometres))} ${CITY_TEXT[language].kilometres}</span></li>`,
  )}</ul></section>`;

/** The page of an occasion: next date, description, rule, days over the years, and sources. */
import * as gregorian from '#core/gregorian.ts';
import type { Occurrence } from '#core/occasions.ts';
import * as persian from '#core/persian.ts';
import { dayLink } from '#site/data/address.ts';
import { buildDay } from '#site/data/now.build.ts';
import { gregorianDateText, gregorianDayText, persianDateText, persianDayText } from '#site/kit/dates.ts';
import { daysAwayText } from '#site/kit/days-away.ts';
import { type Html, html } from '#site/kit/html.ts';
import { type Language, pagePath, titleIn } from '#site/kit/language.ts';
import { numeral } from '#site/kit/numerals.ts';
import type { PageContent } from '#site/kit/page-content.ts';
import { SITE_URL } from '#site/kit/site-url.build.ts';
import { CATEGORY_NAMES, SITE_TEXT } from '#site/kit/text.ts';
import { reportLink } from '#site/report/link.build.ts';
import { SUBSCRIBE_LINK, subscribePath } from '#site/subscribe/address.ts';
import { subscribeButtons } from '#site/subscribe/buttons.view.ts';
import { type OccasionFacts, occasionFacts } from '../build.ts';
import { sourceList, spanText, yearsFact } from '../facts.view.ts';
import { mayMove } from '../may-move.build.ts';
import { MAY_MOVE_TEXT, mayMoveText, otherwiseText } from '../may-move.ts';
import { eventOf } from '../structured-data.build.ts';
import { OCCASIONS_TEXT } from '../text.ts';

const SHOWN = 5;

interface OccasionPage extends PageContent {
  /** the next day as structured data */
  readonly event: ReturnType<typeof eventOf>;
  /** not to be found by search engines */
  readonly unlisted: boolean;
}

/** @throws {RangeError} for a slug that no occasion has */
export function occasionPage(language: Language, slug: string): OccasionPage {
  const facts = occasionFacts(language, slug);
  const { occasion, sharesTitle, text: told, rule, coming, past } = facts;
  const text = OCCASIONS_TEXT[language];
  const title = titleIn(language, occasion);
  const answer = coming[0] ?? past[0];
  const titleEnd = answer && (sharesTitle ? dayFirst(language, answer) : yearText(language, answer));
  const date =
    answer && `${title}: ${dayFirst(language, answer)}${SITE_TEXT[language].comma}${daySecond(language, answer)}. `;
  const path = `/occasions/${slug}`;
  return {
    title: answer ? `${title} ${titleEnd}` : title,
    description: `${date ?? ''}${told?.[language] ?? `${text.rule}: ${rule}.`}`,
    event: eventIn(language, facts),
    unlisted: !told,
    main: html`<article class="occasion-page columns"><header class="full">
<p class="note row"><a href="${pagePath(language, '/occasions')}">${text.title}</a> <span class="tag ${occasion.category}">${CATEGORY_NAMES[occasion.category][language]}</span>${coming[0]?.isHoliday && html` <strong class="off">${text.holidayNow}</strong>`}</p>
<h1>${title}</h1></header>
<div class="flow">${answer && nextDay(language, answer, coming.length > 0)}
${told && html`<p class="occasion-text">${told[language]}</p>`}
${factList(language, facts)}
${reportLink({ language, name: title, row: `data/occasions: ${slug}`, path, sources: facts.sources.map(({ id }) => id) })}</div>
${coming.length > 0 && side(language, facts)}
${otherYears(language, facts)}</article>`,
  };
}

const eventIn = (language: Language, { occasion, text: told, coming: [next] }: OccasionFacts) =>
  next && SITE_URL !== undefined
    ? eventOf({ language, occasion, next, site: new URL(SITE_URL), description: told?.[language] })
    : undefined;

/** The calendar that the reader of a language lives by comes first. */
const dayFirst = (language: Language, { jdn }: Occurrence): string =>
  (language === 'fa' ? persianDayText : gregorianDayText)(language, jdn);

const daySecond = (language: Language, { jdn }: Occurrence): string =>
  (language === 'fa' ? gregorianDateText : persianDateText)(language, jdn);

const yearText = (language: Language, { jdn }: Occurrence): string =>
  numeral(language, language === 'fa' ? persian.yearOf(jdn) : gregorian.fromJdn(jdn).year);

const dayTime = (language: Language, day: Occurrence): Html =>
  html`<time datetime="${gregorian.toIsoDate(day.jdn)}">${dayLink(language, day.jdn, dayFirst(language, day))}</time>`;

/** The next day, or the last one of an occasion that is no more observed. */
function nextDay(language: Language, day: Occurrence, isComing: boolean): Html {
  const text = OCCASIONS_TEXT[language];
  const label = isComing ? text.next : text.last;
  const open = isComing && mayMove(day);
  return html`<section class="occasion-next card" aria-label="${label}"><p class="note">${label}</p>
<p class="big">${dayTime(language, day)}</p>
<p><span data-second>${daySecond(language, day)}</span>${isComing && html` · <span data-away="${day.jdn}">${daysAwayText(language, day.jdn - buildDay)}</span>`}</p>
${open && html`<p class="note" data-open>${mayMoveText(language, open)} (${otherwiseText(language, open.other)})</p>`}${!isComing && html`<p class="note">${text.never}</p>`}</section>`;
}

function factList(language: Language, { occasion, rule, holidays, firstYearBasis, sources }: OccasionFacts): Html {
  const text = OCCASIONS_TEXT[language];
  return html`<dl class="occasion-facts facts"><div><dt>${text.rule}</dt><dd>${rule}</dd></div>
${yearsFact(language, occasion.years, firstYearBasis)}
${
  holidays.length > 0 &&
  html`<div><dt>${text.holiday}</dt><dd><ul>${holidays.map(
    ({ years, laws }) =>
      html`<li>${spanText(language, years)}<ul class="note">${(laws.length > 0 ? laws : [text.noLaw]).map((law) => html`<li>${law}</li>`)}</ul></li>`,
  )}</ul></dd></div>`
}
${sourceList(language, sources)}</dl>`;
}

const mayMoveNote = (language: Language, day: Occurrence): string =>
  mayMove(day) ? ` (${MAY_MOVE_TEXT[language].short})` : '';

/** The coming days, and the occasion as a calendar file. */
function side(language: Language, { occasion, coming }: OccasionFacts): Html {
  const text = OCCASIONS_TEXT[language];
  const headings = language === 'fa' ? [text.persian, text.gregorian] : [text.gregorian, text.persian];
  const path = pagePath(language, `/occasions/${occasion.slug}`);
  // Two more rows, so that a page of last week still shows as many days.
  const rows = coming.slice(0, SHOWN + 2).map((day, index) => {
    const note = mayMoveNote(language, day);
    return html`<tr data-day="${day.jdn}"${index >= SHOWN && html` hidden`}><td>${dayTime(language, day)}</td><td>${daySecond(language, day)}${note !== '' && html`<span class="note">${note}</span>`}</td><td data-away="${day.jdn}">${daysAwayText(language, day.jdn - buildDay)}</td></tr>`;
  });
  return html`<div class="occasion-side stack"><section class="section"><h2>${text.coming}</h2>
<table class="records occasion-dates" data-shown="${SHOWN}" data-built="${buildDay}"><thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}<th scope="col">${text.away}</th></tr></thead><tbody>${rows}</tbody></table></section>
<section class="section"><h2>${text.subscribe}</h2><p class="note">${text.subscribeNote}</p>
${subscribeButtons(SITE_URL ?? '', { language, name: titleIn(language, occasion), path: `${path}.ics`, phonePath: path })}
<p class="more"><a href="${subscribePath(language, occasion.category)}">${SUBSCRIBE_LINK[language].set}</a></p></section></div>`;
}

function otherYears(language: Language, { coming, past }: OccasionFacts): Html {
  const text = OCCASIONS_TEXT[language];
  const rest = [...past.toReversed(), ...coming.slice(SHOWN)];
  if (rest.length === 0) return html``;
  return html`<details class="fold occasion-years full"${coming.length === 0 && html` open`}><summary>${coming.length > 0 ? text.otherYears : text.pastYears}</summary>
<ul class="many note">${rest.map((day) => html`<li>${dayTime(language, day)} <span class="note">${daySecond(language, day)}${mayMoveNote(language, day)}</span></li>`)}</ul></details>`;
}

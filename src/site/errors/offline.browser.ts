/** The offline page is shown at the requested URL, with the parts that the service worker can compute. */
import type { AnswerOf } from '#api/base/endpoint.ts';
import type { cities } from '#api/endpoints/cities.ts';
import type { next } from '#api/endpoints/next.ts';
import { fromIsoDate } from '#core/gregorian.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { dayForm } from '#site/components/day-form.view.ts';
import { dayLink } from '#site/data/address.ts';
import type { RememberedCity } from '#site/data/resources.ts';
import { readDay, readFile } from '#site/data/snapshots.browser.ts';
import { bothDays, daysAwayText } from '#site/kit/dates.ts';
import { type Html, html } from '#site/kit/html.ts';
import { said } from '#site/kit/language.ts';
import { dataOf, element, language, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { startCard } from '#site/prayer-times/card.browser.ts';
import { myCity } from '#site/settings/my-city.browser.ts';
import { isOnWeekend } from '#site/settings/settings.browser.ts';

const [, section, slug = ''] = /^\/(?:en\/)?(occasions|prayer-times)\/([\w-]+)$/.exec(location.pathname) ?? [];

const hijri = createHijriCalendar(JSON.parse(dataOf(part('today'), 'hijri')));

/** The date is computed; whether it is a holiday is known where the month was kept. */
async function showToday(): Promise<void> {
  const jdn = today();
  const show = (isOff: boolean, meaning: Html) =>
    print('today', dayForm(language, { jdn, hijri: hijri.fromJdn(jdn), isOff, meaning }));
  const isWeekend = isOnWeekend(jdn);
  show(isWeekend, html``);
  const cell = await readDay(jdn).catch(() => undefined);
  if (!cell) return;
  const state = cell.is_holiday ? 'holiday' : isWeekend ? 'weekend' : 'workday';
  show(state !== 'workday', html`<p class="answer">${SITE_TEXT[language][state]}</p>`);
}
onNewDay(showToday);
void showToday();

/** The city of the requested page; undefined for other pages. */
async function cityOfPage(): Promise<RememberedCity | undefined> {
  if (section !== 'prayer-times') return undefined;
  const { data } = await readFile<AnswerOf<typeof cities>>(`/api/cities?q=${slug.replaceAll('-', '+')}`);
  const found = data.find((each) => each.slug === slug);
  return found && { ...found, fa: found.city_name, en: found.city_name_en, zone: found.timezone_id };
}

/** Only pages that this browser has kept are offered. */
async function offerKeptPages(): Promise<void> {
  const section = element('[data-kept]');
  for (const link of section.querySelectorAll('a')) {
    if (await caches.match(link.pathname)) section.hidden = false;
    else link.parentElement!.hidden = true;
  }
}
offerKeptPages().catch(() => {});

startCard({
  cityNow: async (tehran) => {
    const city = await cityOfPage().catch(() => undefined);
    return city ? { city, isGuess: false } : myCity(tehran);
  },
});

if (section === 'occasions') {
  readFile<NextDays>(`/api/next?slug=${slug}&limit=5`).then(
    (days) => print('answer', occasionDays(days)),
    // Without an answer the page does not change.
    () => {},
  );
}

type NextDays = AnswerOf<typeof next>;

/** The next days of one occasion; empty if there are none. */
function occasionDays({ data }: NextDays): Html {
  const occasion = data[0]?.events.find((event) => event.slug === slug);
  if (!occasion) return html``;
  return html`<h2>${said(language, 'title', occasion)}</h2><ul>${data.map(({ date_gregorian, days_away, estimate }) => {
    const jdn = fromIsoDate(date_gregorian);
    const [own, other] = bothDays(language, jdn);
    const further = [other, daysAwayText(language, days_away), ...(estimate ? [SITE_TEXT[language].estimate] : [])];
    return html`<li>${dayLink(language, jdn, own)} <span class="note">${further.join(' · ')}</span></li>`;
  })}</ul>`;
}

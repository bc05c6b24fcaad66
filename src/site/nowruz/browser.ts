/** The coming new year: what is left to it, its moment on the clocks of the page and of the visitor. */
import { toLatinDigits } from '#core/digits.ts';
import { EQUINOX_YEARS } from '#core/known-years.ts';
import { TEHRAN_ZONE } from '#core/time-zone.ts';
import { hasPage } from '#site/data/address.ts';
import { readNowruz } from '#site/data/snapshots.browser.ts';
import { yearsAwayText } from '#site/kit/dates.ts';
import { numeral } from '#site/kit/language.ts';
import {
  dataOf,
  element,
  everyMinute,
  language,
  nextTask,
  notice,
  onOwnClock,
  part,
  print,
} from '#site/kit/page.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { sendOnPress } from '#site/share-card/send.browser.ts';
import { type NowruzPlace, nowruzCard } from './card.ts';
import { comingNowruz, momentOf, nearTurn, type YearMoment } from './moments.ts';
import { NOWRUZ_TEXT } from './text.ts';
import {
  type DaysOffSpan,
  daysOffText,
  isZoneOfIran,
  leftText,
  momentIn,
  momentOn,
  momentPicture,
  nowruzCities,
  nowruzHead,
  sourceOfYear,
  visitorClock,
} from './view.ts';

const text = NOWRUZ_TEXT[language];
const box = part('nowruz');
const moments = JSON.parse(dataOf(box, 'moments')) as readonly YearMoment[];
/** The page as built shows this one. */
let shownYear = Number(box.dataset.year);

/** Another year than the coming one; the page of a city has none. */
const asked = box.dataset.zone === undefined ? new URLSearchParams(location.search).get('year') : null;

/** The moment in the visitor's city, else in the visitor's time zone. Tehran's time is shown already. */
async function showVisitor(moment: number): Promise<void> {
  if (box.dataset.zone !== undefined) return;
  // `Intl` takes tens of milliseconds for the zone's name, so it runs in a separate task.
  await nextTask();
  const { city } = settings();
  const abroad = city && city.zone !== TEHRAN_ZONE ? city : undefined;
  const zone = abroad?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = abroad ? momentIn(language, zone, moment) : momentOn(language, onOwnClock(moment), moment);
  print('mine', visitorClock(abroad?.[language] ?? text.here, zone, shown));
  part('mine').classList.remove('waiting');
  part('mine').hidden = isZoneOfIran(zone);
}

function showMoment(moment: number): void {
  const { place: name = text.tehranName, zone = TEHRAN_ZONE } = box.dataset;
  print('moment', momentPicture(language, { name, zone }, moment));
  const tehran = box.querySelector<HTMLElement>('dd[data-clock="Asia/Tehran"]');
  if (tehran) print(tehran, momentIn(language, TEHRAN_ZONE, moment));
  const cities = document.querySelector<HTMLElement>('[data-cities]');
  if (cities) print(cities, nowruzCities(language, moment, JSON.parse(dataOf(cities, 'cities'))));
}

function showYear(year: number, moment: number): void {
  if (box.dataset.zone === undefined) print('head', nowruzHead(language, year));
  else print('year', numeral(language, year));
  const daysOff = JSON.parse(dataOf(box, 'off')) as Readonly<Record<number, DaysOffSpan>>;
  print('days-off', daysOffText(language, daysOff[year]));
  part('ics').setAttribute('href', `/nowruz/${year}.ics`);
  try {
    showMoment(moment);
  } catch (error) {
    // A browser that is older than the city's zone leaves the moment as it was built.
    if (!(error instanceof RangeError)) throw error;
    notice(text.zoneUnknown);
  }
}

/** The year in the address, from its file. */
async function showAskedYear(words: string): Promise<void> {
  const year = Number(toLatinDigits(words.trim()) || Number.NaN);
  if (!hasPage(EQUINOX_YEARS, year)) return notice(text.lookupWrong);
  const [present, moment] = comingNowruz(moments, Date.now());
  if (year === present) return showVisitor(moment);
  try {
    const found = await readNowruz(year);
    shownYear = year;
    showYear(year, momentOf(found.utc));
    print('left', yearsAwayText(language, year - present));
    print('days-off', sourceOfYear(language, found));
    void showVisitor(momentOf(found.utc));
  } catch {
    notice(text.lookupFailed);
  }
}

/** @returns whether its seconds count */
function tick(): boolean {
  const now = Date.now();
  const [year, moment] = comingNowruz(moments, now);
  if (asked === null && year !== shownYear) {
    shownYear = year;
    showYear(year, moment);
    void showVisitor(moment);
  }
  const turn = nearTurn(moments, now);
  if (turn)
    void import('./year-turn.browser.ts').then(({ showYearTurn }) => showYearTurn(turn, Date.now(), cardPlace()));
  if (year === shownYear) print('left', leftText(language, moment, now));
  return turn !== undefined;
}

/** The city of the page, else the visitor's, else Tehran. */
function cardPlace(): NowruzPlace {
  const { place: name, zone } = box.dataset;
  if (zone !== undefined) return { name, zone };
  const { city } = settings();
  return city ? { name: city[language], zone: city.zone } : { zone: TEHRAN_ZONE };
}

sendOnPress(part('send') as HTMLButtonElement, () =>
  nowruzCard(language, comingNowruz(moments, Date.now()), cardPlace(), location.href),
);
document.querySelector('[data-part="lookup"]')?.addEventListener('submit', (event) => {
  event.preventDefault();
  location.search = `year=${encodeURIComponent(toLatinDigits(element<HTMLInputElement>('#year').value))}`;
});
everyMinute(tick);
void (asked === null ? showVisitor(comingNowruz(moments, Date.now())[1]) : showAskedYear(asked));

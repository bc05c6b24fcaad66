/** The dialog of a day. It has the URL of the day; going back closes it. */

import { HIJRI_FILE_YEARS } from '#api/base/ranges.ts';
import { addDays, type Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { findIn } from '#core/required.ts';
import { cellsOf } from '#site/calendar/month/view.ts';
import { dayOfAddress, dayPath, hasDetail, hasPage, occasionOfAddress } from '#site/data/address.ts';
import type { Cell, HijriMonth, RememberedCity } from '#site/data/resources.ts';
import { readDayIndex, readHijriYear, readMonth } from '#site/data/snapshots.browser.ts';
import { bothDatesText, bothDays, dayNumber, dayText, isoDate } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { otherLanguage, pagePath } from '#site/kit/language.ts';
import { element, language, listenToSwipes, onNewDay, print, stepOfKey, today } from '#site/kit/page.browser.ts';
import '#site/kit/random-uuid.browser.ts';

import { dayCard, dayInWords } from '#site/data/day-card.ts';
import { titleOf } from '#site/data/titles.ts';
import { copyOnPress, download } from '#site/kit/save.browser.ts';
import { loadStyle } from '#site/kit/style.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { nowText } from '#site/now/now.browser.ts';
import { readNow } from '#site/now/read.browser.ts';
import { chosenWeekend, hasOwnDates, onSettings, settings, shownGroups } from '#site/settings/settings.browser.ts';
import { sendOnPress } from '#site/share-card/send.browser.ts';
import { fillWhenOpened } from './later.browser.ts';
import sheet from './sheet.css?url';
import { DAY_TEXT } from './text.ts';
import { dayDetail } from './view.ts';

const text = DAY_TEXT[language];
/** Ramadan and Shawwal: announced months that still move. */
const MOVED_AFTER_SIGHTINGS = [9, 10];
const LONGEST_MONTH = 30;

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'day-detail drawer';
  print(
    dialog,
    html`<div class="day-detail-steps">
<a class="arrow back" data-to="-1" data-day href="#" aria-label="${text.previous}"></a>
<a class="arrow on" data-to="1" data-day href="#" aria-label="${text.next}"></a>
<button type="button" class="arrow close" data-close aria-label="${text.close}"></button></div>
<p class="day-detail-status note" role="status"></p>
<div class="day-detail-body"></div>
<div class="button-row day-detail-actions">
<button type="button" class="button primary" data-share>${SITE_TEXT[language].share}</button>
<button type="button" class="button" data-calendar>${text.calendar}</button></div>`,
  );
  return dialog;
}

await loadStyle(sheet);
const dialog = createDialog();
const body = element('.day-detail-body', dialog);
const status = element('.day-detail-status', dialog);
const actions = element('.day-detail-actions', dialog);
const button = (name: string) => element<HTMLButtonElement>(`[data-${name}]`, dialog);

/** A city's page shows sunrise and sunset of that city, not of the remembered one. */
const place = document.querySelector<HTMLElement>('[data-place]')?.dataset.place;
const cityOfPage = place === undefined ? undefined : (JSON.parse(place) as RememberedCity);

/** The day that is shown or was requested last. */
let shown: Jdn | undefined;
/** Undefined while it is read. */
let cell: Cell | undefined;
/** Ends when the day has been read or cannot be read. */
let reading: Promise<void> = Promise.resolve();

/** Beside the grid of a month on a wide screen; it always shows a day. */
const panel = matchMedia('(min-width: 64rem)').matches ? document.querySelector('[data-day-panel]') : null;

function open(): void {
  if (dialog.open) return;
  (panel ?? document.body).append(dialog);
  if (panel) dialog.setAttribute('open', '');
  else dialog.showModal();
}

/** The day of a panel whose address names none: today, or the first day of the grid. */
function dayOfPanel(): Jdn | undefined {
  const dayAt = (selector: string) => document.querySelector<HTMLElement>(`td:not(.outside) a${selector}`)?.dataset.day;
  const day = panel && (dayAt('[aria-current]') ?? dayAt('[data-day]'));
  return day ? (Number(day) as Jdn) : undefined;
}

/** Address without a day. */
let pageAddress = '';

/**
 * Shows the day that the address names; closes the dialog if it names none.
 * @param page address of the page itself
 */
export function showDayOfAddress(page: string): void {
  pageAddress = page;
  const asked = dayOfAddress(location);
  shown = asked ?? dayOfPanel();
  if (shown === undefined) {
    if (dialog.open) dialog.close();
    return;
  }
  open();
  dialog.toggleAttribute('data-asked', asked !== undefined);
  reading = showDay(shown, asked !== undefined);
}

/** The open day by other settings, or on another day; a panel without a day in its address goes on to the new today. */
function showAgain(): void {
  if (!dialog.open) return;
  shown = dayOfAddress(location) ?? dayOfPanel();
  if (shown !== undefined) reading = showDay(shown, false);
}
onSettings(showAgain);
onNewDay(showAgain);

// The language links keep the open day.
document.addEventListener('click', ({ target }) => {
  const link = (target as HTMLElement).closest<HTMLAnchorElement>('a[data-switch-language]');
  const day = dayOfAddress(location);
  if (link && day !== undefined) link.href = dayPath(otherLanguage(language), day);
});

/** Rings the open day in the grid. On a phone its week stands above the sheet. @param scrolls to the day, if it is out of sight */
function markInGrid(day: Jdn | undefined, scrolls = false): void {
  for (const link of document.querySelectorAll('td a[data-open]')) link.removeAttribute('data-open');
  const link = document.querySelector(`td:not(.outside) a[data-day="${day}"]`);
  if (!link) return;
  link.setAttribute('data-open', '');
  if (!scrolls) return;
  const { top, bottom } = link.getBoundingClientRect();
  // Where the sheet stands once it has slid in.
  const hidden = panel ? 0 : bottom - dialog.offsetTop;
  if (hidden > 0) scrollBy(0, hidden);
  // An address that names the day has led to its row in the list.
  else if (top < 0) link.scrollIntoView({ block: panel ? 'end' : 'start' });
}

/** @param isAsked by the reader: the title gets the focus */
async function showDay(day: Jdn, isAsked: boolean): Promise<void> {
  cell = undefined;
  const { year, month } = persian.fromJdn(day);
  for (const link of dialog.querySelectorAll<HTMLAnchorElement>('[data-to]')) {
    const other = addDays(day, Number(link.dataset.to));
    link.href = dayPath(language, other);
    link.hidden = !hasDetail(other);
  }
  // The title has the days left, too.
  dialog.setAttribute('aria-label', bothDays(language, day)[0]);
  dialog.setAttribute('aria-busy', 'true');
  if (body.childElementCount === 0) print(body, html`<h2 id="day-detail-title">${text.loading}</h2>`);
  try {
    const [grid, index] = await Promise.all([readMonth(year, month), readDayIndex()]);
    if (shown !== day) return;
    const city = cityOfPage ?? settings().city ?? index.tehran;
    const found = findIn(cellsOf(grid), ({ gregorian }) => dayNumber(gregorian) === day);
    const uncertain = await uncertainMonth(day, found.hijri);
    if (shown !== day) return;
    cell = found;
    const facts = { ...index, cell, month: uncertain, today: today(), weekend: chosenWeekend(), city };
    print(body, dayDetail(language, { ...facts, shown: shownGroups(), asked: occasionOfAddress(location) }));
    print(status, '');
    actions.hidden = false;
    copyOnPress(element('[data-copy]', dialog), () => `${dayInWords(language, found)}\n${location.href}`);
    if (hasOwnDates()) await showOwnTitles(day);
    markInGrid(day, isAsked);
    if (isAsked) element('#day-detail-title', dialog).focus({ preventScroll: true });
  } catch {
    if (shown === day) tellFailure(day);
  } finally {
    dialog.removeAttribute('aria-busy');
  }
}

async function showOwnTitles(day: Jdn): Promise<void> {
  const { ownTitles } = await import('#site/my-dates/in-grid.browser.ts');
  const titles = await ownTitles(day);
  const change = html`<a class="step" href="${pagePath(language, '/my-dates')}">${text.change}</a>`;
  const rows = titles.map(
    (title) =>
      html`<p class="own-day-row apart"><span><span class="star" aria-hidden="true">★</span> ${title}</span> ${change}</p>`,
  );
  if (shown === day) print(element('.own-days', body), html`${rows}`);
}

/** Clears the previous day, so that it is not mistaken for this one. */
function tellFailure(day: Jdn): void {
  actions.hidden = true;
  print(body, html`<h2 id="day-detail-title">${bothDatesText(language, day)}</h2>`);
  print(status, text.failed);
}

/** The hijri month of a day if it may still move; offline the day is shown without its probability. */
async function uncertainMonth(day: Jdn, { year, month, estimate }: Cell['hijri']): Promise<HijriMonth | undefined> {
  const mayMove = MOVED_AFTER_SIGHTINGS.includes(month) && day > addDays(today(), -LONGEST_MONTH);
  if (!(estimate || mayMove) || !hasPage(HIJRI_FILE_YEARS, year)) return undefined;
  const hijri = await readHijriYear(year).catch(() => undefined);
  const found = hijri?.months[month - 1];
  return found && found.probability < 1 ? found : undefined;
}

fillWhenOpened(body, () => cell);

/** After closing, the URL no longer names the day: back to the page before, or the month alone. */
dialog.addEventListener('close', () => {
  print(body, '');
  markInGrid(undefined);
  if (shown === undefined) return;
  shown = undefined;
  if ((history.state as { day?: boolean } | null)?.day) history.back();
  else history.replaceState(null, '', pageAddress);
});

dialog.addEventListener('click', (event) => {
  if (event.target === dialog && !panel) dialog.close();
});
const walk = (step: -1 | 1): void =>
  dialog.querySelector<HTMLAnchorElement>(`[data-to="${step}"]:not([hidden])`)?.click();

dialog.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !panel) dialog.close();
  const step = stepOfKey(event);
  if (step === undefined) return;
  event.preventDefault();
  walk(step);
});
listenToSwipes(dialog, walk);

button('close').addEventListener('click', () => dialog.close());
sendOnPress(button('share'), async () => {
  await reading;
  const shared = cell;
  if (!shared) return undefined;
  const isToday = dayNumber(shared.gregorian) === today();
  const sentence = isToday ? await readNow().then(nowText, () => undefined) : undefined;
  return dayCard(language, shared, { shown: shownGroups(), address: location.href, sentence });
});
button('calendar').addEventListener('click', async () => {
  await reading;
  if (!cell) return;
  const { year, month, day, sh, gregorian, events } = cell;
  const { calendarText } = await import('#api/feeds/calendar-file.ts');
  const title = events[0] ? titleOf(language, events[0]) : dayText(language, sh);
  const id = `day-${isoDate(gregorian).replaceAll('-', '')}`;
  const event = { id, changed: Date.now(), start: { day: dayNumber(gregorian) }, title, notes: [] };
  const head = { name: title, product: 'Day', language: ({ fa: 'FA', en: 'EN' } as const)[language] };
  download(`${year}-${month}-${day}.ics`, 'text/calendar;charset=utf-8', calendarText(head, [event]));
});

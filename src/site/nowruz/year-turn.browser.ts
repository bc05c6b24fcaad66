/**
 * The last hour of the year takes the whole screen of home and of Nowruz, counts the seconds and turns at the moment. It
 * can be closed.
 */
import { TEHRAN_ZONE } from '#core/time-zone.ts';
import { type Html, html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/language.ts';
import { element, keepInTab, language, part, print, tabText } from '#site/kit/page.browser.ts';
import { SITE_TEXT } from '#site/kit/text.ts';
import { spanClock } from '#site/prayer-times/card.text.ts';
import { sendOnPress } from '#site/share-card/send.browser.ts';
import { type NowruzPlace, nowruzCard } from './card.ts';
import type { YearMoment } from './moments.ts';
import { NOWRUZ_TEXT } from './text.ts';
import { clockIn, isZoneOfIran } from './view.ts';

const CLOSED_KEY = 'salnama:year-turn';
const text = NOWRUZ_TEXT[language];
const dialog = part('year-turn') as HTMLDialogElement;

const namedClock = (name: string, zone: string, moment: number) =>
  html`<span>${name} <b class="number">${clockIn(language, zone, moment)}</b></span> `;

/** Tehran's time, and that of the reader's city, else of the reader's zone. */
function clocksOf({ name, zone }: NowruzPlace, moment: number): readonly Html[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [place, placeName] =
    zone === TEHRAN_ZONE ? [own, text.here] : [zone, text.timeOf.replace('{city}', name ?? '')];
  return [
    namedClock(text.tehran, TEHRAN_ZONE, moment),
    ...(isZoneOfIran(place) ? [] : [namedClock(placeName, place, moment)]),
  ];
}

/** @param year that begins at `moment`, milliseconds since 1970. @param place of the reader */
export function showYearTurn([year, moment]: YearMoment, now: number, place: NowruzPlace): void {
  if (tabText(CLOSED_KEY) === String(year)) return;
  const isOver = now >= moment;
  const state = isOver ? 'over' : 'waits';
  if (dialog.dataset.state !== state) {
    dialog.dataset.state = state;
    dialog.classList.toggle('turned', isOver);
    const number = numeral(language, year);
    const heading = isOver
      ? html`<h2 role="status">${text.happyNowruz} ${text.happyYear.replace('{year}', number)}</h2>`
      : html`<h2><b class="year-turn-left number" role="timer"></b> ${text.untilYear.replace('{year}', number)}</h2>`;
    print(
      dialog,
      html`<link rel="stylesheet" href="/feasts/year-turn.css"><div class="year-turn-sky"><p class="year-turn-year number" aria-hidden="true">${number}</p>
<img src="/feasts/nowruz.svg" alt="" width="136" height="122"></div>
<div class="year-turn-cloth">${heading}
<p class="row center">${clocksOf(place, moment)}</p>
<div class="button-row center">
<button type="button" class="button primary" data-send hidden>${SITE_TEXT[language].share}</button>
<button type="button" class="button" data-close autofocus>${text.closeTurn}</button></div></div>`,
    );
    element('[data-close]', dialog).addEventListener('click', () => dialog.close());
    if (isOver) {
      const send = element<HTMLButtonElement>('[data-send]', dialog);
      sendOnPress(send, () => nowruzCard(language, [year, moment], place, location.href));
    }
  }
  if (!isOver) print(element('.year-turn-left', dialog), numeral(language, spanClock(moment - now)));
  if (dialog.open) return;
  dialog.addEventListener('close', () => keepInTab(CLOSED_KEY, String(year)), { once: true });
  dialog.showModal();
}

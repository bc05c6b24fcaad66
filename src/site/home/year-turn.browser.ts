/** The last hour of the year takes the whole screen, counts the seconds and turns at the moment. It can be closed. */
import { html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/numerals.ts';
import { language, part, print } from '#site/kit/page.browser.ts';
import type { YearMoment } from '#site/nowruz/moments.ts';
import { spanClock } from '#site/prayer-times/card.view.ts';
import { HOME_TEXT } from './text.ts';

const CLOSED_KEY = 'salnama:year-turn';
const text = HOME_TEXT[language];
const dialog = part('year-turn') as HTMLDialogElement;
let shownState = '';

/** @param year that begins at `moment`, milliseconds since 1970 */
export function showYearTurn([year, moment]: YearMoment, now: number): void {
  if (sessionStorage.getItem(CLOSED_KEY) === String(year)) return;
  const isOver = now >= moment;
  const state = isOver ? 'over' : 'waits';
  const turns = text.untilYear.replace('{year}', numeral(language, year));
  if (state !== shownState) {
    dialog.classList.toggle('turned', isOver);
    print(
      dialog,
      html`<link rel="stylesheet" href="/feasts/year-turn.css"><p class="year-turn-year number" aria-hidden="true">${numeral(language, year)}</p>
<img src="/feasts/nowruz.svg" alt="" width="320" height="176">
${isOver ? html`<h2 role="status">${text.happyNowruz} ${text.happyYear.replace('{year}', numeral(language, year))}</h2>` : html`<h2><b class="year-turn-left number" role="timer"></b> ${turns}</h2>`}
<button type="button" class="button" autofocus>${text.closeTurn}</button>`,
    );
    dialog.querySelector('button')!.addEventListener('click', () => dialog.close());
    shownState = state;
  }
  if (!isOver) print(dialog.querySelector('.year-turn-left')!, numeral(language, spanClock(moment - now)));
  if (dialog.open) return;
  dialog.addEventListener('close', () => sessionStorage.setItem(CLOSED_KEY, String(year)), { once: true });
  dialog.showModal();
}

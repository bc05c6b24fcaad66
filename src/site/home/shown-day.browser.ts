/** The day that the card shows: today, until the visitor turns the card. */
import type { Jdn } from '#core/jdn.ts';
import { today } from '#site/kit/page.browser.ts';

const TURNED = 'salnama:day';
let shown: Jdn = today();

export const shownDay = (): Jdn => shown;

export function turnTo(day: Jdn): void {
  shown = day;
  dispatchEvent(new Event(TURNED));
}

export function onTurn(callback: () => void): void {
  addEventListener(TURNED, callback);
}

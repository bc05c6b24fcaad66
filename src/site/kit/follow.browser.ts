/** The clock that the scripts of a page follow: one timer for all of them, aligned with the clock. */
import { MS_PER_MINUTE } from '#core/jdn.ts';

const MS_PER_SECOND = 1000;
const onSecond: (() => void)[] = [];
const onMinute: (() => void)[] = [];
const minuteNow = (): number => Math.floor(Date.now() / MS_PER_MINUTE);

let minute = minuteNow();
let timer: ReturnType<typeof setTimeout> | undefined;

/** A hidden page, or one without seconds, needs a tick a minute. */
function wait(): void {
  clearTimeout(timer);
  const unit = document.hidden || onSecond.length === 0 ? MS_PER_MINUTE : MS_PER_SECOND;
  timer = setTimeout(tick, unit - (Date.now() % unit));
}

function tick(): void {
  wait();
  const isNewMinute = minuteNow() !== minute;
  minute = minuteNow();
  for (const callback of isNewMinute ? [...onMinute, ...onSecond] : onSecond) callback();
}

document.addEventListener('visibilitychange', () => {
  minute = 0;
  tick();
});

function follow(callbacks: (() => void)[], callback: () => void): void {
  callback();
  callbacks.push(callback);
  wait();
}

/** Calls back now, every second, and when the tab becomes visible; in a hidden tab every minute. */
export const everySecond = (callback: () => void): void => follow(onSecond, callback);

/** Calls back now, when the minute of the clock has changed, and when the tab becomes visible. */
export const everyMinute = (callback: () => void): void => follow(onMinute, callback);

/** Functions of page scripts: language and parts of the page, the clock and the visitor's day, loading, printing and swipes. */
import { type Jdn, MS_PER_MINUTE } from '#core/jdn.ts';
import { type LocalTime, timeAtOffset } from '#core/time-zone.ts';
import type { Html } from './html.ts';
import type { Language } from './language.ts';

export const language = document.documentElement.lang as Language;

/** The reader's clock is not Iran's, as the inline script has found. */
export const isAbroad = 'abroad' in document.documentElement.dataset;

/**
 * A moment on the clock of the visitor's machine. `Intl` knows the zone, too, but takes tens of milliseconds to
 * initialise on a new page.
 */
export const onOwnClock = (epochMs: number): LocalTime => timeAtOffset(-new Date(epochMs).getTimezoneOffset(), epochMs);

/** Day of a moment, in milliseconds since 1970, on the visitor's own clock. */
export const dayOnOwnClock = (epochMs: number): Jdn => onOwnClock(epochMs).jdn;

/** The visitor's own day. */
export const today = (): Jdn => dayOnOwnClock(Date.now());

/** The first element within `root` that matches. @throws {Error} if there is none */
export function element<K extends keyof HTMLElementTagNameMap>(tag: K, root?: ParentNode): HTMLElementTagNameMap[K];
export function element<E extends Element = HTMLElement>(selector: string, root?: ParentNode): E;
export function element(selector: string, root: ParentNode = document): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`no element matches ${selector}`);
  return found;
}

/** The text of a `data-…` attribute. @throws {Error} if the element has none */
export function dataOf(from: HTMLElement, name: string): string {
  const text = from.dataset[name];
  if (text === undefined) throw new Error(`no data "${name}"`);
  return text;
}

/** The part of the page with this name. @throws {Error} if the page has none */
export const part = (name: string): HTMLElement => element(`[data-part="${name}"]`);

interface TrustedTypePolicy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
declare const trustedTypes: { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy } | undefined;

const RULES: TrustedTypePolicy = { createHTML: (text) => text, createScriptURL: (address) => address };

/** The policy of a page refuses HTML and addresses of scripts that do not come from here. */
export const trusted: TrustedTypePolicy =
  typeof trustedTypes === 'undefined' ? RULES : trustedTypes.createPolicy('salnama', RULES);

/** What was printed into an element last. */
const printed = new WeakMap<Element, string>();

/**
 * Prints a view, or a text, into a part of the page. Page scripts change what a page says by this function only. What is
 * there already stays, because screen readers would read it again. A link that has the focus keeps it.
 *
 * @param place name of the part, or an element inside a part
 */
export function print(place: string | Element, content: Html | string): void {
  const target = typeof place === 'string' ? part(place) : place;
  if (typeof content === 'string') {
    printed.delete(target);
    if (target.textContent !== content) target.textContent = content;
  } else if (printed.get(target) !== content.text) {
    const focused = target.contains(document.activeElement) && document.activeElement?.getAttribute('href');
    target.innerHTML = trusted.createHTML(content.text);
    printed.set(target, content.text);
    if (focused) target.querySelector<HTMLElement>(`[href="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }
}

/** Shows the notice of the page; without a text, hides it. */
export function notice(text = ''): void {
  print('notice', text);
  part('notice').hidden = text === '';
}

/** Where the browser stores nothing, texts last as long as the page. */
const ofPage = new Map<string, string>();

/** A text that a page of this tab has left; empty if there is none. */
export function tabText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return ofPage.get(key) ?? '';
  }
}

/** Leaves a text to the later pages of this tab. */
export function keepInTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    ofPage.set(key, text);
  }
}

/** Long work is split into pieces, so that the page stays responsive. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// The clock that the scripts of a page follow: one timer for all of them, aligned with the clock; none without them.
const MS_PER_SECOND = 1000;
interface Follower {
  readonly callback: () => unknown;
  /** asked for the next second */
  counts: boolean;
}
const followers: Follower[] = [];
const minuteNow = (): number => Math.floor(Date.now() / MS_PER_MINUTE);

let minute = minuteNow();
let timer: ReturnType<typeof setTimeout> | undefined;

/** A hidden page, or one that counts no seconds, needs a tick a minute. */
function wait(): void {
  clearTimeout(timer);
  const unit = document.hidden || !followers.some(({ counts }) => counts) ? MS_PER_MINUTE : MS_PER_SECOND;
  timer = setTimeout(tick, unit - (Date.now() % unit));
}

function call(follower: Follower): void {
  follower.counts = follower.callback() === true;
}

function tick(): void {
  const isNewMinute = minuteNow() !== minute;
  minute = minuteNow();
  wait();
  for (const follower of followers) if (isNewMinute || follower.counts) call(follower);
  wait();
}

/** Calls all back now: the tab has become visible, or what they show has changed. */
export function wake(): void {
  minute = 0;
  tick();
}

/**
 * Calls back now, when the minute of the clock has changed, and when the tab becomes visible.
 * @param callback returns true while it counts seconds: then it is called every second that the tab is visible
 */
export function everyMinute(callback: () => unknown): void {
  const follower = { callback, counts: false };
  call(follower);
  followers.push(follower);
  // A listener that is added again stays one.
  document.addEventListener('visibilitychange', wake);
  wait();
}

/**
 * Calls back when the day has changed: at midnight, or when a sleeping page wakes up.
 * @param known the day that the page shows
 * @param dayNow the day of another place than the visitor's
 */
export function onNewDay(callback: (day: Jdn) => void, known: Jdn = today(), dayNow = today): void {
  let day = known;
  everyMinute(() => {
    const now = dayNow();
    if (now === day) return;
    day = now;
    callback(now);
  });
}

/**
 * Leads to the page of the present month or year, once it is another one than at the build. Offline the page stays.
 *
 * @param address end of the page's own address, which names no year
 * @param pathOf page of the month or year of a day
 */
export function openPresent(address: string, built: Jdn, pathOf: (day: Jdn) => string): void {
  if (!location.pathname.endsWith(address)) return;
  onNewDay((day) => {
    const path = pathOf(day);
    // `navigator.onLine` is false on a machine without a network, even for a site on that machine.
    if (path !== pathOf(built))
      fetch(path, { method: 'HEAD' }).then(
        ({ ok }) => ok && location.replace(path),
        () => {},
      );
  }, built);
}

/** Loads something once; after a failure the next call loads it again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Shows the page's print button, which needs script. */
export function startPrintButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}

/** Together with these, a key belongs to the browser: Alt and an arrow go back. */
export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** 1 or −1 for an arrow key that moves forward or back in the direction of reading; undefined for other keys. */
export function stepOfKey(event: KeyboardEvent): 1 | -1 | undefined {
  const { key } = event;
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || hasModifier(event)) return undefined;
  return (key === 'ArrowLeft') === (document.documentElement.dir === 'rtl') ? 1 : -1;
}

/** Minimum length in pixels; a swipe is also more horizontal than vertical. */
const MIN_SWIPE_PX = 48;

/** Calls back when a finger moves across a region: 1 is forward in the direction of reading. */
export function listenToSwipes(region: HTMLElement, step: (direction: -1 | 1) => void): void {
  let start: Touch | undefined;
  region.addEventListener('touchstart', ({ touches }) => (start = touches.length === 1 ? touches[0] : undefined), {
    passive: true,
  });
  region.addEventListener('touchend', ({ changedTouches }) => {
    const end = changedTouches[0];
    if (!start || !end) return;
    const across = end.clientX - start.clientX;
    const down = end.clientY - start.clientY;
    start = undefined;
    if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
    const isRtl = document.documentElement.dir === 'rtl';
    step(across > 0 === isRtl ? 1 : -1);
  });
}

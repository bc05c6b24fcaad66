/**
 * `<salnama-today>`: today in up to four calendars. It makes no network requests unless `show` asks for details of the
 * day. It uses a constructed style sheet and DOM nodes, so it works under a strict Content-Security-Policy, including
 * Trusted Types.
 */

import * as gregorian from '#core/gregorian.ts';
import { createHijriCalendar } from '#core/hijri.ts';
import { type Jdn, weekdayOf } from '#core/jdn.ts';
import { weekdayName } from '#core/names.ts';
import { createZone, endOfDay, localTimeAt, type Zone } from '#core/time-zone.ts';
import { type ShownDate, shownDate } from './dates.ts';
import { ATTRIBUTES, type Options, readOptions } from './options.ts';
import { STYLE } from './style.ts';
import { createSummaries, detailLines, type Summaries } from './summary.ts';
import { TEXT } from './text.ts';

/**
 * Maximum time between checks of the clock, in milliseconds. A user may set the clock, and timers stop while a device
 * sleeps.
 */
const LONGEST_WAIT_MS = 60_000;
const FRIDAY = 5;
const TEHRAN_TIME = createZone('Asia/Tehran');

const hijri = createHijriCalendar(HIJRI_MONTHS);
const warn = (message: string): void => console.warn(`<salnama-today> ${message}`);

const node = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
};

export class SalnamaToday extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #root = this.attachShadow({ mode: 'open' });
  #options: Options | undefined;
  /** the day, and Tehran's day if it differs */
  #shown: readonly Jdn[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #summaries: Summaries | undefined;

  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    this.#readAttributes();
    document.addEventListener('visibilitychange', this.#update);
    addEventListener('pageshow', this.#update);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#update);
    removeEventListener('pageshow', this.#update);
  }

  attributeChangedCallback(): void {
    // While the element is set up, this is called for each attribute before it is connected.
    if (this.isConnected && this.#options) this.#readAttributes();
  }

  #readAttributes(): void {
    const options = readOptions(this, warn);
    this.#options = options;
    this.#summaries = createSummaries(
      options,
      () => this.isConnected && this.#options === options && this.#update(),
      warn,
    );
    this.#shown = [];
    this.#update();
  }

  /** Prints the day if it has changed, and waits for the next midnight. */
  readonly #update = (): void => {
    const options = this.#options!;
    const now = Date.now();
    const zones = options.zone === undefined ? [ownZone(), TEHRAN_TIME] : [options.zone];
    const days = [...new Set(zones.map((zone) => localTimeAt(zone, now).jdn))];
    if (days.join() !== this.#shown.join()) {
      this.#root.replaceChildren(card(days[0]!, days[1], options));
      this.#shown = days;
    }
    if (options.show.length > 0) this.#showDetails(options, days[0]!, now);
    clearTimeout(this.#timer);
    const midnight = Math.min(...zones.map((zone) => endOfDay(zone, now)));
    this.#timer = setTimeout(this.#update, Math.min(midnight - now, LONGEST_WAIT_MS));
  };

  /** Prints the details of the day below the dates. Without an answer of the service there are none. */
  #showDetails(options: Options, day: Jdn, now: number): void {
    const summary = this.#summaries!(gregorian.toIsoDate(day));
    const card = this.#root.firstElementChild!;
    for (const line of card.querySelectorAll('.detail')) line.remove();
    if (!summary) return;
    for (const { detail, text } of detailLines(options, summary, this.#summaries!, now)) {
      const line = node('p', `other detail ${detail}`, text);
      line.setAttribute('part', detail);
      card.append(line);
    }
    card.classList.toggle('off', !summary.is_workday);
  }
}

const ownZone = (): Zone => createZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

function card(day: Jdn, tehran: Jdn | undefined, options: Options): HTMLElement {
  const { language, calendars, theme } = options;
  const dates = calendars.map((calendar) => shownDate(calendar, day, options, hijri)).filter((date) => !!date);
  const time = node('time', 'weekday', weekdayName(day)[language]);
  time.setAttribute('datetime', gregorian.toIsoDate(day));
  const friday = weekdayOf(day) === FRIDAY ? ' off' : '';
  const box = node('div', `card ${theme}${friday}`, node('p', '', time), ...dates.map(row(language)));
  if (tehran !== undefined) box.append(tehranRow(tehran, options));
  box.lang = language;
  box.dir = language === 'fa' ? 'rtl' : 'ltr';
  box.setAttribute('part', 'card');
  return box;
}

/** If Tehran's date differs from the visitor's, it is shown below. */
function tehranRow(day: Jdn, options: Options): HTMLElement {
  const { language } = options;
  const date = node('span', 'date', shownDate('sh', day, options, hijri)!.text);
  const row = node('p', 'other', `${TEXT[language].inTehran} ${weekdayName(day)[language]} `, date);
  row.setAttribute('part', 'tehran');
  return row;
}

const row =
  (language: Options['language']) =>
  ({ calendar, text, estimate }: ShownDate, index: number): HTMLElement => {
    const { calendars, estimate: note } = TEXT[language];
    // The Imperial calendar has the Persian months, so its name is shown.
    const isNamed = calendar === 'pahlavi';
    const name = node(
      'span',
      isNamed ? 'name' : 'hidden',
      isNamed ? ` ${calendars.pahlavi}` : `${calendars[calendar]}: `,
    );
    const date = node('span', 'date', text);
    const line = node('p', index === 0 ? 'first' : 'other', ...(isNamed ? [date, name] : [name, date]));
    if (estimate) {
      const mark = node('bdi', '', '±', { fa: '۱', en: '1' }[language]);
      mark.dir = 'ltr';
      mark.title = note;
      mark.setAttribute('aria-hidden', 'true');
      line.append(' ', mark, node('span', 'hidden', ` (${note})`));
    }
    line.setAttribute('part', calendar);
    return line;
  };

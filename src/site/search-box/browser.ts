/** The search box of the header: suggests results while typing, and opens them. */
import type { HijriCalendar } from '#core/hijri.ts';
import { PRAYER_METHODS, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import { itemAt } from '#core/required.ts';
import { WEEKEND_DAYS } from '#core/weekends.ts';
import { createDaysOff } from '#site/data/days-off.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import { readDaysOff, readHolidays } from '#site/data/snapshots.browser.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { numeral } from '#site/kit/numerals.ts';
import { dataOf, dayOnOwnClock, element, language, once, print, today } from '#site/kit/page.browser.ts';
import { loadStyle } from '#site/kit/style.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { CHOSEN_KEY } from '#site/settings/settings.ts';
import { namesHijri } from '#understand/dates.ts';
import { type Known as KnownDates, mayBeHijriYear } from '#understand/dates-in-calendars.ts';
import { yearBeside } from '#understand/subjects.ts';
import { findNames } from './names.browser.ts';
import { atMoment, nowSuggestions } from './now.browser.ts';
import { createPageSearch } from './search.ts';
import style from './style.css?url';
import { type Suggestions, suggestionsFor } from './suggestions.ts';
import { SEARCH_BOX_TEXT } from './text.ts';
import { type Known, suggestionList, waysOn } from './view.ts';

await loadStyle(style);

const text = SEARCH_BOX_TEXT[language];
const form = element<HTMLFormElement>('[data-search-box]');
const input = element('input', form);
const list = element('[role="listbox"]', form);
const status = element('[role="status"]', form);

const findPages = createPageSearch(PAGES);

/** Holidays and prayers; without a network there are fewer answers, not fewer suggestions. */
const facts = once(async () => {
  const [prayers, daysOff] = await Promise.all([
    import('#site/prayer-times/days.ts'),
    readDaysOff().then(createDaysOff, () => undefined),
  ]);
  return { prayers, daysOff };
});

async function readKnown(): Promise<Known> {
  const { prayers, daysOff } = await facts();
  const { weekend = 'fri', method } = settings();
  const chosen = PRAYER_METHODS.find(({ id }) => id === method) ?? TEHRAN_METHOD;
  /** Undefined if the browser is older than the city's time zone. */
  const ifKnown = <T>(compute: () => T): T | undefined => {
    try {
      return compute();
    } catch {
      return undefined;
    }
  };
  return {
    today: today(),
    isHoliday: (jdn) => daysOff?.isHoliday(jdn),
    isEstimate: (jdn) => daysOff?.isEstimate(jdn) ?? false,
    weekend: WEEKEND_DAYS[weekend],
    nextPrayer: (place) => ifKnown(() => prayers.nextPrayer(place, Date.now(), chosen)),
    clocks: (place, daysAway) => ifKnown(() => prayers.clocksOf(place, Date.now(), daysAway, chosen)),
  };
}

/** The table of Islamic months is read for a text that names one of them, or one of their years. */
async function readKnownDates(typed: string): Promise<KnownDates> {
  const needsHijri = namesHijri(typed) || mayBeHijriYear(yearBeside(typed));
  const hijri = needsHijri ? await readHijriCalendar() : undefined;
  return { hijri: hijri as HijriCalendar, today: today(), dayAt: dayOnOwnClock };
}

const suggest = async (typed: string): Promise<Suggestions> => {
  const known = await readKnown();
  if (typed.trim() === '') return { all: await nowSuggestions(known), clear: undefined };
  return suggestionsFor(language, typed, {
    ...{ known, dates: await readKnownDates(typed), city: settings().city },
    ...{ readHolidays, findNames, findPages, atMoment },
  });
};

let chosen = -1;
const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

function choose(index: number): void {
  const all = options();
  chosen = all.length === 0 ? -1 : (index + all.length) % all.length;
  all.forEach((option, each) => {
    option.setAttribute('aria-selected', String(each === chosen));
  });
  if (chosen < 0) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', itemAt(all, chosen).id);
  all[chosen]?.scrollIntoView({ block: 'nearest' });
}

function setOpen(isOpen: boolean): void {
  list.hidden = !isOpen;
  input.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) choose(-1);
}

/** A text that is typed on is not looked up. */
const TYPING_MS = 120;

/** @returns undefined if the text has changed meanwhile */
async function show(): Promise<Suggestions | undefined> {
  const typed = input.value;
  const isOld = () => typed !== input.value;
  if (typed !== '') await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
  if (isOld()) return undefined;
  const suggestions = await suggest(typed);
  if (isOld()) return undefined;
  const { length } = suggestions.all;
  const isFound = length > 0 || typed.trim() === '';
  print(list, suggestionList(isFound ? suggestions.all : waysOn(language)));
  chosen = -1;
  input.removeAttribute('aria-activedescendant');
  setOpen(length > 0 || !isFound);
  if (typed.trim() === '') tell('', false);
  else if (!isFound) tell(text.none);
  else tell(`${numeral(language, length)} ${length === 1 ? text.oneFound : text.found}`, false);
  return suggestions;
}

/** @param isSeen shown too, not only read out */
function tell(message: string, isSeen = true): void {
  print(status, message);
  status.classList.toggle('visually-hidden', !isSeen);
}

function fail(): void {
  setOpen(false);
  print(list, '');
  tell(text.failed);
}

function open(href: string): void {
  setOpen(false);
  const city = /\/prayer-times\/([\w-]+)$/.exec(href)?.[1];
  if (city) sessionStorage.setItem(CHOSEN_KEY, city);
  const isHere = new URL(href, location.href).pathname === location.pathname;
  location.assign(href);
  if (isHere) input.blur();
}

async function submit(): Promise<void> {
  const option = options()[chosen];
  if (option) return open(dataOf(option, 'href'));
  const { clear, all } = (await show()) ?? {};
  if (clear) return open(clear.href);
  if (all && all.length > 0) tell(text.choose);
}

input.addEventListener(
  'focus',
  () => {
    facts().catch(() => undefined);
  },
  { once: true },
);
input.addEventListener('focus', () => {
  if (input.value === '') void show().catch(() => undefined);
});
input.addEventListener('input', () => void show().catch(fail));
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !list.hidden) {
    event.preventDefault();
    setOpen(false);
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  if (list.hidden) setOpen(options().length > 0);
  choose(event.key === 'ArrowDown' ? chosen + 1 : chosen < 0 ? -1 : chosen - 1);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit().catch(fail);
});
list.addEventListener('pointerdown', (event) => event.preventDefault());
list.addEventListener('click', (event) => {
  const option = (event.target as HTMLElement).closest<HTMLElement>('[role="option"]');
  if (option) open(dataOf(option, 'href'));
});
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (!form.contains(relatedTarget as Node | null)) setOpen(false);
});
if (document.activeElement === input) void show().catch(fail);

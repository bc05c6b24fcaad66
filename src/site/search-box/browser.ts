/** The search box of the header: suggests results while typing, and opens them. Its lists load on first focus. */
import type { HijriCalendar } from '#core/hijri.ts';
import { PRAYER_METHODS, TEHRAN_METHOD } from '#core/prayer-methods.ts';
import { itemAt } from '#core/required.ts';
import type { CityIndex } from '#site/cities/search.ts';
import { createDaysOff, type PackedDaysOff } from '#site/data/days-off.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import { readFile, readHolidays } from '#site/data/snapshots.browser.ts';
import { bothDays } from '#site/kit/dates.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { numeral } from '#site/kit/numerals.ts';
import { dataOf, dayOnOwnClock, element, language, once, print, today } from '#site/kit/page.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { CHOSEN_KEY, WEEKEND_DAYS } from '#site/settings/settings.ts';
import { namesHijri, readDate } from '#understand/dates.ts';
import { placeOfPrayer } from '#understand/prayer-words.ts';
import type { DateReading } from '#understand/reading.ts';
import { atMoment, nowSuggestions } from './now.browser.ts';
import { asksNextHoliday, daysOfHoliday, holidaysOfYear, nextHolidayAfter, subjectOf, yearIn } from './questions.ts';
import { clearlyMeant, createSearch, type Search } from './search.ts';
import { SEARCH_BOX_TEXT } from './text.ts';
import {
  dateSuggestion,
  daySuggestion,
  foundSuggestion,
  holidaysSuggestion,
  type Known,
  type Suggestion,
  suggestionList,
} from './view.ts';

const text = SEARCH_BOX_TEXT[language];
const form = element<HTMLFormElement>('[data-search-box]');
const input = element('input', form);
const list = element('[role="listbox"]', form);
const status = element('[role="status"]', form);

interface Suggestions {
  readonly all: readonly Suggestion[];
  /** target of Enter without a choice: a date, an answer, or the only result of this name */
  readonly clear: Suggestion | undefined;
}

const search = once(async (): Promise<Search> => {
  const [occasions, index] = await Promise.all([
    readFile<readonly OccasionEntry[]>('/occasions/index.json'),
    readFile<CityIndex>('/prayer-times/cities.json'),
  ]);
  return createSearch({ occasions, index, pages: PAGES });
});

/** Holidays and prayers; without a network there are fewer answers, not fewer suggestions. */
const facts = once(async () => {
  const [{ nextPrayer }, daysOff] = await Promise.all([
    import('#site/prayer-times/days.ts'),
    readFile<PackedDaysOff>('/converter/days-off.json').then(createDaysOff, () => undefined),
  ]);
  return { nextPrayer, daysOff };
});

async function readKnown(): Promise<Known> {
  const { nextPrayer, daysOff } = await facts();
  const { weekend = 'fri', method } = settings();
  const chosen = PRAYER_METHODS.find(({ id }) => id === method) ?? TEHRAN_METHOD;
  return {
    today: today(),
    isHoliday: (jdn) => daysOff?.isHoliday(jdn),
    weekend: WEEKEND_DAYS[weekend],
    nextPrayer(place) {
      try {
        return nextPrayer(place, Date.now(), chosen);
      } catch {
        // A browser that is older than the city's time zone.
        return undefined;
      }
    },
  };
}

/** A date needs no list, except for names of Islamic months. */
async function dateIn(typed: string): Promise<DateReading | undefined> {
  const hijri = namesHijri(typed) ? await readHijriCalendar() : undefined;
  return readDate(typed, { hijri: hijri as HijriCalendar, today: today(), dayAt: dayOnOwnClock });
}

/** Suggestions that need no search. */
async function answersTo(typed: string, known: Known): Promise<Suggestion[]> {
  const year = holidaysOfYear(typed);
  if (year) return [holidaysSuggestion(language, year)];
  if (asksNextHoliday(typed)) {
    const next = await nextHolidayAfter(today(), readHolidays);
    return next === undefined ? [] : [daySuggestion(language, next, known)];
  }
  const reading = await dateIn(typed);
  return reading ? [dateSuggestion(language, reading, known)] : [];
}

async function suggestionsFor(question: string): Promise<Suggestions> {
  const known = await readKnown();
  if (question.trim() === '') return { all: await nowSuggestions(known), clear: undefined };
  const typed = subjectOf(question) ?? question;
  const whole = await answersTo(question, known);
  const answers = whole.length > 0 || typed === question ? whole : await answersTo(typed, known);
  // If there is an answer, only exact names are added: «فردا» resembles half of all days. Offline there is only the
  // answer.
  const found = await search().then(
    (find) => {
      // A date in numbers means nothing else.
      if (answers.length > 0 && !/\p{L}/u.test(typed)) return [];
      const place = placeOfPrayer(question);
      const cities = place === undefined ? [] : find(place).filter(({ kind, isExact }) => kind === 'city' && isExact);
      if (cities.length > 0) return cities;
      return atMoment(find(typed).filter(({ isFuzzy }) => !(answers.length > 0 && isFuzzy)));
    },
    (error: unknown) => {
      if (answers.length === 0) throw error;
      return [];
    },
  );
  const meant = clearlyMeant(found);
  const year = yearIn(typed);
  const holidays =
    meant && year !== undefined && answers.length === 0
      ? await daysOfHoliday(meant, year, readHolidays).catch(() => [])
      : [];
  const days = holidays.map((jdn) => ({
    ...daySuggestion(language, jdn, known),
    title: `${meant?.name[language]} ${numeral(language, year ?? '')}`,
    note: bothDays(language, jdn).join(' · '),
  }));
  const others = found.map((each) => foundSuggestion(language, each, known));
  const clear = answers[0] ?? days[0] ?? (meant && foundSuggestion(language, meant, known));
  return { all: [...answers, ...days, ...others], clear };
}

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

async function show(): Promise<Suggestions> {
  const typed = input.value;
  const suggestions = await suggestionsFor(typed);
  if (typed !== input.value) return suggestions;
  print(list, suggestionList(suggestions.all));
  chosen = -1;
  input.removeAttribute('aria-activedescendant');
  setOpen(suggestions.all.length > 0);
  const { length } = suggestions.all;
  if (typed.trim() === '') tell('', false);
  else if (length === 0) tell(text.none);
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
  const { clear, all } = await show();
  if (clear) return open(clear.href);
  if (all.length > 0) tell(text.choose);
}

input.addEventListener(
  'focus',
  () => {
    for (const load of [search, facts]) load().catch(() => undefined);
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

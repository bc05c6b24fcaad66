/** The search box of the header: suggests results while typing, and opens them. Its lists load on first focus. */
import type { HijriCalendar } from '#core/hijri.ts';
import type { Jdn } from '#core/jdn.ts';
import type { CityIndex } from '#site/cities/search.ts';
import { readHijriCalendar } from '#site/data/hijri.browser.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import { readFile, readHolidaysOf } from '#site/data/snapshots.browser.ts';
import { PAGES } from '#site/kit/navigation.ts';
import { numeral } from '#site/kit/numerals.ts';
import { dataOf, element, language, once, print, today } from '#site/kit/page.browser.ts';
import { CHOSEN_KEY } from '#site/settings/settings.ts';
import { asksNextHoliday, daysOfHoliday, holidaysOfYear, nextHolidayAfter, yearIn } from './asked.ts';
import { namesHijriMonth, readDate } from './read-date.ts';
import { clearlyMeant, createSearch, type Search } from './search.ts';
import { SEARCH_BOX_TEXT } from './text.ts';
import { dateSuggestion, foundSuggestion, holidaysSuggestion, type Suggestion, suggestionList } from './view.ts';

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

/** A date needs no list, except for names of Islamic months. */
async function dateIn(typed: string) {
  const hijri = namesHijriMonth(typed) ? await readHijriCalendar() : undefined;
  return readDate(typed, hijri as HijriCalendar, today());
}

const daySuggestion = (jdn: Jdn): Suggestion => dateSuggestion(language, { kind: 'day', jdn });

/** Suggestions that need no search. */
async function answersTo(typed: string): Promise<Suggestion[]> {
  const year = holidaysOfYear(typed);
  if (year) return [holidaysSuggestion(language, year)];
  if (asksNextHoliday(typed)) {
    const next = await nextHolidayAfter(today(), readHolidaysOf);
    return next === undefined ? [] : [daySuggestion(next)];
  }
  const destination = await dateIn(typed);
  return destination ? [dateSuggestion(language, destination)] : [];
}

async function suggestionsFor(typed: string): Promise<Suggestions> {
  if (typed.trim() === '') return { all: [], clear: undefined };
  const answers = await answersTo(typed);
  // If there is an answer, only exact names are added: «فردا» resembles half of all days. Offline there is only the
  // answer.
  const found = await search().then(
    (find) => find(typed).filter(({ isFuzzy }) => !(answers.length > 0 && isFuzzy)),
    (error: unknown) => {
      if (answers.length === 0) throw error;
      return [];
    },
  );
  const meant = clearlyMeant(found);
  const year = yearIn(typed);
  const days =
    meant && year !== undefined && answers.length === 0
      ? (await daysOfHoliday(meant, year, readHolidaysOf).catch(() => [])).map(daySuggestion)
      : [];
  const others = found.map((each) => foundSuggestion(language, each, today()));
  const clear = answers[0] ?? days[0] ?? (meant && foundSuggestion(language, meant, today()));
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
  else input.setAttribute('aria-activedescendant', all[chosen]!.id);
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
  const found = suggestions.all.length > 0 ? `${numeral(language, suggestions.all.length)} ${text.found}` : text.none;
  print(status, typed.trim() === '' ? '' : found);
  status.classList.toggle('visually-hidden', suggestions.all.length > 0 || typed.trim() === '');
  return suggestions;
}

function fail(): void {
  print(status, text.failed);
  status.classList.remove('visually-hidden');
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
  if (all.length > 0) {
    print(status, text.choose);
    status.classList.remove('visually-hidden');
  }
}

input.addEventListener('focus', () => void search().catch(() => undefined), { once: true });
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
if (document.activeElement === input && input.value !== '') void show().catch(fail);

/** The box of the header: suggests as one types, and leads there. Its lists are read when it is first entered. */
import { createHijriCalendar, type HijriCalendar } from '#core/hijri.ts';
import type { CityIndex } from '#site/cities/search.ts';
import { type HijriBits, unpackHijriTable } from '#site/frame/hijri-bits.ts';
import { PAGES } from '#site/frame/navigation.ts';
import { numeral } from '#site/frame/numerals.ts';
import { language, today } from '#site/frame/page.browser.ts';
import { readFile } from '#site/frame/twins.browser.ts';
import type { OccasionEntry } from './index-entry.ts';
import { readDate } from './read-date.ts';
import { createSearch, type Search } from './search.ts';
import { GOTO_TEXT } from './text.ts';
import { dateSuggestion, foundSuggestion, type Suggestion, suggestionList } from './view.ts';

const text = GOTO_TEXT[language];
const form = document.querySelector<HTMLFormElement>('[data-goto]')!;
const input = form.querySelector('input')!;
const list = form.querySelector<HTMLElement>('[role="listbox"]')!;
const status = form.querySelector<HTMLElement>('[role="status"]')!;

interface Lists {
  readonly search: Search;
  readonly hijri: HijriCalendar;
}

async function readLists(): Promise<Lists> {
  const [occasions, index, hijri] = await Promise.all([
    readFile<readonly OccasionEntry[]>('/occasions/index.json'),
    readFile<CityIndex>('/prayer-times/cities.json'),
    readFile<HijriBits>('/converter/hijri.json'),
  ]);
  return {
    search: createSearch({ occasions, index, pages: PAGES }),
    hijri: createHijriCalendar(unpackHijriTable(hijri)),
  };
}

let reading: Promise<Lists> | undefined;

function lists(): Promise<Lists> {
  reading ??= readLists().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

interface Suggestions {
  readonly all: readonly Suggestion[];
  /** where Enter leads without a choice: a date, the only thing of this name, or the only thing found */
  readonly clear: Suggestion | undefined;
}

async function suggestionsFor(typed: string): Promise<Suggestions> {
  if (typed.trim() === '') return { all: [], clear: undefined };
  const { search, hijri } = await lists();
  const destination = readDate(typed, hijri, today());
  // Beside a date only what has its name: «فردا» resembles half of all days.
  const found = search(typed).filter(({ isFuzzy }) => !(destination && isFuzzy));
  const dates = destination ? [dateSuggestion(language, destination)] : [];
  const others = found.map((each) => foundSuggestion(language, each));
  const exact = found.filter(({ isExact }) => isExact);
  // «نوروز» is the occasion before it is the page of its moment.
  const named = exact.filter(({ kind }) => kind !== 'page');
  const meant = named.length > 0 ? named : exact;
  const only = meant.length === 1 ? found.indexOf(meant[0]!) : found.length === 1 ? 0 : -1;
  return { all: [...dates, ...others], clear: dates[0] ?? others[only] };
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
  list.innerHTML = suggestionList(suggestions.all).text;
  chosen = -1;
  input.removeAttribute('aria-activedescendant');
  setOpen(suggestions.all.length > 0);
  status.textContent =
    typed.trim() === ''
      ? ''
      : suggestions.all.length > 0
        ? `${numeral(language, suggestions.all.length)} ${text.found}`
        : text.none;
  status.classList.toggle('visually-hidden', suggestions.all.length > 0 || typed.trim() === '');
  return suggestions;
}

function fail(): void {
  status.textContent = text.failed;
  status.classList.remove('visually-hidden');
}

function open(href: string): void {
  setOpen(false);
  const isHere = new URL(href, location.href).pathname === location.pathname;
  location.assign(href);
  if (isHere) input.blur();
}

async function submit(): Promise<void> {
  const option = options()[chosen];
  if (option) return open(option.dataset.href!);
  const { clear, all } = await show();
  if (clear) return open(clear.href);
  if (all.length > 0) {
    status.textContent = text.choose;
    status.classList.remove('visually-hidden');
  }
}

input.addEventListener('focus', () => void lists().catch(() => undefined), { once: true });
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
  if (option) open(option.dataset.href!);
});
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (!form.contains(relatedTarget as Node | null)) setOpen(false);
});
if (document.activeElement === input && input.value !== '') void show().catch(fail);

/** The search box of the header: lists results while a reader types, and opens them. */
import { itemAt } from '#core/required.ts';
import type { Html } from '#site/kit/html.ts';
import { numeral } from '#site/kit/language.ts';
import { element, keepInTab, language, print, today } from '#site/kit/page.browser.ts';
import { loadStyle } from '#site/kit/style.browser.ts';
import { settings } from '#site/settings/settings.browser.ts';
import { CHOSEN_KEY } from '#site/settings/settings.ts';
import { askSearch, readersCity } from './ask.browser.ts';
import { nowRows } from './now.browser.ts';
import type { Results } from './results.ts';
import style from './style.css?url';
import { SEARCH_BOX_TEXT } from './text.ts';
import { emptyList, noAnswer, resultList } from './view.ts';

await loadStyle(style);

const text = SEARCH_BOX_TEXT[language];
const form = element<HTMLFormElement>('[data-search-box]');
const input = element('input', form);
const list = element('[role="listbox"]', form);
const close = element('[data-close]', form);
const status = element('[role="status"]', form);

/** What reads results is loaded with the first letter. @throws {Error} without a network */
async function search(typed: string): Promise<Results> {
  const [{ slug: city }, { MAX_ROWS, resultsOf }, { PAGES }] = await Promise.all([
    readersCity(),
    import('./results.ts'),
    import('#site/kit/navigation.ts'),
  ]);
  const found = await askSearch(typed, MAX_ROWS, { weekend: settings().weekend, city });
  return resultsOf(language, found, { today: today(), pages: PAGES });
}

let chosen = -1;
const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

/** @param index −1: none */
function choose(index: number): void {
  const all = options();
  chosen = index;
  all.forEach((option, each) => {
    option.setAttribute('aria-selected', String(each === chosen));
  });
  if (chosen < 0) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', itemAt(all, chosen).id);
  all[chosen]?.scrollIntoView({ block: 'nearest' });
}

function setOpen(isOpen: boolean): void {
  list.hidden = !isOpen;
  close.hidden = !isOpen;
  input.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) choose(-1);
}

function show(content: Html, message: string): void {
  print(list, content);
  print(status, message);
  chosen = -1;
  input.removeAttribute('aria-activedescendant');
  // A late answer does not open the list of a box that the reader has left.
  setOpen(form.contains(document.activeElement));
}

/** A text that is typed on is not looked up. */
const TYPING_MS = 120;

/** Without a network nothing is fetched: a TypeError. */
const isOffline = (found: unknown): boolean => found instanceof TypeError;

/** @returns undefined if the text has changed meanwhile, or without a network */
async function update(): Promise<Results | undefined> {
  const typed = input.value;
  const isOld = () => typed !== input.value;
  if (typed.trim() === '') {
    show(emptyList(language, undefined), '');
    const rows = await nowRows().catch((error: Error) => error);
    if (isOld()) return undefined;
    if (isOffline(rows)) show(noAnswer(language, false), text.offline);
    else show(emptyList(language, rows instanceof Error ? [] : rows), '');
    return undefined;
  }
  await new Promise((resolve) => setTimeout(resolve, TYPING_MS));
  if (isOld()) return undefined;
  const results = await search(typed).catch((error: Error) => error);
  if (isOld()) return undefined;
  if (results instanceof Error) {
    const isOnline = !isOffline(results);
    show(noAnswer(language, isOnline), isOnline ? text.failed : text.offline);
    return undefined;
  }
  const count = results.rows.length + (results.answer ? 1 : 0);
  const message =
    count === 0
      ? text.none.replace('{text}', typed)
      : `${numeral(language, count)} ${count === 1 ? text.oneFound : text.found}`;
  show(resultList(language, typed, results), message);
  return results;
}

function open(href: string): void {
  setOpen(false);
  const city = /\/prayer-times\/([\w-]+)$/.exec(href)?.[1];
  if (city) keepInTab(CHOSEN_KEY, city);
  const isHere = new URL(href, location.href).pathname === location.pathname;
  location.assign(href);
  if (isHere) input.blur();
}

/** Opens the page of an option, or writes its text into the field. */
function take({ dataset: { href, text: example } }: HTMLElement): void {
  if (href !== undefined) open(href);
  if (example === undefined) return;
  input.value = example;
  void update();
}

async function submit(): Promise<void> {
  const option = options()[chosen];
  if (option) {
    take(option);
    return;
  }
  const results = await update();
  if (results?.target) open(results.target);
  else if (results && results.rows.length > 0) print(status, text.choose);
}

input.addEventListener('focus', () => void update());
input.addEventListener('input', () => void update());
input.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !list.hidden) {
    event.preventDefault();
    setOpen(false);
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  if (list.hidden) setOpen(options().length > 0);
  const { length } = options();
  if (length === 0) return;
  // From the field down to the first, up to the last.
  choose(event.key === 'ArrowDown' ? (chosen + 1) % length : (chosen <= 0 ? length : chosen) - 1);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void submit();
});
list.addEventListener('pointerdown', (event) => event.preventDefault());
list.addEventListener('click', (event) => {
  const option = (event.target as HTMLElement).closest<HTMLElement>('[role="option"]');
  if (option) take(option);
});
close.addEventListener('click', () => {
  input.blur();
  setOpen(false);
});
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (!form.contains(relatedTarget as Node | null)) setOpen(false);
});
if (document.activeElement === input) void update();

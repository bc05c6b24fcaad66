/** The list of occasions: categories are shown and hidden, and a name is searched as one types. */
import * as gregorian from '#core/gregorian.ts';
import type { Jdn } from '#core/jdn.ts';
import * as persian from '#core/persian.ts';
import { GROUP_NAMES, groupOf } from '#site/data/groups.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { daysAwayText, ownDayText } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { element, language, once, part, print, today } from '#site/kit/page.browser.ts';
import { foundPath } from '#site/search-box/found.ts';
import { createSearch, type Found } from '#site/search-box/search.ts';
import { onSettings, shownGroups, startGroupBoxes } from '#site/settings/settings.browser.ts';
import { OCCASIONS_TEXT } from './text.ts';

const text = OCCASIONS_TEXT[language];
const list = element('[data-list]');
const input = element<HTMLInputElement>('#occasion-search');
const filter = part('filter');
const onlyHolidays = element<HTMLInputElement>('[data-holidays]', filter);

function showChosen(): void {
  const wanted = onlyHolidays.checked ? ['holiday'] : shownGroups();
  for (const item of list.querySelectorAll('li')) item.hidden = !wanted.some((name) => item.classList.contains(name));
  for (const month of list.querySelectorAll('details')) {
    month.hidden = [...month.querySelectorAll('li')].every(({ hidden }) => hidden);
    if (onlyHolidays.checked) month.open = true;
  }
}

// A category that is ticked ends the choice of holidays alone, before the settings are stored and shown.
filter.addEventListener(
  'change',
  ({ target }) => {
    if (target !== onlyHolidays) onlyHolidays.checked = false;
  },
  { capture: true },
);
startGroupBoxes(filter);
onlyHolidays.addEventListener('change', () => {
  showChosen();
  if (!onlyHolidays.checked) openMonth(today());
});

/** Opens the month of a day, and closes the others. */
function openMonth(day: Jdn): void {
  const { month } = { fa: persian, en: gregorian }[language].fromJdn(day);
  for (const details of list.querySelectorAll<HTMLDetailsElement>('[data-month]')) {
    details.open = Number(details.dataset.month) === month;
  }
}

onSettings(showChosen);
showChosen();
openMonth(today());

const NO_CITIES = { regions: [], provinces: 0, cities: [], zones: [] };

const load = once(async () => {
  const occasions = await readFile<OccasionEntry[]>('/occasions/index.json');
  return {
    search: createSearch({ occasions, index: NO_CITIES, pages: [] }),
    entries: new Map(occasions.map((entry) => [entry.slug, entry])),
  };
});

function resultItem(found: Found, entry: OccasionEntry) {
  const day = entry.days.find((jdn) => jdn >= today());
  const date = day !== undefined && `${ownDayText(language, day)} · ${daysAwayText(language, day - today())}`;
  return html`
<li><span class="tag ${groupOf(entry)}">${GROUP_NAMES[groupOf(entry)][language]}</span> <a href="${foundPath(language, found, today())}">${found.name[language]}</a> ${date && html`<span class="note">${date}</span>`}</li>`;
}

async function tell(): Promise<void> {
  const asked = input.value.trim();
  list.hidden = asked !== '';
  filter.hidden = asked !== '';
  if (asked === '') {
    print('results', '');
    print('found', '');
    return;
  }
  try {
    const { search, entries } = await load();
    if (input.value.trim() !== asked) return;
    const found = search(asked);
    print('results', html`${found.map((one) => resultItem(one, entries.get(one.slug)!))}`);
    print('found', found.length === 0 ? text.none : '');
  } catch {
    print('found', text.unready);
  }
}
input.addEventListener('input', tell);
input.addEventListener('focus', () => void load().catch(() => undefined), { once: true });
// A search that was typed before the script had loaded.
input.value ||= new URLSearchParams(location.search).get('q') ?? '';
if (input.value !== '') void tell();

/** The list of occasions: the chosen categories, and a name is searched as one types. */
import { required } from '#core/required.ts';
import { GROUP_NAMES, groupOf } from '#site/data/groups.ts';
import type { OccasionEntry } from '#site/data/resources.ts';
import { readFile } from '#site/data/snapshots.browser.ts';
import { daysAwayText, OWN_CALENDARS, ownDayText, ownMonthName } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { element, language, once, onNewDay, print, today } from '#site/kit/page.browser.ts';
import { foundPath } from '#site/search-box/found.ts';
import { createOccasionSearch, type Found } from '#site/search-box/search.ts';
import { onSettings, shownGroups, startGroupBoxes } from '#site/settings/settings.browser.ts';
import { monthHead } from './facts.view.ts';
import { OCCASIONS_TEXT } from './text.ts';

const text = OCCASIONS_TEXT[language];
const input = element<HTMLInputElement>('#occasion-search');
const filter = element('.filter');
const onlyHolidays = element<HTMLInputElement>('[data-holidays]', filter);
const withPast = element<HTMLInputElement>('[data-past]', filter);
startGroupBoxes(filter);

/** The months count what the choice shows. */
function showMonths(): void {
  const groups = shownGroups().map((group) => `.${group}`);
  const chosen = `li:is(${groups})${onlyHolidays.checked ? '.holiday' : ''}${withPast.checked ? '' : ':not(.past)'}`;
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.occasion-list details')) {
    const { id, dataset } = details;
    const title = dataset.month ? ownMonthName(language, Number(dataset.month)) : text.others;
    print(id, monthHead(language, title, details.querySelectorAll(chosen).length));
  }
}
onSettings(showMonths);
if (document.openMonth) onNewDay(document.openMonth);
withPast.addEventListener('change', showMonths);
showMonths();

onlyHolidays.addEventListener('change', () => {
  const { month } = OWN_CALENDARS[language].fromJdn(today());
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-month]')) {
    details.open = onlyHolidays.checked || Number(details.dataset.month) === month;
  }
  showMonths();
});

const load = once(async () => {
  const occasions = await readFile<OccasionEntry[]>('/occasions/index.json');
  return {
    search: createOccasionSearch(occasions),
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
  if (asked === '') {
    print('results', '');
    print('found', '');
    return;
  }
  try {
    const { search, entries } = await load();
    if (input.value.trim() !== asked) return;
    const found = search(asked);
    print('results', html`${found.map((one) => resultItem(one, required(entries, one.slug)))}`);
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

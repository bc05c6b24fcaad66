/** The list of occasions: the known days that come, the chosen categories, and a name is searched as one types. */
import { GROUP_NAMES, groupOf } from '#site/data/groups.ts';
import { OWN_CALENDARS, ownMonthName } from '#site/kit/dates.ts';
import { html } from '#site/kit/html.ts';
import { dataOf, element, language, onNewDay, part, print, today } from '#site/kit/page.browser.ts';
import { askSearch } from '#site/search-box/ask.browser.ts';
import { occasionRow, type SearchAnswer } from '#site/search-box/results.ts';
import { onSettings, shownGroups, startGroupBoxes } from '#site/settings/settings.browser.ts';
import { groupsText } from '#site/settings/text.ts';
import { comingKnown, type KnownDay } from './coming.view.ts';
import { monthHead } from './facts.view.ts';
import { OCCASIONS_TEXT } from './text.ts';

const text = OCCASIONS_TEXT[language];
const input = element<HTMLInputElement>('#occasion-search');
const filter = element('.filter');
const onlyHolidays = element<HTMLInputElement>('[data-holidays]', filter);
startGroupBoxes(filter);

const coming = part('coming');
const known = JSON.parse(dataOf(coming, 'days')) as KnownDay[];
const showComing = () => print(coming, comingKnown(language, known, shownGroups(), today()));
onNewDay(() => {
  showComing();
  showMonths();
});
onSettings(showComing);
showComing();

/** The months count what the choice shows; the one of today is marked. */
function showMonths(): void {
  const groups = shownGroups().map((group) => `.${group}`);
  const chosen = `li:is(${groups})${onlyHolidays.checked ? '.holiday' : ''}`;
  print('chosen', onlyHolidays.checked ? text.onlyHolidays : groupsText(language, groups.length));
  const now = OWN_CALENDARS[language].fromJdn(today());
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.occasion-list details')) {
    const { id, dataset } = details;
    const title = dataset.month ? ownMonthName(language, Number(dataset.month)) : text.others;
    const isNow = Number(dataset.month) === now.month && Number(dataset.year) === now.year;
    print(id, monthHead(language, title, details.querySelectorAll(chosen).length, isNow));
  }
}
onSettings(showMonths);
showMonths();

onlyHolidays.addEventListener('change', () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-month]'))
    details.open = onlyHolidays.checked;
  showMonths();
});

/** Results at most. */
const MAX_FOUND = 20;

function resultItem(found: SearchAnswer['data'][number]) {
  const { href, title, note, kind } = occasionRow(language, found, today());
  const group = groupOf(found);
  return html`
<li><span class="tag ${group}">${GROUP_NAMES[group][language]}</span> <a href="${href}">${title}</a> ${note && html`<span class="note">${note} · ${kind}</span>`}</li>`;
}

async function tell(): Promise<void> {
  const asked = input.value.trim();
  if (asked === '') {
    print('results', '');
    print('found', '');
    return;
  }
  try {
    const { data } = await askSearch(asked, MAX_FOUND);
    if (input.value.trim() !== asked) return;
    print('results', html`${data.map(resultItem)}`);
    print('found', data.length === 0 ? text.none : '');
  } catch {
    print('results', '');
    print('found', text.unready);
  }
}
input.addEventListener('input', tell);
// A search that was typed before the script had loaded.
input.value ||= new URLSearchParams(location.search).get('q') ?? '';
if (input.value !== '') void tell();
